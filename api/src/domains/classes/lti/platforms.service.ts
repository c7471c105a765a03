import type { LtiPlatform } from '@api/contract';
import { ApiError, notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { noteStaffAction } from '../../operations/staff-log/index.ts';
import { deletePlatform, insertPlatform, listPlatforms, type PlatformRow } from './platforms.queries.ts';

const present = (row: PlatformRow): LtiPlatform => ({ ...row, created_at: row.created_at.toISOString() });

/** The registered platforms. */
export const getPlatforms = async ({ db }: Call<'GET /api/admin/lti-platforms'>) => ({
  platforms: (await listPlatforms(db)).map(present),
});

/** Registers a platform, on record. */
export async function registerPlatform({ db, caller, body, now }: Call<'POST /api/admin/lti-platforms'>) {
  const row = await insertPlatform(db, { ...body, created_at: now });
  if (!row) throw new ApiError(409, 'platform_registered', 'A platform with this issuer and client ID is registered already');
  const details = { name: row.name, issuer: row.issuer };
  await noteStaffAction(db, { by: caller.userId, action: 'lti_platform.registered', objectId: row.id, details }, now);
  return present(row);
}

/** Removes a platform, on record. */
export async function removePlatform({ db, caller, params, now }: Call<'DELETE /api/admin/lti-platforms/:id'>): Promise<void> {
  const row = await deletePlatform(db, params.id);
  if (!row) throw notFound('There is no such platform');
  const details = { name: row.name, issuer: row.issuer };
  await noteStaffAction(db, { by: caller.userId, action: 'lti_platform.removed', objectId: row.id, details }, now);
}
