import type { ReportReason } from '@api/contract';
import type { Knex } from 'knex';
import { findUserByEmail } from '../../domains/identity/accounts/index.ts';
import { noCounts, type StageCounts } from './stage.ts';
import { hasDoubtsOrReports, insertDoubts, insertReports, listQuestionIds } from './stages.queries.ts';

const HOUR_MS = 3_600_000;
const LEARNER = 'demo.learner@example.com';
const OTHER_LEARNER = 'demo.unverified@example.com';
const STAFF = 'demo.staff@example.com';

/** Which question: the how many-th of its subject, in course order. */
interface About {
  subject: string;
  place: number;
  hoursAgo: number;
  who: string;
}

const DOUBTS: readonly (About & { queries: string; reply?: string })[] = [
  {
    who: LEARNER,
    subject: 'math-aa-hl',
    place: 2,
    hoursAgo: 19 * 24,
    queries: 'Do I have to write $u_n = u_1 + (n - 1)d$ down to get the method mark, or is putting the numbers in enough?',
    reply:
      'Correct numbers in the right places earn the method mark on their own. Write the formula down all the same: when a number is copied wrongly, the formula is what still shows the method.',
  },
  {
    who: LEARNER,
    subject: 'physics-hl',
    place: 0,
    hoursAgo: 30,
    queries: 'Does it matter which direction I take as positive, as long as I keep to it?',
    reply: 'No. Choose one, say which, and give every vector its sign by it.',
  },
  {
    who: LEARNER,
    subject: 'chemistry-sl',
    place: 3,
    hoursAgo: 5,
    queries: 'How many significant figures should the answer have when the data have different numbers of them?',
  },
  {
    who: OTHER_LEARNER,
    subject: 'math-ai-sl',
    place: 4,
    hoursAgo: 21,
    queries: 'May I give the answer straight from my calculator here, or do I need to show a step?',
  },
];

type Closing = { outcome: 'fixed' | 'not_a_fault'; note: string };

const REPORTS: readonly (About & { type: ReportReason; description: string; closing?: Closing })[] = [
  {
    who: LEARNER,
    subject: 'math-aa-hl',
    place: 9,
    hoursAgo: 12 * 24,
    type: 'Incorrect/Inaccurate Information',
    description: 'I get the same value with the opposite sign.',
    closing: { outcome: 'not_a_fault', note: 'Checked by substitution: the sign is right.' },
  },
  {
    who: OTHER_LEARNER,
    subject: 'math-ai-sl',
    place: 11,
    hoursAgo: 50,
    type: 'Does not belong in this topic',
    description: 'We had this under the topic before, I think.',
  },
  {
    who: LEARNER,
    subject: 'physics-hl',
    place: 6,
    hoursAgo: 8,
    type: 'Other (please specify below)',
    description: 'The hint gives away the whole first part.',
  },
];

/** Gives staff doubts to answer and reports to review, unless there are any already. */
export async function seedQuestionsAsked(db: Knex, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  if (await hasDoubtsOrReports(db)) return { ...counts, kept: DOUBTS.length + REPORTS.length };
  const staff = await findUserByEmail(db, STAFF);
  if (!staff) return counts;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  /** An answer comes within the promised 24 hours. */
  const answeredAt = (hoursAgo: number) => at(Math.max(0, hoursAgo - 9));

  const subjects = [...new Set([...DOUBTS, ...REPORTS].map(({ subject }) => subject))];
  const questions = new Map<string, number[]>();
  for (const subject of subjects) questions.set(subject, await listQuestionIds(db, subject));
  const users = new Map<string, number>();
  for (const email of [LEARNER, OTHER_LEARNER]) {
    const user = await findUserByEmail(db, email);
    if (user) users.set(email, user.id);
  }
  const known = <Entry extends About>(entries: readonly Entry[]) =>
    entries.flatMap((entry) => {
      const questionId = questions.get(entry.subject)?.[entry.place];
      const userId = users.get(entry.who);
      return questionId === undefined || userId === undefined ? [] : [{ entry, questionId, userId }];
    });

  const doubts = known(DOUBTS).map(({ entry: { queries, hoursAgo, reply }, ...ids }) => ({
    ...ids,
    queries,
    askedAt: at(hoursAgo),
    reply: reply === undefined ? null : { userId: staff.id, queries: reply, at: answeredAt(hoursAgo) },
  }));
  const reports = known(REPORTS).map(({ entry: { type, description, hoursAgo, closing }, ...ids }) => ({
    ...ids,
    type,
    description,
    at: at(hoursAgo),
    closed: closing ? { by: staff.id, at: answeredAt(hoursAgo), ...closing } : null,
  }));
  await insertDoubts(db, doubts);
  if (reports.length > 0) await insertReports(db, reports);
  return { ...counts, inserted: doubts.length + reports.length };
}
