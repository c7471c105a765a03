import type { Knex } from 'knex';
import type { IdeaMemory, ScheduledIdea } from '../choose-day/memory.ts';
import type { IdeaRating, Sitting } from '../choose-day/sitting.ts';

/** How far somebody's schedule has followed their evidence: the id of the last piece; 0 before the first. */
export async function findFollowed(db: Knex, userId: number): Promise<number> {
  const row = await db('study_plans').where('user_id', userId).first('last_evidence_id');
  return row?.last_evidence_id ?? 0;
}

/** The same, locked until the transaction ends: one follows at a time. */
export async function lockFollowed(transaction: Knex, userId: number): Promise<number> {
  await transaction('study_plans').insert({ user_id: userId }).onConflict('user_id').ignore();
  const row = await transaction('study_plans').where('user_id', userId).forUpdate().first('last_evidence_id');
  return row.last_evidence_id;
}

/** Notes how far the schedule has followed. */
export async function storeFollowed(transaction: Knex, userId: number, lastEvidenceId: number): Promise<void> {
  await transaction('study_plans').where('user_id', userId).update({ last_evidence_id: lastEvidenceId });
}

/** The ideas of some questions, by question; also of hidden ones. */
export async function findIdeas(db: Knex, questionIds: readonly number[]): Promise<Map<number, string>> {
  const rows: { id: number; idea: string }[] = await db('questions').whereIn('id', questionIds).select('id', 'idea');
  return new Map(rows.map(({ id, idea }) => [id, idea]));
}

interface ScheduleRow {
  user_id: number;
  idea: string;
  due_at: Date;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  last_rating: IdeaRating;
  last_tried_at: Date;
  before: (Omit<IdeaMemory, 'lastTriedAt' | 'dueAt'> & { lastTriedAt: string; dueAt: string }) | null;
  sitting: Sitting;
}

const readScheduled = (row: ScheduleRow): ScheduledIdea => ({
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

/** Some of somebody's ideas as they are scheduled, by idea. */
export async function findScheduled(db: Knex, userId: number, ideas: readonly string[]): Promise<Map<string, ScheduledIdea>> {
  const rows = await db<ScheduleRow>('idea_schedule')
    .where('user_id', userId)
    .whereIn('idea', [...ideas]);
  return new Map(rows.map((row) => [row.idea, readScheduled(row)]));
}

/** Stores ideas as they are scheduled now. */
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

/** An idea of somebody's schedule, as the day's choice reads it. */
export interface DueRow {
  idea: string;
  due_at: Date;
  last_tried_at: Date;
}

/** All ideas that somebody has tried. */
export async function listScheduled(db: Knex, userId: number): Promise<DueRow[]> {
  return db('idea_schedule').where('user_id', userId).select('idea', 'due_at', 'last_tried_at');
}

/** Takes somebody's schedule back to before the first piece of evidence. */
export async function clearSchedule(transaction: Knex, userId: number): Promise<void> {
  await transaction('idea_schedule').where('user_id', userId).delete();
  await storeFollowed(transaction, userId, 0);
}
