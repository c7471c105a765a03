/**
 * `npm run explain:lists -w api [questions] [users]`: staff lists with filters and orders on a new database of 100,000
 * questions and 10,000 users, or the one in `DATA_DIR`. A line per address: milliseconds of call and slowest statement,
 * rows read, tables read as a whole.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { createUser } from '../src/domains/identity/accounts/index.ts';
import { systemClock } from '../src/http/clock.ts';
import { openLargeDatabase, startLargeServer } from './large-database/large-server.ts';
import { LISTS } from './large-database/lists.ts';

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };
type Statement = { sql: string; bindings: unknown[] };
type Explained = { ms: number; read: number; whole: string[] };

const [questions = 100_000, users = 10_000] = process.argv.slice(2).map(Number);
const { DATA_DIR } = process.env;
const STAFF = { username: 'explain@example.com', password: 'staff horse 1' };
/** Tables with fewer rows are read as a whole with good reason. */
const SMALL = 2_000;
const print = (line: string) => void process.stdout.write(`${line}\n`);

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const own = await mkdtemp(join(tmpdir(), 'explain-lists-'));
await chmod(own, 0o755);
const server = await startLargeServer(DATA_DIR ? resolve(DATA_DIR) : own);
try {
  const url = await openLargeDatabase(server, { questions, users });
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: join(own, 'data'),
    DEVICE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  const db = connectDatabase(url, { poolSize: 4 });
  const aside = connectDatabase(url, { poolSize: 1 });
  await db('users').where('email', STAFF.username).delete();
  const account = { email: STAFF.username, username: 'Explain', password: STAFF.password, role_id: 1, verified: true } as const;
  await createUser(db, account, new Date());

  const http = createServer(createApp({ config, db, clock: systemClock, log: pino({ level: 'warn' }) }).callback()).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((done) => http.once('listening', done));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(STAFF) });
  const authorization = login.headers.get('authorization') ?? '';

  let statements: Statement[] = [];
  db.on('query', ({ sql, bindings }: Statement) => statements.push({ sql, bindings }));
  const explain = async ({ sql, bindings }: Statement): Promise<Explained> => {
    const client = await aside.client.acquireConnection();
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, bindings);
    await aside.client.releaseConnection(client);
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
    const scans = nodesOf(plan).filter((node) => node['Node Type'].endsWith('Scan') && node['Relation Name']);
    const read = scans.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
    const whole = scans.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');
    return { ms, read, whole };
  };
  const { rows: tables } = await db.raw('SELECT relname, reltuples FROM pg_class WHERE relkind = ?', ['r']);
  const large = new Set(
    tables
      .filter(({ reltuples }: { reltuples: number }) => reltuples >= SMALL)
      .map(({ relname }: { relname: string }) => relname),
  );

  print('| list | call, ms | slowest statement, ms | rows read | read as a whole |\n| --- | ---: | ---: | ---: | --- |');
  for (const address of LISTS) {
    const ask = () => fetch(origin + address, { headers: { authorization } });
    await (await ask()).arrayBuffer();
    statements = [];
    const asked = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    const took = performance.now() - asked;
    const explained: Explained[] = [];
    for (const statement of statements.filter(({ sql }) => /^\s*(?:select|with)\b/i.test(sql)))
      explained.push(await explain(statement));
    const slowest = explained.toSorted((a, b) => b.ms - a.ms)[0] ?? { ms: 0, read: 0 };
    const whole = [...new Set(explained.flatMap((each) => each.whole).filter((name) => large.has(name)))].join(', ');
    const status = answer.ok ? '' : ` (${answer.status})`;
    print(`| ${address}${status} | ${took.toFixed(0)} | ${slowest.ms.toFixed(1)} | ${Math.round(slowest.read)} | ${whole} |`);
  }
  http.closeAllConnections();
  await new Promise((done) => http.close(done));
  await Promise.all([db.destroy(), aside.destroy()]);
} finally {
  await server.stop();
  await rm(own, { recursive: true, force: true });
}
