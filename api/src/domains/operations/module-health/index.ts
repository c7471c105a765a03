import { countNetworkTry } from '../../../http/network-limit.ts';
import { countTry } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { getFailures, reportFailures } from './failures/failures.service.ts';
import { getLoadsSince, getVersions, reportLoads, reportVitals } from './measurements/measurements.service.ts';

/** A school behind one address whose pages all fail at once is heard; a flood from one is not. */
const OF_NETWORK = { name: 'module-health-network', tries: 600, windowMs: 600_000 };
const OF_ACCOUNT = { name: 'module-health-account', tries: 60, windowMs: 600_000 };

type ReportCall = 'POST /api/module-failures' | 'POST /api/module-loads' | 'POST /api/web-vitals';

/** Pages send without the session; a call with one also counts by account. */
async function limit({ db, caller, address, now }: Omit<Call<ReportCall>, 'setHeader'>): Promise<void> {
  if (caller.signedIn) await countTry(db, OF_ACCOUNT, caller.userId, now);
  await countNetworkTry(db, OF_NETWORK, address, now);
}

export function moduleHealthRoutes(router: ApiRouter): void {
  route(router, 'POST /api/module-failures', { limit }, reportFailures);
  route(router, 'POST /api/module-loads', { limit }, reportLoads);
  route(router, 'POST /api/web-vitals', { limit }, reportVitals);
  route(router, 'GET /api/admin/module-failures', {}, getFailures);
  route(router, 'GET /api/admin/module-versions', {}, getVersions);
  route(router, 'GET /module-health', {}, getLoadsSince);
}

export { purgeOldHealth } from './limits.ts';
export { pageSpeedOf } from './measurements/page-speed.ts';
