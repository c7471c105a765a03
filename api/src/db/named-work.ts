/// <reference path="./knex-postgres.d.ts" />
import PostgresClient, { type Statement } from 'knex/lib/dialects/postgres/index.js';
import { currentRequestId } from '../tracing/request-id.ts';

/** The name under which the database knows connections that no request uses. */
export const APPLICATION = 'study-platform';

/** A statement that takes longer, in milliseconds, is logged. */
const LONG_MS = 1_000;

/** A statement that takes long, while it does: `pid` is the process of the database (`pg_stat_activity`) that works on it. */
export interface LongStatement {
  sql: string;
  pid: number;
  requestId: string | undefined;
}

/**
 * Knex's client for PostgreSQL, by which the database knows whom it works for: a transaction carries the id of its request as `application_name`,
 * set in the message that begins it, so it costs no way there and back. Single statements are not named, since whatever is added to their text
 * would have them parsed again; slow ones are logged with the database process that works on them.
 */
export function namingClient(tell: (statement: LongStatement) => void) {
  return class NamingClient extends PostgresClient {
    override async _query(connection: { processID: number }, statement: Statement) {
      const requestId = currentRequestId();
      if (requestId !== undefined && statement.sql.startsWith('BEGIN')) statement.sql = begin(statement.sql, requestId);
      const long = setTimeout(() => tell({ sql: statement.sql, pid: connection.processID, requestId }), LONG_MS).unref();
      try {
        return await super._query(connection, statement);
      } finally {
        clearTimeout(long);
      }
    }
  };
}

/** Both in one message; the name lasts for the transaction. An id has letters, digits and `_.:-`. */
const begin = (sql: string, requestId: string) => `${sql} SET LOCAL application_name = '${nameOf(requestId)}'`;

/** PostgreSQL cuts names at 63 bytes. */
const nameOf = (requestId: string) => `${APPLICATION} ${requestId}`.slice(0, 63);
