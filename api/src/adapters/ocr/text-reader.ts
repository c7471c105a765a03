import type { Owner } from '../../file-processes/index.ts';

export interface ReadText {
  text: string;
  /** 0 to 100: how sure the reader is. */
  confidence: number;
}

export interface TextReader {
  /** Reads one PNG for its owner. Throws `ReadingFailed` for any failure. */
  read(png: Uint8Array, owner: Owner): Promise<ReadText>;
}

/** The reader did not respond in time, or returned nonsense. A retry may help. */
export class ReadingFailed extends Error {
  override name = 'ReadingFailed';
}

/** Time limit of one image, in milliseconds. */
export const READING_TIME_LIMIT = 60_000;
