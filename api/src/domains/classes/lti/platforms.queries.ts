import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, checkedRows } from '../../../db/checked-rows.ts';

const platformRow = z.object({
  id: z.int(),
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  deployment_ids: z.array(z.string()),
  auth_url: z.string(),
  jwks_url: z.string(),
  created_at: z.date(),
});
/** A registered learning platform. */
export type PlatformRow = z.infer<typeof platformRow>;
const COLUMNS = Object.keys(platformRow.shape);

/** All platforms by name. */
export async function listPlatforms(db: Knex): Promise<PlatformRow[]> {
  return checkedRows(platformRow, await db('lti_platforms').orderBy(['name', 'id']).select(COLUMNS));
}

/** Stores a platform; undefined where its issuer and client ID are registered already. */
export async function insertPlatform(db: Knex, platform: Omit<PlatformRow, 'id'>): Promise<PlatformRow | undefined> {
  const insert = db('lti_platforms').insert(platform).onConflict(['issuer', 'client_id']).ignore();
  return checkedRows(platformRow, await insert.returning(COLUMNS))[0];
}

/** Deletes a platform with its launches; undefined where there is none. */
export async function deletePlatform(db: Knex, id: number): Promise<PlatformRow | undefined> {
  return checkedRows(platformRow, await db('lti_platforms').where({ id }).delete().returning(COLUMNS))[0];
}

/** The platform of an id. */
export async function findPlatform(db: Knex, id: number): Promise<PlatformRow | undefined> {
  return checkedRow(platformRow, await db('lti_platforms').where({ id }).first(COLUMNS));
}

/** The one platform of an issuer and, where it is named, a client ID; undefined where there is none or more than one. */
export async function findRegistration(db: Knex, issuer: string, clientId?: string): Promise<PlatformRow | undefined> {
  const named = db('lti_platforms').where({ issuer, ...(clientId !== undefined && { client_id: clientId }) });
  const [first, second] = checkedRows(platformRow, await named.limit(2).select(COLUMNS));
  return second ? undefined : first;
}
