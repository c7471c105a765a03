/**
 * The gateway's calls about releases, below `/releases`, for administrators: types alone. They are no calls of the API, because the gateway decides
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

/** A token that may release one module. Times are ISO 8601, UTC. */
export interface ModuleToken {
  id: string;
  /** What it is for. */
  note: string;
  by: string;
  at: string;
  expires: string;
  /** To the minute; null if it was never used. */
  used: string | null;
}

/** One module, or the shell itself, and its releases. */
export interface ReleasedModule {
  name: string;
  /** Null where nothing is live, or the pointer cannot be read. */
  live: { version: string; since: string; by: string; how: 'release' | 'rollback'; deployed?: boolean | undefined } | null;
  canary: ModuleCanary | null;
  /** What of the store cannot be used, and the version that visitors get instead of it. */
  faults: readonly { reason: string; instead: string | null }[];
  /** The newest first. */
  releases: readonly StoredRelease[];
  /** The latest first. */
  history: readonly ReleaseChange[];
  /** Who may release it from elsewhere; undefined from an older gateway. */
  tokens?: readonly ModuleToken[];
  /** The prefixes of addresses that it owns; undefined from an older gateway. */
  addresses?: readonly string[];
}

/** Calls by `METHOD /path/:param`, in the shape of the API's. */
export interface ReleaseConsole {
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
  /** An address that shows the version in the browser that opens it, for an hour. */
  'POST /releases/:module/preview': OneVersion<{ address: string; expires_at: string }>;
  /** Makes a token, which the answer alone shows. `days`: how long it is valid. */
  'POST /releases/:module/tokens': OnModule<{ note: string; days?: number }, { token: string }>;
  'POST /releases/:module/tokens/revoke': OnModule<{ id: string }, { message: string }>;
  'POST /releases/:module/addresses': OnModule<{ prefix: string }, { message: string }>;
  'POST /releases/:module/addresses/revoke': OnModule<{ prefix: string }, { message: string }>;
}

interface OnModule<Body, Response> {
  request: { params: { module: string }; body: Body };
  response: Response;
}

type OneVersion<Response> = OnModule<{ version: string }, Response>;

/** A call of the release console by its name: `METHOD /path/:param`. */
export type ReleaseConsoleCall = keyof ReleaseConsole;

/** Calls the release console. Throws an `ApiError` for every answer that is no success, and when there is none. */
export type RequestReleaseConsole = <Name extends ReleaseConsoleCall>(
  name: Name,
  request?: ReleaseConsole[Name]['request'],
  signal?: AbortSignal,
) => Promise<ReleaseConsole[Name]['response']>;
