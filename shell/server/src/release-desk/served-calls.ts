import { type CallFields, readServedCalls } from '@shell/releases';
import type { ApiReplicas } from '../api-replicas.ts';
import { DeskError } from './desk-error.ts';

const LIMIT_MS = 5_000;

/**
 * What the running API serves; undefined if it is too old to say.
 * @throws DeskError while it does not answer: a release that cannot be compared with it waits.
 */
export async function servedCalls(api: ApiReplicas): Promise<CallFields | undefined> {
  try {
    return await readServedCalls(await api.fetch('/calls', { signal: AbortSignal.timeout(LIMIT_MS) }));
  } catch {
    throw new DeskError(
      503,
      'offline',
      'The API does not answer, so the release cannot be compared with it. Try again in a moment.',
    );
  }
}
