import { z } from 'zod';
import type { Config } from '../../config.ts';
import { fileProcesses, fileTask } from '../../file-processes/index.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import type { readText } from './read-text.ts';
import { READING_TIME_LIMIT, ReadingFailed, type TextReader } from './text-reader.ts';

export { ReadingFailed, type TextReader } from './text-reader.ts';

const answerSchema = z.object({ text: z.string().max(200_000), confidence: z.number().min(0).max(100).default(100) });

/**
 * Reads text by a service: `POST url` with the image as `image/png` and, with a key, `Authorization: Bearer key`; it
 * returns `{"text": "...", "confidence": 0 to 100}`. Described in docs/operations.md.
 */
export function createRemoteReader(
  url: string,
  { key, timeLimit = READING_TIME_LIMIT }: { key?: string | undefined; timeLimit?: number } = {},
): TextReader {
  const headers = { 'content-type': 'image/png', accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  return {
    async read(png) {
      try {
        const body = new Uint8Array(png);
        const signal = AbortSignal.timeout(timeLimit);
        const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
        if (!response.ok) throw new Error(`The service answered ${response.status}`);
        const { text, confidence } = answerSchema.parse(await response.json());
        return { text: text.trim(), confidence: Math.round(confidence) };
      } catch (error) {
        throw new ReadingFailed('The OCR service failed', { cause: error });
      }
    },
  };
}

const READING = fileTask<typeof readText>(new URL('./read-text.ts', import.meta.url), 'readText', { maxMs: READING_TIME_LIMIT });

/** In a worker process. */
export function createTesseractReader({ timeLimit = READING_TIME_LIMIT } = {}): TextReader {
  return {
    async read(png, owner) {
      try {
        return await fileProcesses.run({ ...READING, maxMs: timeLimit }, [png], owner);
      } catch (error) {
        throw new ReadingFailed('Tesseract failed', { cause: error });
      }
    },
  };
}

/** OCR_URL, else Tesseract on this machine. */
export function createTextReader(config: Pick<Config, 'OCR_URL' | 'OCR_KEY'>): TextReader {
  if (!config.OCR_URL) return createTesseractReader();
  const reader = createRemoteReader(config.OCR_URL, { key: config.OCR_KEY });
  return withBreaker(reader, outsideServicesOf(config).breaker('ocr'), ['read'], { Away: ReadingFailed });
}
