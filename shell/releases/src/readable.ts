import { ReleaseFault } from './description.ts';
import { integrityOf } from './files.ts';
import { isPublic, type Release } from './release.ts';

/** Milliseconds until a site counts as one that does not answer. */
const TIMEOUT_MS = 10_000;

/**
 * Reads every file of a release from where browsers will, before it becomes live.
 * @returns how many were read; null where no site answers at the address.
 * @throws ReleaseFault when the site answers, but with something else than what was put into the store.
 */
export async function readFromSite(site: string, release: Pick<Release, 'name' | 'version' | 'files'>): Promise<number | null> {
  if (!(await answers(site))) return null;
  const files = Object.keys(release.files).filter(isPublic);
  for (const file of files) {
    const response = await fetch(`${site}/modules/${release.name}/${release.version}/${file}`, {
      headers: { 'accept-encoding': 'br' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) throw new ReleaseFault(`${site} answers ${response.status} for ${file}: does it read the same store?`);
    if (integrityOf(bytes) !== release.files[file]) throw new ReleaseFault(`${site} answers something else for ${file}.`);
  }
  return files.length;
}

async function answers(site: string): Promise<boolean> {
  return fetch(`${site}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}
