import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';

/** The database has not responded for so long that further queries are pointless. */
export class DatabaseFrozen extends Error {
  override name = 'DatabaseFrozen';

  constructor() {
    super('The database does not answer');
  }
}

export interface WatchOptions {
  /** Milliseconds between two probes. */
  everyMs?: number;
  /** Milliseconds that a response may take. Together with the pause, the longest that requests wait in vain. */
  silentMs?: number;
  /** Called when the database is lost and when it is back. */
  tell?: (isFrozen: boolean) => void;
}

/**
 * Watches whether a database still responds. A stopped database, or a hung machine, closes no connection: every request would wait until the
 * system gives up, minutes later. While connections are in use, a trivial query runs twice a second over a separate connection;
 * without a response, it cuts those in use and refuses new ones until the database responds. Slowness is fine: only silence counts.
 */
export class DatabaseWatch {
  readonly #url: string;
  readonly #options: Required<WatchOptions>;
  readonly #connections = new Set<pg.Client>();
  #probe: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #frozen = false;

  constructor(url: string, { everyMs = 500, silentMs = 3_000, tell = () => {} }: WatchOptions = {}) {
    this.#url = url;
    this.#options = { everyMs, silentMs, tell };
  }

  get isFrozen(): boolean {
    return this.#frozen;
  }

  /** Throws a `DatabaseFrozen` while connecting is pointless. */
  admit(): void {
    if (this.#frozen) throw new DatabaseFrozen();
  }

  /** A new connection of the pool, to be cut when the database freezes. */
  take(connection: pg.Client): void {
    this.#connections.add(connection);
    connection.once('end', () => this.#connections.delete(connection));
  }

  /** Starts watching, until `stop`. */
  start(): void {
    const again = () => {
      this.#timer = setTimeout(async () => {
        if (this.#connections.size > 0 || this.#frozen) await this.look();
        if (this.#timer) again();
      }, this.#options.everyMs).unref();
    };
    again();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#dropProbe();
  }

  /** Probes once. A database that refuses the probe is not silent: its users get the error. */
  async look(): Promise<void> {
    const silence = Promise.withResolvers<'silent'>();
    const silenceTimer = setTimeout(async () => {
      // Responses may still be unread after busy time.
      await turn();
      silence.resolve('silent');
    }, this.#options.silentMs);
    const outcome = await Promise.race([this.#ask(), silence.promise]);
    clearTimeout(silenceTimer);
    if (outcome !== 'answered') this.#dropProbe();
    const isFrozen = outcome === 'silent';
    if (isFrozen) this.#cutAll();
    if (isFrozen !== this.#frozen) this.#options.tell(isFrozen);
    this.#frozen = isFrozen;
  }

  async #ask(): Promise<'answered' | 'refused'> {
    try {
      this.#probe ??= await this.#connect();
      await this.#probe.query('SELECT 1');
      return 'answered';
    } catch {
      return 'refused';
    }
  }

  async #connect(): Promise<pg.Client> {
    const probe = new pg.Client({ connectionString: this.#url, application_name: 'study-platform-watch' });
    this.#probe = probe;
    probe.on('error', () => this.#dropProbe());
    await probe.connect();
    return probe;
  }

  #dropProbe(): void {
    if (this.#probe) cut(this.#probe);
    this.#probe = null;
  }

  #cutAll(): void {
    for (const connection of this.#connections) cut(connection);
    this.#connections.clear();
  }
}

/** Closes a connection from this side; its pending queries reject. */
function cut(client: pg.Client): void {
  const { connection } = client as unknown as { connection?: { stream: { destroy(): void } } };
  connection?.stream.destroy();
}
