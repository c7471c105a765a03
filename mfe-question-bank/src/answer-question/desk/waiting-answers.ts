import type { RequestOf } from '@api/contract';
import { noteWaiting } from '@shell/kit';
import { keptKeys, keptValue } from '@shell/kit/kept-work';
import { MODULE } from '../kept-answers.ts';

/** An answer on its way: kept on this device from the press of Check until the server has said what it is. */
export type WaitingAnswer = { questionId: number } & (
  | { kind: 'answer'; body: RequestOf<'POST /api/practice/questions/:id/answers'>['body'] }
  | { kind: 'give_up'; body: RequestOf<'POST /api/practice/questions/:id/give-ups'>['body'] }
);

const PLACE = 'answer-on-its-way:';
const prefixOf = (userId: number) => `${PLACE}${userId}:`;
const isAnswer = (stored: unknown): stored is WaitingAnswer => Boolean((stored as WaitingAnswer | null)?.body?.client_key);
const waitingAt = (place: string) => keptValue(place, (stored) => (isAnswer(stored) ? stored : null));

/** One place an answer, so that tabs do not write over each other. Where the browser keeps nothing, it is sent from this page alone. */
export function keepWaiting(userId: number, answer: WaitingAnswer): void {
  if (waitingAt(prefixOf(userId) + answer.body.client_key).keep(answer)) noteWaiting(MODULE, true);
}

export function dropWaiting(userId: number, clientKey: string): void {
  waitingAt(prefixOf(userId) + clientKey).keep(null);
  if (keptKeys(PLACE).length === 0) noteWaiting(MODULE, false);
}

/** Hears of answers that another tab has sent, by their names. */
export function onSentElsewhere(listener: (clientKey: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PLACE) && newValue === null) listener(key.slice(key.lastIndexOf(':') + 1));
  });
}

/** What somebody's pages have not sent, oldest first. What cannot be read any more is left out. */
export const waitingOf = (userId: number): WaitingAnswer[] =>
  keptKeys(prefixOf(userId))
    .flatMap((place) => waitingAt(place).read() ?? [])
    .toSorted((one, other) => (one.body.answered_at ?? '').localeCompare(other.body.answered_at ?? ''));
