import { type EvidenceQuery, evidencePlaceSchema, evidenceSchema, type LostMarkReason, topicLinkSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, documentOf, queryOne, queryRows } from '../../../../db/checked-rows.ts';
import { COUNTS } from '../record/sums.queries.ts';

const listedEvidence = z.object({
  id: z.int(),
  question_id: z.int(),
  question_version: z.int().nullable(),
  question_number: z.int(),
  part: z.string(),
  place: evidencePlaceSchema,
  outcome: evidenceSchema.shape.outcome,
  marks: z.int().nullable(),
  of: z.int(),
  first_try: z.boolean(),
  hint_seen: z.boolean(),
  solution_seen: z.boolean(),
  lost: z.array(documentOf<{ reason: LostMarkReason; marks: number }>()),
  seconds: z.int().nullable(),
  at: z.date(),
  test_slug: z.string().nullable(),
  subject_slug: z.string(),
  topic_slugs: z.array(z.string()),
  open: z.boolean(),
  topic: topicLinkSchema,
});
/** A piece of evidence with what it is shown by. */
export type ListedEvidence = z.infer<typeof listedEvidence>;

export type EvidenceFilter = Omit<EvidenceQuery, 'page' | 'pageSize'>;

const LOST = `e.marks IS NOT NULL AND CASE WHEN :lost = 'unexplained'
  THEN e.of - e.marks > (SELECT coalesce(sum((l->>'marks')::int), 0) FROM jsonb_array_elements(e.lost) l)
  ELSE e.lost @> jsonb_build_array(jsonb_build_object('reason', CAST(:lost AS text))) END`;

/** The conditions that a filter sets, each in SQL. */
function conditionsOf({ subject, topic, week, place, lost, first, question }: EvidenceFilter): string[] {
  const listedAt = (condition: string) =>
    `EXISTS (SELECT FROM question_topics p JOIN subjects s ON s.id = p.subject_id
              WHERE p.question_id = e.question_id AND p.kind <> 'other' AND ${condition})`;
  return [
    ...(subject === undefined ? [] : [listedAt('s.slug = :subject')]),
    ...(topic === undefined ? [] : [listedAt(':topic IN (p.topic1_id, p.topic2_id, p.topic3_id)')]),
    ...(week === undefined
      ? []
      : [
          "e.at >= CAST(:week AS date)::timestamp AT TIME ZONE 'UTC'",
          "e.at < (CAST(:week AS date) + 7)::timestamp AT TIME ZONE 'UTC'",
        ]),
    ...(place === undefined ? [] : ['e.place = :place']),
    ...(lost === undefined ? [] : [LOST]),
    ...(first === undefined ? [] : ['e.first_try AND e.marks IS NOT NULL']),
    ...(question === undefined ? [] : ['e.question_id = :question']),
  ];
}

/** A page of a learner's counting evidence under a filter, latest first, and its total. */
export async function listEvidence(
  db: Knex,
  { userId, filter, page, pageSize }: { userId: number; filter: EvidenceFilter; page: number; pageSize: number },
): Promise<{ rows: ListedEvidence[]; totalCount: number }> {
  const where = ['e.user_id = :userId', COUNTS, ...conditionsOf(filter)].join(' AND ');
  const values = { userId, ...filter, limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await queryRows(
    db,
    listedEvidence,
    `WITH listed AS (SELECT e.* FROM evidence e WHERE ${where} ORDER BY e.at DESC, e.id DESC LIMIT :limit OFFSET :offset)
     SELECT e.id, e.question_id, e.question_version, q.question_number, e.part, e.place, e.outcome, e.marks, e.of, e.first_try, e.hint_seen,
            e.solution_seen, e.lost, e.seconds, e.at, (SELECT slug FROM tests WHERE tests.id = e.test_id) AS test_slug,
            s.slug AS subject_slug, q.visible AND s.audience = 'everyone' AS open,
            ARRAY(SELECT above.slug FROM topics above WHERE above.id IN (p.topic1_id, p.topic2_id, p.topic3_id) ORDER BY above.depth) AS topic_slugs,
            json_build_object('id', t.id, 'topic_name', t.topic_name, 'slug', t.slug, 'topic_number', t.topic_number,
                              'parent_topic_id', t.parent_topic_id) AS topic
       FROM listed e JOIN questions q ON q.id = e.question_id
       JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
       JOIN topics t ON t.id = p.topic_id JOIN subjects s ON s.id = p.subject_id
      ORDER BY e.at DESC, e.id DESC`,
    values,
  );
  const { count } = await queryOne(db, countRow, `SELECT count(*)::int AS count FROM evidence e WHERE ${where}`, values);
  return { rows, totalCount: count };
}
