import type { TimeSettings } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';
import { notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import {
  type AttemptRow,
  findPresentWork,
  findTestQuestions,
  listChanges,
  lockAttempt,
  storeStart,
} from '../attempts.queries.ts';
import { presentReceipt, presentWork } from '../test.presenter.ts';
import { testNotStarted, testOver } from '../tests.errors.ts';
import { endAttempt, endIfOver, finalStateOf } from './closing.ts';
import { deadlineOf } from './deadline.ts';
import { saveChanges } from './save-changes.ts';
import { findTimeSettings } from './time-settings.queries.ts';

/** The caller's test with its row locked, ended first where its time is up. Somebody else's is not found. */
async function openAttempt(transaction: Knex, userId: number, slug: string, now: Date): Promise<AttemptRow> {
  const attempt = await lockAttempt(transaction, userId, slug);
  if (!attempt) throw notFound('There is no such test');
  return endIfOver(transaction, attempt, now);
}

/** Whether whoever starts a test chooses its time; else their settings count. */
const saysTime = ({ extra_time, untimed }: Partial<TimeSettings>) => extra_time !== undefined || untimed !== undefined;

/** Starts the clock, once: later calls answer what the first one decided. */
export async function startTest({ db, caller, params, body, now }: Call<'POST /api/test/:slug/start'>) {
  const attempt = await openAttempt(db, caller.userId, params.slug, now);
  const { extra_time = 0, untimed = false } = saysTime(body) ? body : await findTimeSettings(db, caller.userId);
  const timing = { duration: attempt.duration, extraTime: extra_time, untimed, startedAt: now };
  const started = attempt.started_at
    ? { started_at: attempt.started_at, deadline: attempt.deadline }
    : { started_at: now, deadline: deadlineOf(timing) };
  if (!attempt.started_at) await storeStart(db, attempt.id, { ...started, extra_time, untimed });
  return {
    started_at: started.started_at.toISOString(),
    deadline: started.deadline?.toISOString() ?? null,
    server_time: now.toISOString(),
  };
}

/**
 * Saves changes one after the other in one transaction: what is acknowledged is committed. Once the test is over, 409 with the final
 * state; the ending itself stays committed, which is why the transaction is not the route's.
 */
export async function saveProgress({ db, caller, params, body, now }: Call<'PATCH /api/test/:slug/progress'>) {
  const outcome = await inTransaction(db, async (transaction) => {
    const attempt = await openAttempt(transaction, caller.userId, params.slug, now);
    const final = await finalStateOf(transaction, attempt);
    if (final) return { final };
    if (!attempt.started_at) throw testNotStarted();
    const works = await findPresentWork(transaction, attempt.id);
    const results = await saveChanges(transaction, { testId: attempt.id, clientId: body.client_id, works, now }, body.changes);
    return { final: null, ...results, deadline: attempt.deadline };
  });
  if (outcome.final) throw testOver(outcome.final);
  return {
    saved: outcome.saved,
    ...(outcome.conflicts.length > 0 ? { conflicts: outcome.conflicts } : {}),
    server_time: now.toISOString(),
    deadline: outcome.deadline?.toISOString() ?? null,
  };
}

/** The name under which states that a submission brought stand in the log. */
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
    await saveChanges(db, { testId: attempt.id, clientId: SUBMISSION, works, now }, changes);
    const timeIsUp = attempt.deadline !== null && now >= attempt.deadline;
    attempt = await endAttempt(db, attempt, timeIsUp ? 'time' : 'learner', now);
  }
  const receipt = presentReceipt(attempt);
  if (!receipt) throw new Error('A submitted test has a receipt');
  return { message: attempt.closed_by === 'time' ? 'Time is up' : 'Test completed successfully', receipt };
}

/** What was stored when. While the test goes on `final` is the present state. */
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
