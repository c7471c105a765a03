/** The gateway's calls below `/releases`, for administrators: it decides who gets which release. */

/** Who gets a canary. */
export type CanaryAudience =
  | { kind: 'percent'; percent: number }
  | { kind: 'staff' }
  | { kind: 'list'; accounts: readonly string[] };

export interface ModuleCanary {
  version: string;
  since: string;
  by: string;
  audience: CanaryAudience;
  /** Withdrawn when more than this percentage of this many page loads fail. */
  limits: { failuresAbove: number; afterLoads: number };
}

export interface StoredRelease {
  version: string;
  /** With a plus if files differed; null if unknown. */
  commit: string | null;
  by: string;
  at: string;
}

export interface ReleaseChange {
  version: string;
  since: string;
  by: string;
  how: 'release' | 'rollback' | 'canary' | 'promote' | 'withdraw';
  detail?: string | undefined;
}

/** A token that may release one module. Times in ISO 8601, UTC. */
export interface ModuleToken {
  id: string;
  note: string;
  by: string;
  at: string;
  expires: string;
  /** To the minute; null if unused. */
  used: string | null;
}

/** A module, or the shell, and its releases. */
export interface ReleasedModule {
  name: string;
  /** Null if nothing is live or it cannot be read. */
  live: { version: string; since: string; by: string; how: 'release' | 'rollback'; deployed?: boolean | undefined } | null;
  canary: ModuleCanary | null;
  /** Faults of the store, and what is served instead. */
  faults: readonly { reason: string; instead: string | null }[];
  releases: readonly StoredRelease[];
  history: readonly ReleaseChange[];
  /** Undefined from an older gateway. */
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
  /** A preview link, valid for an hour in one browser. */
  'POST /releases/:module/preview': OneVersion<{ address: string; expires_at: string }>;
  /** Creates a token, shown only in this response, valid for `days`. */
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

export type ReleaseConsoleCall = keyof ReleaseConsole;

/** Calls the release console. Throws `ApiError` for an error response or none. */
export type RequestReleaseConsole = <Name extends ReleaseConsoleCall>(
  name: Name,
  request?: ReleaseConsole[Name]['request'],
  signal?: AbortSignal,
) => Promise<ReleaseConsole[Name]['response']>;
