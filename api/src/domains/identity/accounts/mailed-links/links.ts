import type { Knex } from 'knex';
import { linkExpired, linkInvalid, linkUsed } from '../accounts.errors.ts';
import { findUser, type UserRow } from '../users.queries.ts';
import { findToken, type TokenPurpose, type TokenRow } from './account-tokens.queries.ts';

/** The token of a mailed link with its account, both locked; 400 `link_invalid` where there is none. */
export async function openLink(db: Knex, purpose: TokenPurpose, token: string): Promise<{ link: TokenRow; user: UserRow }> {
  const link = await findToken(db, purpose, token);
  const user = link && (await findUser(db, link.user_id, { lock: true }));
  if (!link || !user || user.anonymised_at) throw linkInvalid();
  return { link, user };
}

/** Refuses a link that was used or is too old. */
export function requireUsable(link: Pick<TokenRow, 'used_at' | 'expires_at'>, now: Date): void {
  if (link.used_at) throw linkUsed();
  if (link.expires_at <= now) throw linkExpired();
}
