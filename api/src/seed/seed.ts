/**
 * Command: `node api/src/seed/seed.ts FILE`. Fills the database of DATABASE_URL with the questions of a question file, posts and demo
 * accounts; run again, it changes nothing. With DEMO_SEED=off it only typesets what an older renderer has set. After a first start the
 * role of DATABASE_OWNER_URL has new tables counted.
 */
import { existsSync } from 'node:fs';
import { createFileStore } from '../adapters/files/index.ts';
import { readConfigOrExit } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { analyzeNewTables } from './new-tables.queries.ts';
import { retypesetEverything, seedDatabase } from './seed-database.ts';

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
try {
  if (config.DEMO_SEED === 'off') await retypesetEverything(db, print);
  else await seedDatabase(db, { bankFile, now: new Date(), print, files: createFileStore(config), config });
} finally {
  await db.destroy();
}
await analyzeNewTables(config.DATABASE_OWNER_URL ?? config.DATABASE_URL);
