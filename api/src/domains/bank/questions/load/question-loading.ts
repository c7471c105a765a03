import type { Question, QuestionAnswer, StaffQuestion } from '@api/contract';
import type { Knex } from 'knex';
import { readEachCached } from '../../../../bank-cache/cached-reads.ts';
import { notFound } from '../../../../errors.ts';
import type { Caller, SignedIn } from '../../../../http/caller.ts';
import type { Placement } from '../placement-sql.ts';
import { everyPrimaryPlacement, primaryPlacements } from './primary-placements.queries.ts';
import { presentAnswer, presentQuestion, presentStaffQuestion, videoOf } from './question.presenter.ts';
import {
  findAnswers,
  findMarks,
  findOtherTopics,
  findQuestions,
  findSubjects,
  findTopics,
  type QuestionRow,
} from './questions.queries.ts';

/** The ids on the path to a placement, from the top-level topic down. */
export const pathIds = ({ topic1_id, topic2_id, topic3_id }: Placement) =>
  [topic1_id, topic2_id, topic3_id].filter((id): id is number => id !== null);

/** A question as stored and as its reader gets it. */
export interface Placed {
  row: QuestionRow;
  question: Question | StaffQuestion;
}

/** The own places, by question, of questions that a list shows through the other level of their course. */
async function findOwnPlaces(db: Knex, elsewhere: readonly Placement[]) {
  if (elsewhere.length === 0) return new Map<number, never>();
  const own = await everyPrimaryPlacement(
    db,
    elsewhere.map(({ question_id }) => question_id),
  );
  const [topics, subjects] = await Promise.all([
    findTopics(db, [...new Set(own.flatMap(pathIds))]),
    findSubjects(db, [...new Set(own.map(({ subject_id }) => subject_id))]),
  ]);
  return new Map(
    own.flatMap((placement) => {
      const subject_slug = subjects.get(placement.subject_id)?.slug;
      const topic_slugs = pathIds(placement).flatMap((id) => topics.get(id)?.slug ?? []);
      return subject_slug ? [[placement.question_id, { subject_slug, topic_slugs }] as const] : [];
    }),
  );
}

/** Reads the placed questions as learners or as staff see them; by placement. */
async function readPlaced(db: Knex, placements: readonly Placement[], { staff }: Caller): Promise<Map<Placement, Placed>> {
  const ids = placements.map(({ question_id }) => question_id);
  const [rows, topics, subjects, others] = await Promise.all([
    findQuestions(db, ids),
    findTopics(db, [...new Set(placements.flatMap(pathIds))]),
    findSubjects(db, [...new Set(placements.map(({ subject_id }) => subject_id))]),
    findOtherTopics(db, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const elsewhere = placements.filter((placement) => pathIds(placement).at(-1) !== byId.get(placement.question_id)?.topic_id);
  const ownPlaces = await findOwnPlaces(db, elsewhere);
  const othersById = Map.groupBy(others, ({ question_id }) => question_id);
  const placed = placements.flatMap((placement) => {
    const row = byId.get(placement.question_id);
    const subject = subjects.get(placement.subject_id);
    if (!row || !subject) return [];
    const path = pathIds(placement).flatMap((id) => topics.get(id) ?? []);
    const context = { subject, path, others: othersById.get(row.id) ?? [] };
    const question = staff ? presentStaffQuestion(row, context) : presentQuestion(row, context);
    const own_place = ownPlaces.get(row.id);
    return [[placement, { row, question: own_place ? { ...question, own_place } : question }] as const];
  });
  return new Map(placed);
}

/** Loads the placed questions in their order, each in the caller's shape and with their marks. */
export async function loadQuestions(db: Knex, placements: readonly Placement[], caller: Caller): Promise<Placed[]> {
  if (placements.length === 0) return [];
  const ids = placements.map(({ question_id }) => question_id);
  const [placed, marks] = await Promise.all([
    readEachCached(db, caller, {
      items: placements,
      keyOf: (placement) => ['question', placement.question_id, placement.subject_id, ...pathIds(placement)],
      read: (missing) => readPlaced(db, missing, caller),
    }),
    caller.signedIn ? findMarks(db, ids, caller.userId) : null,
  ]);
  return placements.flatMap((placement) => {
    const found = placed.get(placement);
    if (!found) return [];
    const learner = marks?.get(placement.question_id) ?? null;
    return [{ row: found.row, question: { ...found.question, learner } }];
  });
}

/**
 * The questions with these ids, in this order, each at its own place. Those that do not exist or are hidden from the
 * caller are left out.
 */
export async function loadQuestionsById(db: Knex, ids: readonly number[], caller: Caller): Promise<(Question | StaffQuestion)[]> {
  const placements = new Map(
    (await primaryPlacements(db, ids, caller.staff)).map((placement) => [placement.question_id, placement]),
  );
  const ordered = ids.flatMap((id) => placements.get(id) ?? []);
  return (await loadQuestions(db, ordered, caller)).map(({ question }) => question);
}

/**
 * Questions that a test was drawn with, in this order and in the learner's shape, also if hidden or deleted since;
 * those whose answers are `opened` with their solution films.
 */
export async function loadDrawnQuestions(
  db: Knex,
  ids: readonly number[],
  { caller, opened }: { caller: SignedIn; opened: ReadonlySet<number> },
): Promise<Question[]> {
  const placements = new Map((await everyPrimaryPlacement(db, ids)).map((placement) => [placement.question_id, placement]));
  const ordered = ids.flatMap((id) => placements.get(id) ?? []);
  const placed = await loadQuestions(db, ordered, { ...caller, staff: false });
  return placed.map(({ row, question }) => (opened.has(row.id) ? { ...question, video_solution: videoOf(row) } : question));
}

/** The answers of questions by question: only for callers who may open them. */
export async function loadAnswers(db: Knex, ids: readonly number[]): Promise<Map<number, QuestionAnswer[]>> {
  const answers = Map.groupBy(await findAnswers(db, ids), ({ question_id }) => question_id);
  return new Map([...answers].map(([id, rows]) => [id, rows.map(presentAnswer)]));
}

/** Refuses with 404 what the caller cannot see: unknown questions, and for learners hidden ones. */
export async function requireQuestion(db: Knex, id: number, caller: Caller): Promise<void> {
  const found = await primaryPlacements(db, [id], caller.staff);
  if (found.length === 0) throw notFound('There is no such question');
}
