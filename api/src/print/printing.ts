import type { Paper } from './paper.ts';
import type { Receipt } from './receipt.ts';

/** What the printing thread is asked for. */
export type PrintJob = { kind: 'paper'; paper: Paper } | { kind: 'receipt'; receipt: Receipt };
