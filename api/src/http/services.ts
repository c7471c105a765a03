import type { Knex } from 'knex';
import type { DefaultContext } from 'koa';
import type { Logger } from 'pino';
import type { IdentityProvider } from '../adapters/identity/index.ts';
import type { MalwareScanner } from '../adapters/malware/index.ts';
import type { Config } from '../config.ts';
import type { Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import type { WorkShares } from './concurrency-limits.ts';
import type { ResponseCache } from './response-cache.ts';

export interface Services {
  readonly config: Config;
  readonly db: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  /** The seed of the next draw of questions, a whole number below 2^31; absent: by chance. Tests set it, so that none depends on luck. */
  readonly drawSeed?: () => number;
  /** Cached responses to guests; without it every response is computed. */
  readonly responseCache?: ResponseCache;
  /** Aborted once this process is asked to stop; absent: it stays. */
  readonly leaving?: AbortSignal;
  /** The identity provider for sign-in; absent: the one from the settings. */
  readonly identity?: IdentityProvider;
}

/** What the middleware learns about a request. */
export interface ApiState {
  requestId: string;
  /** The request's one `now`. */
  now: Date;
  log: Logger;
  caller: Caller;
}

export interface ApiContext extends DefaultContext {
  services: Services;
  /** Scans every uploaded file; null if the settings name no scanner. */
  malware?: MalwareScanner | null;
  /** Limits how much work of each account runs at once in this process. */
  shares: WorkShares;
}
