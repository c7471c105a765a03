import { createStore, type UseStore } from 'idb-keyval';

/**
 * A store of this device by its name in IndexedDB. One connection for all calls: they take effect in the order in which they are made, and a
 * key press costs no connection. It is opened with the first call.
 */
export function deviceStore(database: string, name: string): () => UseStore {
  let opened: { of: IDBFactory; store: UseStore } | undefined;
  return () => {
    if (opened?.of !== indexedDB) opened = { of: indexedDB, store: createStore(database, name) };
    return opened.store;
  };
}
