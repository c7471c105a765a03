/**
 * `npm run cluster -- --api 2 --gateway 2`: replicas on one machine with the PostgreSQL of DATABASE_URL. `npm run
 * cluster -- restart` replaces them one by one.
 */
import { relative } from 'node:path';
import { command, stopRequest } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { ROOT } from './processes/programs.ts';
import { logError, printLine, seconds } from './processes/steps.ts';
import { readCounts, requirePorts, startReplicas } from './replicas/replicas.ts';
import { restartCluster } from './replicas/restart.ts';
import { announceLogIns } from './system/announcement.ts';
import { prepareDatabase } from './system/contents.ts';
import { readSettings } from './system/settings.ts';
import { buildAll, prepare } from './system/system.ts';

const started = Date.now();

await command(async (signal, undo) => {
  const settings = readSettings(process.env);
  if (process.argv[2] === 'restart') return restartCluster(settings, signal);
  const counts = readCounts(process.argv.slice(2));
  if (settings.databaseUrl === null) {
    throw new Fault('Replicas share a PostgreSQL of its own: set DATABASE_URL. `npm run database` starts one to try it with.');
  }
  const options = { settings, durable: true, signal, undo };
  await prepare(options);
  await requirePorts(settings, counts);
  await buildAll(options);
  const database = await prepareDatabase(options);
  const { restart } = await startReplicas(options, database, counts);
  let restarting: Promise<void> = Promise.resolve();
  process.on('SIGUSR2', () => {
    restarting = restarting
      .then(async () => {
        printLine('\nReplacing all processes, one after the other');
        await buildAll(options);
        await prepareDatabase(options);
        await restart();
        printLine('All processes are new.');
      })
      .catch((error: unknown) => logError(`Not all processes were replaced: ${(error as Error).message}`));
  });
  printLine(`\nReady in ${seconds(started)}: http://localhost:${settings.port}\n`);
  if (settings.demoSeed) announceLogIns();
  printLine(`\nLogs: ${relative(ROOT, settings.dataDir) || '.'}/logs. Ctrl-C stops everything.`);
  await stopRequest(signal);
  printLine('Stopping');
});
