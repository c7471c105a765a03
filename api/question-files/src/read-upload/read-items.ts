import type { ExchangePlace } from '../exchange-format.ts';

/** A line of what was read, in `items.jsonl` of the folder. `line` counts what may have faults later. */
export type ReadItem =
  | { line: number; place: ExchangePlace; record: unknown }
  /** `unplaced`: a question that lacks nothing but its topic. */
  | { line: number; place: ExchangePlace; fault: string; unplaced?: unknown }
  | { line: number; place: ExchangePlace; leftOut: string };

/** A row of a table as in its file, in `rows.jsonl`: read only if rows have faults, to keep the others small. */
export interface ReadRowCells {
  line: number;
  cells: readonly string[];
}

export const ITEMS = 'items.jsonl';
/** The file of the folder with the rows of a table. */
export const ROWS = 'rows.jsonl';
/** Names of images with the files of the folder that hold them. */
export const IMAGES = 'images.json';
