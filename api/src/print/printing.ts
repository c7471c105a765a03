import type { Paper } from './paper.ts';
import type { Receipt } from './receipt.ts';

/** A print job. */
export type PrintJob = { kind: 'paper'; paper: Paper } | { kind: 'receipt'; receipt: Receipt };
