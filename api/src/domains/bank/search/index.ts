import { createSearchEngine } from '../../../adapters/search/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import { getHits } from './search.service.ts';

export function searchRoutes(router: ApiRouter, services: Services): void {
  const engine = createSearchEngine(services);
  route(router, 'GET /api/search', {}, (call) => getHits(call, engine));
}
