/**
 * The gateway's calls about releases, below `/releases`, for staff: types alone. They are no calls of the API, because the gateway decides
 * which release of a module a visitor gets; it asks the API who calls.
 */

/** Who gets a canary. */
export type CanaryAudience =
  | { kind: 'percent'; percent: number }
  | { kind: 'staff' }
  | { kind: 'list'; accounts: readonly string[] };

/** A version that some visitors get before it is live. */
export interface ModuleCanary {
  version: string;
  /** ISO 8601, UTC. */
  since: string;
  by: string;
  audience: CanaryAudience;
  /** It is withdrawn by itself when more than so many percent of so many page loads fail. */
  limits: { failuresAbove: number; afterLoads: number };
}

/** One release of the store. */
export interface StoredRelease {
  version: string;
  /** The source's commit; with a plus where files differed from it; null where none is known. */
  commit: string | null;
  by: string;
  at: string;
}

/** A line of a module's history. */
export interface ReleaseChange {
  version: string;
  since: string;
  by: string;
  how: 'release' | 'rollback' | 'canary' | 'promote' | 'withdraw';
  detail?: string | undefined;
}

/** One module, or the shell itself, and its releases. */
export interface ReleasedModule {
  name: string;
  /** Null where nothing is live, or the pointer cannot be read. */
  live: { version: string; since: string; by: string; how: 'release' | 'rollback' } | null;
  canary: ModuleCanary | null;
  /** What of the store cannot be used, and the version that visitors get instead of it. */
  faults: readonly { reason: string; instead: string | null }[];
  /** The newest first. */
  releases: readonly StoredRelease[];
  /** The latest first. */
  history: readonly ReleaseChange[];
}

/** Calls by `METHOD /path/:param`, in the shape of the API's. */
export interface ReleaseDesk {
  'GET /releases': { request: undefined; response: { modules: ReleasedModule[] } };
  'POST /releases/:module/rollback': OneVersion<{ message: string }>;
  'POST /releases/:module/canary': {
    request: {
      params: { module: string };
      body: Pick<ModuleCanary, 'version' | 'audience'> & { limits?: ModuleCanary['limits'] };
    };
    response: { message: string };
  };
  'POST /releases/:module/promote': OneVersion<{ message: string }>;
  'POST /releases/:module/withdraw': OneVersion<{ message: string }>;
  /** An address that shows the version in whoever's browser opens it, for an hour. */
  'POST /releases/:module/preview': OneVersion<{ address: string; expires_at: string }>;
}

interface OneVersion<Response> {
  request: { params: { module: string }; body: { version: string } };
  response: Response;
}

/** A call of the release desk by its name: `METHOD /path/:param`. */
export type ReleaseDeskCall = keyof ReleaseDesk;

/** Calls the release desk. Throws an `ApiError` for every answer that is no success, and when there is none. */
export type RequestReleaseDesk = <Name extends ReleaseDeskCall>(
  name: Name,
  request?: ReleaseDesk[Name]['request'],
  signal?: AbortSignal,
) => Promise<ReleaseDesk[Name]['response']>;
