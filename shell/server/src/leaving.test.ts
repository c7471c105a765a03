import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../scripts/processes/port.ts';
import { nodeProgram, type Service, startService } from '../../../scripts/processes/programs.ts';

let folder: string;
let port: number;
const gateways: Service[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaving-'));
  port = await freePort();
});
afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** A gateway among several, as under `npm run cluster`. */
async function startReplica(): Promise<Service> {
  const settings = { PORT: String(port), RELEASES_DIR: folder, API_URL: 'http://127.0.0.1:1' };
  const gateway = startService(
    { ...nodeProgram('Gateway', 'shell/server/server.ts', [], settings), replicas: true },
    { onLine: () => {} },
  );
  gateways.push(gateway);
  await expect.poll(gateway.isListening).toBe(true);
  return gateway;
}

/** Stops a gateway before this process, which hands out connections, notices. */
function endUnheard({ identity }: Service): void {
  process.kill(identity.pid, 'SIGTERM');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
}

it('sends a connection on to the next replica that is handed to one which leaves', async () => {
  const leaving = await startReplica();
  await startReplica();

  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/healthz', agent: false }, resolve).once('error', reject);
  });
  // After the connection has been handed out, and before the exit is noticed.
  process.nextTick(process.nextTick, endUnheard, leaving);

  expect((await answer).statusCode).toBe(200);
  expect(await leaving.exited).toBe('ended with exit code 0');
});
