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

/** A value that is read while a page is drawn, so that it is in a storage that answers at once. */
export interface KeptValue<Value> {
  /** Null where nothing is kept, or nothing that can be made out. */
  read(): Value | null;
  /** Keeps it; null forgets it. False where the browser keeps nothing (private windows, a full store). */
  keep(value: Value | null): boolean;
}

/** A text as it is under a key. All that is kept at once goes through here, so that a browser that keeps nothing breaks nothing. */
export function keptText(key: string, lifetime: 'device' | 'tab' = 'device'): KeptValue<string> {
  const storage = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  return {
    read: () => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    keep: (text) => {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/**
 * One value under a key, as JSON. `parse` makes out what was kept, by this release or another one, or throws or answers null. `tab`: for
 * what must not outlive the tab on a shared device.
 */
export function keptValue<Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
  lifetime: 'device' | 'tab' = 'device',
): KeptValue<Value> {
  const kept = keptText(key, lifetime);
  return {
    read: () => {
      const text = kept.read();
      if (text === null) return null;
      try {
        return parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    keep: (value) => kept.keep(value === null ? null : JSON.stringify(value)),
  };
}

/** The keys of this device's values that begin so; none where the browser keeps nothing. */
export function keptKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Where a user's draft is kept (user id 0: a guest), as each release has written it. */
export const draftPlace = (userId: number, name: string): string => `draft:${userId}:${name}`;

/** What a user has begun under a name (user id 0: a guest), kept until it is sent or dropped. */
export const keptDraft = <Value>(userId: number, name: string, parse: (stored: unknown) => Value | null): KeptValue<Value> =>
  keptValue(draftPlace(userId, name), parse);

/** What was kept as an object of unknown fields; an object without any where it was something else. */
export const fieldsIn = (stored: unknown): Record<string, unknown> =>
  (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
