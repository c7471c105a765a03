import type { Config } from '../../config.ts';
import { createRemoteReader } from './remote-reader.ts';
import { createTesseractReader } from './tesseract-reader.ts';
import type { TextReader } from './text-reader.ts';

export { ReadingFailed, type TextReader } from './text-reader.ts';

/** The reader that the settings ask for: a service where OCR_URL is set, else Tesseract on this machine. */
export function createTextReader({ OCR_URL, OCR_KEY }: Pick<Config, 'OCR_URL' | 'OCR_KEY'>): TextReader {
  return OCR_URL ? createRemoteReader(OCR_URL, { key: OCR_KEY }) : createTesseractReader();
}
