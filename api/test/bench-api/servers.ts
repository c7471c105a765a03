import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/processes/port.ts';
import { API_ALLOCATOR, API_MEMORY } from '../../../scripts/processes/programs.ts';
import { PRODUCTION } from '../production.ts';

export interface Server {
  url: string;
  /** Bytes of memory that it holds at present. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function serverOf(child: ChildProcess, port: string): Server {
  return {
    url: `http://127.0.0.1:${port}`,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024;
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** The API as production runs it, without jobs. */
export async function startApi(databaseUrl: string, folder: string): Promise<Server> {
  const port = String(await freePort());
  const env = {
    PATH: process.env.PATH,
    ...PRODUCTION,
    ...API_ALLOCATOR,
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, API_PORT: port, WORKERS: 'off', LISTEN_HOST: '127.0.0.1' },
  };
  const child = spawn(process.execPath, [...API_MEMORY, fileOf('../../src/server.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = serverOf(child, port);
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return server;
    if (child.exitCode !== null || tries > 300) throw new Error('The API did not start');
    await pause(200);
  }
}

export async function startBare(databaseUrl: string): Promise<Server> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [fileOf('./bare-server.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  return serverOf(child, /port (\d+)/.exec(String(said))?.[1] ?? '');
}
