import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';

/** The database took no notice of a question for so long that nothing else is worth asking it. */
export class DatabaseFrozen extends Error {
  override name = 'DatabaseFrozen';

  constructor() {
    super('The database does not answer');
  }
}

export interface WatchOptions {
  /** Milliseconds between two questions. */
  everyMs?: number;
  /** Milliseconds that an answer may take. With the pause before it that is how long requests wait in vain. */
  silentMs?: number;
  /** Hears when the database is lost and found. */
  tell?: (isFrozen: boolean) => void;
}

/**
 * Knows whether a database still answers. One that is stopped, or whose machine hangs, closes no connection: everybody would wait until the
 * system gives up, minutes later. While connections are in use it is asked one trivial thing twice a second, over a connection of its own;
 * where no answer comes, those in use are cut and new ones refused until it answers again. What is slow is left alone: only silence counts.
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

  /** Throws a `DatabaseFrozen` while there is no use in connecting. */
  admit(): void {
    if (this.#frozen) throw new DatabaseFrozen();
  }

  /** A new connection of the pool, to be cut when the database freezes. */
  take(connection: pg.Client): void {
    this.#connections.add(connection);
    connection.once('end', () => this.#connections.delete(connection));
  }

  /** Looks from now on, until `stop`. */
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

  /** Asks once. A database that refuses the question is not silent: its users get the error. */
  async look(): Promise<void> {
    const silence = Promise.withResolvers<'silent'>();
    const silenceTimer = setTimeout(async () => {
      // What came while this process was busy has not been read yet.
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

/** Ends a connection from this side; what it was asked rejects. */
function cut(client: pg.Client): void {
  const { connection } = client as unknown as { connection?: { stream: { destroy(): void } } };
  connection?.stream.destroy();
}
