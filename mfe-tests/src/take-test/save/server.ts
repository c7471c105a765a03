import type { FinalState, TestWithQuestions } from '@api/contract';
import { MOST_SECONDS_ON_QUESTION } from '@api/contract/limits';
import { type ApiError, type Host, isApiError } from '@shell/kit';
import type { StoredByQuestion, StoredProgress } from '../answer/progress.ts';
import { EMPTY_OUTBOX, type SentChange } from './outbox.ts';
import type { SaveAnswer, SavingState } from './saving-state.ts';

/** Sends a batch; an empty one reads the time. Throws like `host.request`. */
export async function sendChanges(
  request: Host['request'],
  slug: string,
  clientId: string,
  sent: readonly SentChange[],
  signal?: AbortSignal,
): Promise<SaveAnswer> {
  const changes = sent.map(({ question_id, progress: { state, flagged, answer: given }, basedOn, edit, elapsed }) => ({
    question_id,
    state,
    flagged,
    answer: given,
    revision: basedOn,
    sequence: edit,
    elapsed_ms: Math.min(elapsed, 1_000 * MOST_SECONDS_ON_QUESTION),
  }));
  const batch = { params: { slug }, body: { client_id: clientId, changes } };
  const answer = await request('PATCH /api/test/:slug/progress', batch, signal);
  return {
    saved: answer.saved,
    conflicts: (answer.conflicts ?? []).map(({ question_id, stored }) => ({ question_id, theirs: progressOf(stored) })),
    serverTime: Date.parse(answer.server_time),
    deadline: answer.deadline === null ? null : Date.parse(answer.deadline),
  };
}

const REFUSED = [400, 403, 404, 413, 422];

/** Whether a failure is permanent. */
export const isRefusal = (error: unknown): error is ApiError => isApiError(error) && REFUSED.includes(error.status);

export function storedIn({ questions = [] }: Pick<TestWithQuestions, 'questions'>): StoredByQuestion {
  return Object.fromEntries(questions.map((work) => [work.question_id, progressOf(work)]));
}

/** Of a test just read. */
export const initialSaving = (test: Pick<TestWithQuestions, 'questions' | 'server_time' | 'deadline'>): SavingState => ({
  stored: storedIn(test),
  outbox: EMPTY_OUTBOX,
  save: { kind: 'saved', at: null },
  clock: {
    deadline: test.deadline === null ? null : Date.parse(test.deadline),
    serverTime: Date.parse(test.server_time),
    readAt: performance.now(),
  },
  closed: null,
});

/** Of a test, from the refusal of a late change. */
export function finalIn({ details }: ApiError): StoredByQuestion {
  // Older shells pass no details.
  const { questions = [] } = (details?.final ?? {}) as Partial<FinalState>;
  return Object.fromEntries(questions.map((work) => [work.question_id, progressOf(work)]));
}

function progressOf({ state, flagged, answer, revision }: StoredProgress): StoredProgress {
  return { state, flagged, answer, revision };
}

/** Refusals that a single change may cause. */
const REFUSED_FOR_ONE = [400, 413, 422];
const isForOne = (error: unknown) => isApiError(error) && REFUSED_FOR_ONE.includes(error.status);

/** Sends a batch, or one by one if refused, so that a bad change does not hold up others. Throws its refusal last. */
export async function sendApart(
  changes: readonly SentChange[],
  send: (changes: readonly SentChange[]) => Promise<void>,
): Promise<void> {
  try {
    return await send(changes);
  } catch (error) {
    if (changes.length < 2 || !isForOne(error)) throw error;
  }
  let refusal: unknown;
  for (const change of changes) {
    try {
      await send([change]);
    } catch (error) {
      if (!isForOne(error)) throw error;
      refusal = error;
    }
  }
  if (refusal) throw refusal;
}
