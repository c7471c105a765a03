import type { Paper } from './paper.ts';
import type { Receipt } from './receipt.ts';

/** What is printed. */
export type PrintJob = { kind: 'paper'; paper: Paper } | { kind: 'receipt'; receipt: Receipt };
