import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { READING_TIME_LIMIT, ReadingFailed, type TextReader } from './text-reader.ts';

/** English, small and quick; it comes with the installation, so nothing is loaded from elsewhere. */
const LANGUAGE_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
/** A thread that nobody needs for so long gives its memory back. */
const IDLE_MS = 60_000;

async function startThread(): Promise<Worker> {
  const options = { langPath: LANGUAGE_FOLDER, cacheMethod: 'none', gzip: true, logger: () => {}, errorHandler: () => {} };
  const worker = await createWorker('eng', OEM.LSTM_ONLY, options);
  // Its types leave out the thread, which must neither keep the process alive nor end it by an error of its own.
  const { worker: thread } = worker as unknown as { worker: Thread };
  thread.on('error', () => {});
  thread.unref();
  return worker;
}

/** Reads on this machine with Tesseract, in a thread of its own that starts with the first image and works on one at a time. */
export function createTesseractReader({ timeLimit = READING_TIME_LIMIT } = {}): TextReader {
  let thread: Promise<Worker> | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await (await ending?.catch(() => undefined))?.terminate();
  }

  async function recognise(png: Buffer) {
    clearTimeout(idle);
    thread ??= startThread();
    const { data } = await (await thread).recognize(png);
    return { text: data.text.trim(), confidence: Math.round(data.confidence) };
  }

  return {
    async read(png) {
      const limit = Promise.withResolvers<never>();
      const timer = setTimeout(() => limit.reject(new Error(`No text after ${timeLimit} ms`)), timeLimit);
      try {
        const read = await Promise.race([recognise(png), limit.promise]);
        idle = setTimeout(close, IDLE_MS).unref();
        return read;
      } catch (error) {
        await close();
        throw new ReadingFailed('Tesseract failed', { cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
    close,
  };
}
