import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { RunningDatabase } from '../database/open-database.ts';
import { removeCluster } from '../database/postgres.ts';
import type { RecordedProcess } from '../processes/leftovers.ts';
import { freePort } from '../processes/port.ts';
import { nodeProgram } from '../processes/programs.ts';
import type { RestartPolicy } from '../processes/supervise-process.ts';
import { readSettings, type Settings } from './settings.ts';
import { type ServicePlan, superviseServices } from './system.ts';

/** Responds with 200 and starts a child process; exits at once if the file `broken` exists beside it. */
const SERVICE = `
  import { spawn } from 'node:child_process';
  import { existsSync } from 'node:fs';
  import { createServer } from 'node:http';
  if (existsSync(new URL('./broken', import.meta.url))) throw new Error('broken on purpose');
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  createServer((_, response) => response.end(String(child.pid))).listen(Number(process.argv[2]), '127.0.0.1');
  process.on('SIGTERM', () => { child.kill(); process.exit(); });`;

const never = (): RunningDatabase => ({
  url: '',
  ownerUrl: '',
  description: '',
  exited: new Promise(() => undefined),
  restart: async () => undefined,
  stop: async () => undefined,
});

export const until = (condition: () => unknown) => expect.poll(condition, { timeout: 60_000 });

export const answerOf = ({ readyAt }: ServicePlan) => fetch(readyAt).then((response) => response.text());

/** Services for tests of supervision, in a data folder of each test; whatever a test has started ends with it. */
export function sampleServices() {
  let folder: string;
  let settings: Settings;
  let undo: AsyncDisposableStack;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'supervision-'));
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'service.mjs'), SERVICE);
    settings = readSettings({ DATA_DIR: folder });
    undo = new AsyncDisposableStack();
  });

  afterEach(async () => {
    await undo.disposeAsync();
    await removeCluster(join(folder, 'postgres'));
    rmSync(folder, { recursive: true });
  });

  async function planOf(name: string): Promise<ServicePlan> {
    const port = await freePort();
    const program = nodeProgram(name, join(folder, 'service.mjs'), [String(port)]);
    return { program, readyAt: `http://127.0.0.1:${port}/`, sink: { logFile: join(folder, `${name}.log`) } };
  }

  const supervise = (
    plans: readonly ServicePlan[],
    { database = never(), restartPolicy }: { database?: RunningDatabase; restartPolicy?: RestartPolicy } = {},
  ) =>
    superviseServices(
      { settings, durable: false, signal: new AbortController().signal, undo, ...(restartPolicy ? { restartPolicy } : {}) },
      database,
      plans,
    );

  const recorded = (): RecordedProcess[] => {
    const file = join(folder, 'processes.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  };
  const pidOf = (wanted: string) => recorded().find(({ name }) => name === wanted)?.pid ?? 0;

  return {
    get folder() {
      return folder;
    },
    get settings() {
      return settings;
    },
    get undo() {
      return undo;
    },
    planOf,
    supervise,
    recorded,
    pidOf,
  };
}
