import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** A server process of its own, for tests that kill it. */
export interface ServerProcess {
  url: string;
  /** Ends it as the system does that has run out of memory: nothing of it runs any more. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts the API as a process on a free port, without jobs; `settings` are its environment. It is gone after the test file. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  if (running.size === 0) afterAll(() => running.forEach((child) => void child.kill('SIGKILL')));
  const command = fileURLToPath(new URL('../src/server.ts', import.meta.url));
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test', API_PORT: '0', WORKERS: 'off', DEVICE_LIMITS: 'off' };
  const child = spawn(process.execPath, [command], { env: { ...env, ...settings } });
  running.add(child);
  let said = '';
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const match = /"port":(\d+)/.exec(said);
      if (match?.[1]) resolve(match[1]);
    });
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      running.delete(child);
    },
  };
}
