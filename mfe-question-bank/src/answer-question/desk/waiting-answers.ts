import type { RequestOf } from '@api/contract';
import { noteWaiting } from '@shell/kit';
import { storedKeys, storedValue } from '@shell/kit/drafts';
import { MODULE } from '../book-state.ts';

export type WaitingAnswer = { questionId: number } & (
  | { kind: 'answer'; body: RequestOf<'POST /api/practice/questions/:id/answers'>['body'] }
  | { kind: 'give_up'; body: RequestOf<'POST /api/practice/questions/:id/give-ups'>['body'] }
);

const PLACE = 'answer-on-its-way:';
const prefixOf = (userId: number) => `${PLACE}${userId}:`;
const isAnswer = (stored: unknown): stored is WaitingAnswer => Boolean((stored as WaitingAnswer | null)?.body?.client_key);
const waitingAt = (place: string) => storedValue(place, (stored) => (isAnswer(stored) ? stored : null));

/** A guest's, which are stored nowhere, and those that the browser refused to store. */
const inTab = new Map<string, { userId: number | null; answer: WaitingAnswer }>();

/** Each has its own key, so that tabs do not overwrite each other. */
export function keepWaiting(userId: number | null, answer: WaitingAnswer): void {
  const { client_key } = answer.body;
  if (userId !== null && waitingAt(prefixOf(userId) + client_key).keep(answer)) {
    inTab.delete(client_key);
    noteWaiting(MODULE, true);
  } else inTab.set(client_key, { userId, answer });
}

export function dropWaiting(userId: number | null, clientKey: string): void {
  inTab.delete(clientKey);
  if (userId === null) return;
  waitingAt(prefixOf(userId) + clientKey).keep(null);
  if (storedKeys(PLACE).length === 0) noteWaiting(MODULE, false);
}

/** Unsent answers of a guest become those of the user who signs in in this tab. */
export function claimForAccount(userId: number): void {
  for (const { userId: whose, answer } of inTab.values()) if (whose === null) keepWaiting(userId, answer);
}

/** Subscribes to ids of answers that another tab has sent. */
export function onSentElsewhere(listener: (clientKey: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PLACE) && newValue === null) listener(key.slice(key.lastIndexOf(':') + 1));
  });
}

/** Oldest first, without unreadable entries. */
export function waitingOf(userId: number | null): WaitingAnswer[] {
  const onDevice = userId === null ? [] : storedKeys(prefixOf(userId)).flatMap((place) => waitingAt(place).read() ?? []);
  const elsewhere = [...inTab.values()].filter((waiting) => waiting.userId === userId).map(({ answer }) => answer);
  return [...onDevice, ...elsewhere].toSorted((one, other) =>
    (one.body.answered_at ?? '').localeCompare(other.body.answered_at ?? ''),
  );
}
