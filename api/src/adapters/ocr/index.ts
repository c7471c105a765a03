import { z } from 'zod';
import type { Config } from '../../config.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import { createTesseractReader } from './tesseract-reader.ts';
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

/** The configured reader: a service where OCR_URL is set, else Tesseract on this machine. */
export function createTextReader(config: Pick<Config, 'OCR_URL' | 'OCR_KEY'>): TextReader {
  if (!config.OCR_URL) return createTesseractReader();
  const reader = createRemoteReader(config.OCR_URL, { key: config.OCR_KEY });
  return withBreaker(reader, outsideServicesOf(config).breaker('ocr'), ['read'], { Away: ReadingFailed });
}
