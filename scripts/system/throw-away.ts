/** A whole system for one run of a check or a measurement: on free ports, with a database and sample data that go with it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesDir } from '../../shell/releases/src/index.ts';
import { removeCluster } from '../database/postgres.ts';
import { freePort } from '../processes/port.ts';
import { nodeProgram, ROOT, runOrFail } from '../processes/programs.ts';
import { prepareDatabase } from './contents.ts';
import { buildAll, prepare, type SystemOptions, startApi, startServices, writeBank } from './system.ts';

/**
 * `rounds`: the limit of variants of each template per topic, which starts in a third of the time; all of them by
 * default.
 */
export type ThrowAway = { port: number; apiPort?: number; rounds?: number; signal: AbortSignal; undo: AsyncDisposableStack };

/** The options of a throw-away system; `undo` stops it and removes everything. */
export async function throwAwayOptions({ port, apiPort, signal, undo }: ThrowAway): Promise<SystemOptions> {
  const dataDir = await mkdtemp(join(tmpdir(), 'throw-away-'));
  // Root's database runs under another account, which must be able to pass.
  await chmod(dataDir, 0o755);
  undo.defer(async () => {
    await removeCluster(join(dataDir, 'postgres'));
    await rm(dataDir, { recursive: true, force: true });
  });
  const settings = {
    port,
    apiPort: apiPort ?? (await freePort()),
    dataDir,
    databaseUrl: null,
    databaseOwnerUrl: null,
    demoSeed: true,
  };
  const options = { settings, durable: false, signal, undo };
  await prepare(options);
  return options;
}

/**
 * Starts it, the site on `port`; `undo` ends it and takes everything away. Resolves to the addresses of its database and API, and the
 * folder of its releases.
 */
export async function startThrowAway(asked: ThrowAway): Promise<{ databaseUrl: string; apiUrl: string; releasesDir: string }> {
  const options = await throwAwayOptions(asked);
  await buildAll(options);
  const bankFile = asked.rounds && (await writeSample(options, asked.rounds));
  const database = await prepareDatabase({ ...options, ...(bankFile && { bankFile }) });
  await startServices(options, database);
  const { apiPort, dataDir } = options.settings;
  return {
    databaseUrl: database.url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    releasesDir: releasesDir({ ...process.env, DATA_DIR: dataDir }, ROOT),
  };
}

async function writeSample({ settings, signal }: SystemOptions, rounds: number): Promise<string> {
  const file = join(settings.dataDir, 'question-bank.jsonl');
  await runOrFail(nodeProgram('The sample of the bank', 'bank/src/write-file.ts', [file, String(rounds)]), { signal });
  return file;
}

/** Starts database and API alone, which needs no build but the bank's. Resolves to their addresses and the id of the API's process. */
export async function startThrowAwayApi(asked: ThrowAway): Promise<{ databaseUrl: string; apiUrl: string; apiPid: number }> {
  const options = await throwAwayOptions(asked);
  await writeBank(options);
  const database = await prepareDatabase(options);
  const apiPid = await startApi(options, database);
  return { databaseUrl: database.url, apiUrl: `http://127.0.0.1:${options.settings.apiPort}`, apiPid };
}
