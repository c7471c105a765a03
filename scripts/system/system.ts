/**
 * The whole system, started step by step: configuration, leftovers, then build beside database and contents, API, gateway. Each
 * step registers how it is undone, so that a failure or a stop at any point leaves nothing running.
 */
import { join } from 'node:path';
import { readConfig } from '../../api/src/config.ts';
import { openStore } from '../../shell/releases/src/index.ts';
import { readSettings as readGatewaySettings } from '../../shell/server/src/settings.ts';
import { checkDatabase, type RunningDatabase } from '../database/open-database.ts';
import { Fault } from '../processes/fault.ts';
import { requireSpace } from '../processes/free-space.ts';
import { type RecordedProcess, recordProcesses, stopLeftovers } from '../processes/leftovers.ts';
import { requirePort } from '../processes/port.ts';
import { apiProgram, nodeProgram, type Program, ROOT, type Service, type Sink, startService } from '../processes/programs.ts';
import { claim } from '../processes/run-lock.ts';
import { logError, type Note, step } from '../processes/steps.ts';
import {
  RESTART_POLICY,
  type RestartPolicy,
  type RunningPart,
  type SupervisedProcess,
  superviseProcess,
} from '../processes/supervise-process.ts';
import { build } from './build.ts';
import { releaseBuilds } from './releases.ts';
import { type Settings, serviceEnvironment } from './settings.ts';

/**
 * `durable: false` trades the safety of data for speed; `signal` stops the start; `undo` collects what a stop must do; `restartPolicy`: how what
 * dies is started again; `bankFile`: the question file to seed from, where it is not the whole bank.
 */
export type SystemOptions = {
  settings: Settings;
  durable: boolean;
  signal: AbortSignal;
  undo: AsyncDisposableStack;
  restartPolicy?: RestartPolicy;
  bankFile?: string;
};

/** A service, the address that responds 200 once it is ready, and the sink of its output. */
export type ServicePlan = { program: Program; readyAt: string; sink: Sink };

const SERVICE_TIMEOUT_MS = 60_000;

/** Checks every setting, and stops what a killed run left behind. From here on this run owns DATA_DIR. */
export async function prepare({ settings, undo }: SystemOptions): Promise<void> {
  await step('Configuration', async (note) => {
    checkConfiguration(settings);
    await checkDatabase(settings);
    undo.defer(await claim(join(settings.dataDir, 'run.owner'), `the folder ${settings.dataDir}`));
    await requireSpace(settings.dataDir);
    const stopped = await stopLeftovers(recordFile(settings));
    if (stopped.length > 0) note(`stopped what a killed run left behind: ${stopped.map(({ name }) => name).join(', ')}`);
    await requirePort('PORT', settings.port);
    await requirePort('API_PORT', settings.apiPort);
  });
}

/** Has the bank write its question file, where it changed: for commands that build nothing else. */
export async function writeBank({ settings, signal }: SystemOptions): Promise<void> {
  if (settings.demoSeed) await step('Question bank', (note) => build(note, { signal, only: 'bank' }));
  signal.throwIfAborted();
}

/** Builds shell and remotes and the bank's question file, as far as they changed, and releases what is new. */
export async function buildAll({ settings, signal }: SystemOptions, { only }: { only?: string } = {}): Promise<void> {
  await step('Build', (note) => build(note, { signal, only }));
  signal.throwIfAborted();
  const store = openStore({ ...process.env, DATA_DIR: settings.dataDir }, ROOT);
  await step('Releases', (note) => releaseBuilds(store, note));
  signal.throwIfAborted();
}

const apiPlan = (settings: Settings, env: NodeJS.ProcessEnv): ServicePlan => ({
  program: apiProgram('API', env),
  readyAt: `http://127.0.0.1:${settings.apiPort}/readyz`,
  sink: { logFile: join(settings.dataDir, 'logs/api.log') },
});

/** Starts the API alone; resolves to the id of its process when it answers. */
export async function startApi(options: SystemOptions, database: RunningDatabase): Promise<number> {
  const { settings } = options;
  const plan = apiPlan(settings, serviceEnvironment(settings, database.url));
  await superviseServices(options, database, [plan]);
  const process = recorded.get(recordFile(settings))?.find(({ name }) => name === plan.program.name);
  if (!process) throw new Fault('The API has ended already.');
  return process.pid;
}

/** Starts API and gateway, and keeps them alive; resolves when both answer. */
export async function startServices(options: SystemOptions, database: RunningDatabase): Promise<Supervised> {
  const { settings } = options;
  const env = serviceEnvironment(settings, database.url);
  // Under NODE_ENV=development the gateway would look for development servers (see dev.ts) instead of what is built.
  const gatewayEnv = { ...env, NODE_ENV: 'production' };
  return superviseServices(options, database, [
    apiPlan(settings, env),
    {
      program: nodeProgram('Gateway', 'shell/server/server.ts', [], gatewayEnv),
      readyAt: `http://127.0.0.1:${settings.port}/healthz`,
      sink: { logFile: join(settings.dataDir, 'logs/gateway.log') },
    },
  ]);
}

/** `restart` replaces the services one after the other, each when the one before answers. */
export type Supervised = { restart(): Promise<void> };

/** Starts services one after the other, each when the one before answers, and keeps them and the database alive from then on. */
export async function superviseServices(
  options: SystemOptions,
  database: RunningDatabase,
  plans: readonly ServicePlan[],
): Promise<Supervised> {
  await keepDatabase(options, database);
  const services: SupervisedProcess[] = [];
  for (const plan of plans) services.push(await keepService(options, plan));
  return {
    async restart() {
      for (const service of services) await service.restart();
    },
  };
}

/** Each part keeps itself alive and waits for no other: an API whose database is away starts, and is ready when that is back. */
async function keepDatabase({ undo, restartPolicy = RESTART_POLICY }: SystemOptions, database: RunningDatabase): Promise<void> {
  let first = true;
  const kept = await superviseProcess(
    {
      name: 'PostgreSQL',
      async start() {
        if (!first) await database.restart();
        first = false;
        return { exited: database.exited.then(() => 'ended'), tail: () => '', stop: () => database.stop() };
      },
    },
    { restartPolicy, report: logError },
  );
  undo.defer(() => kept.stop());
}

async function keepService(options: SystemOptions, plan: ServicePlan): Promise<SupervisedProcess> {
  const { signal, undo, restartPolicy = RESTART_POLICY } = options;
  let first = true;
  const kept = await superviseProcess(
    {
      name: plan.program.name,
      async start(stopping) {
        const either = AbortSignal.any([signal, stopping]);
        if (!first) return startRecorded(options, plan, { signal: either, note: () => undefined, again: true });
        first = false;
        return step(plan.program.name, (note) => startRecorded(options, plan, { signal: either, note, again: false }));
      },
    },
    { restartPolicy, report: logError },
  );
  undo.defer(() => kept.stop());
  signal.throwIfAborted();
  return kept;
}

function checkConfiguration(settings: Settings): void {
  const env = { ...process.env, ...serviceEnvironment(settings, settings.databaseUrl ?? 'postgres://localhost/unknown-yet') };
  const faults: string[] = [];
  for (const read of [readConfig, readGatewaySettings]) {
    try {
      read(env);
    } catch (error) {
      faults.push((error as Error).message.replace(/\s*\n\s*/g, ' '));
    }
  }
  if (faults.length > 0) throw new Fault(faults.join(' '));
}

function recordFile(settings: Settings): string {
  return join(settings.dataDir, 'processes.json');
}

const recorded = new Map<string, RecordedProcess[]>();
let recording: Promise<void> = Promise.resolve();

/** Starts a service and waits until it answers. If that fails, or `signal` fires first, it cleans up completely. */
async function startRecorded(
  { settings }: SystemOptions,
  { program, readyAt, sink }: ServicePlan,
  { signal, note, again }: { signal: AbortSignal; note: Note; again: boolean },
): Promise<RunningPart> {
  const started = startService(program, sink, { again });
  const { identity } = started;
  const forget = () => record(settings, (list) => list.filter(({ pid }) => pid !== identity.pid));
  const stop = async () => {
    await started.stop();
    await forget();
  };
  try {
    await record(settings, (list) => [...list, { name: program.name, ...identity }]);
    await untilAnswering(started, readyAt, signal, note);
  } catch (error) {
    await stop();
    throw error;
  }
  note(`port ${new URL(readyAt).port}`);
  return { exited: started.exited.finally(forget), tail: started.tail, stop };
}

/** One change after the other: two services may come and go at once. */
function record(settings: Settings, change: (list: RecordedProcess[]) => RecordedProcess[]): Promise<void> {
  const file = recordFile(settings);
  const written = recording.then(async () => {
    const list = change(recorded.get(file) ?? []);
    recorded.set(file, list);
    await recordProcesses(file, list);
  });
  // A full disk must not prevent a restart; only the leftovers of a killed run are then unknown.
  recording = written.catch((error: unknown) => logError(`${(error as Error).message}`));
  return recording;
}

async function untilAnswering(service: Service, address: string, signal: AbortSignal, note: Note): Promise<void> {
  let ended: string | undefined;
  void service.exited.then((how) => {
    ended = how;
  });
  const deadline = Date.now() + SERVICE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (ended !== undefined)
      throw new Fault(`${service.tail()}\n${service.name} did not start: it ${ended}, see the lines above.`);
    const status = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200 && service.isListening()) return;
    note(status === 0 ? 'waiting for it to listen' : `waiting for it to be ready (${status})`);
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Fault(`${service.tail()}\n${service.name} was not ready within ${SERVICE_TIMEOUT_MS / 1000} s: see the lines above.`);
}
