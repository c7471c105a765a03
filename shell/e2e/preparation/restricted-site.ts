import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../../scripts/processes/port.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Starts a gateway and API of the restricted edition on the same database and releases. */
export async function startRestrictedSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { DATABASE_URL, RELEASES_DIR } = process.env;
  if (!DATABASE_URL || !RELEASES_DIR)
    throw new Error('Name database and releases of the system at BASE_URL in DATABASE_URL and RELEASES_DIR');
  const [port, apiPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'restricted-'));
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...{ DATABASE_URL, RELEASES_DIR, DATA_DIR: dataDir, PORT: String(port), API_PORT: String(apiPort), PUBLIC_URL: url },
    ...{ API_URL: `http://127.0.0.1:${apiPort}`, SITE_VARIANT: 'restricted', WORKERS: 'off', NODE_ENV: '' },
  };
  const start = (program: string, more: NodeJS.ProcessEnv = {}) =>
    spawn(process.execPath, [join(ROOT, program)], { cwd: ROOT, env: { ...env, ...more }, stdio: 'ignore' });
  // With NODE_ENV=development the gateway would look for development servers.
  const programs = [start('api/src/server.ts'), start('shell/server/server.ts', { NODE_ENV: 'production' })];
  const answers = async (address: string) => (await fetch(address)).status;
  await expect(async () => {
    expect(await answers(`http://127.0.0.1:${apiPort}/readyz`)).toBe(200);
    expect(await answers(`${url}/healthz`)).toBe(200);
  }).toPass();
  return {
    url,
    async stop() {
      const ended = programs.map((program) => new Promise((resolve) => program.once('exit', resolve)));
      for (const program of programs) program.kill();
      await Promise.all(ended);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
