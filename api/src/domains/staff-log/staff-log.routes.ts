import { type ApiRouter, type Call, route } from '../../http/route.ts';
import { pageOfActions } from './staff-log.queries.ts';

/** What staff did, latest first. */
async function listActions({ db, query }: Call<'GET /api/admin/log'>) {
  const { page = 1, by, action, object, object_id: objectId, from, to, q: words } = query;
  const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  const filter = { by, action, object, objectId, words, from: moment(from), to: moment(to) };
  const { rows, totalCount } = await pageOfActions(db, filter, page);
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

/** The calls of this domain. */
export function staffLogRoutes(router: ApiRouter): void {
  route(router, 'GET /api/admin/log', {}, listActions);
}
