import type { QuestionFileRecordSource } from '@api/contract';

/**
 * A format for exchanging questions between systems. Each is a reader and a writer of the records of the question file
 * (`question-file.ts` of the contract); everything after the records, such as identity, faults and undo, is the same
 * for all formats. Readers run in a child process (`file-processes`), with limits of memory and time, so they load no
 * database and no settings.
 */
export interface ExchangeFormat {
  readonly name: ExchangeFormatName;
  readonly title: string;
  readonly ending: string;
  readonly contentType: string;
  /**
   * Whether a file has this format, by its first 4,096 bytes at most; its name with extension decides if the bytes do
   * not.
   */
  recognise(start: Uint8Array, fileName: string): boolean;
  /**
   * The items of a file in their order, one at a time: memory does not grow with the number of items.
   * @throws ExchangeRefused where reading on makes no sense.
   */
  read(file: ExchangeFile, context: { images: ImageBasket }): AsyncIterable<ExchangeItem>;
  /**
   * Writes a file of these questions, in chunks; `leftOut` receives all that the format cannot hold, and `summary` is
   * written at its end.
   */
  write(questions: AsyncIterable<WrittenQuestion>, context: WriteContext): AsyncIterable<Uint8Array>;
}

export type ExchangeFormatName = 'csv' | 'xlsx' | 'question-file' | 'moodle-xml' | 'gift' | 'qti-2.1' | 'qti-3.0';

export interface ExchangeFile {
  readonly path: string;
  /** The sender's name for it, without folders. */
  readonly name: string;
  readonly bytes: number;
  /** The encoding that staff chose, by a decoder's name; it overrides the file's declaration. */
  readonly encoding?: string;
  /** Its bytes from the beginning. */
  stream(): AsyncIterable<Uint8Array>;
}

/**
 * Images beside questions: those found in a file, and those to write into one. A record names them in `images`. All are
 * checked and rendered again like images of the editor before they are shown, so readers need not judge them.
 */
export interface ImageBasket {
  /** Puts an image in; returns the name by which `images` of a record refers to it. The same bytes again have the same name. */
  put(bytes: Uint8Array, name: string): Promise<string>;
  /** An image by its name; null if there is none. */
  read(name: string): Promise<Uint8Array | null>;
}

/** A position within a file; at least one of these. */
export interface ExchangePlace {
  /** Line or row, counted from 1, with the head of a table counted. */
  readonly row?: number;
  /** The column's or field's name as the file has it. */
  readonly column?: string;
  /** The item's name or number as people find it in the file: `Q12: Chain rule`. */
  readonly item?: string;
}

/**
 * A question as a reader produces it. Fields that the format lacks (`subject`, `topic`, `level`, `difficulty`,
 * `calculator_allowed`, `marks`) are omitted: staff choose on the page where such questions go. `id` must be stable
 * between reads of the same item: that of the file (with a prefix of the format), else a hash of its stable content.
 */
export type ReadRecord =
  | Exclude<QuestionFileRecordSource, { record: 'question' | 'file' }>
  | (Partial<Extract<QuestionFileRecordSource, { record: 'question' }>> & {
      record: 'question';
      id: string;
      /** Its categories in the file, from the top; staff choose by them where questions go. */
      category?: readonly string[];
    });

/** The result of one item: a record, a fault, or a part of it that we cannot store. An item may have several. */
export type ExchangeItem =
  | { readonly place: ExchangePlace; readonly record: ReadRecord }
  /** Why this item was refused: the requirement, for the author of the file. */
  | { readonly place: ExchangePlace; readonly fault: string }
  /** A part of the item that we cannot store: `random variables`, `a script`. The item may still yield a record. */
  | { readonly place: ExchangePlace; readonly leftOut: string };

export type WrittenQuestion = Extract<QuestionFileRecordSource, { record: 'question' }>;

export interface WriteContext {
  readonly images: ImageBasket;
  leftOut(left: LeftOut): void;
  /** Omissions, listed in the file; called after the last question. */
  summary?(): readonly string[];
}

/** A part of a question that a format cannot hold. */
export interface LeftOut {
  readonly id: string;
  readonly what: string;
}

/**
 * A file that cannot be read at all, with a message for its sender: too large, of another type, a decompression bomb.
 */
export class ExchangeRefused extends Error {
  override name = 'ExchangeRefused';
}
