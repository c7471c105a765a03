import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolderOfRun } from './folder-of-run.ts';

test('removes what a killed run has left; keeps running, new and other folders', async () => {
  const place = await mkdtemp(join(tmpdir(), 'places-of-runs-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const aged = async (name: string, owner?: object) => {
    await mkdir(join(place, name, 'postgres'), { recursive: true });
    if (owner) await writeFile(join(place, name, 'owner'), JSON.stringify(owner));
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(place, name), hourAgo, hourAgo);
  };
  // A process id that is in use again belongs to a process that began later.
  await aged('api-tests-killed', { pid: process.pid, startedAt: 'long ago' });
  await aged('api-tests-killed-early');
  await aged('of-others');
  await mkdir(join(place, 'api-tests-just-made'));
  const running = await makeFolderOfRun(place);
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(running, hourAgo, hourAgo);

  const next = await makeFolderOfRun(place);
  expect((await readdir(place)).map((name) => join(place, name)).sort()).toEqual(
    [join(place, 'api-tests-just-made'), join(place, 'of-others'), running, next].sort(),
  );
});
