import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Postgres, startPostgres } from '../../../scripts/database/postgres.ts';
import { freePort } from '../../../scripts/processes/port.ts';
import { childrenOf } from '../../../scripts/processes/process-use.ts';
import { apiProgram, nodeProgram, type Program, startService } from '../../../scripts/processes/programs.ts';
import { type RestartPolicy, type RunningPart, superviseProcess } from '../../../scripts/processes/supervise-process.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrations.ts';
import { PRODUCTION } from '../production.ts';
import { seedSampleBank } from '../sample-bank.ts';
import { SHOP_SETTINGS } from './customers.ts';

export const PARTS = ['api-1', 'api-2', 'worker', 'gateway', 'postgres'] as const;
export type PartName = (typeof PARTS)[number];

/** Started again at once, however often it died: dying is what they are here for. */
const RESTART_POLICY: RestartPolicy = { pauses: [0, 250, 500, 1_000, 2_000, 4_000], healthyMs: 0 };
const READY_WITHIN_MS = 180_000;

/** A whole system under supervision, as `npm start` keeps it, but with two replicas of the API and a worker of its own. */
export interface FaultySystem {
  databaseUrl: string;
  /** Where browsers and the payment provider reach it: the gateway, before the first replica, and the second replica. */
  origins: readonly [string, string];
  /** Ends a part as the system does that has run out of memory; false while it is down. Of PostgreSQL every process dies at once. */
  kill(part: PartName): Promise<boolean>;
  /** Process ids of the parts that run; PostgreSQL's is that of its first process. */
  pids(): Map<PartName, number>;
  ready(): Promise<void>;
  stop(): Promise<void>;
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
  }
}

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** PostgreSQL with a migrated database and the sample bank in it. */
async function prepareDatabase(folder: string): Promise<{ postgres: Postgres; url: string }> {
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  await postgres.ensureDatabase('faults');
  const url = postgres.url('faults');
  const db = connectDatabase(url, { poolSize: 2 });
  await migrateToLatest(db);
  await seedSampleBank(db);
  await db.destroy();
  return { postgres, url };
}

export async function startFaultySystem(folder: string): Promise<FaultySystem> {
  await mkdir(join(folder, 'logs'), { recursive: true });
  const { postgres, url } = await prepareDatabase(folder);
  const pids = new Map<PartName, number>();
  const stops = [() => postgres.stop()];
  const addresses: string[] = [];

  async function keep(name: PartName, start: () => Promise<RunningPart>): Promise<void> {
    const kept = await superviseProcess({ name, start }, { restartPolicy: RESTART_POLICY, report: () => {} });
    stops.push(() => kept.stop());
  }

  const common = { ...PRODUCTION, ...SHOP_SETTINGS, DATABASE_URL: url, DATA_DIR: folder, LISTEN_HOST: '127.0.0.1' };
  async function keepProgram(name: PartName, program: Program): Promise<void> {
    let again = false;
    await keep(name, async () => {
      const env = { ...common, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...program.env };
      const service = startService({ ...program, env }, { logFile: join(folder, 'logs', `${name}.log`) }, { again });
      again = true;
      pids.set(name, service.identity.pid);
      return { exited: service.exited.finally(() => pids.delete(name)), tail: service.tail, stop: service.stop };
    });
  }

  let running = true;
  await keep('postgres', async () => {
    if (!running) await postgres.restart();
    running = true;
    pids.set('postgres', postgres.pid);
    const exited = postgres.exited.then(() => {
      running = false;
      pids.delete('postgres');
      return 'ended';
    });
    return { exited, tail: () => '', stop: () => postgres.stop() };
  });
  const ports = { first: String(await freePort()), second: String(await freePort()), gateway: String(await freePort()) };
  await keepProgram('api-1', apiProgram('api-1', { API_PORT: ports.first, WORKERS: 'off' }));
  await keepProgram('api-2', apiProgram('api-2', { API_PORT: ports.second, WORKERS: 'off' }));
  await keepProgram('worker', nodeProgram('worker', 'api/src/jobs/run-workers.ts'));
  const gateway = { PORT: ports.gateway, API_URL: `http://127.0.0.1:${ports.first}`, RELEASES_DIR: join(folder, 'releases') };
  await keepProgram('gateway', nodeProgram('gateway', 'shell/server/server.ts', [], gateway));
  const [first, second, site] = [ports.first, ports.second, ports.gateway].map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
    string,
  ];
  addresses.push(`${first}/readyz`, `${second}/readyz`, `${site}/healthz`);

  const system: FaultySystem = {
    databaseUrl: url,
    origins: [site, second],
    pids: () => new Map(pids),
    async kill(part) {
      const pid = pids.get(part);
      if (pid === undefined) return false;
      // Removed once its end is awaited, so that it is not killed twice.
      pids.delete(part);
      const children = part === 'postgres' ? await childrenOf(pid) : [];
      killAll([pid, ...children]);
      return true;
    },
    async ready() {
      const deadline = Date.now() + READY_WITHIN_MS;
      while (!(await Promise.all(addresses.map(answers))).every(Boolean)) {
        if (Date.now() > deadline) throw new Error(`The system was not ready in time: see ${folder}/logs`);
        await pause(100);
      }
    },
    async stop() {
      for (const stop of stops.toReversed()) await stop();
    },
  };
  await system.ready();
  return system;
}
