import { createStore, del, entries, get, keys, set, type UseStore, update } from 'idb-keyval';

/** Values by key in IndexedDB, blobs included. Methods reject if the browser refuses (private windows, quota). */
export interface DeviceStore<Value> {
  get(key: string): Promise<Value | undefined>;
  set(key: string, value: Value): Promise<void>;
  /** In one transaction, so that two tabs do not overwrite each other. */
  update(key: string, change: (value: Value | undefined) => Value): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
  values(): Promise<Value[]>;
}

/** An IndexedDB store on one ordered connection. Names never change, so that a rollback finds its data. */
export function deviceStore<Value>(database: string, name: string): DeviceStore<Value> {
  let opened: { of: IDBFactory; store: UseStore } | undefined;
  // Opening may throw too.
  const store = async () => {
    if (opened?.of !== indexedDB) opened = { of: indexedDB, store: createStore(database, name) };
    return opened.store;
  };
  return {
    get: async (key) => get<Value>(key, await store()),
    set: async (key, value) => set(key, value, await store()),
    update: async (key, change) => update<Value>(key, change, await store()),
    delete: async (key) => del(key, await store()),
    keys: async () => keys<string>(await store()),
    values: async () => (await entries<string, Value>(await store())).map(([, value]) => value),
  };
}

/** Drafts by key. Methods never reject: what the browser does not store is kept in memory. */
export interface DraftStore<Draft> {
  read(key: string): Promise<Draft | null>;
  /** False if it is only in memory. */
  keep(key: string, draft: Draft): Promise<boolean>;
  forget(key: string): Promise<void>;
}

/** Drafts in an IndexedDB database and store. */
export function draftStore<Draft>(database: string, name: string): DraftStore<Draft> {
  const store = deviceStore<Draft>(database, name);
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
      // A draft that cannot be deleted was not stored either.
      await store.delete(key).catch(() => {});
    },
  };
}
