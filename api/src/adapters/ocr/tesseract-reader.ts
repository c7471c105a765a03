import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { fileProcesses, fileTask } from '../../file-processes/index.ts';
import { READING_TIME_LIMIT, ReadingFailed, type ReadText, type TextReader } from './text-reader.ts';

/** Tesseract in a separate process (see tesseract-reader.ts): it starts with the first image and stays for the next. */

/** English, small and quick; it comes with the installation, so nothing is loaded from elsewhere. */
const LANGUAGE_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

let worker: Promise<Worker> | undefined;

async function startWorker(): Promise<Worker> {
  const options = { langPath: LANGUAGE_FOLDER, cacheMethod: 'none', gzip: true, logger: () => {}, errorHandler: () => {} };
  return createWorker('eng', OEM.LSTM_ONLY, options);
}

/** Reads one PNG. */
async function readText(png: Uint8Array): Promise<ReadText> {
  worker ??= startWorker();
  const { data } = await (await worker).recognize(Buffer.from(png));
  return { text: data.text.trim(), confidence: Math.round(data.confidence) };
}

const READING = fileTask<typeof readText>(new URL('./read-text.ts', import.meta.url), 'readText', { mostMs: READING_TIME_LIMIT });

/** Reads on this machine with Tesseract, in a separate process. */
export function createTesseractReader({ timeLimit = READING_TIME_LIMIT } = {}): TextReader {
  return {
    async read(png, owner) {
      try {
        return await fileProcesses.run({ ...READING, mostMs: timeLimit }, [png], owner);
      } catch (error) {
        throw new ReadingFailed('Tesseract failed', { cause: error });
      }
    },
  };
}
