import { type ApiRouter, route } from '../../../http/route.ts';
import { getSitemap, getSitemapPart } from './sitemap.service.ts';

export function sitemapRoutes(router: ApiRouter): void {
  route(router, 'GET /api/sitemap', {}, getSitemap);
  route(router, 'GET /api/sitemap/:part', {}, getSitemapPart);
}
