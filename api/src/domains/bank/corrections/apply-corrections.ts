import { addressOf } from '@api/contract/addresses';
import { readable } from '@api/typesetting';
import type { Knex } from 'knex';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { supportContact } from '../../../config.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { orderMail } from '../../../mail-outbox/mail-orders.queries.ts';
import { listGradersOf } from '../../grading/grading/index.ts';
import { findUser } from '../../identity/accounts/index.ts';
import { correctAttemptsOf, listTouchedLearners } from '../../practice/practice/index.ts';
import { type NewNotification, notify, notifyAll } from '../../support/notifications/index.ts';
import {
  type CorrectedTest,
  correctTest,
  findTouched,
  listRaisedOwners,
  listRaisedTests,
  type RaisedTest,
} from '../../tests/timed-tests/index.ts';
import {
  type CorrectionRow,
  countRaisedLearners,
  findCorrection,
  findPlace,
  finishCorrection,
  listCorrectionsToDo,
} from './corrections.queries.ts';
import { findBothKeys } from './key-versions.ts';

/** The kind of mail that notifies a learner of marks from a correction; its data is `{correction_id}`. */
export const MARKS_CORRECTED_MAIL = 'marks_corrected';

/** More than this are summed up, to keep the mail short. */
const MOST_NAMED = 5;

const line = ({ subject, position, before, after, total }: RaisedTest) =>
  `${subject.subject_name}, question ${position}: from ${before} to ${after} of ${total} marks.`;

/** Writes that mail; nothing where the tests or the account are gone. */
export const composeCorrectedMail: Composer = async ({ user_id, data }, { db, config }) => {
  const correction = await findCorrection(db, Number(data.correction_id));
  const user = user_id === null ? null : await findUser(db, user_id);
  if (!correction || !user || user.anonymised_at) return null;
  const tests = await listRaisedTests(db, correction.id, user.id);
  const [first] = tests;
  if (!first) return null;
  const [one, more] = [tests.length === 1, tests.length - MOST_NAMED];
  return writeLetter({
    subject: one ? `Your ${first.subject.subject_name} test has more marks` : 'Your tests have more marks',
    name: user.full_name ?? user.username,
    paragraphs: [
      `We have corrected the answer of a question in ${one ? 'a test' : 'tests'} of yours, and marked your work on it again. What was wrong:`,
      readable(correction.summary),
      ...tests.slice(0, MOST_NAMED).map(line),
      ...(more > 0 ? [`And ${more} more of your tests.`] : []),
      'A correction never takes marks away.',
    ],
    action: {
      label: one ? 'See the result' : 'See your tests',
      href: config.PUBLIC_URL + (one ? addressOf('test-result', { slug: first.slug }) : addressOf('my-tests')),
    },
    writeTo: supportContact(config),
  });
};

/** Read together; each test and learner has its own transaction. */
const AT_ONCE = 200;

interface Round {
  now: Date;
  atOnce: number;
}

type Keys = NonNullable<Awaited<ReturnType<typeof findBothKeys>>>;

const onceFor = (correctionId: number, what: string | number) => `correction:${correctionId}:${what}`;

async function notifyOwner(transaction: Knex, id: number, test: CorrectedTest, now: Date): Promise<void> {
  const { userId, slug, subject, position, outcome, before, after, total } = test;
  const told = { userId, once: onceFor(id, slug) };
  if (outcome === 'raised') {
    const data = { slug, subject, before, after, total, question: position };
    await notify(transaction, { ...told, kind: 'test_remarked', data }, now);
    return;
  }
  const data = { slug, subject, question: position, by: outcome === 'own' ? ('self' as const) : ('server' as const) };
  await notify(transaction, { ...told, kind: 'marks_stand', data }, now);
}

/** Processes the tests in batches. A failure does not stop the others; the errors are returned. */
async function correctTests(
  db: Knex,
  { id, question_id, made_at }: CorrectionRow,
  keys: Keys,
  { now, atOnce }: Round,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const correction = { id, questionId: question_id, ...keys };
  for (let [after, found] = [0, atOnce]; found === atOnce; ) {
    const span = { questionId: question_id, until: made_at, after, limit: atOnce, correctionId: id };
    const rows = await findTouched(db, span);
    found = rows.length;
    after = rows.at(-1)?.test_id ?? after;
    for (const { test_id } of rows) {
      try {
        await inTransaction(db, async (transaction) => {
          const corrected = await correctTest(transaction, test_id, correction, now);
          if (corrected) await notifyOwner(transaction, id, corrected, now);
        });
      } catch (error) {
        failures.push(error);
      }
    }
  }
  return failures;
}

/** The topic of a question and its link, for notifications; no link if it is hidden. */
async function placeOf(db: Knex, questionId: number): Promise<{ topic: string; path: string[] | null }> {
  const place = await findPlace(db, questionId);
  if (!place) return { topic: '', path: null };
  const { subject, path, visible } = place;
  const topic = path.at(-1)?.topic_name ?? subject.subject_name;
  return { topic, path: visible ? [subject.slug, ...path.map(({ slug }) => slug), String(questionId)] : null };
}

/** Processes the practice answers, learner by learner. */
async function correctPractice(db: Knex, { id, question_id, to_version }: CorrectionRow, keys: Keys, { now, atOnce }: Round) {
  const failures: unknown[] = [];
  const correction = { id, questionId: question_id, toVersion: to_version, after: keys.after };
  const place = await placeOf(db, question_id);
  for (let [after, found] = [0, atOnce]; found === atOnce; ) {
    const learners = await listTouchedLearners(db, { questionId: question_id, beforeVersion: to_version, after, limit: atOnce });
    found = learners.length;
    after = learners.at(-1) ?? after;
    for (const userId of learners) {
      try {
        await inTransaction(db, async (transaction) => {
          const raised = await correctAttemptsOf(transaction, userId, correction, now);
          if (raised === 0) return;
          const told = {
            userId,
            kind: 'answers_remarked',
            data: { ...place, answers: raised },
            once: onceFor(id, 'practice'),
          } as const;
          await notify(transaction, told, now);
        });
      } catch (error) {
        failures.push(error);
      }
    }
  }
  return failures;
}

/** Orders the mails to owners and notifies graders, once, in the transaction that finishes the work. */
async function finish(db: Knex, correction: CorrectionRow, now: Date): Promise<void> {
  const { id, question_id, made_at } = correction;
  await inTransaction(db, async (transaction) => {
    const owners = await listRaisedOwners(transaction, id);
    const tests_raised = owners.reduce((sum, { tests }) => sum + tests, 0);
    const learners_raised = await countRaisedLearners(transaction, id);
    if (!(await finishCorrection(transaction, id, { done_at: now, tests_raised, learners_raised }))) return;
    for (const { user_id: userId, email: address } of owners) {
      await orderMail(transaction, { kind: MARKS_CORRECTED_MAIL, address, userId, data: { correction_id: id } }, now);
    }
    const graders = await listGradersOf(transaction, question_id, made_at);
    const told = graders.map(
      ({ user_id: userId, sheets, slug }): NewNotification<'graded_sheets_corrected'> => ({
        ...{ userId, kind: 'graded_sheets_corrected', once: onceFor(id, 'sheets') },
        data: { sheets, slug, summary: readable(correction.summary) },
      }),
    );
    await notifyAll(transaction, told, now);
  });
}

/**
 * Applies unfinished corrections to tests and practice, then orders mails and notifies graders. Each test, each learner
 * and the end is a transaction, done once, so a run after a crash continues. Returns the number finished; throws errors
 * at the end.
 */
export async function applyCorrections(db: Knex, now: Date, atOnce = AT_ONCE): Promise<number> {
  const round = { now, atOnce };
  const failures: unknown[] = [];
  let finished = 0;
  for (const correction of await listCorrectionsToDo(db)) {
    const keys = await findBothKeys(db, correction);
    const failed = keys
      ? [...(await correctTests(db, correction, keys, round)), ...(await correctPractice(db, correction, keys, round))]
      : [];
    failures.push(...failed);
    if (failed.length > 0) continue;
    await finish(db, correction, now);
    finished += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} tests or answers could not be marked again`);
  return finished;
}
