import { integrityOf, type ReleaseStore } from '@shell/releases';
import { LRUCache } from 'lru-cache';
import type { SsrBundle } from './render-worker.ts';

/** Versions of shell and modules that are kept: those in use have about a megabyte each. */
const KEPT_ENTRIES = 24;

/** Which file renders the pages of a release. */
interface EntryToRead {
  name: string;
  version: string;
  serverEntry: { file: string; integrity: string };
}

/** Reads an SSR bundle. Throws an Error if it is missing or differs from the release; the next page tries again. */
export type ReadSsrBundle = (entry: EntryToRead) => Promise<SsrBundle>;

/** Reads each version once, and checks that it is what was released. */
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
