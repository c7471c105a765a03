import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { PrintJob } from './printing.ts';

/** Printing went on for too long and was ended. */
export class PrintingTooLong extends Error {
  override name = 'PrintingTooLong';
}

/** So many papers wait already that another would wait too long. */
export class PrintingQueueFull extends Error {
  override name = 'PrintingQueueFull';
}

const MOST_THREADS = 2;
const MOST_WAITING = 24;
/** Waiting included. 200 questions with answers take a fraction of it. */
const MOST_MS = 60_000;
/** A thread takes a second or two to start and 150 MB: one stays, the other goes some time after its last paper. */
const IDLE_MS = 60_000;

let pool: Piscina | undefined;

function providePool(): Piscina {
  pool ??= new Piscina({
    filename: new URL('./print-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.min(MOST_THREADS, availableParallelism()),
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });
  return pool;
}

/**
 * Prints in a thread of its own, so that other answers stay fast. A job that takes too long is ended with its thread:
 * `PrintingTooLong`. With too many waiting it is refused: `PrintingQueueFull`.
 */
export async function printInThread(job: PrintJob, { mostMs = MOST_MS } = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(mostMs);
  try {
    const bytes: Uint8Array = await providePool().run(job, { signal });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    if (signal.aborted) throw new PrintingTooLong(`Ended after ${mostMs} ms`, { cause: error });
    if (error instanceof Error && error.message === 'Task queue is at limit') throw new PrintingQueueFull(error.message);
    throw error;
  }
}

/** Starts a thread ahead of the first paper, which then need not wait for it. */
export function prepareToPrint(): void {
  providePool();
}

/** Ends the threads; papers in hand are given up. */
export async function stopPrinting(): Promise<void> {
  const stopped = pool;
  pool = undefined;
  await stopped?.destroy();
}
