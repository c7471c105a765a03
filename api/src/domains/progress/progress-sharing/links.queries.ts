import type { Knex } from 'knex';
import { z } from 'zod';
import { validateOne, validateRow, validateRows } from '../../../db/row-validation.ts';

const linkRow = z.object({
  id: z.int(),
  user_id: z.int(),
  token_hash: z.instanceof(Buffer),
  purpose: z.string(),
  shown_name: z.string(),
  created_at: z.date(),
  ends_at: z.date().nullable(),
  last_used_at: z.date().nullable(),
});
export type LinkRow = z.infer<typeof linkRow>;

/** A learner's links that have not ended before `since`, latest first. */
export async function listLinks(db: Knex, userId: number, since: Date): Promise<LinkRow[]> {
  const query = db('progress_links')
    .where('user_id', userId)
    .where((query) => query.whereNull('ends_at').orWhere('ends_at', '>', since))
    .orderBy('id', 'desc');
  return validateRows(linkRow, await query);
}

/** How many links of a learner work. Locks the account, so that several at once are counted one after the other. */
export async function countWorkingLinks(transaction: Knex, userId: number, now: Date): Promise<number> {
  await transaction('users').where('id', userId).forUpdate().first('id');
  const working = await transaction('progress_links')
    .where('user_id', userId)
    .where((query) => query.whereNull('ends_at').orWhere('ends_at', '>', now))
    .count({ count: '*' })
    .first();
  return Number(working?.count ?? 0);
}

export async function insertLink(db: Knex, row: Omit<LinkRow, 'id' | 'last_used_at'>): Promise<LinkRow> {
  return validateOne(linkRow, await db('progress_links').insert(row).returning('*'));
}

/** Deletes a link of a learner; false if they do not have it. */
export async function deleteLink(db: Knex, userId: number, id: number): Promise<boolean> {
  return (await db('progress_links').where({ id, user_id: userId }).delete()) > 0;
}

/** The link of a valid token, of an account that is not about to be deleted. */
export async function findWorkingLink(db: Knex, tokenHash: Buffer, now: Date): Promise<LinkRow | null> {
  const link = await db('progress_links AS link')
    .join('users', 'users.id', 'link.user_id')
    .where('link.token_hash', tokenHash)
    .whereNull('users.delete_after')
    .where((query) => query.whereNull('link.ends_at').orWhere('link.ends_at', '>', now))
    .first('link.*');
  return validateRow(linkRow, link) ?? null;
}

const MINUTE_MS = 60_000;

/** Notes that a link was read; once a minute, so that reading writes little. */
export async function noteLinkUse(db: Knex, id: number, now: Date): Promise<void> {
  await db('progress_links')
    .where({ id })
    .where((query) => query.whereNull('last_used_at').orWhere('last_used_at', '<=', new Date(now.getTime() - MINUTE_MS)))
    .update({ last_used_at: now });
}
