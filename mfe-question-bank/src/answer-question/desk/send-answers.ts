import type { ResponseOf } from '@api/contract';
import { type Host, isApiError, messageOf } from '@shell/kit';
import { createSender, type SendOutcome } from '@shell/kit/drafts';
import { claimForAccount, dropWaiting, keepWaiting, type WaitingAnswer, waitingOf } from './waiting-answers.ts';

/** The outcome of sending an answer. */
export type Sent =
  | { kind: 'answer'; said: ResponseOf<'POST /api/practice/questions/:id/answers'> }
  | { kind: 'give_up'; said: ResponseOf<'POST /api/practice/questions/:id/give-ups'> }
  /**
   * It keeps waiting: no answer came, or one that gives the `reason` why the server does not take it now. `words` are the same, where
   * there were too many tries for now.
   */
  | { kind: 'waiting'; reason?: string; words?: string }
  /** Nothing that is sent again would help. */
  | { kind: 'refused'; words: string };

/** Temporary refusals: the session has ended, the request was too slow, the server is busy. */
const PASSING = [0, 401, 408, 425];
const passes = (error: unknown) => !isApiError(error) || PASSING.includes(error.status) || error.status >= 500;

/**
 * Sends an answer once, and keeps it until it is judged or refused; sent twice it is one attempt. `userId` null: a guest's. `late`: no field
 * holds it any more, so that too many tries are a reason to wait.
 */
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
      // An older API does not know it.
      const { help: _, ...body } = answer.body;
      return sendAnswer(host, userId, { ...answer, body } as WaitingAnswer, late);
    }
    drop();
    return { kind: 'refused', words };
  }
}

type Listener = (clientKey: string, sent: Sent) => void;
const listeners = new Set<Listener>();
/** Who sends: the page that asked last. */
let sender: Host | undefined;

/** Listens for what happens to waiting answers of any question, and why they keep waiting. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Delay before retrying an answer that failed while others were being sent. Milliseconds. */
const PAUSE = 2_000;

/** Of all questions, as long as the tab lives: it is the same outbox for each. */
const sending = createSender({ pause: PAUSE, latest: PAUSE, send: async () => (sender ? sendWaiting(sender) : 'done') });

/** Sends the user's waiting answers one by one, and keeps trying until none waits. */
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
    // If the user has changed since, stop: the next user must not send these answers.
    if (whoIsHere() !== userId) return 'more';
    if (sent.kind === 'waiting') return 'no-answer';
  }
  return 'done';
}

/** Tries again later; and at once when the network is back. */
export function retryLater(host: Host): void {
  follow(host);
  sending.putOff();
}

function follow(host: Host): void {
  if (!sender) sending.followPage();
  sender = host;
}
