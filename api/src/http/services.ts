import type { Knex } from 'knex';
import type { DefaultContext } from 'koa';
import type { Logger } from 'pino';
import type { IdentityProvider } from '../adapters/identity/index.ts';
import type { MalwareScanner } from '../adapters/malware/index.ts';
import type { Config } from '../config.ts';
import type { WorkShares } from '../work-shares/index.ts';
import type { Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';

/** What the process hands to every request. */
export interface Services {
  readonly config: Config;
  readonly db: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  /** The seed of the next draw of questions, a whole number below 2^31; absent: by chance. Tests set it, so that none depends on luck. */
  readonly drawSeed?: () => number;
  /** What guests were answered; absent: every answer is made anew. */
  readonly responseCache?: ResponseCache;
  /** Aborted once this process is asked to stop; absent: it stays. */
  readonly leaving?: AbortSignal;
  /** The third party that people sign in with; absent: the one that the settings ask for. */
  readonly identity?: IdentityProvider;
}

/** What the middleware learns about one request. */
export interface ApiState {
  requestId: string;
  /** The request's one `now`. */
  now: Date;
  log: Logger;
  caller: Caller;
}

export interface ApiContext extends DefaultContext {
  services: Services;
  /** Looks through every file that is sent; null where the settings name none. */
  malware?: MalwareScanner | null;
  /** What each account may have in work at once, in this process. */
  shares: WorkShares;
}
