/** `npm run database`: the embedded PostgreSQL alone, for programs that need DATABASE_URL and DATABASE_OWNER_URL. */
import { openDatabase } from './database/open-database.ts';
import { command, stopRequest } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { printLine } from './processes/steps.ts';
import { readSettings } from './system/settings.ts';

await command(async (signal, undo) => {
  const settings = { ...readSettings(process.env), databaseUrl: null, databaseOwnerUrl: null };
  const database = await openDatabase(settings, { durable: true });
  undo.defer(() => database.stop());
  printLine(
    `PostgreSQL (${database.description}). Ctrl-C stops it.\n\nDATABASE_URL=${database.url}\nDATABASE_OWNER_URL=${database.ownerUrl}`,
  );
  await Promise.race([stopRequest(signal), database.exited]);
  if (!signal.aborted) throw new Fault('PostgreSQL has ended by itself: its log tells why.');
});
