import { type BulkChange, type BulkPreview, bulkRunSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryFirst, queryOne, queryRows } from '../../../../db/row-validation.ts';
import { CONTENT } from '../editing/content/content.queries.ts';
import type { QuestionContent } from '../editing/content/content.ts';
import { placeQuestions } from '../placements.queries.ts';
import type { Changeable } from './changeable.queries.ts';
import type { ChangedField } from './plan.ts';

const changeRow = z.object({
  id: z.int(),
  key: z.string(),
  staff_id: z.int().nullable(),
  staff_name: z.string().nullable(),
  created_at: z.date(),
  change: jsonColumn<BulkChange>(),
  reason: z.string(),
  state: bulkRunSchema.shape.state,
  total: z.int(),
  progress: z.int(),
  changed: z.int(),
  left_alone: jsonColumn<BulkPreview['left']>(),
  undo_by: z.int().nullable(),
  /** How many changed questions the undo has processed. */
  undo_progress: z.int(),
  undone_at: z.date().nullable(),
  undone: z.int(),
  undo_left: jsonColumn<BulkPreview['left']>(),
});
export type ChangeRow = z.infer<typeof changeRow>;

const CHANGES = `
  SELECT c.id, c.key, c.staff_id, coalesce(u.full_name, u.username) AS staff_name, c.created_at, c.change, c.reason, c.state,
         cardinality(c.question_ids) AS total, c.progress, c.changed, c.left_alone, c.undo_by, c.undo_progress, c.undone_at, c.undone, c.undo_left
    FROM question_bulk_changes c LEFT JOIN users u ON u.id = c.staff_id`;

export async function findChange(db: Knex, id: number): Promise<ChangeRow | null> {
  return (await queryFirst(db, changeRow, `${CHANGES} WHERE c.id = ?`, [id])) ?? null;
}

export async function findChangeByKey(db: Knex, key: string): Promise<ChangeRow | null> {
  return (await queryFirst(db, changeRow, `${CHANGES} WHERE c.key = ?`, [key])) ?? null;
}

export async function listChanges(db: Knex): Promise<ChangeRow[]> {
  return queryRows(db, changeRow, `${CHANGES} ORDER BY c.id DESC LIMIT 20`);
}

/** Stores a requested change; does nothing for a repeated request. */
export async function insertChange(
  db: Knex,
  change: { key: string; staffId: number; change: BulkChange; reason: string; ids: readonly number[]; now: Date },
): Promise<void> {
  await db('question_bulk_changes')
    .insert({
      key: change.key,
      staff_id: change.staffId,
      created_at: change.now,
      change: JSON.stringify(change.change),
      reason: change.reason,
      question_ids: [...change.ids],
    })
    .onConflict('key')
    .ignore();
}

export async function updateChange(
  db: Knex,
  id: number,
  columns: Partial<Omit<ChangeRow, 'left_alone' | 'undo_left' | 'change'>> & { left_alone?: string; undo_left?: string },
): Promise<void> {
  await db('question_bulk_changes').where('id', id).update(columns);
}

/** Requests the undo of a completed change. Questions already restored are not processed again. */
export async function requestUndo(db: Knex, id: number, by: number): Promise<void> {
  await db('question_bulk_changes').where({ id, state: 'done' }).update({ state: 'undoing', undo_by: by });
}

/** The changes that wait to be applied or undone, oldest first. */
export async function listOpenChanges(db: Knex): Promise<number[]> {
  return db('question_bulk_changes').whereIn('state', ['waiting', 'undoing']).orderBy('id').pluck('id');
}

const takenRow = z.object({ taken: z.boolean() });

/** Whether this process may run a change, until its transaction ends. */
export async function claimChange(transaction: Knex, id: number): Promise<boolean> {
  return (await queryOne(transaction, takenRow, 'SELECT pg_try_advisory_xact_lock(-7, ?) AS taken', [id])).taken;
}

/** Raises the statement timeout; JIT would take longer than the statements. */
export async function allowTime(db: Knex): Promise<void> {
  await db.raw(`SELECT set_config('statement_timeout', '2min', true), set_config('jit', 'off', true)`);
}

const sliceRow = z.object({ ids: z.array(z.int()) });

export async function questionsOfChange(db: Knex, id: number, from: number, count: number): Promise<number[]> {
  const sql = 'SELECT question_ids[?:?] AS ids FROM question_bulk_changes WHERE id = ?';
  return (await queryFirst(db, sliceRow, sql, [from + 1, from + count, id]))?.ids ?? [];
}

export async function insertItems(db: Knex, changeId: number, items: readonly Written[]): Promise<void> {
  if (items.length > 0) await db('question_bulk_change_items').insert(items.map((item) => ({ ...item, change_id: changeId })));
}

type FormerFields = Pick<QuestionContent, ChangedField | 'question_number'>;
const formerStateRow = z.object({
  question_id: z.int(),
  version_before: z.int(),
  version_after: z.int(),
  former: jsonColumn<FormerFields>(),
});
/** A question changed by a bulk change, with its former content. */
export type FormerState = z.infer<typeof formerStateRow>;

/**
 * The former states of changed questions, in order of their ids from an offset on. Versions are looked up for these
 * alone: joined before the slice is cut, they would all be read for each slice.
 */
export async function formerStates(db: Knex, changeId: number, from: number, limit: number): Promise<FormerState[]> {
  return queryRows(
    db,
    formerStateRow,
    `SELECT i.question_id, i.version_before, i.version_after, v.content - 'questions_text' - 'Answer' - 'hints' AS former
       FROM (SELECT * FROM question_bulk_change_items WHERE change_id = ? ORDER BY question_id OFFSET ? LIMIT ?) i
       JOIN question_versions v ON v.question_id = i.question_id AND v.version = i.version_before
      ORDER BY i.question_id`,
    [changeId, from, limit],
  );
}

export interface Write {
  after: Changeable;
  fields: readonly ChangedField[];
  /** The new topic, if it moves. */
  question_number: number | null;
  /** The restored version, if any. */
  restored_from: number | null;
}

/** The versions of a question before and after. */
interface Written {
  question_id: number;
  version_before: number;
  version_after: number;
}

interface WriteOptions {
  kind: 'edited' | 'restored';
  by: number | null;
  now: Date;
}

const keptVersionRow = z.object({ question_id: z.int(), version: z.int() });

/**
 * Stores the current state as versions, unless that is stored: the importer changes questions without one. Writing a
 * version also dates the question, so that one not written since needs no second look.
 */
async function storeOriginalVersion(db: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await queryRows(
    db,
    keptVersionRow,
    `WITH doubtful AS MATERIALIZED (
       SELECT q.id, q.version, q.updated_at, kept.version IS NOT NULL AS has_kept, kept.content AS kept
         FROM questions q LEFT JOIN question_versions kept ON kept.question_id = q.id AND kept.version = q.version
        WHERE q.id = ANY (?) AND (kept.version IS NULL OR kept.changed_at < q.updated_at)),
     stands AS MATERIALIZED (
       SELECT d.*, ${CONTENT}::jsonb AS content
         FROM doubtful d JOIN questions q ON q.id = d.id JOIN topics t ON t.id = q.topic_id)
     INSERT INTO question_versions (question_id, version, kind, changed_at, changed_fields, content)
     SELECT id, version + has_kept::int, 'original', updated_at,
            CASE WHEN has_kept THEN ARRAY(SELECT key FROM jsonb_each(content) WHERE kept -> key IS DISTINCT FROM value) ELSE '{}' END,
            content
       FROM stands WHERE kept IS DISTINCT FROM content
     RETURNING question_id, version`,
    [[...ids]],
  );
  return new Map(rows.map(({ question_id, version }) => [question_id, version]));
}

/** Writes many questions and a version of each; returns the versions before and after. They are locked already. Texts stay, and their HTML. */
export async function writeMany(db: Knex, writes: readonly Write[], { kind, by, now }: WriteOptions): Promise<Written[]> {
  if (writes.length === 0) return [];
  const kept = await storeOriginalVersion(
    db,
    writes.map(({ after }) => after.id),
  );
  const rows = writes.map(({ after, fields, question_number, restored_from }) => {
    const before = kept.get(after.id) ?? after.version;
    return { ...after, fields, question_number, restored_from, before, version: before + 1 };
  });
  const json = JSON.stringify(rows);
  await db.raw(
    `UPDATE questions q
        SET visible = v.visible, verified = v.verified, topic_changed = v.topic_changed, difficulty = v.difficulty, topic_id = v.topic_id,
            question_number = coalesce(v.question_number, q.question_number), version = v.version, updated_at = ?
       FROM jsonb_to_recordset(?::jsonb) AS v (id int, visible boolean, verified boolean, topic_changed boolean, difficulty text,
                                               topic_id int, question_number int, version int)
      WHERE q.id = v.id`,
    [now, json],
  );
  await placeQuestions(
    db,
    writes
      .filter(({ fields }) => fields.includes('topic') || fields.includes('OtherTopicsOnQuestion'))
      .map(({ after }) => ({
        questionId: after.id,
        topicId: after.topic_id,
        otherTopicIds: after.others,
        sharedWithOtherLevel: after.shared,
      })),
  );
  await db.raw(
    `INSERT INTO question_versions (question_id, version, kind, restored_from, changed_at, changed_by, changed_fields, content)
     SELECT q.id, q.version, ?, v.restored_from, ?, ?, v.fields,
            former.content || jsonb_build_object(
              'subject', t.subject_id, 'topic', q.topic_id, 'question_number', q.question_number, 'difficulty', q.difficulty,
              'visible', q.visible, 'verified', q.verified, 'topic_changed', q.topic_changed,
              'OtherTopicsOnQuestion', to_jsonb(ARRAY(SELECT p.topic_id FROM question_topics p
                                                       WHERE p.question_id = q.id AND p.kind = 'other' ORDER BY p.topic_id)))
       FROM jsonb_to_recordset(?::jsonb) AS v (id int, restored_from int, fields text[], before int)
       JOIN questions q ON q.id = v.id JOIN topics t ON t.id = q.topic_id
       JOIN question_versions former ON former.question_id = v.id AND former.version = v.before`,
    [kind, now, by, json],
  );
  return rows.map(({ id, before, version }) => ({ question_id: id, version_before: before, version_after: version }));
}
