import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../processes/fault.ts';
import { readRecord } from '../processes/leftovers.ts';
import { isRunning } from '../processes/process-identity.ts';
import { ownerOf } from '../processes/run-lock.ts';
import { printLine, seconds } from '../processes/steps.ts';
import type { Settings } from '../system/settings.ts';

const LOOK_EVERY_MS = 500;
/** A build, migrations, 10 s per process. */
const TIMEOUT_MS = 20 * 60_000;

/**
 * Has the running cluster of a data folder replace its processes; resolves when all are new.
 * @throws Fault where no cluster runs, or where it ends or takes too long.
 */
export async function restartCluster({ dataDir }: Settings, signal: AbortSignal): Promise<void> {
  const started = Date.now();
  const owner = await ownerOf(join(dataDir, 'run.owner'));
  const record = join(dataDir, 'processes.json');
  const before = await readRecord(record);
  const isCluster = before.some(({ name }) => name.startsWith('Worker '));
  if (owner === null || !isRunning(owner) || !isCluster)
    throw new Fault(`No cluster runs on ${dataDir}: npm run cluster starts one.`);
  process.kill(owner.pid, 'SIGUSR2');
  while (before.some(isRunning) || (await readRecord(record)).length < before.length) {
    signal.throwIfAborted();
    if (!isRunning(owner)) throw new Fault('The cluster has ended: its own terminal says why.');
    if (Date.now() - started > TIMEOUT_MS)
      throw new Fault('Not all processes were replaced: the cluster’s own terminal says why.');
    await sleep(LOOK_EVERY_MS);
  }
  printLine(`All ${before.length} processes are new, ${seconds(started)}.`);
}
