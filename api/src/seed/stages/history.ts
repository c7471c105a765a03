import { type Duration, QUESTIONS_BY_DURATION } from '@api/contract';
import { drawQuestions, seededIndex } from '@api/drawing';
import type { Knex } from 'knex';
import { spendAnswerAllowance } from '../../domains/billing/plans-and-payments/index.ts';
import { findUserByEmail } from '../../domains/identity/accounts/index.ts';
import { findCandidates, insertTest } from '../../domains/tests/timed-tests/index.ts';
import { seedAttempts } from './attempts.ts';
import { noCounts, type StageCounts } from './stage.ts';
import { findCourse, hasHistory, listQuestionIds, writeMarks } from './stages.queries.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A demo learner's history: completed questions per subject, and tests by days ago, subject and minutes. */
interface History {
  email: string;
  completed: Readonly<Record<string, number>>;
  /** One in this many is also saved. */
  savedOneIn: number;
  pinned: number;
  openedAnswers: number;
  tests: readonly { daysAgo: number; subject: string; duration: Duration; topics: number }[];
}

const HISTORIES: readonly History[] = [
  {
    email: 'demo.learner@example.com',
    completed: { 'math-aa-hl': 46, 'physics-hl': 24, 'chemistry-sl': 13, 'math-aa-sl': 7 },
    savedOneIn: 6,
    pinned: 4,
    openedAnswers: 9,
    tests: [
      { daysAgo: 26, subject: 'math-aa-hl', duration: 30, topics: 1 },
      { daysAgo: 21, subject: 'physics-hl', duration: 30, topics: 2 },
      { daysAgo: 17, subject: 'math-aa-hl', duration: 60, topics: 2 },
      { daysAgo: 12, subject: 'chemistry-sl', duration: 30, topics: 1 },
      { daysAgo: 8, subject: 'math-aa-hl', duration: 60, topics: 3 },
      { daysAgo: 4, subject: 'physics-hl', duration: 60, topics: 3 },
      { daysAgo: 1, subject: 'math-aa-hl', duration: 120, topics: 5 },
    ],
  },
  {
    email: 'demo.unverified@example.com',
    completed: { 'math-ai-sl': 5 },
    savedOneIn: 3,
    pinned: 0,
    openedAnswers: 1,
    tests: [{ daysAgo: 2, subject: 'math-ai-sl', duration: 30, topics: 1 }],
  },
];

const eveningOf = (now: Date, daysAgo: number, key: string) =>
  new Date(
    Math.min(
      now.getTime(),
      Math.floor(now.getTime() / DAY_MS) * DAY_MS - daysAgo * DAY_MS + (15 + seededIndex(key, 7)) * HOUR_MS,
    ),
  );

async function chooseCompleted(db: Knex, history: History): Promise<number[]> {
  const chosen: number[] = [];
  for (const [subject, count] of Object.entries(history.completed)) {
    const ids = await listQuestionIds(db, subject);
    const step = Math.max(1, Math.floor(ids.length / count));
    chosen.push(...ids.filter((_, index) => index % step === 0).slice(0, count));
  }
  return chosen;
}

async function seedMarks(db: Knex, userId: number, history: History, now: Date): Promise<number> {
  const ids = await chooseCompleted(db, history);
  const marks = ids.map((question_id, index) => {
    const key = `${history.email} ${index}`;
    return { user_id: userId, question_id, created_at: eveningOf(now, seededIndex(`${key} day`, 27), key) };
  });
  await writeMarks(db, {
    completed: marks,
    saved: marks.filter((_, index) => index % history.savedOneIn === 0),
    pinned: marks.filter((_, index) => index % 11 === 3).slice(0, history.pinned),
  });
  const learner = {
    signedIn: true,
    userId,
    roleId: 3,
    staff: false,
    permissions: [],
    verified: true,
    sessionId: 0,
    deviceId: 0,
    elsewhere: null,
  } as const;
  for (const id of ids.slice(0, history.openedAnswers)) await spendAnswerAllowance(db, learner, id, now);
  return marks.length;
}

async function seedTests(db: Knex, userId: number, history: History, now: Date): Promise<number> {
  let made = 0;
  for (const { daysAgo, subject, duration, topics } of history.tests) {
    const course = await findCourse(db, subject);
    if (!course) continue;
    const chosen = course.topics.slice(0, topics);
    const drawSeed = seededIndex(`${history.email} ${daysAgo}`, 2 ** 31);
    const needed = QUESTIONS_BY_DURATION[duration];
    const questions = drawQuestions(await findCandidates(db, userId, chosen), needed, drawSeed);
    if (questions.length < needed) continue;
    await insertTest(db, {
      slug: `${subject}-demo-${userId}-${daysAgo}`,
      userId,
      subjectId: course.id,
      duration,
      drawSeed,
      createdAt: eveningOf(now, daysAgo, `${history.email} test ${daysAgo}`),
      questions,
      topicIds: chosen.map(({ id }) => id),
      attempts: daysAgo > 1 ? 1 : 0,
    });
    made += 1;
  }
  return made;
}

/** Gives the demo learners some weeks behind them, unless they have done something already; and their old tests an attempt. */
export async function seedHistory(db: Knex, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  for (const history of HISTORIES) {
    const user = await findUserByEmail(db, history.email);
    if (user && !(await hasHistory(db, user.id))) {
      counts.inserted += await seedMarks(db, user.id, history, now);
      counts.inserted += await seedTests(db, user.id, history, now);
    } else counts.kept += 1;
    if (user) counts.updated += await seedAttempts(db, user.id);
  }
  return counts;
}
