import { type ApiRouter, route } from '../../http/route.ts';
import { createTest, getTest, getTests } from './tests.service.ts';

/** The calls of this domain. */
export function testRoutes(router: ApiRouter): void {
  route(router, 'GET /api/test', {}, getTests);
  route(router, 'POST /api/test', { transaction: true }, createTest);
  route(router, 'GET /api/test/:slug', {}, getTest);
}
