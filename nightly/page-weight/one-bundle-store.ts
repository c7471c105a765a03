/** A release store with the same source as one bundle, for the gateway to serve beside what is shipped. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/processes/programs.ts';
import { remoteNames } from '../../shell/build/src/module-folders.ts';
import { buildOneBundle } from '../../shell/build/src/one-bundle.ts';
import { FolderStore, integrityOf, originOf, release, SHELL } from '../../shell/releases/src/index.ts';

/** Builds shell and remotes as one bundle below `folder`, and releases it there. Resolves to the store's folder. */
export async function oneBundleStore(folder: string): Promise<string> {
  await buildOneBundle({ root: ROOT, folder: join(folder, 'build') });
  const store = new FolderStore(join(folder, 'releases'));
  const origin = originOf(ROOT, new Date());
  await release({ store, name: SHELL, build: join(folder, 'build/dist'), origin });
  for (const name of remoteNames(ROOT)) {
    await release({ store, name, build: await emptyModule(join(folder, name), name), origin });
  }
  return store.folder;
}

/** A module that has its pages and no code: that is in the bundle. */
async function emptyModule(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const described = JSON.parse(await readFile(join(ROOT, name, 'dist/module.json'), 'utf8')) as object;
  const code = '//\n';
  const description = {
    ...described,
    ...{ entry: 'none.js', preload: [], pages: undefined, serverEntry: undefined },
    files: { 'none.js': integrityOf(Buffer.from(code)) },
  };
  await writeFile(join(folder, 'none.js'), code);
  await writeFile(join(folder, 'module.json'), JSON.stringify(description));
  return folder;
}
