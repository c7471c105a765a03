import { deviceStore } from './device-store.ts';

/** Unfinished work by key, kept on this device until it is saved or dropped. Nothing here fails: where the browser keeps nothing, the page does. */
export interface DraftStore<Draft> {
  /** Null where there is none. */
  read(key: string): Promise<Draft | null>;
  /** False where the browser keeps none: then it lives as long as the page. */
  keep(key: string, draft: Draft): Promise<boolean>;
  forget(key: string): Promise<void>;
}

/** Drafts in IndexedDB, by the names of database and store. */
export function draftStore<Draft>(database: string, name: string): DraftStore<Draft> {
  const store = deviceStore<Draft>(database, name);
  /** Those of this page that the browser did not keep. */
  const memory = new Map<string, Draft>();
  return {
    read: async (key) => memory.get(key) ?? (await store.get(key).catch(() => undefined)) ?? null,
    keep: async (key, draft) => {
      try {
        await store.set(key, draft);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, draft);
        return false;
      }
    },
    forget: async (key) => {
      memory.delete(key);
      // What cannot be deleted was not kept either.
      await store.delete(key).catch(() => {});
    },
  };
}
