/** `npm run database`: the embedded PostgreSQL alone, until Ctrl-C, for programs that want a DATABASE_URL. */
import { openDatabase } from './database/open-database.ts';
import { command, stopRequest } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { say } from './processes/steps.ts';
import { readSettings } from './system/settings.ts';

await command(async (signal, undo) => {
  const database = await openDatabase({ ...readSettings(process.env), databaseUrl: null }, { durable: true });
  undo.defer(() => database.stop());
  say(`PostgreSQL (${database.description}). Ctrl-C stops it.\n\nDATABASE_URL=${database.url}`);
  await Promise.race([stopRequest(signal), database.exited]);
  if (!signal.aborted) throw new Fault('PostgreSQL has ended by itself: its log tells why.');
});
