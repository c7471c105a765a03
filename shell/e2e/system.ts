import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster } from '../../scripts/database/postgres.ts';
import { freePort } from '../../scripts/processes/port.ts';
import { buildFrontEnd, prepare, prepareDatabase, startServices } from '../../scripts/system/system.ts';

/** Starts the whole system for the journeys, unless BASE_URL names a running one. Tests find its database in DATABASE_URL. */
export default async function startSystem(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'));
  // Root's database runs under another account, which must be able to pass.
  await chmod(dataDir, 0o755);
  undo.defer(async () => {
    await removeCluster(join(dataDir, 'postgres'));
    await rm(dataDir, { recursive: true, force: true });
  });
  const settings = {
    port: Number(process.env.JOURNEYS_PORT),
    apiPort: await freePort(),
    dataDir,
    databaseUrl: null,
    demoSeed: true,
  };
  const options = { settings, durable: false, signal: new AbortController().signal, undo };
  try {
    await prepare(options);
    await buildFrontEnd(options);
    const database = await prepareDatabase(options);
    await startServices(options, database);
    process.env.DATABASE_URL = database.url;
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
  return () => undo.disposeAsync();
}
