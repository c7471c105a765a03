import type { CsvColumn } from '../../../csv/csv.ts';
import { may } from '../../../http/caller.ts';
import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { exportList } from './exports/export-list.ts';
import { allActions, type LogFilter, pageOfActions, type StaffActionRow } from './staff-log.queries.ts';

/** Entries about payments are for those who may see payments. */
function filterOf({ caller, query }: Pick<Call<'GET /api/admin/log/export'>, 'caller' | 'query'>): LogFilter {
  const { by, action, object, object_id: objectId, from, to, q: words } = query;
  const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  return {
    by,
    action,
    object,
    objectId,
    words,
    from: moment(from),
    to: moment(to),
    without: may(caller, 'revenue') ? [] : ['order'],
  };
}

async function listActions({ db, caller, query: { page = 1, ...query } }: Call<'GET /api/admin/log'>) {
  const { rows, totalCount } = await pageOfActions(db, filterOf({ caller, query }), page);
  const actions = rows.map(
    ({ id, at, action: done, object_kind, object_id, object_name, staff_id, staff_name, reason, details }) => ({
      ...{ id, action: done, reason, details },
      at: at.toISOString(),
      by: staff_id === null ? null : { id: staff_id, name: staff_name ?? '' },
      object: { kind: object_kind, id: object_id, name: object_name },
    }),
  );
  return { actions, page, totalCount };
}

const EXPORTED: readonly CsvColumn<StaffActionRow>[] = [
  { header: 'When', value: ({ at }) => at },
  { header: 'Who', value: ({ staff_name }) => staff_name },
  { header: 'Action', value: ({ action }) => action },
  { header: 'Object', value: ({ object_kind, object_id }) => `${object_kind} #${object_id}` },
  { header: 'Name', value: ({ object_name }) => object_name },
  { header: 'Reason', value: ({ reason }) => reason },
  { header: 'Details', value: ({ details }) => JSON.stringify(details) },
];

function exportActions(call: Call<'GET /api/admin/log/export'>) {
  const query = allActions(call.db, filterOf(call));
  return exportList<StaffActionRow>(call, { list: 'log', filter: call.query, query, columns: EXPORTED });
}

export function staffLogRoutes(router: ApiRouter): void {
  route(router, 'GET /api/admin/log', {}, listActions);
  route(router, 'GET /api/admin/log/export', {}, exportActions);
}
