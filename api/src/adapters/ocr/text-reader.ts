/** What was read in an image. */
export interface ReadText {
  text: string;
  /** 0 to 100: how sure the reader is. */
  confidence: number;
}

/** Reads text in images. */
export interface TextReader {
  /** Reads one PNG. Throws `ReadingFailed` when it cannot, whatever the reason. */
  read(png: Buffer): Promise<ReadText>;
  /** Lets go of what reading holds; reading again afterwards is allowed. */
  close(): Promise<void>;
}

/** The reader did not answer in time, or not sensibly. Trying again may help. */
export class ReadingFailed extends Error {
  override name = 'ReadingFailed';
}

/** Longest that one image may take, in milliseconds. */
export const READING_TIME_LIMIT = 60_000;
