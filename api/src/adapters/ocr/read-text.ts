/** Tesseract in a separate process (see tesseract-reader.ts): it starts with the first image and stays for the next. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { ReadText } from './text-reader.ts';

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

export async function readText(png: Uint8Array): Promise<ReadText> {
  worker ??= startWorker();
  const { data } = await (await worker).recognize(Buffer.from(png));
  return { text: data.text.trim(), confidence: Math.round(data.confidence) };
}
