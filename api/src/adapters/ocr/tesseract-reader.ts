import { fileProcesses, fileTask } from '../../file-processes/index.ts';
import type { readText } from './read-text.ts';
import { READING_TIME_LIMIT, ReadingFailed, type TextReader } from './text-reader.ts';

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
