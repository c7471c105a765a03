/**
 * `npm run create-staff`, `unlock-account` and `renew-second-factors`: work on the accounts in the database of this checkout, whether the
 * system runs or not.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase, urlOfRunningDatabase } from './database/open-database.ts';
import { command } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { nodeProgram, ROOT, runOrFail } from './processes/programs.ts';
import { claim } from './processes/run-lock.ts';
import { migrationEnvironment, readSettings, type Settings, serviceEnvironment } from './system/settings.ts';

/** The API's program for each command, and the message after a failed run. */
const PROGRAMS: Readonly<Record<string, { program: string; failure: string }>> = {
  'create-staff': { program: 'create-staff.ts', failure: 'No account was made.' },
  'unlock-account': { program: 'unlock/unlock-account.ts', failure: 'Nothing was unlocked.' },
  'renew-second-factors': { program: 'renew-second-factors.ts', failure: 'Not every secret was renewed.' },
};

await command(async (signal, undo) => {
  const [name = '', ...options] = process.argv.slice(2);
  const wanted = PROGRAMS[name];
  if (!wanted) throw new Fault(`Say what to do: ${Object.keys(PROGRAMS).join(', ')}.`);
  const settings = readSettings(process.env);
  const env = serviceEnvironment(settings, await databaseOf(settings, signal, undo));
  const child = spawn(process.execPath, [join(ROOT, 'api/src/domains/identity/accounts', wanted.program), ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Fault(wanted.failure);
});

/** The embedded database of the running system; else the one that the settings name, opened and migrated for this command. */
async function databaseOf(settings: Settings, signal: AbortSignal, undo: AsyncDisposableStack): Promise<string> {
  if (settings.databaseUrl === null) {
    const running = await urlOfRunningDatabase(settings);
    if (running !== null) return running;
    undo.defer(await claim(join(settings.dataDir, 'run.owner'), `the folder ${settings.dataDir}`));
  }
  const database = await openDatabase(settings, { durable: true });
  undo.defer(() => database.stop());
  const env = migrationEnvironment(settings, database);
  await runOrFail(nodeProgram('The migration of the database', 'api/src/db/migrate.ts', ['latest'], env), { signal });
  return database.url;
}
