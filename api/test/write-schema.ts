/** Command: `npm run schema` in api/. Migrates a throw-away PostgreSQL and writes `api/schema.txt`. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/database/postgres.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { migrateToLatest } from '../src/db/migrations.ts';
import { schemaSnapshot } from '../src/db/schema-snapshot.ts';

const folder = await mkdtemp(join(tmpdir(), 'schema-'));
await chmod(folder, 0o755);
const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
const db = connectDatabase(server.url('postgres'), { poolSize: 2 });
try {
  await migrateToLatest(db);
  await writeFile(new URL('../schema.txt', import.meta.url), await schemaSnapshot(db));
  process.stdout.write('Wrote api/schema.txt\n');
} finally {
  await db.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
