import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FolderStore, type Release, release, releasesDir } from '../../releases/src/index.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Stores the live release of a module again as another version, without making it live. */
export async function putSecondRelease(name: string): Promise<{ live: string; other: Release }> {
  const store = new FolderStore(releasesDir(process.env, ROOT));
  const live = (await store.live(name))?.version;
  if (!live) throw new Error(`Nothing of ${name} is live`);
  const build = await mkdtemp(join(tmpdir(), 'second-release-'));
  try {
    await cp(store.folderOf(name, live), build, { recursive: true });
    const { origin: _origin, stored: _stored, ...description } = await store.release(name, live);
    const version = randomBytes(8).toString('hex');
    await writeFile(join(build, 'module.json'), JSON.stringify({ ...description, version }));
    const origin = { commit: null, by: 'e2e', at: new Date().toISOString() };
    return { live, other: await release({ store, name, build, origin, dryRun: true }) };
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
