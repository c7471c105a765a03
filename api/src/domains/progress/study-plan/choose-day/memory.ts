import { type FSRSState, fsrs, Rating } from 'ts-fsrs';
import { addToSitting, belongsTo, type IdeaEvidence, type IdeaRating, rateSitting, type Sitting } from './sitting.ts';

const DAY_MS = 86_400_000;

/** The longest interval between reviews of an item family, in days. */
const LONGEST_INTERVAL_DAYS = 60;

/** FSRS with its published parameters: an idea is due when it is remembered with a probability of 0.9. No steps within a day, no chance. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: LONGEST_INTERVAL_DAYS,
  enable_fuzz: false,
  enable_short_term: false,
});

/** The memory state of an item family after some sittings. */
export interface IdeaMemory {
  /** Days in which the probability of remembering falls to 0.9. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  reps: number;
  /** Failed sittings after a successful one. */
  lapses: number;
  lastRating: IdeaRating;
  lastTriedAt: Date;
  /** By memory alone; the date of the examination may bring it forward (`dueBy`). */
  dueAt: Date;
}

/** An idea on the schedule: a pure function of the evidence in the order in which it became known, so that it can be computed from nothing. */
export interface ScheduledIdea {
  /** Before the open sitting; null: that is the first. */
  before: IdeaMemory | null;
  /** The latest one, which may continue. */
  sitting: Sitting;
  memory: IdeaMemory;
}

const daysBetween = (earlier: Date, later: Date) => Math.max(0, (later.getTime() - earlier.getTime()) / DAY_MS);

/** Adds a sitting with its rating to what is remembered. */
export function remember(before: IdeaMemory | null, rating: IdeaRating, at: Date): IdeaMemory {
  const state: FSRSState | null = before && { stability: before.stability, difficulty: before.difficulty };
  const elapsed = before ? daysBetween(before.lastTriedAt, at) : 0;
  const { stability, difficulty } = scheduler.next_state(state, elapsed, rating);
  const lapsed = before !== null && before.lastRating !== Rating.Again && rating === Rating.Again;
  return {
    stability,
    difficulty,
    reps: (before?.reps ?? 0) + 1,
    lapses: (before?.lapses ?? 0) + Number(lapsed),
    lastRating: rating,
    lastTriedAt: at,
    dueAt: new Date(at.getTime() + scheduler.next_interval(stability, elapsed) * DAY_MS),
  };
}

/** An idea with one more piece of evidence; `scheduled` is null before the first. */
export function addEvidence(scheduled: ScheduledIdea | null, row: IdeaEvidence): ScheduledIdea {
  const goesOn = scheduled !== null && belongsTo(scheduled.sitting, row);
  const before = goesOn ? scheduled.before : (scheduled?.memory ?? null);
  const sitting = addToSitting(goesOn ? scheduled.sitting : null, row);
  return { before, sitting, memory: remember(before, rateSitting(sitting), new Date(sitting.last_at)) };
}

/** Probability of remembering an idea at a moment, 0 to 1. */
export function retrievability({ stability, lastTriedAt }: Pick<IdeaMemory, 'stability' | 'lastTriedAt'>, now: Date): number {
  return scheduler.forgetting_curve(daysBetween(lastTriedAt, now), stability);
}
