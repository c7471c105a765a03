/**
 * Types of the gateway's calls below `/releases`, for administrators. They are no API calls, as the gateway decides
 * which release a visitor gets; it asks the API who calls.
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
  /** Withdrawn automatically when more than this percentage of this many page loads fail. */
  limits: { failuresAbove: number; afterLoads: number };
}

/** One release of the store. */
export interface StoredRelease {
  version: string;
  /** The commit, with a plus if files differed from it; null if unknown. */
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
  /** Its purpose. */
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
  /** Null if nothing is live or the pointer cannot be read. */
  live: { version: string; since: string; by: string; how: 'release' | 'rollback'; deployed?: boolean | undefined } | null;
  canary: ModuleCanary | null;
  /** Faults of the store, and the version served instead. */
  faults: readonly { reason: string; instead: string | null }[];
  /** The newest first. */
  releases: readonly StoredRelease[];
  /** The latest first. */
  history: readonly ReleaseChange[];
  /** Tokens that may release it; undefined from an older gateway. */
  tokens?: readonly ModuleToken[];
  /** Address prefixes it owns; undefined from an older gateway. */
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
  /** A preview link, valid for an hour in the browser that opens it. */
  'POST /releases/:module/preview': OneVersion<{ address: string; expires_at: string }>;
  /** Creates a token, shown only in this response. `days`: its validity. */
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

/** Calls the release console. Throws `ApiError` for every error response and for none. */
export type RequestReleaseConsole = <Name extends ReleaseConsoleCall>(
  name: Name,
  request?: ReleaseConsole[Name]['request'],
  signal?: AbortSignal,
) => Promise<ReleaseConsole[Name]['response']>;
