/** Several processes of the API, of the jobs and of the gateway on one machine, as they run on several. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RunningDatabase } from '../database/open-database.ts';
import { Fault } from '../processes/fault.ts';
import { requirePort } from '../processes/port.ts';
import { apiProgram, nodeProgram, type Program } from '../processes/programs.ts';
import { readGiven, type Settings, serviceEnvironment } from '../system/settings.ts';
import { type ServicePlan, type Supervised, type SystemOptions, superviseServices } from '../system/system.ts';

export type ReplicaCounts = { api: number; worker: number; gateway: number };

const MOST = 16;
/** Ten times what a gateway needs at most to notice that an API is about to stop. */
const LEAVE_SECONDS = 3;

/** Reads `--api 2 --gateway 2 --worker 1`, which is also what holds without. Throws a `Fault` for anything else. */
export function readCounts(options: string[]): ReplicaCounts {
  const names = { api: { type: 'string' }, worker: { type: 'string' }, gateway: { type: 'string' } } as const;
  let values: Partial<Record<keyof ReplicaCounts, string>>;
  try {
    ({ values } = parseArgs({ args: options, options: names }));
  } catch (error) {
    throw new Fault(`${(error as Error).message} Say for example --api 2 --gateway 2 --worker 1.`);
  }
  const count = (name: keyof ReplicaCounts, standard: number) => {
    const number = Number(values[name] ?? standard);
    if (!Number.isInteger(number) || number < 1 || number > MOST) throw new Fault(`--${name} is a number from 1 to ${MOST}.`);
    return number;
  };
  return { api: count('api', 2), worker: count('worker', 1), gateway: count('gateway', 2) };
}

/** The ports of the APIs, from `API_PORT` on, followed by the state ports of the workers. */
export function portsOf({ apiPort }: Settings, { api, worker }: ReplicaCounts): { api: number[]; worker: number[] } {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
  return { api: from(apiPort, api), worker: from(apiPort + api, worker) };
}

/** Throws a `Fault` where one of the ports is taken. */
export async function requirePorts(settings: Settings, counts: ReplicaCounts): Promise<void> {
  const { api, worker } = portsOf(settings, counts);
  const ports = [...api, ...worker];
  if (ports.includes(settings.port)) {
    throw new Fault(`PORT ${settings.port} is one of the ports from API_PORT on, ${ports.join(', ')}: choose another one.`);
  }
  for (const port of ports.slice(1)) await requirePort('API_PORT', port);
}

/**
 * Starts all replicas and keeps them running. Each has its number in its name and a log of its own. The gateways share
 * `PORT`; with `METRICS_PORT` the first one serves its metrics there, the next one on the port after it.
 */
export function startReplicas(
  options: SystemOptions,
  database: RunningDatabase,
  counts: ReplicaCounts,
  { leaveSeconds = LEAVE_SECONDS } = {},
): Promise<Supervised> {
  const { settings } = options;
  const ports = portsOf(settings, counts);
  const env = { ...serviceEnvironment(settings, database.url), LEAVE_SECONDS: String(leaveSeconds) };
  const plan = (program: Program, readyAt: string): ServicePlan => ({
    program: { ...program, env: { ...env, ...program.env } },
    readyAt: `http://127.0.0.1:${readyAt}`,
    sink: { logFile: join(settings.dataDir, `logs/${program.name.toLowerCase().replace(' ', '-')}.log`) },
  });
  const { METRICS_PORT } = readGiven(['METRICS_PORT']);
  const gatewayEnv = (index: number) => ({
    NODE_ENV: 'production',
    API_URL: ports.api.map((port) => `http://127.0.0.1:${port}`).join(','),
    ...(METRICS_PORT && { METRICS_PORT: String(METRICS_PORT + index) }),
  });
  return superviseServices(options, database, [
    ...ports.worker.map((port, index) =>
      plan(
        nodeProgram(`Worker ${index + 1}`, 'api/src/jobs/run-workers.ts', [], { WORKERS_PORT: String(port) }),
        `${port}/readyz`,
      ),
    ),
    ...ports.api.map((port, index) =>
      plan(apiProgram(`API ${index + 1}`, { API_PORT: String(port), WORKERS: 'off' }), `${port}/readyz`),
    ),
    ...Array.from({ length: counts.gateway }, (_, index) => {
      const gateway = nodeProgram(`Gateway ${index + 1}`, 'shell/server/server.ts', [], gatewayEnv(index));
      return plan({ ...gateway, replicas: true }, `${settings.port}/healthz`);
    }),
  ]);
}
