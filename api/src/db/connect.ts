import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { DatabaseWatch } from './database-watch.ts';
import { APPLICATION, type LongStatement, namingClient } from './named-work.ts';

const INT8 = 20;
const DATE = 1082;

/** counts fit a double; calendar dates stay `YYYY-MM-DD` instead of becoming a moment in the local time zone. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === INT8) return Number;
    if (format !== 'binary' && oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

export interface ConnectOptions {
  poolSize?: number;
  /** Milliseconds after which the server gives up on one statement; 0 never. */
  statementTimeoutMs?: number;
  /** The watch of the database: while it does not answer, connections are cut and refused. */
  watch?: DatabaseWatch;
  /** Called for slow statements while they run. */
  onLongStatement?: (statement: LongStatement) => void;
}

/** Milliseconds that a server may take to accept a connection. */
const CONNECT_MS = 4_000;

/** Opens a pool. It connects at the first query; close it with `db.destroy()`. */
export function connectDatabase(url: string, options: ConnectOptions = {}): Knex {
  const { poolSize = 10, statementTimeoutMs = 0, watch, onLongStatement = () => {} } = options;
  const connection = {
    connectionString: url,
    application_name: APPLICATION,
    connectionTimeoutMillis: CONNECT_MS,
    ...(statementTimeoutMs > 0 ? { statement_timeout: statementTimeoutMs } : {}),
    types,
  } as Knex.PgConnectionConfig;
  return knex({
    client: namingClient(onLongStatement),
    // Logged statements must not contain values.
    compileSqlOnError: false,
    connection: watch ? () => watched(connection, watch) : connection,
    pool: {
      min: 0,
      max: poolSize,
      ...(watch && {
        afterCreate(made: pg.Client, done: (error: null, made: pg.Client) => void) {
          watch.take(made);
          done(null, made);
        },
      }),
    },
    acquireConnectionTimeout: 10_000,
  });
}

/** Settings of connections, read at each connect: none while the database is frozen. */
function watched(connection: Knex.PgConnectionConfig, watch: DatabaseWatch): Knex.PgConnectionConfig {
  watch.admit();
  return { ...connection, expirationChecker: () => watch.isFrozen };
}
