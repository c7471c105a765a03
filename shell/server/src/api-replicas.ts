import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';

/** Interval of probing an unreachable replica. A restart takes 2 s, on a busy machine 10. */
const LOOK_WHILE_AWAY_MS = 50;
/** Well below `LEAVE_SECONDS`, during which a leaving replica still responds. */
const LOOK_EVERY_MS = 250;
const READINESS_TIMEOUT_MS = 2_000;
const MOST_HELD = 500;

/** Nothing was sent: the connection was refused. */
const NOT_SENT = ['ECONNREFUSED'];
/** The request may have been processed. */
const CUT_OFF = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** `unready`: shutting down, or without its database. `away`: refuses connections. */
type ReplicaState = 'ready' | 'unready' | 'away';

/** A process of the API, as this gateway sees it. */
export interface ApiReplica {
  readonly url: string;
  readonly state: ReplicaState;
}

type Replica = { readonly url: string; state: ReplicaState; inWork: number; watched: boolean };

export class ApiUnavailable extends Error {
  override name = 'ApiUnavailable';
}

/** How a failed request's connection ended, which `fetch` hides in `cause`; null for other errors. */
export function connectionFailure(error: unknown): 'not sent' | 'cut off' | null {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const said = String(code ?? cause?.code ?? '');
  if (NOT_SENT.includes(said)) return 'not sent';
  return CUT_OFF.includes(said) ? 'cut off' : null;
}

/** Gives each request to the least busy ready replica of the API. A single one is only probed while it refuses connections. */
export class ApiReplicas {
  readonly #replicas: Replica[];
  readonly #tell: (replica: ApiReplica) => void;
  #back: PromiseWithResolvers<void> | null = null;
  #held = 0;
  #turn = 0;
  #stopped = false;

  /** `tell` is called with each change of state. */
  constructor(urls: readonly string[], tell: (replica: ApiReplica) => void = () => {}) {
    this.#replicas = urls.map((url) => ({ url, state: 'ready', inWork: 0, watched: false }));
    this.#tell = tell;
  }

  get count(): number {
    return this.#replicas.length;
  }

  watch(): void {
    if (this.count > 1) for (const replica of this.#replicas) void this.#watchReadiness(replica);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Runs work on the least busy replica, even if all are unready; null if none accepts connections. */
  use<T>(work: (url: string) => Promise<T>): Promise<T> | null {
    const replica = this.#choose();
    return replica && this.#workOn(replica, work);
  }

  /** Holds a request until a replica accepts connections. Throws `ApiUnavailable` if that takes too long or too many wait. */
  async hold(response: ServerResponse, holdMs: number): Promise<void> {
    if (this.#choose()) return;
    if (this.#held >= MOST_HELD) throw new ApiUnavailable('Too many requests wait for the API');
    const { promise: given, reject: giveUp } = Promise.withResolvers<never>();
    const leave = () => giveUp(new ApiUnavailable('The caller has left'));
    const timer = setTimeout(() => giveUp(new ApiUnavailable('The API is away')), holdMs);
    response.once('close', leave);
    this.#held += 1;
    this.#back ??= Promise.withResolvers();
    try {
      await Promise.race([this.#back.promise, given]);
    } finally {
      this.#held -= 1;
      clearTimeout(timer);
      response.off('close', leave);
    }
  }

  /** A GET of the gateway's own, repeated with another replica if one fails. Throws like `fetch`. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const replica = this.#choose() ?? this.#replicas[0];
      try {
        return await this.#workOn(replica, (url) => fetch(url + path, init));
      } catch (error) {
        if (!connectionFailure(error) || tries >= this.count || !this.#choose()) throw error;
      }
    }
  }

  async #workOn<T>(replica: Replica | undefined, work: (url: string) => Promise<T>): Promise<T> {
    if (!replica) throw new ApiUnavailable('There is no API');
    replica.inWork += 1;
    try {
      return await work(replica.url);
    } catch (error) {
      if (connectionFailure(error)) this.#lost(replica);
      throw error;
    } finally {
      replica.inWork -= 1;
    }
  }

  #choose(): Replica | null {
    this.#turn = (this.#turn + 1) % this.count;
    const inTurn = [...this.#replicas.slice(this.#turn), ...this.#replicas.slice(0, this.#turn)];
    const candidates = ['ready', 'unready'].map((state) => inTurn.filter((replica) => replica.state === state));
    const [first = null, ...others] = candidates.find(({ length }) => length > 0) ?? [];
    return others.reduce((best, replica) => (best && best.inWork <= replica.inWork ? best : replica), first);
  }

  #lost(replica: Replica): void {
    this.#set(replica, 'away');
    if (!replica.watched) void this.#watchReadiness(replica);
  }

  #set(replica: Replica, state: ReplicaState): void {
    if (replica.state === state || this.#stopped) return;
    replica.state = state;
    this.#tell(replica);
    if (state === 'away') return;
    this.#back?.resolve();
    this.#back = null;
  }

  /** Polls several replicas permanently, a single one until it accepts connections. */
  async #watchReadiness(replica: Replica): Promise<void> {
    replica.watched = true;
    while (!this.#stopped && (this.count > 1 || replica.state === 'away')) {
      const pause = replica.state === 'away' ? LOOK_WHILE_AWAY_MS : LOOK_EVERY_MS;
      await new Promise((done) => setTimeout(done, pause).unref());
      this.#set(replica, this.count > 1 ? await readiness(replica.url) : await presence(replica.url));
    }
    replica.watched = false;
  }
}

/** One that accepts connections but does not respond in time is busy. */
async function readiness(url: string): Promise<ReplicaState> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READINESS_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok ? 'ready' : 'unready';
  } catch (error) {
    return connectionFailure(error) ? 'away' : 'unready';
  }
}

function presence(url: string): Promise<ReplicaState> {
  const { hostname, port, protocol } = new URL(url);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
  return new Promise((done) => {
    const socket = connect(address);
    const end = (state: ReplicaState) => {
      socket.destroy();
      done(state);
    };
    socket.setTimeout(1_000, () => end('away'));
    socket.once('connect', () => end('ready')).once('error', () => end('away'));
  });
}
