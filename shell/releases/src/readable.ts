import { ReleaseFault } from './description.ts';
import { integrityOf } from './files.ts';
import { isPublic, type Release } from './release.ts';

/** Milliseconds. */
const TIMEOUT_MS = 10_000;

/** Reads every file of a release from the site; null without one. @throws ReleaseFault if any differs. */
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
