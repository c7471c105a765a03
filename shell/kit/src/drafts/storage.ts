import { createStore, del, entries, get, keys, set, type UseStore, update } from 'idb-keyval';

/** Values by key in IndexedDB, images included. The device may refuse (private windows, a full disk); then its functions reject. */
export interface DeviceStore<Value> {
  get(key: string): Promise<Value | undefined>;
  set(key: string, value: Value): Promise<void>;
  /** In one transaction: two tabs that change the same value do not lose each other's. */
  update(key: string, change: (value: Value | undefined) => Value): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
  values(): Promise<Value[]>;
}

/**
 * A store of this device by the names of its database and of the store in it. One connection for all calls: they take effect in the order in
 * which they are made, and a key press costs no connection. It is opened with the first call. Names are never changed: a release that is
 * brought back finds under them what it has kept.
 */
export function deviceStore<Value>(database: string, name: string): DeviceStore<Value> {
  let opened: { of: IDBFactory; store: UseStore } | undefined;
  // Opening may throw, which is a refusal like others.
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
