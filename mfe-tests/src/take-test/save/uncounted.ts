import { deviceStore } from '@shell/kit/drafts';
import { isSameProgress, type Progress, type ProgressByQuestion, UNTOUCHED } from '../answer/progress.ts';
import { type Outbox, versionsIn } from './outbox.ts';

/** Late, replaced by another version, or refused. */
export type UncountedReason = 'late' | 'elsewhere' | 'refused';

export interface UncountedChange {
  questionId: number;
  progress: Progress;
  reason: UncountedReason;
}

/** Changes that differ from the counted state. */
export function uncountedIn(outbox: Outbox, counting: ProgressByQuestion, reason: UncountedReason): UncountedChange[] {
  return versionsIn(outbox)
    .filter(({ questionId, progress }) => !isSameProgress(progress, counting[questionId] ?? UNTOUCHED))
    .map((version) => ({ ...version, reason }));
}

const uncounted = deviceStore<UncountedChange[]>('timed-tests-uncounted', 'changes');
const keyOf = (userId: number, slug: string) => `${userId} ${slug}`;
const listeners = new Set<() => void>();

/** Subscribes to changes in this tab. Returns the unsubscribe function. */
export function followUncounted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores each once, until dismissed. Throws if the browser refuses (private windows). */
export async function keepUncounted(userId: number, slug: string, changes: readonly UncountedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const isNew = (kept: readonly UncountedChange[], change: UncountedChange) =>
    !kept.some(({ questionId, progress }) => questionId === change.questionId && isSameProgress(progress, change.progress));
  await uncounted.update(keyOf(userId, slug), (kept = []) => [...kept, ...changes.filter((change) => isNew(kept, change))]);
  for (const listener of listeners) listener();
}

/** Of a learner's test. */
export async function uncountedOf(userId: number, slug: string): Promise<UncountedChange[]> {
  return (await uncounted.get(keyOf(userId, slug))) ?? [];
}

export async function dismissUncounted(userId: number, slug: string): Promise<void> {
  await uncounted.delete(keyOf(userId, slug));
  for (const listener of listeners) listener();
}
