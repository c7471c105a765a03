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

const COMMAND = fileURLToPath(new URL('../src/server.ts', import.meta.url));

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/**
 * Answers what starts the API as a process on a free port, without jobs; `settings` are its environment. Call it at the top of a
 * test file, not within a test or a hook: only there does what ends the processes after the file count.
 */
export function serverProcesses(settings: Readonly<Record<string, string>>): () => Promise<ServerProcess> {
  const running = new Set<ChildProcess>();
  afterAll(() => Promise.all([...running].map(kill)));
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test', API_PORT: '0', WORKERS: 'off', DEVICE_LIMITS: 'off' };
  return async () => {
    const child = spawn(process.execPath, [COMMAND], { env: { ...env, ...settings } });
    running.add(child);
    child.once('exit', () => running.delete(child));
    let said = '';
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        said += String(chunk);
        const match = /"port":(\d+)/.exec(said);
        if (match?.[1]) resolve(match[1]);
      });
      child.once('exit', () => reject(new Error(`The server ended: ${said}`)));
    });
    return { url: `http://127.0.0.1:${port}`, kill: () => kill(child) };
  };
}
