import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../scripts/processes/port.ts';

let folder: string;
let port: number;
const workers: Worker[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaving-'));
  port = await freePort();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.process.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A gateway among several, as `npm run start:cluster` starts it. */
async function startReplica(): Promise<Worker> {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: join(import.meta.dirname, '../server.ts'), args: [], execArgv: [], silent: true });
  const worker = cluster.fork({ PORT: port, RELEASES_DIR: folder, API_URL: 'http://127.0.0.1:1' });
  workers.push(worker);
  await once(worker, 'listening');
  return worker;
}

/** Has this process do nothing else, while the other one has time to go. */
const keepBusy = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);

it('sends a connection on to the next replica that is handed to one which leaves', async () => {
  const leaving = await startReplica();
  await startReplica();

  const gone = once(leaving, 'exit');
  leaving.process.kill('SIGTERM');
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/healthz', agent: false }, resolve).once('error', reject);
  });
  // It is connected by then, and this process, which hands it out, has heard of no leaving.
  process.nextTick(process.nextTick, keepBusy);

  expect((await answer).statusCode).toBe(200);
  expect(await gone).toEqual([0, null]);
});
