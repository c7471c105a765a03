import { type ApiRouter, route } from '../../../http/route.ts';
import { getDashboard, getSiteHealth } from './dashboard.service.ts';
import { getMyWork } from './my-work.ts';

export function staffDashboardRoutes(router: ApiRouter): void {
  route(router, 'GET /api/admin/my-work', {}, getMyWork);
  route(router, 'GET /api/admin/dashboard', {}, getDashboard);
  route(router, 'GET /api/admin/site-health', {}, getSiteHealth);
}

export { type Backlog, readBacklog } from './backlog.ts';
