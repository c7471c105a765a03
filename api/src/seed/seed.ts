/**
 * Command: `node api/src/seed/seed.ts FILE`. Seeds DATABASE_URL with a question file, posts and demo accounts;
 * idempotent. DEMO_SEED=off only typesets again. The role of DATABASE_OWNER_URL collects statistics. Prints `USABLE`
 * once the site can open, then lowers its priority.
 */
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createFileStore } from '../adapters/files/index.ts';
import { readConfigOrExit } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { analyzeNewTables } from './new-tables.queries.ts';
import { retypesetEverything, seedDatabase } from './seed-database.ts';
import { USABLE } from './usable.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const config = readConfigOrExit(process.env);
const bankFile = process.argv[2] ?? '';
if (config.DEMO_SEED !== 'off' && !existsSync(bankFile)) {
  process.stderr.write(
    `There is no question file "${bankFile}": \`npm run build -w bank\` writes bank/dist/question-bank.jsonl.\n`,
  );
  process.exit(1);
}
const db = connectDatabase(config.DATABASE_URL, { poolSize: 4 });
async function onUsable(): Promise<void> {
  await analyzeNewTables(config.DATABASE_OWNER_URL ?? config.DATABASE_URL);
  // Threads inherit the priority of the thread that starts them: those of later parts start after this.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  print(USABLE);
}
try {
  if (config.DEMO_SEED !== 'off')
    await seedDatabase(db, { bankFile, now: new Date(), print, files: createFileStore(config), config, onUsable });
  else {
    await retypesetEverything(db, print);
    await onUsable();
  }
} finally {
  await db.destroy();
}
