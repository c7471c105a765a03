import { fileProcesses, fileTask, type Owner } from '../file-processes/index.ts';
import type { PrintJob, printJob } from './print-job.ts';

export type { Paper, PaperQuestion } from './paper.ts';
export type { Receipt } from './receipt.ts';
export type { ReportCover } from './report-cover.ts';

/** 200 questions with answers take a fraction. */
const MAX_MS = 60_000;

const PRINTING = fileTask<typeof printJob>(new URL('./print-job.ts', import.meta.url), 'printJob', { maxMs: MAX_MS });

/** @throws FileWorkError if too slow or the queue is full */
export async function printInProcess(job: PrintJob, owner: Owner, { maxMs = MAX_MS } = {}): Promise<Buffer> {
  const bytes = await fileProcesses.run({ ...PRINTING, maxMs }, [job], owner);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Starts a process ahead of the first paper. */
export function prepareToPrint(): void {
  fileProcesses.prepare(PRINTING);
}
