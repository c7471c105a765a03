import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../db/checked-rows.ts';
import { CONTENT } from '../editing/content/content.queries.ts';
import { placeQuestions } from '../placements.queries.ts';
import type { Changeable } from './changeable.queries.ts';
import type { ChangedField } from './plan.ts';

/** A question with what it is to become. */
export interface Write {
  after: Changeable;
  fields: readonly ChangedField[];
  /** Another than it has, where it moves. */
  question_number: number | null;
  /** The version that is taken back, where one is. */
  restored_from: number | null;
}

/** The versions of a question before and after. */
export interface Written {
  question_id: number;
  version_before: number;
  version_after: number;
}

/** How the writes of one change are called among versions. */
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
async function keepPresent(db: Knex, ids: readonly number[]): Promise<Map<number, number>> {
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

/** Writes many questions and a version of each; answers the versions before and after. They are locked already. Texts stay, and their HTML. */
export async function writeMany(db: Knex, writes: readonly Write[], { kind, by, now }: WriteOptions): Promise<Written[]> {
  if (writes.length === 0) return [];
  const kept = await keepPresent(
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
