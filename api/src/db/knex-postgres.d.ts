/** The class that knex makes for `client: 'pg'`; it documents extending it by this path. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';

  export interface Statement {
    sql: string;
  }

  export default class PostgresClient extends Knex.Client {
    _query(connection: { processID: number }, statement: Statement): Promise<Statement>;
  }
}
