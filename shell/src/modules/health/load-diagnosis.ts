import type { FailureKind } from '@api/contract';
import type { RegisteredModule } from '../registry.ts';
import { TooSlowError } from '../with-timeout.ts';

/** Milliseconds that looking for the cause may take. */
const LIMIT = 5_000;
const FILE = /\/modules\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\/[\w.@/-]+/;

type Cause = Extract<FailureKind, 'missing' | 'slow' | 'tampered' | 'broken'>;

/**
 * Finds out why a module did not load: a browser says no more than that it did not. Undefined where it is the visitor's own network,
 * which is no fault of any module.
 */
export async function causeOfLoadFailure(error: unknown, module: RegisteredModule): Promise<Cause | undefined> {
  const cause = (error as Error | undefined)?.cause;
  if (isTooSlow(error) || isTooSlow(cause)) return navigator.onLine ? 'slow' : undefined;
  const chunk = FILE.exec(`${(error as Error)?.message} ${(cause as Error | undefined)?.message}`)?.[0];
  const found = await look(chunk && !module.entry.endsWith(chunk) ? chunk : module.entry);
  if (found === undefined || found === 'missing') return found;
  return !chunk && module.integrity && (await integrityOf(found)) !== module.integrity ? 'tampered' : 'broken';
}

/** Ours by its class, that of the federation runtime by its words. */
const isTooSlow = (error: unknown) =>
  error instanceof TooSlowError || (error instanceof Error && error.message.includes('timed out'));

/** Finds out why code did not load that a page asked for later. */
export async function causeOfMissingCode(error: unknown): Promise<Cause | undefined> {
  const file = FILE.exec(`${(error as Error)?.message} ${((error as Error)?.cause as Error | undefined)?.message}`)?.[0];
  const found = file === undefined ? undefined : await look(file);
  return found instanceof ArrayBuffer ? 'broken' : found;
}

async function look(address: string): Promise<ArrayBuffer | 'missing' | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(LIMIT) });
    return response.ok ? await response.arrayBuffer() : 'missing';
  } catch {
    return undefined;
  }
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  // Only secure contexts have it; development on another machine does without.
  if (!globalThis.crypto?.subtle) return '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
