import type { User } from '@api/contract';
import type { UserRow } from './users.queries.ts';

/** An account as its owner sees it: never the password hash. */
export function presentUser(row: UserRow): User {
  const { id, username, full_name, email, phone, role_id, verified, ib_year, math_course, country, school } = row;
  const created_at = row.created_at.toISOString();
  return { id, username, full_name, email, phone, role_id, verified, created_at, ib_year, math_course, country, school };
}
