import type { LtiKeys } from '../../../adapters/lti/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { acceptLaunch, getLaunch, signInByLaunch } from './open-launch.service.ts';
import { getPlatforms, registerPlatform, removePlatform } from './platforms.service.ts';
import { limitLogins, loginByAddress, loginByForm, takeLaunch } from './receive-launch.service.ts';

/** The calls of this domain. */
export function ltiRoutes(router: ApiRouter, keys: LtiKeys): void {
  route(router, 'GET /api/admin/lti-platforms', {}, getPlatforms);
  route(router, 'POST /api/admin/lti-platforms', { transaction: true }, registerPlatform);
  route(router, 'DELETE /api/admin/lti-platforms/:id', { transaction: true }, removePlatform);
  route(router, 'GET /api/lti/login', { limit: limitLogins }, loginByAddress);
  route(router, 'POST /api/lti/login', { limit: limitLogins }, loginByForm);
  route(router, 'POST /api/lti/launch', {}, takeLaunch(keys));
  route(router, 'POST /api/lti/launches/sign-in', {}, signInByLaunch);
  route(router, 'GET /api/lti/launches/mine', {}, getLaunch);
  route(router, 'POST /api/lti/launches/accept', { transaction: true }, acceptLaunch);
}
