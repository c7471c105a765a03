import { DatabaseFrozen } from './database-watch.ts';

/**
 * PostgreSQL failures by SQLSTATE, never by the server's message text.
 * Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const VIOLATIONS = {
  '23502': 'not_null',
  '23503': 'foreign_key',
  '23505': 'unique',
  '23514': 'check',
  '23P01': 'exclusion',
} as const;

/** A statement that broke a named rule of the schema. */
export interface Violation {
  kind: (typeof VIOLATIONS)[keyof typeof VIOLATIONS];
  /** Name of the constraint or unique index; the column for `not_null`. */
  constraint: string;
}

function sqlstate(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export const isForbidden = (error: unknown): boolean => sqlstate(error) === '42501';

/** Which rule a failed statement broke; null when the failure is of another sort. */
export function violationOf(error: unknown): Violation | null {
  const code = sqlstate(error);
  if (!code || !(code in VIOLATIONS)) return null;
  const { constraint, column } = error as { constraint?: string; column?: string };
  return { kind: VIOLATIONS[code as keyof typeof VIOLATIONS], constraint: constraint ?? column ?? '' };
}

/**
 * Runs a statement and turns the violation of a named constraint into the error that the caller should see.
 * The statement must not continue in the same transaction afterwards: PostgreSQL has aborted it.
 */
export async function translating<T>(byConstraint: Readonly<Record<string, () => Error>>, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const translate = byConstraint[violationOf(error)?.constraint ?? ''];
    throw translate ? translate() : error;
  }
}

/** Serialization failure or deadlock: the same transaction may well succeed when run again. */
export function isWorthRetrying(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlstate(error) ?? '');
}

export const isLockTimeout = (error: unknown): boolean => sqlstate(error) === '55P03';

const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/** The driver has no code for a connection that the server closed, only these words, after the statement that met them. */
const CONNECTION_CLOSED =
  /(?:Connection terminated(?: unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|timeout expired)$/;

/** The database is unreachable, full, shutting down or too slow: the request itself is fine. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = sqlstate(error) ?? '';
  if (/^(08|53|57P)/.test(code) || ['57014', '55P03', '40001', '40P01', ...UNREACHABLE].includes(code)) return true;
  if (error instanceof DatabaseFrozen) return true;
  return error instanceof Error && (error.name === 'KnexTimeoutError' || CONNECTION_CLOSED.test(error.message));
}
