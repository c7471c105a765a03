import type { Knex } from 'knex';
import { Rating } from 'ts-fsrs';
import { z } from 'zod';
import { idRow, jsonColumn, validateOne, validateRow, validateRows } from '../../../../db/row-validation.ts';
import type { IdeaMemory, ScheduledIdea } from '../choose-day/memory.ts';
import type { Sitting } from '../choose-day/sitting.ts';

const followedRow = z.object({ last_evidence_id: z.int() });

/** The id of the last evidence in a learner's schedule; 0 before the first. */
export async function findFollowed(db: Knex, userId: number): Promise<number> {
  const row = await db('study_plans').where('user_id', userId).first('last_evidence_id');
  return validateRow(followedRow, row)?.last_evidence_id ?? 0;
}

/** The same, locked until the transaction ends: one follows at a time. */
export async function lockFollowed(transaction: Knex, userId: number): Promise<number> {
  await transaction('study_plans').insert({ user_id: userId }).onConflict('user_id').ignore();
  const locked = await transaction('study_plans').where('user_id', userId).forUpdate().select('last_evidence_id');
  return validateOne(followedRow, locked).last_evidence_id;
}

export async function storeFollowed(transaction: Knex, userId: number, lastEvidenceId: number): Promise<void> {
  await transaction('study_plans').where('user_id', userId).update({ last_evidence_id: lastEvidenceId });
}

const ideaRow = idRow.extend({ idea: z.string() });

/** The ideas of some questions, by question; also of hidden ones. */
export async function findIdeas(db: Knex, questionIds: readonly number[]): Promise<Map<number, string>> {
  const rows = validateRows(ideaRow, await db('questions').whereIn('id', questionIds).select('id', 'idea'));
  return new Map(rows.map(({ id, idea }) => [id, idea]));
}

const dueRow = z.object({ idea: z.string(), due_at: z.date(), last_tried_at: z.date() });
/** An item family of a learner's schedule, as the day's choice reads it. */
export type DueRow = z.infer<typeof dueRow>;

const scheduleRow = dueRow.extend({
  stability: z.number(),
  difficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
  last_rating: z.literal([Rating.Again, Rating.Hard, Rating.Good, Rating.Easy]),
  before: jsonColumn<Omit<IdeaMemory, 'lastTriedAt' | 'dueAt'> & { lastTriedAt: string; dueAt: string }>().nullable(),
  sitting: jsonColumn<Sitting>(),
});

const readScheduled = (row: z.infer<typeof scheduleRow>): ScheduledIdea => ({
  before: row.before && { ...row.before, lastTriedAt: new Date(row.before.lastTriedAt), dueAt: new Date(row.before.dueAt) },
  sitting: row.sitting,
  memory: {
    stability: row.stability,
    difficulty: row.difficulty,
    reps: row.reps,
    lapses: row.lapses,
    lastRating: row.last_rating,
    lastTriedAt: row.last_tried_at,
    dueAt: row.due_at,
  },
});

/** Some of a learner's scheduled item families, by key. */
export async function findScheduled(db: Knex, userId: number, ideas: readonly string[]): Promise<Map<string, ScheduledIdea>> {
  const rows = await db('idea_schedule')
    .where('user_id', userId)
    .whereIn('idea', [...ideas])
    .select(Object.keys(scheduleRow.shape));
  return new Map(validateRows(scheduleRow, rows).map((row) => [row.idea, readScheduled(row)]));
}

export async function storeScheduled(db: Knex, userId: number, scheduled: ReadonlyMap<string, ScheduledIdea>): Promise<void> {
  if (scheduled.size === 0) return;
  const rows = [...scheduled].map(([idea, { before, sitting, memory }]) => ({
    user_id: userId,
    idea,
    due_at: memory.dueAt,
    stability: memory.stability,
    difficulty: memory.difficulty,
    reps: memory.reps,
    lapses: memory.lapses,
    last_rating: memory.lastRating,
    last_tried_at: memory.lastTriedAt,
    before: before && JSON.stringify(before),
    sitting: JSON.stringify(sitting),
  }));
  await db('idea_schedule').insert(rows).onConflict(['user_id', 'idea']).merge();
}

export async function listScheduled(db: Knex, userId: number): Promise<DueRow[]> {
  return validateRows(dueRow, await db('idea_schedule').where('user_id', userId).select(Object.keys(dueRow.shape)));
}

export async function clearSchedule(transaction: Knex, userId: number): Promise<void> {
  await transaction('idea_schedule').where('user_id', userId).delete();
  await storeFollowed(transaction, userId, 0);
}
