import type { RequestOf } from '@api/contract';
import { noteWaiting } from '@shell/kit';
import { MODULE } from '../kept-answers.ts';

/** An answer on its way: kept on this device from the press of Check until the server has said what it is. */
export type WaitingAnswer = { questionId: number } & (
  | { kind: 'answer'; body: RequestOf<'POST /api/practice/questions/:id/answers'>['body'] }
  | { kind: 'give_up'; body: RequestOf<'POST /api/practice/questions/:id/give-ups'>['body'] }
);

const PLACE = 'answer-on-its-way:';
const placeOf = (userId: number, key: string) => `${PLACE}${userId}:${key}`;

/** One place an answer, so that tabs do not write over each other. Where the browser keeps nothing, it is sent from this page alone. */
export function keepWaiting(userId: number, answer: WaitingAnswer): void {
  try {
    localStorage.setItem(placeOf(userId, answer.body.client_key), JSON.stringify(answer));
  } catch {
    return;
  }
  noteWaiting(MODULE, true);
}

export function dropWaiting(userId: number, clientKey: string): void {
  try {
    localStorage.removeItem(placeOf(userId, clientKey));
    if (!Object.keys(localStorage).some((key) => key.startsWith(PLACE))) noteWaiting(MODULE, false);
  } catch {
    // It was not kept either.
  }
}

/** Hears of answers that another tab has sent, by their names. */
export function onSentElsewhere(listener: (clientKey: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PLACE) && newValue === null) listener(key.slice(key.lastIndexOf(':') + 1));
  });
}

/** What somebody's pages have not sent, oldest first. What cannot be read any more is left out. */
export function waitingOf(userId: number): WaitingAnswer[] {
  try {
    const places = Object.keys(localStorage).filter((key) => key.startsWith(placeOf(userId, '')));
    return places
      .flatMap((place) => readOne(localStorage.getItem(place)))
      .toSorted((one, other) => (one.body.answered_at ?? '').localeCompare(other.body.answered_at ?? ''));
  } catch {
    return [];
  }
}

function readOne(text: string | null): WaitingAnswer[] {
  try {
    const kept = JSON.parse(text ?? 'null') as WaitingAnswer | null;
    return kept?.body?.client_key ? [kept] : [];
  } catch {
    return [];
  }
}
