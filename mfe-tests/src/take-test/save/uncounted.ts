import { deviceStore } from '@shell/kit/drafts';
import { isSameProgress, type Progress, type ProgressByQuestion, UNTOUCHED } from '../answer/progress.ts';
import { type Outbox, versionsIn } from './outbox.ts';

/** Why a change does not count: it came after the end, another tab's or device's version does, or the server would not take it. */
export type UncountedReason = 'late' | 'elsewhere' | 'refused';

/** What a learner did to a question on this device and what does not count. */
export interface UncountedChange {
  questionId: number;
  progress: Progress;
  reason: UncountedReason;
}

/** What an outbox says of its questions that the state that counts does not. */
export function uncountedIn(outbox: Outbox, counting: ProgressByQuestion, reason: UncountedReason): UncountedChange[] {
  return versionsIn(outbox)
    .filter(({ questionId, progress }) => !isSameProgress(progress, counting[questionId] ?? UNTOUCHED))
    .map((version) => ({ ...version, reason }));
}

const uncounted = deviceStore<UncountedChange[]>('timed-tests-uncounted', 'changes');
const keyOf = (userId: number, slug: string) => `${userId} ${slug}`;
const listeners = new Set<() => void>();

/** Reports when something was kept or dismissed in this tab. Returns a function that stops it. */
export function followUncounted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps them on the device, each once, until the learner dismisses them. The device may refuse (private windows); then it throws. */
export async function keepUncounted(userId: number, slug: string, changes: readonly UncountedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const isNew = (kept: readonly UncountedChange[], change: UncountedChange) =>
    !kept.some(({ questionId, progress }) => questionId === change.questionId && isSameProgress(progress, change.progress));
  await uncounted.update(keyOf(userId, slug), (kept = []) => [...kept, ...changes.filter((change) => isNew(kept, change))]);
  for (const listener of listeners) listener();
}

/** What is kept of a learner's test. */
export async function uncountedOf(userId: number, slug: string): Promise<UncountedChange[]> {
  return (await uncounted.get(keyOf(userId, slug))) ?? [];
}

/** The learner has seen them. */
export async function dismissUncounted(userId: number, slug: string): Promise<void> {
  await uncounted.delete(keyOf(userId, slug));
  for (const listener of listeners) listener();
}
