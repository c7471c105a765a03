import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';

/** A process of its own, for tests that kill it. */
export interface KillableProcess {
  /** Ends it as the system does that has run out of memory: nothing of it runs any more. */
  kill(): Promise<void>;
}

export interface ServerProcess extends KillableProcess {
  url: string;
  pid: number;
}

type Settings = Readonly<Record<string, string>>;

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/**
 * Returns a function that starts a program of `api/src` and waits until its output matches `ready`; all of them end
 * with the file.
 */
function processes(program: string, ready: RegExp): (env: Settings) => Promise<{ said: string; pid: number } & KillableProcess> {
  const running = new Set<ChildProcess>();
  afterAll(() => Promise.all([...running].map(kill)));
  const command = fileURLToPath(new URL(`../src/${program}`, import.meta.url));
  return async (env) => {
    const child = spawn(process.execPath, [command], { env: { ...bareEnvironment, NODE_ENV: 'test', ...env } });
    running.add(child);
    child.once('exit', () => running.delete(child));
    let output = '';
    const said = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        const match = ready.exec(output);
        if (match) resolve(match[1] ?? '');
      });
      child.once('exit', () => reject(new Error(`${program} ended: ${output}`)));
    });
    return { said, pid: child.pid ?? 0, kill: () => kill(child) };
  };
}

/**
 * Returns a function that starts the API as a process on a free port, without jobs; `settings` are its environment.
 * Call it at the top of a test file, not within a test or a hook: only there does the cleanup run after the file.
 */
export function serverProcesses(settings: Settings): () => Promise<ServerProcess> {
  const start = processes('server.ts', /"port":(\d+)/);
  return async () => {
    const { said, pid, kill } = await start({ API_PORT: '0', WORKERS: 'off', DEVICE_LIMITS: 'off', ...settings });
    return { url: `http://127.0.0.1:${said}`, pid, kill };
  };
}

/**
 * The same for the command that runs the jobs, ready when it works; `name` identifies its database connections, `url`
 * is where it reports its state.
 */
export function workerProcesses(settings: Settings & { DATABASE_URL: string }): (name: string) => Promise<ServerProcess> {
  const start = processes('jobs/run-workers.ts', /(?:"port":(\d+),)?"msg":"working"/);
  return async (name) => {
    const env = { WORKERS_PORT: '0', ...settings, DATABASE_URL: `${settings.DATABASE_URL}?application_name=${name}` };
    const { said, pid, kill } = await start(env);
    return { url: `http://127.0.0.1:${said}`, pid, kill };
  };
}
