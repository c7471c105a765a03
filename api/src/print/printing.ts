import type { Paper } from './paper.ts';

/** What the printing thread is asked for. */
export type PrintJob = { kind: 'paper'; paper: Paper };
