import { type ApiRouter, route } from '../../http/route.ts';
import { logIn, signUp, updateProfile } from './accounts.service.ts';
import { me } from './me.ts';
import { endSession } from './sessions.queries.ts';

/** The calls of this domain. */
export function accountRoutes(router: ApiRouter): void {
  route(router, 'POST /api/auth/signup', { transaction: true }, signUp);
  route(router, 'POST /api/auth/login', {}, logIn);
  route(router, 'POST /api/auth/sign-out', {}, ({ db, caller }) => endSession(db, caller.sessionId));
  route(router, 'GET /api/me', {}, me);
  route(router, 'PUT /api/user', { transaction: true }, updateProfile);
}
