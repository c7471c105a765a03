import type { CsvColumn } from '../../../csv/csv.ts';
import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { describeUserAgent } from '../../../http/user-agent.ts';
import { exportList } from '../../operations/staff-log/index.ts';
import { allEvents, type EventFilter, pageOfEvents, type SecurityEventRow } from './security-events.queries.ts';

function filterOf({ from, to, ...filter }: Omit<Call<'GET /api/admin/security-events'>['query'], 'page'>): EventFilter {
  return { ...filter, from: from === undefined ? from : new Date(from), to: to === undefined ? to : new Date(to) };
}

/** Events, latest first. */
async function listEvents({ db, query }: Call<'GET /api/admin/security-events'>) {
  const { page = 1, ...filter } = query;
  const { rows, totalCount } = await pageOfEvents(db, filterOf(filter), page);
  const events = rows.map(({ id, at, kind, address, user_agent, details, ...row }) => ({
    ...{ id, kind, address, details },
    at: at.toISOString(),
    account: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '', email: row.user_email ?? '' },
    by: row.by_id === null ? null : { id: row.by_id, name: row.by_name ?? '' },
    device: describeUserAgent(user_agent),
  }));
  return { events, page, totalCount };
}

const EXPORTED: readonly CsvColumn<SecurityEventRow>[] = [
  { header: 'When', value: ({ at }) => at },
  { header: 'What', value: ({ kind }) => kind },
  { header: 'Account', value: ({ user_id }) => user_id },
  { header: 'Email', value: ({ user_email }) => user_email },
  { header: 'By', value: ({ by_name }) => by_name },
  { header: 'Address', value: ({ address }) => address },
  { header: 'Browser', value: ({ user_agent }) => user_agent },
  { header: 'Details', value: ({ details }) => JSON.stringify(details) },
];

function exportEvents(call: Call<'GET /api/admin/security-events/export'>) {
  const query = allEvents(call.db, filterOf(call.query));
  return exportList<SecurityEventRow>(call, { list: 'security events', filter: call.query, query, columns: EXPORTED });
}

export function securityEventRoutes(router: ApiRouter): void {
  route(router, 'GET /api/admin/security-events', {}, listEvents);
  route(router, 'GET /api/admin/security-events/export', {}, exportEvents);
}
