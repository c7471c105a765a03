/** Child processes of the commands: programs that run to their end, and services that run until they are stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Fault, storageFault } from './fault.ts';
import { startLogRotation } from './log-rotation.ts';
import { identify, type ProcessIdentity, stopProcess } from './process-identity.ts';
import { stopTree } from './process-tree.ts';

/** The checkout's folder: every program runs in it. */
export const ROOT = resolve(import.meta.dirname, '../..');

/**
 * A program and its settings. `name` is what people call it; a `lowPriority` one leaves the processors to whatever else wants them; services that are
 * `replicas` listen on one port together.
 */
export type Program = {
  name: string;
  file: string;
  options: string[];
  env?: NodeJS.ProcessEnv;
  directory?: string;
  lowPriority?: boolean;
  replicas?: boolean;
};

/** A Node program of this project, run under the pinned Node. */
export function nodeProgram(name: string, script: string, options: string[] = [], env: NodeJS.ProcessEnv = {}): Program {
  return { name, file: process.execPath, options: [script, ...options], env };
}

/**
 * Limits the API's memory: V8 reserves 128 MB for the young generation and lets its heap grow fourfold before
 * collecting garbage, which suits one process per machine. Measured with `npm run bench:api`.
 */
export const API_MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=40'] as const;

/**
 * The C library otherwise keeps up to eight areas of memory for each processor, and in each of them what a thread that compressed something has
 * returned. Two save about 20 MB. It is read before a program runs, so the program cannot set it itself.
 */
export const API_ALLOCATOR = { MALLOC_ARENA_MAX: '2' } as const;

/** The API, which shares its machine with others of its kind. */
export function apiProgram(name: string, env: NodeJS.ProcessEnv = {}): Program {
  return { name, file: process.execPath, options: [...API_MEMORY, 'api/src/server.ts'], env: { ...API_ALLOCATOR, ...env } };
}

/** A program that npm installed for the whole checkout. */
export function installedProgram(name: string, file: string, options: string[] = [], env: NodeJS.ProcessEnv = {}): Program {
  return { name, file: resolve(ROOT, 'node_modules/.bin', file), options, env };
}

/** A program that npm installed for a workspace, run in its folder. npm puts it there or with those of the whole checkout. */
export function workspaceProgram(workspace: string, file: string, options: string[] = [], env: NodeJS.ProcessEnv = {}): Program {
  const program = installedProgram(workspace, file, options, env);
  const own = resolve(ROOT, workspace, 'node_modules/.bin', file);
  return { ...program, file: existsSync(own) ? own : program.file, directory: resolve(ROOT, workspace) };
}

/** How a program ended, what it printed, errors and warnings included, and what it printed on its standard output alone. */
export type Outcome = { code: number; output: string; stdout: string };

/**
 * Runs a program to its end. `onLine` gets each printed line. When `signal` fires, the program is stopped, and then all
 * processes that it has left running, such as the servers of tests; the result waits for all of them. Never rejects
 * because of an exit code.
 */
export async function run(program: Program, { signal, onLine }: { signal?: AbortSignal; onLine?: (line: string) => void } = {}) {
  const { promise, resolve: done, reject } = Promise.withResolvers<Outcome>();
  const child = spawn(program.file, program.options, {
    cwd: program.directory ?? ROOT,
    env: { ...process.env, ...program.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C would reach all of a group at once: the program that is stopped, with its leftovers, leads one of its own.
    detached: signal !== undefined && process.platform !== 'win32',
  });
  if (program.lowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  let stdout = '';
  let partial = '';
  const read = (text: string) => {
    output += text;
    const lines = (partial + text).split('\n');
    partial = lines.pop() ?? '';
    for (const line of lines) onLine?.(line);
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    read(text);
  });
  child.stderr.setEncoding('utf8').on('data', read);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    const root = identify(child.pid ?? 0);
    if (root !== null) stopped = stopTree(root, GRACEFUL_STOP);
    // Windows has no `ps` to identify processes.
    else child.kill('SIGTERM');
  };
  signal?.addEventListener('abort', stop);
  child.once('error', (error) => reject(new Fault(`${program.name} could not be run: ${error.message}.`)));
  child.once('close', (code) => done({ code: code ?? 1, output, stdout }));
  return promise.finally(() => {
    signal?.removeEventListener('abort', stop);
    return stopped;
  });
}

/** Runs a program to its end and returns its standard output; a `Fault` with the end of all that it printed when it fails. */
export async function runOrFail(program: Program, options: Parameters<typeof run>[1] = {}): Promise<string> {
  const { code, output, stdout } = await run(program, options);
  if (code === 0) return stdout;
  if (/ENOSPC|No space left on device/.test(output)) throw storageFault({ code: 'ENOSPC' }, ROOT, 'the checkout');
  throw new Fault(`${lastLines(output, 30)}\n${program.name} failed (exit code ${code}): see the lines above.`);
}

export type Service = {
  name: string;
  identity: ProcessIdentity;
  /** Resolves when it ends, for whatever reason, with a description of how. */
  exited: Promise<string>;
  /** Ends it: politely, then by force. Resolves when it is gone. */
  stop(): Promise<void>;
  tail(): string;
  /** Of one of several replicas: whether it listens itself; of any other: true. */
  isListening(): boolean;
};

/** Where a service's output goes: a file (the former one is kept as `.1`), or line by line to a function. */
export type Sink = { logFile: string } | { onLine: (line: string) => void };

/**
 * Starts a service. It gets a process group of its own, because Ctrl-C reaches the whole foreground group and services must
 * stop in order. `again`: it continues in the log of the one that died.
 */
export function startService(program: Program, sink: Sink, { again = false } = {}): Service {
  const log = 'logFile' in sink ? openLog(sink.logFile, again) : undefined;
  const output = log ?? 'pipe';
  const { child, isListening } = program.replicas ? forkReplica(program, output) : spawnAlone(program, output);
  if (log !== undefined) closeSync(log);
  const stopRotating = 'logFile' in sink ? startLogRotation(sink.logFile) : () => {};
  if ('onLine' in sink) for (const stream of [child.stdout, child.stderr]) eachLine(stream, sink.onLine);
  const exited = new Promise<string>((done) => {
    child.once('error', (error) => done(`could not be run: ${error.message}`));
    child.once('exit', (code, signal) => {
      stopRotating();
      endGroup(child.pid);
      done(signal ? `was ended by ${signal}` : `ended with exit code ${code}`);
    });
  });
  const identity = identify(child.pid ?? 0) ?? { pid: child.pid ?? 0, startedAt: '' };
  return {
    name: program.name,
    identity,
    exited,
    isListening,
    tail: () => ('logFile' in sink ? lastLines(endOfFile(sink.logFile), 15) : ''),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      await stopProcess(identity, GRACEFUL_STOP);
      await exited;
    },
  };
}

type Started = { child: ChildProcess; isListening: () => boolean };

function spawnAlone(program: Program, output: number | 'pipe'): Started {
  const child = spawn(program.file, program.options, {
    cwd: program.directory ?? ROOT,
    env: { ...process.env, ...program.env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  return { child, isListening: () => true };
}

/**
 * Starts one of several that listen on a port together. This process takes the connections and hands them over one by one, so that none is lost
 * when one of them stops; it hands one that was not taken to the next.
 */
function forkReplica(program: Program, output: number | 'pipe'): Started {
  const [exec = '', ...args] = program.options;
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec, args, cwd: program.directory ?? ROOT, stdio: ['ignore', output, output, 'ipc'] });
  const worker = cluster.fork(program.env);
  let listening = false;
  worker.once('listening', () => {
    listening = true;
  });
  return { child: worker.process, isListening: () => listening };
}

function eachLine(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream === null) return;
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', onLine);
}

/** Signals for a service, with the time in milliseconds that each is given. Replicas leave for some seconds, then drain requests for up to 10 s. */
export const GRACEFUL_STOP: readonly [NodeJS.Signals, number][] = [
  ['SIGTERM', 20_000],
  ['SIGKILL', 5_000],
];

/** Stops the processes that an ended service has started, such as those for files. */
function endGroup(leader: number | undefined): void {
  if (leader === undefined || process.platform === 'win32') return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {}
}

const TAIL_BYTES = 64_000;

function endOfFile(file: string): string {
  try {
    const opened = openSync(file, 'r');
    try {
      const from = Math.max(0, fstatSync(opened).size - TAIL_BYTES);
      const bytes = Buffer.alloc(TAIL_BYTES);
      return bytes.toString('utf8', 0, readSync(opened, bytes, 0, TAIL_BYTES, from));
    } finally {
      closeSync(opened);
    }
  } catch {
    return '';
  }
}

function openLog(file: string, again: boolean): number {
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (!again) {
      rmSync(`${file}.1`, { force: true });
      if (existsSync(file)) renameSync(file, `${file}.1`);
    }
    return openSync(file, 'a', 0o600);
  } catch (error) {
    throw storageFault(error, file);
  }
}

/** The last `count` non-blank lines of a text. */
export function lastLines(text: string, count: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-count).join('\n');
}
