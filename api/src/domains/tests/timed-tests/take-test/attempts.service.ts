import type { FinalState, TimeSettings } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { createWorkShare } from '../../../../http/concurrency-limits.ts';
import type { Call } from '../../../../http/route.ts';
import {
  type AttemptRow,
  findPresentWork,
  findTestQuestions,
  findTimeSettings,
  listChanges,
  lockAttempt,
  storeStart,
} from '../attempts.queries.ts';
import { presentReceipt, presentWork } from '../test.presenter.ts';
import { assignmentClosed, noSuchTest, testNotStarted, testOver } from '../tests.errors.ts';
import { endAttempt, endIfOver, finalStateOf } from './closing.ts';
import { deadlineOf } from './deadline.ts';
import { type Outcome, type Saving, saveChanges, saveNextChange } from './save-changes.ts';

/** The caller's test with its row locked, ended first if its time is up. Another learner's is not found. */
async function openAttempt(transaction: Knex, userId: number, slug: string, now: Date): Promise<AttemptRow> {
  const attempt = await lockAttempt(transaction, userId, slug);
  if (!attempt) throw noSuchTest();
  return endIfOver(transaction, attempt, now);
}

/** Else the settings apply. */
const choosesTime = ({ extra_time, untimed }: Partial<TimeSettings>) => extra_time !== undefined || untimed !== undefined;

/** Starts the clock, once: later calls return what the first one decided. Without a choice of time the user's settings count. */
export async function startAttempt(
  transaction: Knex,
  userId: number,
  slug: string,
  time: Partial<TimeSettings>,
  now: Date,
): Promise<{ started_at: Date; deadline: Date | null }> {
  const attempt = await openAttempt(transaction, userId, slug, now);
  if (attempt.started_at) return { started_at: attempt.started_at, deadline: attempt.deadline };
  if (attempt.closes_at && now >= attempt.closes_at) throw assignmentClosed();
  const chosen = choosesTime(time) ? time : await findTimeSettings(transaction, userId);
  // In set work the clock is the teacher's, extra time the learner's.
  const untimed = attempt.assigned ? attempt.untimed : (chosen.untimed ?? false);
  const extra_time = untimed ? 0 : (chosen.extra_time ?? 0);
  const timing = { duration: attempt.duration, extraTime: extra_time, untimed, startedAt: now, closesAt: attempt.closes_at };
  const started = { started_at: now, deadline: deadlineOf(timing) };
  await storeStart(transaction, attempt.id, { ...started, extra_time, untimed });
  return started;
}

/** Starts the test with the time that the page offers to choose. */
export async function startTest({ db, caller, params, body, now }: Call<'POST /api/test/:slug/start'>) {
  const { started_at, deadline } = await startAttempt(db, caller.userId, params.slug, body, now);
  return {
    started_at: started_at.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    server_time: now.toISOString(),
  };
}

/**
 * Saves with the test's row locked against other writers; returns the final state if the test is over, or ends now: its
 * end stays committed.
 */
async function saveLocked(db: Knex, saving: Saving): Promise<Outcome | { final: FinalState }> {
  return inTransaction(db, async (transaction) => {
    const attempt = await openAttempt(transaction, saving.userId, saving.slug, saving.now);
    const final = await finalStateOf(transaction, attempt);
    if (final) return { final };
    if (!attempt.started_at) throw testNotStarted();
    return saveChangesOfLocked(transaction, saving);
  });
}

async function saveChangesOfLocked(transaction: Knex, saving: Saving): Promise<Outcome> {
  const outcome = await saveChanges(transaction, saving);
  if (!outcome) throw new Error('Another writer changed the test while its row was locked');
  return outcome;
}

/** Limits judged saves per process: they may wait for one another, and must leave connections for other calls. */
const judging = createWorkShare({ mostInWork: 8, mostInWorkOfOne: 2, mostWaitingOfOne: 60, mostWaiting: 5_000, waitMs: 10_000 });

/**
 * Saves changes by comparing them with the stored work, optimistically; with a lock if another writer interferes or the
 * test does not run.
 */
async function saveJudged(db: Knex, saving: Saving) {
  const giveBack = await judging.enter(saving.userId);
  try {
    return (await saveChanges(db, saving)) ?? (await saveLocked(db, saving));
  } finally {
    giveBack();
  }
}

/**
 * Saves changes: once acknowledged, they are committed. A change that directly follows is stored as it is, others are
 * judged. Once the test is over, 409 with the final state.
 */
export async function saveProgress({ db, caller, params, body, now }: Call<'PATCH /api/test/:slug/progress'>) {
  const saving = { userId: caller.userId, slug: params.slug, clientId: body.client_id, now, changes: body.changes };
  const outcome = (await saveNextChange(db, saving)) ?? (await saveJudged(db, saving));
  if ('final' in outcome) throw testOver(outcome.final);
  const { saved, conflicts, deadline } = outcome;
  return {
    saved,
    ...(conflicts.length > 0 ? { conflicts } : {}),
    server_time: now.toISOString(),
    deadline: deadline?.toISOString() ?? null,
  };
}

/** The client name in the log for states that a submission brought. */
const SUBMISSION = 'submission';

/**
 * Submits with the states that the page shows. They come without a revision, so the page may not know what another tab has stored:
 * they count, and are written to the log, only where nothing but a flag has been saved on a question. Once over, by whomever, the same
 * receipt is answered and nothing changes. A page that submits when the time is over has not ended the test: the time has.
 */
export async function submitTest({ db, caller, params, body, now }: Call<'PUT /api/test/:slug'>) {
  let attempt = await openAttempt(db, caller.userId, params.slug, now);
  if (attempt.submitted_at === null) {
    if (!attempt.started_at) throw testNotStarted();
    const works = await findPresentWork(db, attempt.id);
    const saved = new Map(works.map((work) => [work.question_id, work]));
    const states = [
      ...body.skipped_questions.map((id) => ({ id, state: 'skipped' as const })),
      ...body.attempted_questions.map((id) => ({ id, state: 'attempted' as const })),
    ];
    const changes = states.flatMap(({ id, state }) => {
      const { state: before = 'unvisited', flagged = false, revision = 0 } = saved.get(id) ?? {};
      return before === 'unvisited' ? [{ question_id: id, state, flagged, revision }] : [];
    });
    await saveChangesOfLocked(db, { userId: caller.userId, slug: params.slug, clientId: SUBMISSION, now, changes });
    const timeIsUp = attempt.deadline !== null && now >= attempt.deadline;
    attempt = await endAttempt(db, attempt, timeIsUp ? 'time' : 'learner', now);
  }
  const receipt = presentReceipt(attempt);
  if (!receipt) throw new Error('A submitted test has a receipt');
  return { message: attempt.closed_by === 'time' ? 'Time is up' : 'Test completed successfully', receipt };
}

/** What was stored when. While the test runs, `final` is the present state. */
export async function getTestLog({ db, caller, params, now, setHeader }: Call<'GET /api/test/:slug/log'>) {
  const attempt = await openAttempt(db, caller.userId, params.slug, now);
  setHeader('content-disposition', `attachment; filename="${attempt.slug}-log.json"`);
  return {
    slug: attempt.slug,
    started_at: attempt.started_at?.toISOString() ?? null,
    deadline: attempt.deadline?.toISOString() ?? null,
    receipt: presentReceipt(attempt),
    closed_by: attempt.closed_by,
    final: (await findTestQuestions(db, attempt.id)).map(presentWork),
    changes: (await listChanges(db, attempt.id)).map((change) => ({
      ...presentWork(change),
      client_id: change.client_id,
      sequence: change.sequence,
      elapsed_ms: change.elapsed_ms,
      received_at: change.received_at.toISOString(),
    })),
  };
}
