import { type BulkRun, MOST_AT_ONCE } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notFound } from '../../../../errors.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { checkApproval } from '../editing/content/approval.ts';
import { listedIds } from '../staff-table/table.queries.ts';
import { resolveTableFilter } from '../staff-table/table.service.ts';
import { findChangeable, findKnownTopics } from './changeable.queries.ts';
import { type ChangeRow, findChange, findChangeByKey, insertChange, listChanges, requestUndo } from './changes.queries.ts';
import { planChange, Tally } from './plan.ts';
import { runChange } from './run-changes.ts';

/** Up to this many are changed within the request; more in the background. */
const AT_ONCE = 500;
const BATCH = 2_000;

const noSuchChange = () => notFound('There is no such change');
const tooMany = () =>
  new ApiError(
    422,
    'too_many_questions',
    `At most ${MOST_AT_ONCE.toLocaleString('en')} questions are changed at once. Please narrow the list`,
  );
const selectionChanged = () =>
  new ApiError(409, 'selection_changed', 'Someone has changed some of these questions. Please look at the preview again');
const notDoneYet = () => new ApiError(409, 'not_done_yet', 'This change is not made yet');

type Body = Call<'POST /api/admin/questions/bulk/preview'>['body'];

async function resolveTarget(db: Knex, caller: Caller, target: Body['target']): Promise<number[]> {
  if ('ids' in target) return [...new Set(target.ids)].sort((a, b) => a - b);
  const listing = await resolveTableFilter(db, caller, target.filter);
  const except = new Set(target.except);
  const ids = (await listedIds(db, listing, MOST_AT_ONCE + except.size + 1)).filter((id) => !except.has(id));
  if (ids.length > MOST_AT_ONCE) throw tooMany();
  return ids;
}

async function planAll(db: Knex, ids: readonly number[], change: Body['change']): Promise<Tally> {
  const tally = new Tally();
  const topics = await findKnownTopics(db, [...(change.topic ? [change.topic] : []), ...(change.add_topics ?? [])]);
  for (let from = 0; from < ids.length; from += BATCH) {
    const questions = await findChangeable(db, ids.slice(from, from + BATCH));
    for (const question of questions) tally.add(planChange(question, change, topics));
  }
  return tally;
}

/** The effect of a change and the number of questions; nothing is stored. */
export async function previewBulk({ db, caller, config, body }: Call<'POST /api/admin/questions/bulk/preview'>) {
  const { target, change } = body;
  checkApproval(config, { visible: false }, { visible: change.visible ?? false });
  return (await planAll(db, await resolveTarget(db, caller, target), change)).preview;
}

function presentRun(row: ChangeRow): BulkRun {
  const { id, state, change, total, changed, left_alone, undone_at, undone, undo_left } = row;
  const progress = state === 'undoing' ? row.undo_progress : row.progress;
  return {
    ...{ id, state, change, total, progress, changed, left: left_alone },
    by: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
    at: row.created_at.toISOString(),
    undone: undone_at && { at: undone_at.toISOString(), changed: undone, left: undo_left },
  };
}

async function answerRun(db: Knex, id: number) {
  const row = await findChange(db, id);
  if (!row) throw noSuchChange();
  return { run: presentRun(row) };
}

/** Changes many questions, or returns the state of the change sent under the same key before. */
export async function postBulk({ db, caller, body, now, config }: Call<'POST /api/admin/questions/bulk'>) {
  const { key, target, change, expected, reason = '' } = body;
  const before = await findChangeByKey(db, key);
  if (before) return answerRun(db, before.id);
  checkApproval(config, { visible: false }, { visible: change.visible ?? false });
  const ids = await resolveTarget(db, caller, target);
  const { changed } = await planAll(db, ids, change);
  if (changed !== expected) {
    // Sent twice at the same moment: the other request may have made this change since the key was looked up.
    const made = await findChangeByKey(db, key);
    if (made) return answerRun(db, made.id);
    throw selectionChanged();
  }
  await insertChange(db, { key, staffId: caller.userId, change, reason, ids, now });
  const row = await findChangeByKey(db, key);
  if (!row) throw noSuchChange();
  if (row.total <= AT_ONCE) await runChange(db, row.id, now);
  return answerRun(db, row.id);
}

export const getBulk = ({ db, params }: Call<'GET /api/admin/questions/bulk/:id'>) => answerRun(db, params.id);

export async function listBulk({ db }: Call<'GET /api/admin/questions/bulk'>) {
  return { runs: (await listChanges(db)).map(presentRun) };
}

/** Undoes a change. Idempotent. */
export async function undoBulk({ db, caller, params, now }: Call<'POST /api/admin/questions/bulk/:id/undo'>) {
  const row = await findChange(db, params.id);
  if (!row) throw noSuchChange();
  if (row.state === 'waiting' || row.state === 'failed') throw notDoneYet();
  await requestUndo(db, row.id, caller.userId);
  if (row.changed <= AT_ONCE) await runChange(db, row.id, now);
  return answerRun(db, row.id);
}
