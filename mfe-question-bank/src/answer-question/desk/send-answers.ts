import type { ResponseOf } from '@api/contract';
import { type Host, isApiError, messageOf } from '@shell/kit';
import { createSender, type SendOutcome } from '@shell/kit/drafts';
import { claimForAccount, dropWaiting, keepWaiting, type WaitingAnswer, waitingOf } from './waiting-answers.ts';

export type Sent =
  | { kind: 'answer'; said: ResponseOf<'POST /api/practice/questions/:id/answers'> }
  | { kind: 'give_up'; said: ResponseOf<'POST /api/practice/questions/:id/give-ups'> }
  /** No response, or a temporary refusal with its `reason`. `words` are the same for rate limits. */
  | { kind: 'waiting'; reason?: string; words?: string }
  | { kind: 'refused'; words: string };

/** Session ended, too slow, server busy. */
const PASSING = [0, 401, 408, 425];
const passes = (error: unknown) => !isApiError(error) || PASSING.includes(error.status) || error.status >= 500;

/** Sends an answer, idempotently; it is stored until judged or refused. `late`: no field holds it, so rate limits are retried. */
export async function sendAnswer(host: Host, userId: number | null, answer: WaitingAnswer, late = false): Promise<Sent> {
  keepWaiting(userId, answer);
  const params = { id: answer.questionId };
  const drop = () => dropWaiting(userId, answer.body.client_key);
  try {
    const sent: Sent =
      answer.kind === 'answer'
        ? { kind: 'answer', said: await host.request('POST /api/practice/questions/:id/answers', { params, body: answer.body }) }
        : {
            kind: 'give_up',
            said: await host.request('POST /api/practice/questions/:id/give-ups', { params, body: answer.body }),
          };
    drop();
    return sent;
  } catch (error) {
    const words = messageOf(error);
    if (passes(error)) return { kind: 'waiting', ...(isApiError(error) && error.status > 0 && { reason: words }) };
    if (late && isApiError(error) && error.status === 429) return { kind: 'waiting', reason: words, words };
    if (answer.body.help && isApiError(error) && error.issues.some(({ path }) => path === 'body.help' || path === 'body')) {
      // Older APIs do not know it.
      const { help: _, ...body } = answer.body;
      return sendAnswer(host, userId, { ...answer, body } as WaitingAnswer, late);
    }
    drop();
    return { kind: 'refused', words };
  }
}

type Listener = (clientKey: string, sent: Sent) => void;
const listeners = new Set<Listener>();
/** Of the page that sent last. */
let sender: Host | undefined;

/** Subscribes to outcomes of waiting answers of all questions. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const PAUSE = 2_000;

/** One outbox for all questions of the tab. */
const sending = createSender({ pause: PAUSE, latest: PAUSE, send: async () => (sender ? sendWaiting(sender) : 'done') });

/** Sends the user's waiting answers until none waits. */
export async function sendAllWaiting(host: Host): Promise<void> {
  follow(host);
  await sending.flush();
}

async function sendWaiting(host: Host): Promise<SendOutcome> {
  const whoIsHere = () => host.session.get().user?.id ?? null;
  const userId = whoIsHere();
  if (userId !== null) claimForAccount(userId);
  for (const answer of waitingOf(userId)) {
    const sent = await sendAnswer(host, userId, answer, true);
    if (sent.kind === 'refused') {
      const what = userId === null ? 'judged' : 'saved';
      host.notify({ tone: 'error', text: `An earlier answer could not be ${what}: ${sent.words}` });
    }
    for (const listener of listeners) listener(answer.body.client_key, sent);
    // The session changed: another user must not send these.
    if (whoIsHere() !== userId) return 'more';
    if (sent.kind === 'waiting') return 'no-answer';
  }
  return 'done';
}

/** After a delay, or when the network is back. */
export function retryLater(host: Host): void {
  follow(host);
  sending.putOff();
}

function follow(host: Host): void {
  if (!sender) sending.followPage();
  sender = host;
}
