/** Puts values into this device's IndexedDB with the browser's own calls, as releases before `drafts` have: no release may lose them. */
export async function keepAsBefore(database: string, store: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = opened.transaction(store, 'readwrite');
  for (const [key, value] of Object.entries(values)) transaction.objectStore(store).put(value, key);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = reject;
  });
  opened.close();
}
