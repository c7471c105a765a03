/** `npm start`: the whole system on http://localhost:3000. */
import { relative } from 'node:path';
import { command, stopRequest } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { ROOT } from './processes/programs.ts';
import { logError, printLine, seconds } from './processes/steps.ts';
import { announceLogIns } from './system/announcement.ts';
import { type Contents, completeContents } from './system/contents.ts';
import { prepareSite } from './system/prepare-site.ts';
import { readSettings, type Settings } from './system/settings.ts';
import { prepare, startServices } from './system/system.ts';

const started = Date.now();

await command(async (signal, undo) => {
  const settings = readSettings(process.env);
  const options = { settings, durable: true, signal, undo };
  await prepare(options);
  const { database, contents } = await prepareSite(options);
  await startServices(options, database);
  announce(settings);
  void complete(contents);
  await stopRequest(signal);
  printLine('Stopping');
});

function announce(settings: Settings): void {
  printLine(`\nReady in ${seconds(started)}: http://localhost:${settings.port}\n`);
  if (settings.demoSeed) announceLogIns();
  printLine(`\nLogs: ${relative(ROOT, settings.dataDir) || '.'}/logs. Ctrl-C stops everything.`);
}

/** The site stays open where its later questions do not come. */
async function complete(contents: Contents): Promise<void> {
  await completeContents(contents).catch((error: unknown) => {
    if (!(error instanceof Fault)) return;
    logError(`${error.message}\nThe site goes on with the questions that are in; the next start goes on with the others.`);
  });
}
