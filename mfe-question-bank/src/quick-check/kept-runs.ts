import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { CheckRun } from './check-run.ts';

let opened: { of: IDBFactory; store: UseStore } | undefined;

function store(): UseStore {
  if (opened?.of !== indexedDB) opened = { of: indexedDB, store: createStore('quick-checks', 'runs') };
  return opened.store;
}

const keyOf = (userId: number, place: string) => `${userId}:${place}`;
/** Who is not signed in. */
const GUEST = 0;

/** The run of a place that was begun on this device; one that was begun as a guest is theirs who has signed in since. */
export async function readRun(userId: number | null, place: string): Promise<CheckRun | null> {
  try {
    const own = userId === null ? undefined : await get<CheckRun>(keyOf(userId, place), store());
    return own ?? (await get<CheckRun>(keyOf(GUEST, place), store())) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a run with its questions, so that it goes on after a reload and without a network. Where the browser keeps nothing it goes on without. */
export async function keepRun(userId: number | null, place: string, run: CheckRun): Promise<void> {
  try {
    await set(keyOf(userId ?? GUEST, place), run, store());
    if (userId !== null) await del(keyOf(GUEST, place), store());
  } catch {
    // Nothing is lost but the way back after a reload.
  }
}
