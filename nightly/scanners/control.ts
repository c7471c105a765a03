import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * A deliberately vulnerable server: `/of?name=` puts its parameter into SQL and HTML. A scanner that misses this proves nothing
 * elsewhere. Reads one table, without rights to change anything.
 */
export async function startControl(databaseUrl: string, undo: AsyncDisposableStack): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options: '-c default_transaction_read_only=on' });
  undo.defer(() => pool.end());
  const server = createServer(async ({ url = '/' }, answer) => {
    const name = new URL(url, 'http://127.0.0.1').searchParams.get('name') ?? 'free';
    const said = await pool
      .query(`SELECT plan FROM plans WHERE plan = '${name}'`)
      .then((result) => JSON.stringify(result.rows))
      .catch((error: Error) => `PostgreSQL query failed: ERROR: ${error.message}`);
    answer.setHeader('content-type', 'text/html').end(`<html><body><h1>${name}</h1><p>${said}</p></body></html>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
