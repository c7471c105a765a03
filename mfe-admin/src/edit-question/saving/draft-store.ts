import type { EditableQuestion } from '@api/contract';
import { keyValues } from '../answer-keys/question-keys.ts';
import type { QuestionValues } from '../form/question-values.ts';

/** Unsaved work on a question, images included. */
export interface QuestionDraft {
  values: QuestionValues;
  /** The state that the work started from; null for a new question. */
  base: EditableQuestion | null;
  /** Milliseconds since 1970. */
  at: number;
}

const DATABASE = 'question-editor';
const STORE = 'drafts';

/** Drafts of this page alone, for browsers that keep none (some private windows, a full disk). */
const memory = new Map<string, QuestionDraft>();

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** A draft's place: each member of the staff has their own. */
export const draftKey = (userId: number, questionId: number | null) => `${userId}:${questionId ?? 'new'}`;

/** A draft that was kept before the form knew answer keys has those of the state that it started from. */
const complete = (draft: QuestionDraft): QuestionDraft => ({
  ...draft,
  values: { ...keyValues(draft.base?.answer_keys), ...draft.values },
});

/** The draft kept under a key; null where there is none. */
export async function readDraft(key: string): Promise<QuestionDraft | null> {
  const newest = memory.get(key);
  if (newest) return newest;
  try {
    const kept = (await inStore('readonly', (store) => store.get(key))) as QuestionDraft | undefined;
    return kept ? complete(kept) : null;
  } catch {
    return null;
  }
}

/** Keeps a draft over reloads and crashes of the browser. False where the browser keeps none: then it lives as long as the page. */
export async function writeDraft(key: string, draft: QuestionDraft): Promise<boolean> {
  try {
    await inStore('readwrite', (store) => store.put(draft, key));
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, draft);
    return false;
  }
}

/** Forgets a draft: it was saved, or is not wanted. */
export async function removeDraft(key: string): Promise<void> {
  memory.delete(key);
  try {
    await inStore('readwrite', (store) => store.delete(key));
  } catch {
    // Nothing was kept.
  }
}
