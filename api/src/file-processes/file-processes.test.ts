import type * as work from '@api/work-process/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { FileProcesses, type FileProcessLimits } from './file-processes.ts';
import { fileTask } from './task.ts';

const MODULE = new URL('../../work-process/src/testing.ts', import.meta.url);
const echo = fileTask<typeof work.echo>(MODULE, 'echo', { maxMs: 60_000 });
const fail = fileTask<typeof work.fail>(MODULE, 'fail', { maxMs: 60_000 });
const hang = fileTask<typeof work.hang>(MODULE, 'hang', { maxMs: 600_000 });
const fillHeap = fileTask<typeof work.fillHeap>(MODULE, 'fillHeap', { maxMs: 600_000 });
const fillMemory = fileTask<typeof work.fillMemory>(MODULE, 'fillMemory', { maxMs: 600_000 });
const settings = fileTask<typeof work.settings>(MODULE, 'settings', { maxMs: 60_000 });

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const started: FileProcesses[] = [];
const start = (limits: Partial<FileProcessLimits> = {}) => {
  const made = new FileProcesses({ processes: 2, memory: { heapMb: 64, totalMb: 400 }, ...limits });
  started.push(made);
  return made;
};
let processes: FileProcesses;
beforeEach(() => {
  processes = start();
});
afterAll(() => Promise.all(started.map((each) => each.stop())));

describe('work in a process', () => {
  test("returns results with dates and bytes, and throws the task's errors", async () => {
    const value = { bytes: Buffer.from([1, 2, 255]), date: new Date(5), list: [null, 'é'] };
    expect(await processes.run(echo, [value], 1)).toEqual(value);
    await expect(processes.run(fail, ['no such page'], 1)).rejects.toMatchObject({ name: 'RangeError', message: 'no such page' });
    expect(await processes.run(echo, ['after'], 1)).toBe('after');
    expect(processes.pids).toHaveLength(1);
  });

  test('knows none of the settings', async () => {
    process.env.SECRET_OF_THIS_TEST = 'x';
    expect(await processes.run(settings, [], 1)).not.toContain('SECRET_OF_THIS_TEST');
    delete process.env.SECRET_OF_THIS_TEST;
  });

  test.each([
    ['JavaScript', fillHeap],
    ['a library in C', fillMemory],
  ])('is ended by the memory that %s takes; the next is done', async (_what, task) => {
    await expect(processes.run(task, [], 1)).rejects.toMatchObject({ fault: 'memory', status: 422, code: 'file_too_demanding' });
    expect(await processes.run(echo, ['next'], 1)).toBe('next');
  });

  test.each(['spin', 'hang'])('that takes too long is ended (%s); the next is done', async (name) => {
    await processes.run(echo, ['ready'], 1);
    const [pid] = processes.pids as [number];
    const task = fileTask<typeof work.hang>(MODULE, name, { maxMs: 300 });
    await expect(processes.run(task, [], 1)).rejects.toMatchObject({ status: 503, code: 'file_time_out' });
    expect(await processes.run(echo, ['next'], 1)).toBe('next');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('is 503 when its process is killed; the next is done', async () => {
    await processes.run(echo, ['ready'], 1);
    const [pid] = processes.pids as [number];
    const killed = processes.run(hang, [], 1);
    process.kill(pid, 'SIGKILL');
    await expect(killed).rejects.toMatchObject({ fault: 'ended', status: 503, code: 'unavailable' });
    expect(await processes.run(echo, ['next'], 1)).toBe('next');
  });

  test('gives memory back: a process that holds much is ended after its work', async () => {
    const small = start({ restMb: 1 });
    await small.run(echo, ['x'], 1);
    await expect.poll(() => small.pids).toEqual([]);
  });

  test('is given up when all stops', async () => {
    const given = Promise.allSettled([processes.run(hang, [], 1), processes.run(hang, [], 1)]);
    await expect.poll(() => processes.pids.length).toBe(1);
    const { pids } = processes;
    await processes.stop();
    expect((await given).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(pids.map(isRunning)).toEqual([false]);
  });
});

describe('turns', () => {
  test("one owner has one task in progress; others go before that owner's next", async () => {
    const flood = Array.from({ length: 6 }, () => processes.run(hang, [], 'flooder').catch(() => 'ended'));
    expect(await Promise.all([1, 2, 3].map((owner) => processes.run(echo, [owner], owner)))).toEqual([1, 2, 3]);
    expect(processes.pids).toHaveLength(2);
    await processes.stop();
    expect(new Set(await Promise.all(flood))).toEqual(new Set(['ended']));
  });

  test('more than one owner may have waiting is refused, of that owner alone', async () => {
    const few = start({ mostWaitingOfOne: 2, mostWaiting: 3 });
    const held = [1, 1, 1].map((owner) => few.run(hang, [], owner).catch(() => 'ended'));
    await expect(few.run(echo, ['x'], 1)).rejects.toMatchObject({ fault: 'own_busy', status: 429 });
    expect(await few.run(echo, ['other'], 2)).toBe('other');
    held.push(...[2, 2].map((owner) => few.run(hang, [], owner).catch(() => 'ended')));
    await expect(few.run(echo, ['x'], 3)).rejects.toMatchObject({ fault: 'busy', status: 503 });
    await few.stop();
    await Promise.all(held);
  });

  test('a task that waits too long for a slot is refused', async () => {
    const one = start({ processes: 1, waitMs: 200 });
    const held = one.run(hang, [], 1).catch(() => 'ended');
    await expect(one.run(echo, ['x'], 2)).rejects.toMatchObject({ status: 503, code: 'files_busy' });
    await one.stop();
    expect(await held).toBe('ended');
  });
});
