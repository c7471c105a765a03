import { afterEach, expect, test, vi } from 'vitest';
import { WorkError, WorkProcess } from './index.ts';

const MODULE = new URL('./testing.ts', import.meta.url).href;
const isRunning = (pid: number | undefined) => {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
};

const started: WorkProcess[] = [];
const start = (onEnd = () => {}) => {
  const made = new WorkProcess({ heapMb: 64, totalMb: 400 }, onEnd);
  started.push(made);
  return made;
};
afterEach(() => Promise.all(started.splice(0).map((made) => made.end())));
const run = (made: WorkProcess, name: string, args: unknown[] = [], maxMs = 60_000) =>
  made.run({ module: MODULE, name, args }, maxMs);

test('answers what the work answers, throws what it throws, and goes on', async () => {
  const work = start();
  const value = { bytes: Buffer.from([1, 2, 255]), date: new Date(5), list: [null, 'é'] };
  expect(await run(work, 'echo', [value])).toEqual(value);
  await expect(run(work, 'fail', ['no such page'])).rejects.toMatchObject({ name: 'RangeError', message: 'no such page' });
  expect(await run(work, 'echo', ['after'])).toBe('after');
  expect(work.rss).toBeGreaterThan(10_000_000);
});

test('loads a module ahead of its first work', async () => {
  const work = start();
  await work.run({ module: MODULE, name: null, args: [] }, 60_000);
  expect([work.hasLoaded(MODULE), work.hasLoaded('another')]).toEqual([true, false]);
});

test('knows none of the settings', async () => {
  vi.stubEnv('SECRET_OF_THIS_TEST', 'x');
  expect(await run(start(), 'settings')).not.toContain('SECRET_OF_THIS_TEST');
  vi.unstubAllEnvs();
});

test.each([
  ['fillHeap', 'memory', 60_000],
  ['fillHeapFast', 'memory', 60_000],
  ['fillMemory', 'memory', 60_000],
  ['spin', 'time', 2_000],
])('dies alone of %s', async (name, fault, maxMs) => {
  const onEnd = vi.fn();
  const work = start(onEnd);
  const { pid } = work;
  const error = await run(work, name, [], maxMs).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WorkError);
  expect(error).toMatchObject({ fault });
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(isRunning(pid)).toBe(false);
  await expect(run(work, 'echo', ['next'])).rejects.toMatchObject({ fault: 'ended' });
});

test('whose process is killed says so', async () => {
  const work = start();
  await run(work, 'echo', ['ready']);
  const spinning = run(work, 'spin');
  process.kill(work.pid as number, 'SIGKILL');
  await expect(spinning).rejects.toMatchObject({ fault: 'ended', message: expect.stringContaining('SIGKILL') });
});
