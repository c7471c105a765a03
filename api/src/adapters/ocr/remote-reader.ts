import { z } from 'zod';
import { READING_TIME_LIMIT, ReadingFailed, type TextReader } from './text-reader.ts';

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
