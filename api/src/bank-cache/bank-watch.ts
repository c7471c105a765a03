import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** While the version stays the same, so do responses to guests. */
export interface BankWatch {
  /** Null while it is not known within a second. */
  version(): number | null;
  /** This process has changed the bank itself and need not wait for the notification. */
  changed(): void;
  stop(): Promise<void>;
}

/** The longest that a change may go unnoticed, in milliseconds. */
const LONGEST_UNHEARD_MS = 1_000;
/** Between two heartbeats, in milliseconds. */
const BEAT_MS = 250;
/** Between two attempts to connect, in milliseconds. */
const AGAIN_MS = 500;

export interface BankWatchOptions {
  url: string;
  log: Pick<Logger, 'warn' | 'info'>;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/**
 * Listens for changes on its own connection. Notifications come in commit order, so a returned heartbeat proves that
 * all earlier changes have arrived. Without one (lost, late, or a pool that cannot listen) the version is unknown.
 */
export function watchBank({ url, log, now = () => performance.now() }: BankWatchOptions): BankWatch {
  const beats = `bank_beat_${randomUUID().replaceAll('-', '')}`;
  const stopping = new AbortController();
  let version = 0;
  /** When the last returned heartbeat was sent. */
  let provenAt = Number.NEGATIVE_INFINITY;

  /** Sends heartbeats until the connection fails. */
  async function listen(client: pg.Client): Promise<void> {
    const sent = new Map<string, number>();
    const failed = Promise.withResolvers<never>();
    failed.promise.catch(() => {});
    client.on('error', failed.reject);
    client.on('end', () => failed.reject(new Error('The connection has ended')));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== beats) version += 1;
      else provenAt = Math.max(provenAt, sent.get(payload) ?? provenAt);
      sent.delete(payload);
    });
    await client.connect();
    await client.query(`LISTEN bank_changed; LISTEN ${beats}`);
    version += 1;
    for (let beat = 1; !stopping.signal.aborted; beat += 1) {
      sent.set(String(beat), now());
      // A heartbeat need not be durable. For this transaction alone: behind a pooler, a session setting would leak to
      // others.
      const send = `BEGIN; SET LOCAL synchronous_commit = off; NOTIFY ${beats}, '${beat}'; COMMIT`;
      await Promise.race([client.query(send), failed.promise]);
      await Promise.race([pause(BEAT_MS, undefined, { signal: stopping.signal, ref: false }), failed.promise]);
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        application_name: 'study-platform bank watch',
        connectionTimeoutMillis: 5_000,
        query_timeout: 5_000,
      });
      try {
        await listen(client);
      } catch (error) {
        provenAt = Number.NEGATIVE_INFINITY;
        version += 1;
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'changes of the bank are not heard of; nothing is answered from memory');
      }
      await client.end().catch(() => {});
      await pause(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  const done = keepListening();
  return {
    version: () => (now() - provenAt < LONGEST_UNHEARD_MS ? version : null),
    changed() {
      version += 1;
    },
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
