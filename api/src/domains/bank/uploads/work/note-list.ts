import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { UploadNote } from '@api/contract';
import { MOST_SHOWN_FAULTS } from '@api/contract';
import { BYTE_ORDER_MARK, csvRow } from '@api/question-files';

/** Kept of the other kinds; the file has all. */
const MOST_OTHERS = 200;
/** The longest message, and the longest name of a column or of a part of the file: a file may name its parts by whole books. */
const MESSAGE = 500;
const NAME = 200;

const shortened = (text: string, longest: number) => text.slice(0, longest).toWellFormed().replaceAll('\u0000', '');

/** What was found in a file: the first notes to be shown, and all in a CSV file on the disk. */
export class NoteList {
  readonly counts: Record<UploadNote['kind'], number> = { fault: 0, left_out: 0, kept: 0 };
  readonly shown: UploadNote[] = [];
  readonly #stream;
  readonly #written;

  constructor(path: string) {
    this.#stream = createWriteStream(path);
    this.#written = finished(this.#stream);
    // Thrown by `end`: an unhandled rejection (full disk) would end the process.
    this.#written.catch(() => {});
    this.#stream.write(BYTE_ORDER_MARK + csvRow(['kind', 'row', 'column', 'item', 'message']));
  }

  add(found: UploadNote): void {
    const note = {
      ...found,
      column: shortened(found.column, NAME),
      item: shortened(found.item, NAME),
      message: shortened(found.message, MESSAGE),
    };
    const count = this.counts[note.kind];
    this.counts[note.kind] = count + 1;
    if (count < (note.kind === 'fault' ? MOST_SHOWN_FAULTS : MOST_OTHERS)) this.shown.push(note);
    this.#stream.write(csvRow([note.kind, note.row, note.column, note.item, note.message]));
  }

  get total(): number {
    return this.counts.fault + this.counts.left_out + this.counts.kept;
  }

  /** Waits until all notes are in the file. Rejects with what kept one from it, e.g. ENOSPC. */
  async end(): Promise<void> {
    this.#stream.end();
    await this.#written;
  }
}
