import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordProcesses, stopLeftovers } from './leftovers.ts';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';
import { claim } from './run-lock.ts';

let folder: string;
let child: ChildProcess;
let running: ProcessIdentity;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const found = identify(child.pid ?? 0);
  if (found === null) throw new Error('the child does not run');
  running = found;
});

afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('stopLeftovers', () => {
  it('stops what a former run recorded, and forgets it', async () => {
    const record = join(folder, 'processes.json');
    await recordProcesses(record, [{ name: 'API', ...running }]);
    expect((await stopLeftovers(record)).map(({ name }) => name)).toEqual(['API']);
    expect(isRunning(running)).toBe(false);
    expect(existsSync(record)).toBe(false);
  });

  it('leaves a stranger alone that got the same process id', async () => {
    const record = join(folder, 'processes.json');
    await recordProcesses(record, [{ name: 'API', pid: running.pid, startedAt: 'long ago' }]);
    expect(await stopLeftovers(record)).toEqual([]);
    expect(isRunning(running)).toBe(true);
  });

  it.each(['', 'not json', '{}', '[{"pid":"1"}]'])('survives the broken record %j', async (text) => {
    const record = join(folder, 'processes.json');
    writeFileSync(record, text);
    expect(await stopLeftovers(record)).toEqual([]);
  });
});

describe('claim', () => {
  it('keeps a second run out until the first gives up', async () => {
    const file = join(folder, 'deep/run.owner');
    const release = await claim(file, 'the folder');
    await expect(claim(file, 'the folder')).rejects.toThrow(`The folder is in use by another run (process ${process.pid})`);
    await release();
    await (await claim(file, 'the folder'))();
  });

  it('takes over from a process that is gone', async () => {
    const file = join(folder, 'run.owner');
    writeFileSync(file, JSON.stringify({ ...running, startedAt: 'long ago' }));
    await (await claim(file, 'the folder'))();
    expect(existsSync(file)).toBe(false);
  });
});
