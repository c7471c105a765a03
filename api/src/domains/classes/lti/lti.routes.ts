import type { LtiPlatform } from '@api/contract';
import type { LtiTool } from '../../../adapters/lti/index.ts';
import { ApiError, notFound } from '../../../errors.ts';
import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { noteStaffAction } from '../../operations/staff-log/index.ts';
import { getCourses, limitMembers, readMembers } from './course-members.service.ts';
import { carryAnswer, choose, getAnswer, getFrame } from './deep-linking.service.ts';
import { deletePlatform, insertPlatform, listPlatforms, type PlatformRow } from './lti.queries.ts';
import { acceptLaunch, getLaunch, signInByLaunch } from './open-launch.service.ts';
import { limitLogins, loginByAddress, loginByForm, takeLaunch } from './receive-launch.service.ts';

const present = (row: PlatformRow): LtiPlatform => ({ ...row, created_at: row.created_at.toISOString() });

const getPlatforms = async ({ db }: Call<'GET /api/admin/lti-platforms'>) => ({
  platforms: (await listPlatforms(db)).map(present),
});

/** Registers a platform, on record. */
async function registerPlatform({ db, caller, body, now }: Call<'POST /api/admin/lti-platforms'>) {
  const row = await insertPlatform(db, { ...body, token_url: body.token_url ?? null, created_at: now });
  if (!row) throw new ApiError(409, 'platform_registered', 'A platform with this issuer and client ID is registered already');
  const details = { name: row.name, issuer: row.issuer };
  await noteStaffAction(db, { by: caller.userId, action: 'lti_platform.registered', objectId: row.id, details }, now);
  return present(row);
}

/** Removes a platform, on record. */
async function removePlatform({ db, caller, params, now }: Call<'DELETE /api/admin/lti-platforms/:id'>): Promise<void> {
  const row = await deletePlatform(db, params.id);
  if (!row) throw notFound('There is no such platform');
  const details = { name: row.name, issuer: row.issuer };
  await noteStaffAction(db, { by: caller.userId, action: 'lti_platform.removed', objectId: row.id, details }, now);
}

export function ltiRoutes(router: ApiRouter, lti: LtiTool): void {
  route(router, 'GET /api/admin/lti-platforms', {}, getPlatforms);
  route(router, 'POST /api/admin/lti-platforms', { transaction: true }, registerPlatform);
  route(router, 'DELETE /api/admin/lti-platforms/:id', { transaction: true }, removePlatform);
  route(router, 'GET /api/lti/keys', {}, async ({ setHeader }) => {
    setHeader('cache-control', 'public, max-age=300');
    return { keys: (await lti.publishedKeys()) as Record<string, string>[] };
  });
  route(router, 'GET /api/lti/login', { limit: limitLogins }, loginByAddress);
  route(router, 'POST /api/lti/login', { limit: limitLogins }, loginByForm);
  route(router, 'GET /api/lti/frame', {}, getFrame);
  route(router, 'GET /api/lti/answers/:token', {}, getAnswer(lti));
  route(router, 'POST /api/lti/launch', {}, takeLaunch(lti));
  route(router, 'POST /api/lti/launches/sign-in', {}, signInByLaunch);
  route(router, 'GET /api/lti/launches/mine', {}, getLaunch);
  route(router, 'POST /api/lti/launches/accept', { transaction: true }, acceptLaunch);
  route(router, 'POST /api/lti/launches/choose', {}, choose);
  route(router, 'GET /api/lti/launches/answer', {}, carryAnswer(lti));
  route(router, 'GET /api/classes/:id/courses', {}, getCourses);
  route(router, 'POST /api/classes/:id/courses/:courseId/members', { limit: limitMembers }, readMembers(lti));
}
