import type { QuestionFileRecordSource } from '@api/contract';

/**
 * A format in which questions travel between systems. Each is a reader and a writer of the records of the question file
 * (`question-file.ts` of the contract); what comes of records, identity, faults and taking back included, is the same for all formats.
 * Readers run in a process of their own (`file-processes`), with a limit of memory and of time, so they load no database and no settings.
 */
export interface ExchangeFormat {
  /** How calls name it. */
  readonly name: ExchangeFormatName;
  /** How people know it: `Moodle XML`. */
  readonly title: string;
  /** Ending of files that are written, without the dot. */
  readonly ending: string;
  readonly contentType: string;
  /** Whether a file is one of these, by its first 4,096 bytes at most; its name (with ending) decides where bytes do not. */
  recognise(start: Uint8Array, fileName: string): boolean;
  /**
   * The items of a file in their order, one at a time: memory does not grow with the number of items.
   * @throws ExchangeRefused where reading on makes no sense.
   */
  read(file: ExchangeFile, context: { images: ImageBasket }): AsyncIterable<ExchangeItem>;
  /** A file of these questions, piece by piece; `leftOut` hears of all that the format cannot hold, and `summary` is written at its end. */
  write(questions: AsyncIterable<WrittenQuestion>, context: WriteContext): AsyncIterable<Uint8Array>;
}

export type ExchangeFormatName = 'csv' | 'xlsx' | 'question-file' | 'moodle-xml' | 'gift' | 'qti-2.1' | 'qti-3.0';

/** A file that somebody sent, on this machine's disk. */
export interface ExchangeFile {
  /** Where it lies, for readers that need to move about in it (ZIP). */
  readonly path: string;
  /** The sender's name for it, without folders. */
  readonly name: string;
  readonly bytes: number;
  /** Its bytes from the beginning. */
  stream(): AsyncIterable<Uint8Array>;
}

/**
 * Images beside questions: those that a file holds, and those that are to be written into one. A record names them in `images`. Whatever is put
 * in here is checked and made anew by the same steps as images of the editor before anybody sees it, so readers need not judge them.
 */
export interface ImageBasket {
  /** Puts an image in; answers the name by which `images` of a record refers to it. The same bytes again have the same name. */
  put(bytes: Uint8Array, name: string): Promise<string>;
  /** An image by its name; null where there is none. */
  read(name: string): Promise<Uint8Array | null>;
}

/** Where in a file something stands; at least one of these. */
export interface ExchangePlace {
  /** Line or row, counted from 1, with the head of a table counted. */
  readonly row?: number;
  /** The column's or field's name as the file has it. */
  readonly column?: string;
  /** The item's name or number as people find it in the file: `Q12: Chain rule`. */
  readonly item?: string;
}

/**
 * A question as a reader makes it. What the format does not know (`subject`, `topic`, `level`, `difficulty`, `calculator_allowed`, `marks`) is left
 * out: staff say on the page where such questions go. `id` must be the same each time the same item is read: that of the
 * file (with a prefix of the format), else a hash of what is stable about it.
 */
export type ReadRecord =
  | Exclude<QuestionFileRecordSource, { record: 'question' | 'file' }>
  | (Partial<Extract<QuestionFileRecordSource, { record: 'question' }>> & {
      record: 'question';
      id: string;
      /** Where the file has it, from the top: names of its categories, by which staff see what goes where. */
      category?: readonly string[];
    });

/** What comes of one item: a record, why there is none, or something in it that we have no place for. An item may have several. */
export type ExchangeItem =
  | { readonly place: ExchangePlace; readonly record: ReadRecord }
  /** Why this item cannot be taken: what is wanted, for whoever made the file. */
  | { readonly place: ExchangePlace; readonly fault: string }
  /** What the item holds and we cannot: `random variables`, `a script`. The item's record may come all the same. */
  | { readonly place: ExchangePlace; readonly leftOut: string };

/** A question to be written, whole. */
export type WrittenQuestion = Extract<QuestionFileRecordSource, { record: 'question' }>;

/** What writers are given besides questions. */
export interface WriteContext {
  readonly images: ImageBasket;
  leftOut(left: LeftOut): void;
  /** Lines for people who read the file: what of its questions is not in it. Asked for after the last question. */
  summary?(): readonly string[];
}

/** What a format could not take of a question. */
export interface LeftOut {
  /** Id of the question. */
  readonly id: string;
  readonly what: string;
}

/** A file that cannot be read at all, in words for whoever sent it: too large, not what it says, a bomb. */
export class ExchangeRefused extends Error {
  override name = 'ExchangeRefused';
}
