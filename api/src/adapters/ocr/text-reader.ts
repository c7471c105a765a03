import type { Owner } from '../../file-processes/index.ts';

/** What was read in an image. */
export interface ReadText {
  text: string;
  /** 0 to 100: how sure the reader is. */
  confidence: number;
}

/** Reads text in images. */
export interface TextReader {
  /** Reads one PNG for whoever sent it. Throws `ReadingFailed` when it cannot, whatever the reason. */
  read(png: Uint8Array, owner: Owner): Promise<ReadText>;
}

/** The reader did not answer in time, or not sensibly. Trying again may help. */
export class ReadingFailed extends Error {
  override name = 'ReadingFailed';
}

/** Longest that one image may take, in milliseconds. */
export const READING_TIME_LIMIT = 60_000;
