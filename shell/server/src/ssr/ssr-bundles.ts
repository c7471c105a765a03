import { integrityOf, type ReleaseStore } from '@shell/releases';
import { LRUCache } from 'lru-cache';
import type { SsrBundle } from './render-worker.ts';

/** A version has about a megabyte. */
const KEPT_ENTRIES = 24;

interface EntryToRead {
  name: string;
  version: string;
  serverEntry: { file: string; integrity: string };
}

/** Throws if a bundle is missing or differs from the release; the next page retries. */
export type ReadSsrBundle = (entry: EntryToRead) => Promise<SsrBundle>;

/** Reads each version once, and checks it against the release. */
export function createSsrBundles(store: ReleaseStore): ReadSsrBundle {
  const kept = new LRUCache<string, Promise<SsrBundle>>({ max: KEPT_ENTRIES });

  async function read({ name, version, serverEntry: { file, integrity } }: EntryToRead): Promise<SsrBundle> {
    const bytes = await store.read(name, version, file);
    if (integrityOf(bytes) !== integrity) throw new Error(`${file} of ${name} ${version} is not what was released`);
    return { key: `${name}/${version}/${file}`, code: bytes };
  }

  return (entry) => {
    const key = `${entry.name}/${entry.version}`;
    const known = kept.get(key);
    if (known) return known;
    const reading = read(entry);
    kept.set(key, reading);
    reading.catch(() => kept.delete(key));
    return reading;
  };
}
