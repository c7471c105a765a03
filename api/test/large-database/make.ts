/**
 * `npm run large-database -w api -- [questions] [users]`, with `DATA_DIR`: makes a large site's database once, migrates
 * it later. Prints its name.
 */
import { resolve } from 'node:path';
import { openLargeDatabase, startLargeServer } from './large-server.ts';

const [questions = 100_000, users = 1_000] = process.argv.slice(2).map(Number);
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR names the folder for the database');

const server = await startLargeServer(resolve(DATA_DIR));
try {
  await openLargeDatabase(server, { questions, users });
} finally {
  await server.stop();
}
