import { Piscina } from 'piscina';
import { unavailable } from '../errors.ts';

const MOST_MS = 10_000;
const MOST_WAITING = 50;
/** A thread takes a second to start and 120 MB; it goes some time after its last text. */
const IDLE_MS = 60_000;

let pool: Piscina<string, string[]> | undefined;

function providePool(): Piscina<string, string[]> {
  if (pool) return pool;
  pool = new Piscina({
    filename: new URL('./speech-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread that was given up may run out of memory before it has ended. Unheard, it would end the API.
  pool.on('error', () => {});
  return pool;
}

/** Sentences of typeset HTML, worked out in a thread of their own; 503 where that takes too long or too many wait. */
export async function speakInThread(html: string): Promise<string[]> {
  try {
    return await providePool().run(html, { signal: AbortSignal.timeout(MOST_MS) });
  } catch (error) {
    throw unavailable(error);
  }
}

/** Ends the thread; texts in hand are given up. */
export async function stopSpeaking(): Promise<void> {
  const stopped = pool;
  pool = undefined;
  await stopped?.destroy();
}
