import type { Knex } from 'knex';

/** A statement as the API sends it; `name` where connections keep it parsed. */
export interface Statement {
  name?: string;
  sql: string;
  bindings: unknown[];
}

type Sent = { sql: string; bindings?: unknown[]; options?: { name?: string } };

export async function statementsOf(db: Knex, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const note = ({ sql, bindings = [], options }: Sent) =>
    void statements.push({ sql, bindings: [...bindings], ...(options?.name && { name: options.name }) });
  db.on('query', note);
  try {
    await work();
  } finally {
    db.off('query', note);
  }
  return statements;
}
