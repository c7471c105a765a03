/**
 * Command: `node api/src/seed/seed.ts`. Fills the database of DATABASE_URL with the question bank, posts and demo accounts; run
 * again, it changes nothing. With DEMO_SEED=off it only typesets what an older renderer has set.
 */
import { createFileStore } from '../adapters/files/index.ts';
import { readConfigOrExit } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { courses, templates } from './bank/index.ts';
import { retypesetEverything, seedDatabase } from './seed-database.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const config = readConfigOrExit(process.env);
const db = connectDatabase(config.DATABASE_URL, { poolSize: 4 });
try {
  if (config.DEMO_SEED === 'off') await retypesetEverything(db, print);
  else await seedDatabase(db, { courses, templates, now: new Date(), print, files: createFileStore(config), config });
} finally {
  await db.destroy();
}
