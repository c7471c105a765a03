import type { Config } from '../../config.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import { createRemoteReader } from './remote-reader.ts';
import { createTesseractReader } from './tesseract-reader.ts';
import { ReadingFailed, type TextReader } from './text-reader.ts';

export { ReadingFailed, type TextReader } from './text-reader.ts';

/** The reader that the settings ask for: a service where OCR_URL is set, else Tesseract on this machine. */
export function createTextReader(config: Pick<Config, 'OCR_URL' | 'OCR_KEY'>): TextReader {
  if (!config.OCR_URL) return createTesseractReader();
  const reader = createRemoteReader(config.OCR_URL, { key: config.OCR_KEY });
  return withBreaker(reader, outsideServicesOf(config).breaker('ocr'), ['read'], { Away: ReadingFailed });
}
