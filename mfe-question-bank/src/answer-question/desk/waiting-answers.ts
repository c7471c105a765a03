import type { RequestOf } from '@api/contract';
import { noteWaiting } from '@shell/kit';
import { keptKeys, keptValue } from '@shell/kit/drafts';
import { MODULE } from '../book-state.ts';

/** An answer on its way: kept from the press of Check until the server has said what it is. */
export type WaitingAnswer = { questionId: number } & (
  | { kind: 'answer'; body: RequestOf<'POST /api/practice/questions/:id/answers'>['body'] }
  | { kind: 'give_up'; body: RequestOf<'POST /api/practice/questions/:id/give-ups'>['body'] }
);

const PLACE = 'answer-on-its-way:';
const prefixOf = (userId: number) => `${PLACE}${userId}:`;
const isAnswer = (stored: unknown): stored is WaitingAnswer => Boolean((stored as WaitingAnswer | null)?.body?.client_key);
const waitingAt = (place: string) => keptValue(place, (stored) => (isAnswer(stored) ? stored : null));

/**
 * Answers by their names that are on no device and wait as long as the tab lives: a guest's (user id null), since what is judged for a guest is
 * kept nowhere either, and those that the browser would not keep (private windows, a full store).
 */
const inTab = new Map<string, { userId: number | null; answer: WaitingAnswer }>();

/** Keeps an answer until it is dropped. One place an answer, so that tabs do not write over each other. */
export function keepWaiting(userId: number | null, answer: WaitingAnswer): void {
  const { client_key } = answer.body;
  if (userId !== null && waitingAt(prefixOf(userId) + client_key).keep(answer)) {
    inTab.delete(client_key);
    noteWaiting(MODULE, true);
  } else inTab.set(client_key, { userId, answer });
}

/** It is judged, or refused for good. */
export function dropWaiting(userId: number | null, clientKey: string): void {
  inTab.delete(clientKey);
  if (userId === null) return;
  waitingAt(prefixOf(userId) + clientKey).keep(null);
  if (keptKeys(PLACE).length === 0) noteWaiting(MODULE, false);
}

/** What a guest could not send becomes theirs who has signed in in the same tab. */
export function claimForAccount(userId: number): void {
  for (const { userId: whose, answer } of inTab.values()) if (whose === null) keepWaiting(userId, answer);
}

/** Listens for the names of answers that another tab has sent. */
export function onSentElsewhere(listener: (clientKey: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PLACE) && newValue === null) listener(key.slice(key.lastIndexOf(':') + 1));
  });
}

/** A user's (null: a guest's) unsent answers, oldest first. Unreadable entries are left out. */
export function waitingOf(userId: number | null): WaitingAnswer[] {
  const onDevice = userId === null ? [] : keptKeys(prefixOf(userId)).flatMap((place) => waitingAt(place).read() ?? []);
  const elsewhere = [...inTab.values()].filter((waiting) => waiting.userId === userId).map(({ answer }) => answer);
  return [...onDevice, ...elsewhere].toSorted((one, other) =>
    (one.body.answered_at ?? '').localeCompare(other.body.answered_at ?? ''),
  );
}
