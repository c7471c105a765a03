import {
  difficultySchema,
  levelSchema,
  monthSchema,
  type QuestionTableFilter,
  type QuestionWarning,
  questionWarningSchema,
} from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ListQuery } from '../../../../db/cursor-batches.ts';
import { countRow, idRow, queryOne, queryRows } from '../../../../db/row-validation.ts';
import {
  allOf,
  type Condition,
  listingCondition,
  QUESTIONS_FIRST,
  type QuestionListing,
  standardOrder,
} from '../browse/listing.ts';
import { IN_REVIEW } from '../editing/content/review.queries.ts';
import { LISTING_FROM } from '../load/questions.queries.ts';

/** Warnings about a question; `q` is the question. */
const AMISS: Readonly<Record<QuestionWarning, string>> = {
  no_answer: `NOT EXISTS (SELECT FROM answers a WHERE a.question_id = q.id AND (a.final_answer <> '' OR a.body <> ''
                OR EXISTS (SELECT FROM mark_scheme_lines l WHERE l.answer_id = a.id)))`,
  no_key: `q.mcq_answer IS NULL AND q.answer_keys = '[]'`,
  // Those who do well elsewhere miss it: the key is likely wrong. Of few learners that may be chance.
  doubtful_key: `EXISTS (SELECT FROM question_statistics k WHERE k.question_id = q.id AND k.tried >= 30 AND k.discrimination < 0)`,
  never_seen: `NOT EXISTS (SELECT FROM test_questions x WHERE x.question_id = q.id)
           AND NOT EXISTS (SELECT FROM evidence x WHERE x.question_id = q.id)
           AND NOT EXISTS (SELECT FROM completed_question x WHERE x.question_id = q.id)`,
  near_duplicate: `EXISTS (SELECT FROM question_near_pairs n JOIN questions other ON other.id = n.other_id
                            WHERE n.question_id = q.id AND other.deleted_at IS NULL)`,
  broken_tex: 'q.tex_faults > 0',
};
const NAMES = Object.keys(AMISS) as QuestionWarning[];

/** The bank for staff: the bank's own filters, and the additional ones of staff. */
export interface StaffListing {
  listing: QuestionListing;
  id: number | undefined;
  visible: boolean | undefined;
  inReview: boolean | undefined;
  warning: QuestionWarning | undefined;
  sortBy: QuestionTableFilter['sortBy'];
  descending: boolean;
}

function whereOf({ listing, id, visible, inReview, warning }: StaffListing): Condition {
  return allOf([
    QUESTIONS_FIRST,
    listingCondition(listing),
    ...(id === undefined ? [] : [{ sql: 'p.question_id = ?', bindings: [id] }]),
    ...(visible === undefined ? [] : [{ sql: 'p.visible = ?', bindings: [visible] }]),
    // IS TRUE would hide the index from the planner.
    ...(inReview === undefined ? [] : [{ sql: inReview ? IN_REVIEW : `${IN_REVIEW} IS NOT TRUE`, bindings: [] }]),
    ...(warning === undefined ? [] : [{ sql: AMISS[warning], bindings: [] }]),
  ]);
}

const SORTED: Readonly<Record<NonNullable<QuestionTableFilter['sortBy']>, string>> = {
  id: 'q.id',
  question_number: 'q.question_number',
  year: 'q.year',
  difficulty: 'q.difficulty_rank',
  marks: 'q.marks',
  priority: 'q.priority',
  updated_at: 'q.updated_at',
  tried: 'coalesce(st.tried, 0)',
  facility: 'st.facility',
  discrimination: 'st.discrimination',
  median_seconds: 'st.median_seconds',
};
const OF_STATISTICS: readonly StaffListing['sortBy'][] = ['tried', 'facility', 'discrimination', 'median_seconds'];

function orderOf({ sortBy, descending }: StaffListing): string {
  const direction = descending ? 'DESC' : 'ASC';
  return sortBy ? `${SORTED[sortBy]} ${direction} NULLS LAST, q.id` : standardOrder(direction);
}

const STATISTICS = 'LEFT JOIN question_statistics st ON st.question_id = q.id';

export async function countListed(db: Knex, listing: StaffListing): Promise<number> {
  const { sql, bindings } = whereOf(listing);
  return (await queryOne(db, countRow, `SELECT count(*) AS count ${LISTING_FROM} WHERE ${sql}`, bindings)).count;
}

/** One page of a listing: the questions' ids with the topic by which the list shows each. */
export function listedPage(listing: StaffListing, { limit, offset }: { limit: number; offset: number }): Condition {
  const { sql, bindings } = whereOf(listing);
  return {
    sql: `SELECT q.id, p.topic_id ${LISTING_FROM} ${OF_STATISTICS.includes(listing.sortBy) ? STATISTICS : ''}
           WHERE ${sql} ORDER BY ${orderOf(listing)} LIMIT ? OFFSET ?`,
    bindings: [...bindings, limit, offset],
  };
}

/** The ids of all that a listing has, in order of their numbers; `limit` at most. */
export async function listedIds(db: Knex, listing: StaffListing, limit: number): Promise<number[]> {
  const { sql, bindings } = whereOf(listing);
  const listed = `SELECT q.id ${LISTING_FROM} WHERE ${sql} ORDER BY q.id LIMIT ?`;
  return (await queryRows(db, idRow, listed, [...bindings, limit])).map(({ id }) => id);
}

const ofQuestion = z.object({
  id: z.int(),
  version: z.int(),
  special_info: z.string().nullable(),
  question_number: z.int(),
  difficulty: difficultySchema,
  level: levelSchema,
  marks: z.int(),
  calculator_allowed: z.boolean(),
  month: monthSchema.nullable(),
  year: z.int().nullable(),
  paper: z.int().nullable(),
  timezone: z.int().nullable(),
  visible: z.boolean(),
  verified: z.boolean(),
  topic_changed: z.boolean(),
  tex_faults: z.int(),
  priority: z.int(),
  updated_at: z.date(),
});

const listedRow = ofQuestion.extend({
  in_review: z.boolean(),
  tried: z.int().nullable(),
  facility: z.number().nullable(),
  discrimination: z.number().nullable(),
  median_seconds: z.number().nullable(),
  wrong_answer: z.object({ part: z.string(), answer: z.array(z.string()), learners: z.int() }).nullable(),
  warnings: z.array(questionWarningSchema),
});

const COLUMNS = `
  q.${Object.keys(ofQuestion.shape).join(', q.')},
  coalesce(${IN_REVIEW}, FALSE) AS in_review, st.tried, st.facility, st.discrimination, st.median_seconds,
  (SELECT jsonb_build_object('part', part->>'part', 'answer', wrong->'answer', 'learners', wrong->'learners')
     FROM jsonb_array_elements(st.parts) part, jsonb_array_elements(part->'wrong_answers') wrong
    ORDER BY (wrong->>'learners')::int DESC, part->>'part' LIMIT 1) AS wrong_answer,
  array_remove(ARRAY[${NAMES.map((name) => `CASE WHEN ${AMISS[name]} THEN '${name}' END`).join(', ')}], NULL) AS warnings`;

const tableRow = listedRow.extend({ topic_id: z.int(), further_topics: z.int(), questions_html: z.string() });
export type TableRow = z.infer<typeof tableRow>;

/** One page of a listing, in its order. */
export async function tablePage(db: Knex, listing: StaffListing, slice: { limit: number; offset: number }): Promise<TableRow[]> {
  const page = listedPage(listing, slice);
  return queryRows(
    db,
    tableRow,
    `WITH page AS MATERIALIZED (SELECT listed.*, row_number() OVER () AS place FROM (${page.sql}) listed)
     SELECT page.topic_id, q.questions_html, ${COLUMNS},
            (SELECT count(*)::int FROM question_topics o WHERE o.question_id = q.id AND o.kind = 'other') AS further_topics
       FROM page JOIN questions q ON q.id = page.id ${STATISTICS} ORDER BY page.place`,
    page.bindings,
  );
}

const exportedRow = listedRow.extend({
  questions_text: z.string(),
  subject_name: z.string(),
  topic_number: z.string(),
  topic_name: z.string(),
});
export type ExportedRow = z.infer<typeof exportedRow>;

export function exportedQuestions(listing: StaffListing): ListQuery<ExportedRow> {
  const { sql, bindings } = whereOf(listing);
  return {
    sql: `SELECT s.subject_name, t.topic_number, t.topic_name, q.questions_text, ${COLUMNS}
            ${LISTING_FROM} ${STATISTICS} WHERE ${sql} ORDER BY ${orderOf(listing)}`,
    bindings,
    row: exportedRow,
  };
}
