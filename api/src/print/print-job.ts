/** Work of `printInProcess` in its child process. */
import { layFormula } from './maths/formula.ts';
import type { Paper } from './paper.ts';
import { printPaper } from './print-paper.ts';
import { printReceipt } from './print-receipt.ts';
import type { Receipt } from './receipt.ts';

export type PrintJob = { kind: 'paper'; paper: Paper } | { kind: 'receipt'; receipt: Receipt };

// The first formula loads the maths font: done before the first job rather than during it.
await layFormula('x', false);

/** Prints a job: the bytes of its PDF. */
export function printJob(job: PrintJob): Promise<Uint8Array> {
  return job.kind === 'paper' ? printPaper(job.paper) : printReceipt(job.receipt);
}
