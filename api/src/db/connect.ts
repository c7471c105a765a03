import knex, { type Knex } from 'knex';
import pg from 'pg';

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
  /** Most connections at once. */
  poolSize?: number;
  /** Milliseconds after which the server gives up on one statement; 0 never. */
  statementTimeoutMs?: number;
}

/** Opens a pool. It connects at the first query; close it with `db.destroy()`. */
export function connectDatabase(url: string, { poolSize = 10, statementTimeoutMs = 0 }: ConnectOptions = {}): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'study-platform',
      ...(statementTimeoutMs > 0 ? { statement_timeout: statementTimeoutMs } : {}),
      types,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: poolSize },
    acquireConnectionTimeout: 10_000,
  });
}
