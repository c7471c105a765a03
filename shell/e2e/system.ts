import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FullConfig, request } from '@playwright/test';
import { startThrowAway } from '../../scripts/system/throw-away.ts';
import { writeSessions } from './preparation/demo-accounts.ts';

/** Starts the system for the e2e tests, unless BASE_URL names one, and logs the demo accounts in. */
export default async function startSystem({ projects }: FullConfig): Promise<() => Promise<void>> {
  const undo = new AsyncDisposableStack();
  try {
    if (!process.env.BASE_URL) {
      const signal = new AbortController().signal;
      const { databaseUrl, apiUrl, releasesDir } = await startThrowAway({
        port: Number(process.env.E2E_PORT),
        rounds: 1,
        signal,
        undo,
      });
      process.env.DATABASE_URL = databaseUrl;
      process.env.RELEASES_DIR = releasesDir;
      process.env.E2E_API = apiUrl;
    }
    const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
    undo.defer(() => rm(folder, { recursive: true }));
    process.env.E2E_SESSIONS = join(folder, 'sessions.json');
    const api = await request.newContext({ baseURL: projects[0]?.use.baseURL });
    await writeSessions(api, process.env.E2E_SESSIONS);
    await api.dispose();
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
  return () => undo.disposeAsync();
}
