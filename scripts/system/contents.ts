/** The database of a run and what is in it: server, tables, demonstration data. */
import { join } from 'node:path';
import { USABLE } from '../../api/src/seed/usable.ts';
import { openDatabase, type RunningDatabase } from '../database/open-database.ts';
import { nodeProgram, ROOT, runOrFail } from '../processes/programs.ts';
import { type Note, step } from '../processes/steps.ts';
import { migrationEnvironment } from './settings.ts';
import type { SystemOptions } from './system.ts';

export const BANK_FILE = join(ROOT, 'bank/dist/question-bank.jsonl');

/** Starts the database and brings its tables up to date. Resolves to it. */
export async function startDatabase({ settings, durable, signal, undo }: SystemOptions): Promise<RunningDatabase> {
  const database = await step('PostgreSQL', async (note) => {
    const opened = await openDatabase(settings, { durable });
    undo.defer(() => opened.stop());
    note(opened.description);
    return opened;
  });
  signal.throwIfAborted();
  const migration = nodeProgram(
    'The migration of the database',
    'api/src/db/migrate.ts',
    ['latest'],
    migrationEnvironment(settings, database),
  );
  await step('Migrations', async (note) => {
    await runOrFail(migration, { signal, onLine: (line) => note(line.trim()) });
  });
  signal.throwIfAborted();
  return database;
}

/** Demonstration data that a site can be opened with. The bank's later questions come beside it. */
export type Contents = {
  readonly complete: boolean;
  /** Resolves when it is. Throws a `Fault` where the file cannot be read on, and something else where the run ends before. */
  completed(note: Note): Promise<void>;
};

/** Brings contents up to date, as far as they must be before a site can be opened. Without demonstration data only what an older renderer has set is set again. */
export async function fillDatabase(options: SystemOptions, database: RunningDatabase): Promise<Contents> {
  const { settings, undo, bankFile = BANK_FILE } = options;
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  const usable = Promise.withResolvers<void>();
  let [complete, lastLine] = [false, ''];
  let note: Note = () => undefined;
  const onLine = (line: string) => {
    if (line === USABLE) return usable.resolve();
    lastLine = line.trim();
    note(lastLine);
  };
  const seeding = nodeProgram('Seeding', 'api/src/seed/seed.ts', [bankFile], migrationEnvironment(settings, database));
  const whole = runOrFail(seeding, { signal, onLine }).then(
    () => {
      complete = true;
    },
    (error: unknown) => {
      signal.throwIfAborted();
      throw error;
    },
  );
  // Heard where it is waited for; until then a failure must not end the process.
  whole.catch(() => undefined);
  undo.defer(async () => {
    ending.abort();
    await whole.catch(() => undefined);
  });
  const show = (own: Note) => {
    note = own;
    note(lastLine);
  };
  await step('Contents', async (own) => {
    show(own);
    await Promise.race([usable.promise, whole]);
  });
  return {
    get complete() {
      return complete;
    },
    async completed(own) {
      show(own);
      await whole;
    },
  };
}

/** Starts the database and brings its tables and contents up to date, the bank's last question included. Resolves to it. */
export async function prepareDatabase(options: SystemOptions): Promise<RunningDatabase> {
  const database = await startDatabase(options);
  const contents = await fillDatabase(options, database);
  await completeContents(contents);
  options.signal.throwIfAborted();
  return database;
}

/** Shows how the bank's later questions come in, until the last one is there. */
export async function completeContents(contents: Contents): Promise<void> {
  if (!contents.complete) await step('More questions', (note) => contents.completed(note));
}
