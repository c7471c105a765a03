import { availableParallelism } from 'node:os';
import { FairQueue, type MemoryLimits, type Owner, type QueueLimits, WorkError, WorkProcess } from '@api/work-process';
import { FileWorkError } from './file-work-error.ts';
import type { FileTask } from './task.ts';

/** The limits of a pool; docs/operations.md sums them up. */
export interface FileProcessLimits extends QueueLimits {
  readonly processes: number;
  readonly memory: MemoryLimits;
  /** A process that holds more than this after its work is ended, to free its memory, in megabytes. */
  readonly restMb: number;
  /** Longest that work may wait for its turn, in milliseconds. */
  readonly waitMs: number;
  /** A process without work ends after this, in milliseconds, but for as many as stay. */
  readonly idleMs: number;
  readonly staying: number;
}

const LIMITS: FileProcessLimits = {
  processes: Math.min(4, Math.max(2, availableParallelism())),
  memory: { heapMb: 512, totalMb: 1_024 },
  restMb: 400,
  mostWaiting: 40,
  mostWaitingOfOne: 6,
  mostInWorkOfOne: 1,
  waitMs: 60_000,
  idleMs: 60_000,
  staying: 1,
};

type Work = (...args: never[]) => unknown;

interface Job {
  readonly task: FileTask<Work>;
  readonly args: unknown[];
  settle(outcome: Promise<unknown>): void;
}

interface Member {
  readonly process: WorkProcess;
  idle: boolean;
  timer?: NodeJS.Timeout;
}

/**
 * Worker processes for untrusted input and printing: a file that takes all memory or time ends one of them only. Owners
 * share them fairly.
 */
export class FileProcesses {
  readonly #limits: FileProcessLimits;
  readonly #queue: FairQueue<Job>;
  readonly #members = new Set<Member>();

  constructor(limits: Partial<FileProcessLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#queue = new FairQueue(this.#limits);
  }

  get pids(): number[] {
    return [...this.#members].flatMap(({ process }) => process.pid ?? []);
  }

  /**
   * Runs a task when its owner has a free slot. Rejects with a `FileWorkError` if the queue is full, the task exceeds
   * its time or memory, or the process died; with an error of the same name and message if the task throws.
   */
  async run<Done extends Work>(task: FileTask<Done>, args: Parameters<Done>, owner: Owner): Promise<Awaited<ReturnType<Done>>> {
    const full = this.#queue.fullFor(owner);
    if (full) throw new FileWorkError(full);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: Job = { task, args, settle: resolve };
    const timeLimit = setTimeout(() => {
      if (this.#queue.remove(owner, job)) reject(new FileWorkError('busy', new Error('Waited too long for its turn')));
    }, this.#limits.waitMs);
    this.#queue.add(owner, job);
    this.#dispatch();
    try {
      return (await promise) as Awaited<ReturnType<Done>>;
    } finally {
      clearTimeout(timeLimit);
    }
  }

  /** Starts a process and loads the module ahead of the first task. */
  prepare(task: FileTask<Work>): void {
    if (this.#members.size > 0) return;
    const member = this.#start();
    void this.#use(member, { ...task, name: null }, []).catch(() => {});
  }

  /** Ends all processes; work in hand is given up. Further work starts new ones. */
  async stop(): Promise<void> {
    for (const { settle } of this.#queue.clear()) settle(Promise.reject(new FileWorkError('ended')));
    await Promise.all([...this.#members].map(({ process }) => process.end()));
  }

  #start(): Member {
    const member: Member = {
      process: new WorkProcess(this.#limits.memory, () => {
        clearTimeout(member.timer);
        this.#members.delete(member);
        this.#dispatch();
      }),
      idle: true,
    };
    this.#members.add(member);
    return member;
  }

  /** An idle process, preferably with the module loaded; a new one if the limit allows; else none. */
  #free({ module }: FileTask<Work>): Member | null {
    const idle = [...this.#members].filter((member) => member.idle);
    const found = idle.find(({ process }) => process.hasLoaded(module)) ?? idle[0];
    return found ?? (this.#members.size < this.#limits.processes ? this.#start() : null);
  }

  #hasRoom(): boolean {
    return this.#members.size < this.#limits.processes || [...this.#members].some(({ idle }) => idle);
  }

  #dispatch(): void {
    while (this.#hasRoom()) {
      const next = this.#queue.take();
      if (!next) return;
      const { task, args, settle } = next.item;
      const member = this.#free(task) as Member;
      settle(this.#use(member, task, args).finally(() => this.#queue.done(next.owner)));
    }
  }

  async #use(member: Member, { module, name, maxMs }: Omit<FileTask<Work>, 'name'> & { name: string | null }, args: unknown[]) {
    member.idle = false;
    clearTimeout(member.timer);
    try {
      return await member.process.run({ module, name, args }, maxMs);
    } catch (error) {
      throw error instanceof WorkError ? new FileWorkError(error.fault, error) : error;
    } finally {
      this.#release(member);
    }
  }

  #release(member: Member): void {
    if (member.process.ending || !this.#members.has(member)) return;
    if (member.process.rss > this.#limits.restMb * 1_048_576) void member.process.end();
    else {
      member.idle = true;
      member.timer = setTimeout(
        () => this.#members.size > this.#limits.staying && void member.process.end(),
        this.#limits.idleMs,
      ).unref();
    }
    // After the owner's share is free again, which happens right after this.
    setImmediate(() => this.#dispatch());
  }
}

export const fileProcesses = new FileProcesses();

/**
 * The pool for texts, which never wait for a file. The owner is the kind of work, such as typesetting or speech: one
 * task of each runs at once. A process takes half a second to start and 80 MB.
 */
export const textProcesses = new FileProcesses({
  processes: 2,
  memory: { heapMb: 256, totalMb: 512 },
  mostWaiting: 150,
  mostWaitingOfOne: 100,
  waitMs: 10_000,
  idleMs: 120_000,
  staying: 0,
});
