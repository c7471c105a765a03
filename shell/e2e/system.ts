import { startThrowAway } from '../../scripts/system/throw-away.ts';

/**
 * Starts the whole system for the journeys, unless BASE_URL names a running one. Tests find its database in DATABASE_URL,
 * its releases in RELEASES_DIR.
 */
export default async function startSystem(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const undo = new AsyncDisposableStack();
  const signal = new AbortController().signal;
  try {
    const { databaseUrl, releasesDir } = await startThrowAway({
      port: Number(process.env.JOURNEYS_PORT),
      rounds: 1,
      signal,
      undo,
    });
    process.env.DATABASE_URL = databaseUrl;
    process.env.RELEASES_DIR = releasesDir;
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
  return () => undo.disposeAsync();
}
