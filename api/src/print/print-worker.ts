/** Worker thread of `printInThread`: takes a job, answers the bytes of its PDF. */
import { move } from 'piscina';
import { layFormula } from './maths/formula.ts';
import { printPaper } from './print-paper.ts';
import { printReceipt } from './print-receipt.ts';
import type { PrintJob } from './printing.ts';

// The first formula loads the maths font: done before the first job rather than during it.
await layFormula('x', false);

export default async function run(job: PrintJob): Promise<Uint8Array> {
  const pdf = job.kind === 'paper' ? await printPaper(job.paper) : await printReceipt(job.receipt);
  // A copy of its own, so that the bytes move to the other thread instead of being copied there.
  return move(new Uint8Array(pdf)) as unknown as Uint8Array;
}
