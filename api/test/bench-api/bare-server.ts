/**
 * `node test/bench-api/bare-server.ts`, with `DATABASE_URL`: Koa and pg alone, for comparison. `PUT /statements`
 * defines numbered statements; calls run them in order and return rows.
 */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import pg from 'pg';
import type { Statement } from './statements.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
let calls: Record<string, Statement[]> = {};
let saved = 0;

const UPSERT = `INSERT INTO bench_saved (learner, question, answer, saved) VALUES ($1, $2, $3, now())
  ON CONFLICT (learner, question) DO UPDATE SET answer = excluded.answer, saved = excluded.saved`;
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_saved (learner int, question int, answer jsonb, saved timestamptz, PRIMARY KEY (learner, question))',
);

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method === 'PUT') {
    calls = JSON.parse(await text(ctx.req));
    ctx.body = Object.keys(calls);
    return;
  }
  if (ctx.method === 'PATCH') {
    const { learner, question, answer } = JSON.parse(await text(ctx.req));
    await pool.query({ name: 'upsert', text: UPSERT, values: [learner, question, JSON.stringify(answer)] });
    saved += 1;
    ctx.body = { saved };
    return;
  }
  const client = await pool.connect();
  try {
    const rows: unknown[] = [];
    for (const { name, sql, bindings } of calls[ctx.path] ?? []) {
      rows.push((await client.query({ ...(name && { name }), text: sql, values: bindings })).rows);
    }
    ctx.body = rows;
  } finally {
    client.release();
  }
});
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`));
