import type { ExchangePlace } from '../../questions/index.ts';

/** A line of what was read, in `items.jsonl` of the folder. `line` counts what may have faults later. */
export type ReadItem =
  | { line: number; place: ExchangePlace; record: unknown; cells?: readonly string[] }
  | { line: number; place: ExchangePlace; fault: string; cells?: readonly string[] }
  | { line: number; place: ExchangePlace; leftOut: string };

/** The file of the folder with what was read. */
export const ITEMS = 'items.jsonl';
/** Names of images with the files of the folder that hold them. */
export const IMAGES = 'images.json';
