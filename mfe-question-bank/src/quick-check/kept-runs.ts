import { draftStore } from '@shell/kit/kept-work';
import type { CheckRun } from './check-run.ts';

const runs = draftStore<CheckRun>('quick-checks', 'runs');
const keyOf = (userId: number, place: string) => `${userId}:${place}`;
/** Who is not signed in. */
const GUEST = 0;

/** The run of a place that was begun on this device; one that was begun as a guest is theirs who has signed in since. */
export async function readRun(userId: number | null, place: string): Promise<CheckRun | null> {
  const own = userId === null ? null : await runs.read(keyOf(userId, place));
  return own ?? runs.read(keyOf(GUEST, place));
}

/** Keeps a run with its questions, so that it goes on after a reload and without a network. Where the browser keeps nothing it goes on without. */
export async function keepRun(userId: number | null, place: string, run: CheckRun): Promise<void> {
  const kept = await runs.keep(keyOf(userId ?? GUEST, place), run);
  if (kept && userId !== null) await runs.forget(keyOf(GUEST, place));
}
