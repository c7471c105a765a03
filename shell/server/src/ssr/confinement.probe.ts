/** What a confined process tries, past the allowed modules of SSR bundles. */
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Attempts to escape. Each result is `refused`, or what it obtained. */
export async function tryEverything({ folder, address }: { folder: string; address: string }): Promise<Record<string, string>> {
  const attempts: Record<string, () => unknown> = {
    read: () => readFileSync(join(folder, 'secret'), 'utf8'),
    readOwn: () => readFileSync(import.meta.filename, 'utf8'),
    readOfGateway: () => readFileSync(`/proc/${process.ppid}/environ`, 'utf8'),
    write: () => writeFileSync(join(folder, 'written'), ''),
    run: () => execSync('id'),
    thread: () => new Worker('', { eval: true, execArgv: [] }),
    database: async () => {
      const { DatabaseSync } = await import('node:sqlite');
      return new DatabaseSync(join(folder, 'database'));
    },
    fetch: () => fetch(address),
    socket: () =>
      new Promise((open, fail) =>
        connect(Number(new URL(address).port), '127.0.0.1')
          .once('connect', open)
          .once('error', fail),
      ),
    settingsFile: () => process.loadEnvFile(join(folder, 'secret')),
  };
  const outcomes: Record<string, string> = { environment: JSON.stringify(process.env) };
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      outcomes[name] = String(await attempt());
    } catch {
      outcomes[name] = 'refused';
    }
  }
  return outcomes;
}
