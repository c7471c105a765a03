import { type ApiRouter, route } from '../../http/route.ts';
import { getHits } from './search.service.ts';

/** The calls of this domain. */
export function searchRoutes(router: ApiRouter): void {
  route(router, 'GET /api/search', {}, getHits);
}
