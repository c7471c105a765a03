import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';
import { nodeProgram, run, runOrFail } from './programs.ts';

/** Waits to be stopped; with `slow` it then takes its time. */
const SERVER = `
  if (process.argv.includes('slow')) process.on('SIGTERM', () => setTimeout(() => process.exit(), 200));
  setInterval(() => {}, 1000);
  process.send?.('runs');`;

/** Starts servers as tests do, prints their ids, and abandons them when stopped. */
const TESTS = `
  import { fork } from 'node:child_process';
  import { once } from 'node:events';
  const server = new URL('./server.mjs', import.meta.url);
  const start = async (options, more) => {
    const child = fork(server, options, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], ...more });
    await once(child, 'message');
    child.disconnect();
    return child.pid;
  };
  if (process.argv.includes('worker')) {
    process.send([await start([]), await start(['slow'], { detached: true })]);
    setInterval(() => {}, 1000);
  } else {
    process.on('SIGTERM', () => process.exit());
    const worker = fork(import.meta.filename, ['worker'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const [pids] = await once(worker, 'message');
    console.log([process.pid, worker.pid, ...pids].join(' '));
  }`;

let folder: string;
let started: ProcessIdentity[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  writeFileSync(join(folder, 'server.mjs'), SERVER);
  writeFileSync(join(folder, 'tests.mjs'), TESTS);
  started = [];
});

afterEach(() => {
  for (const { pid } of started.filter(isRunning)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('the result of a program', () => {
  it('has no warning within it', async () => {
    const program = nodeProgram('Program', '--eval', ['process.stderr.write("a warning"); process.stdout.write("{}")']);
    expect(await runOrFail(program)).toBe('{}');
  });
});

describe('a program that is stopped', () => {
  it('stops what it has started and left running, also the leader of a group of its own', async () => {
    const stop = new AbortController();
    const { promise: told, resolve: onLine } = Promise.withResolvers<string>();
    const running = run(nodeProgram('Tests', join(folder, 'tests.mjs')), { signal: stop.signal, onLine });
    started = (await told).split(' ').flatMap((pid) => identify(Number(pid)) ?? []);
    expect(started).toHaveLength(4);
    // Ctrl-C reaches only the foreground group.
    expect(() => process.kill(-(started[0]?.pid ?? 0), 0)).not.toThrow();

    stop.abort();
    await running;

    expect(started.filter(isRunning)).toEqual([]);
  });
});
