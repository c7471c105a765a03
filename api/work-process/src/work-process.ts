import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Reply, WorkRequest } from './messages.ts';
import { OUT_OF_MEMORY } from './signals.ts';
import { WorkError } from './work-error.ts';

const MAIN = fileURLToPath(new URL('./process-main.ts', import.meta.url));
const LAST_WORDS = 2_000;

/** Most memory of one process, in megabytes: of JavaScript's heap, and of all that the system gives it. */
export interface MemoryLimits {
  readonly heapMb: number;
  readonly totalMb: number;
}

/** What a process may do that runs code of others: nothing but compute. No environment, no network, no programs. */
export interface Confinement {
  /** Files, and folders ending in a star, from which its modules are loaded. Later work may read no files. */
  readonly reads: readonly string[];
}

/** Node's permission model; threads and SQLite are gaps, closed here and by the process. */
function confinedOptions({ reads }: Confinement): string[] {
  const own = fileURLToPath(new URL('..', import.meta.url));
  return [
    '--permission',
    ...[`${own}src/*`, `${own}package.json`, ...reads].map((path) => `--allow-fs-read=${path}`),
    // For the thread that watches its memory.
    '--allow-worker',
    '--no-experimental-sqlite',
    '--disallow-code-generation-from-strings',
  ];
}

/** Settings contain secrets and are not needed for the work. */
const ENVIRONMENT = ['PATH', 'NODE_COMPILE_CACHE', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'TZ', 'LANG'];

function passedOn(): NodeJS.ProcessEnv {
  // exempt from the source rules: variables of the system, which are only passed on.
  return Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * One process for work that may take all memory or all time: one request after the other, until it is ended or dies. Threads are no such thing: one that
 * runs out of memory now and then ends its whole process.
 */
export class WorkProcess {
  readonly #child: ChildProcess;
  #lastWords = '';
  readonly #loaded = new Set<string>();
  #ending = false;
  /** Memory that it held after its last work, in bytes. */
  rss = 0;

  /** `onEnd` is called once the process has ended, for whatever reason. `confinement`: for code of others. */
  constructor({ heapMb, totalMb }: MemoryLimits, onEnd: () => void, confinement?: Confinement) {
    this.#child = fork(MAIN, [String(totalMb * 1_048_576)], {
      execArgv: [`--max-old-space-size=${heapMb}`, '--no-warnings', ...(confinement ? confinedOptions(confinement) : [])],
      env: confinement ? {} : passedOn(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    this.#child.once('exit', onEnd);
    this.#child.once('error', onEnd);
    this.#rest();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get ending(): boolean {
    return this.#ending;
  }

  hasLoaded(module: string): boolean {
    return this.#loaded.has(module);
  }

  /** An idle worker does not keep this process alive. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    (this.#child.stderr as { unref?(): void } | null)?.unref?.();
  }

  /** Rejects with the work's error, or a `WorkError` if the process ended or timed out (milliseconds). */
  async run(request: WorkRequest, maxMs: number): Promise<unknown> {
    const child = this.#child;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      const fault = signal === OUT_OF_MEMORY ? 'memory' : 'ended';
      reject(new WorkError(fault, `The process ended (${signal ?? code}): ${this.#lastWords}`));
    };
    const failed = (cause: Error) => {
      reject(new WorkError('ended', 'The process cannot be reached', cause));
      void this.end();
    };
    const timer = setTimeout(() => {
      reject(new WorkError('time', `${request.name ?? request.module} was not done after ${maxMs} ms`));
      void this.end();
    }, maxMs);
    child.ref();
    child.channel?.ref();
    child.once('message', resolve).once('exit', ended).once('error', failed);
    if (child.connected) child.send(request, (error) => error && failed(error));
    else failed(new Error('The process is gone'));
    try {
      const reply = await promise;
      this.rss = reply.rss;
      this.#loaded.add(request.module);
      if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error);
      return reply.result;
    } finally {
      clearTimeout(timer);
      child.off('message', resolve).off('exit', ended).off('error', failed);
      this.#rest();
    }
  }

  /** Kills the process. Resolves once it has exited. */
  async end(): Promise<void> {
    this.#ending = true;
    const child = this.#child;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.ref();
    child.kill('SIGKILL');
    await gone;
  }
}
