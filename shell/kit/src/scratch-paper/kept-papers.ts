import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { Paper } from './paper.ts';

let opened: { of: IDBFactory; store: UseStore } | undefined;

function store(): UseStore {
  if (opened?.of !== indexedDB) opened = { of: indexedDB, store: createStore('scratch-papers', 'papers') };
  return opened.store;
}

/** The paper of a place as this device has it; null where it has none. */
export async function readPaper(userId: number, place: string): Promise<Paper | null> {
  try {
    return (await get<Paper>(`${userId}:${place}`, store())) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a paper on this device; false where the browser keeps nothing. */
export async function keepPaper(userId: number, place: string, paper: Paper): Promise<boolean> {
  try {
    await set(`${userId}:${place}`, paper, store());
    return true;
  } catch {
    return false;
  }
}
