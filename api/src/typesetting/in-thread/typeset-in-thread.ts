import { Piscina } from 'piscina';
import { ApiError, unavailable } from '../../errors.ts';
import { escapeHtml } from '../escape-html.ts';
import type { TypesetResult, TypesetTask } from '../typeset-task.ts';
import { TOO_MUCH_HTML } from './html-limit.ts';

/** Waiting for a thread included. A long question with all its answers takes a tenth of a second. */
const MOST_MS = 10_000;
const MOST_WAITING = 100;
/** A thread takes half a second to start and 80 MB; it goes some time after its last text. */
const IDLE_MS = 120_000;

let pool: Piscina<TypesetTask[], TypesetResult[]> | undefined;

function providePool(): Piscina<TypesetTask[], TypesetResult[]> {
  if (pool) return pool;
  pool = new Piscina({
    filename: new URL('./typesetting-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread that was given up may run out of memory before it has ended; its text has been answered by then. Unheard, it would end the API.
  pool.on('error', () => {});
  return pool;
}

/** 422: setting the texts took too long, or more memory than it may have, or comes to more HTML than may be. */
export const typesettingTooLong = () =>
  new ApiError(422, 'invalid_input', 'This text is too complicated to be set. Please write it more simply');

/**
 * Sets texts in a thread of its own, so that other answers stay fast whatever somebody writes. What takes too long, or too much
 * memory, is ended with its thread: 422. With too many waiting it is refused: 503.
 */
export async function typesetInThread(tasks: TypesetTask[], { mostMs = MOST_MS } = {}): Promise<TypesetResult[]> {
  const signal = AbortSignal.timeout(mostMs);
  try {
    return await providePool().run(tasks, { signal });
  } catch (error) {
    if (error instanceof Error && error.message === 'Task queue is at limit') throw unavailable(error);
    if ((error as Error).message === TOO_MUCH_HTML) throw typesettingTooLong();
    if (signal.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw typesettingTooLong();
    throw error;
  }
}

/** A message set apart. What cannot be set is words as typed: no message is lost for the look of it. */
export async function typesetMessageInThread(source: string): Promise<TypesetResult> {
  try {
    const [result] = await typesetInThread([{ kind: 'message', source }]);
    if (result) return result;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return { html: `<p>${escapeHtml(source).replaceAll('\n', '<br>')}</p>`, faults: [] };
}

/** Ends the thread; texts in hand are given up. */
export async function stopTypesetting(): Promise<void> {
  const stopped = pool;
  pool = undefined;
  await stopped?.destroy();
}
