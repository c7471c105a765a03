import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore } from './folder-storage.ts';
import { release } from './releasing.ts';
import { releaseSample, writeBuild } from './testing.ts';

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('leaves no half release, says so in words, and the next release works', async () => {
  const store = new FolderStore(join(folder, 'store'));
  const build = join(folder, 'build');
  const sample = (text: string) => ({ name: 'mfe-x', files: { 'remoteEntry.js': text, 'module.1.js': `${text} more` } });
  const one = await releaseSample(store, build, sample('one'));
  const before = await readdir(join(store.folder, 'mfe-x'));
  const { version } = await writeBuild(build, sample('two'));
  const send = () => release({ store, name: 'mfe-x', build, origin: { commit: null, by: 'test', at: '' } });

  const real = vi.mocked(writeFile).getMockImplementation() as typeof writeFile;
  let left = 2;
  vi.mocked(writeFile).mockImplementation(async (file, ...rest) => {
    if (String(file).includes(version) && left-- <= 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    return real(file, ...rest);
  });
  await expect(send()).rejects.toThrow(/^The disk of .*store is full: nothing was changed. Free some space/);
  expect(await store.live('mfe-x')).toMatchObject({ version: one.version });
  expect(await readdir(join(store.folder, 'mfe-x'))).toEqual(before);

  vi.mocked(writeFile).mockImplementation(real);
  expect((await send()).version).toBe(version);
});
