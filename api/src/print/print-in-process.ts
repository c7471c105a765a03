import { fileProcesses, fileTask, type Owner } from '../file-processes/index.ts';
import type { PrintJob, printJob } from './print-job.ts';

/** 200 questions with answers take a fraction. */
const MOST_MS = 60_000;

const PRINTING = fileTask<typeof printJob>(new URL('./print-job.ts', import.meta.url), 'printJob', { mostMs: MOST_MS });

/**
 * Prints in a child process when the owner has a free slot. Throws a `FileWorkError` if it takes too long or the queue
 * is full.
 */
export async function printInProcess(job: PrintJob, owner: Owner, { mostMs = MOST_MS } = {}): Promise<Buffer> {
  const bytes = await fileProcesses.run({ ...PRINTING, mostMs }, [job], owner);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Starts a process ahead of the first paper, which then need not wait for it. */
export function prepareToPrint(): void {
  fileProcesses.prepare(PRINTING);
}
