/** The record of a run's processes in DATA_DIR, by which the next run stops what a killed run left behind. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Fault, storageFault } from './fault.ts';
import { isRunning, type ProcessIdentity, stopProcess } from './process-identity.ts';
import { GRACEFUL_STOP } from './programs.ts';

/** A process of a run, by the name that people know it by. */
export type RecordedProcess = ProcessIdentity & { name: string };

/** Writes the processes of this run; an empty list removes the record. */
export async function recordProcesses(file: string, processes: readonly RecordedProcess[]): Promise<void> {
  try {
    if (processes.length === 0) return await rm(file, { force: true });
    await writeFile(`${file}.new`, JSON.stringify(processes, null, 2));
    await rename(`${file}.new`, file);
  } catch (error) {
    throw storageFault(error, file);
  }
}

/** Stops those processes of the recorded run that still run. Only the very processes recorded: a recycled id is left alone. */
export async function stopLeftovers(file: string): Promise<RecordedProcess[]> {
  const stopped: RecordedProcess[] = [];
  for (const left of (await readRecord(file)).filter(isRunning)) {
    if (!(await stopProcess(left, GRACEFUL_STOP))) {
      throw new Fault(
        `A former run left "${left.name}" behind (process ${left.pid}), and it cannot be stopped: end it, then start again.`,
      );
    }
    stopped.push(left);
  }
  await recordProcesses(file, []);
  return stopped;
}

/** The processes of a run that continues, or was killed. */
export async function readRecord(file: string): Promise<RecordedProcess[]> {
  try {
    const entries = JSON.parse(await readFile(file, 'utf8')) as Partial<RecordedProcess>[];
    return entries.filter(
      (entry): entry is RecordedProcess => typeof entry.pid === 'number' && typeof entry.startedAt === 'string',
    );
  } catch {
    return [];
  }
}
