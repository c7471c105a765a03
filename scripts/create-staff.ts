/** `npm run create-staff -- --email ... --name ...`: makes a staff account in the database of this checkout, which must not be running. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { command } from './command.ts';
import { openDatabase } from './database.ts';
import { Fault } from './fault.ts';
import { nodeProgram, ROOT, runOrFail } from './programs.ts';
import { claim } from './run-lock.ts';
import { readSettings, serviceEnvironment } from './settings.ts';

await command(async (signal, undo) => {
  const settings = readSettings(process.env);
  undo.defer(await claim(join(settings.dataDir, 'run.owner'), `the folder ${settings.dataDir}`));
  const database = await openDatabase(settings, { durable: true });
  undo.defer(() => database.stop());
  const env = serviceEnvironment(settings, database.url);
  await runOrFail(nodeProgram('The migration of the database', 'api/src/db/migrate.ts', ['latest'], env), { signal });
  const child = spawn(process.execPath, [join(ROOT, 'api/src/domains/accounts/create-staff.ts'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Fault('No account was made.');
});
