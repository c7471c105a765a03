import type { IdeaMemory } from './memory.ts';

const DAY_MS = 86_400_000;

/** In the last week before the examination nothing new is begun. */
export const QUIET_DAYS = 7;
/** Every item family is reviewed once more within this many days before the examination, depending on their number. */
const LAST_LOOK_DAYS = { least: 14, most: 42 } as const;
/** Of a day's minutes, what last looks may take. */
const LAST_LOOK_SHARE = 0.6;
/** Last looks fall due in the first part of their days: the rest is room for days that are missed. */
const LAST_LOOKS_DUE = 0.7;

/** The examination as the schedule sees it. */
export interface Horizon {
  /** Its first moment. */
  examAt: Date;
  /** How long before it the last look at everything begins. */
  lastLookDays: number;
}

/** The examination ahead; null without one, or where it has passed. */
export function horizonOf(
  examAt: Date | null,
  { now, minutesOfAll, minutesADay }: { now: Date; minutesOfAll: number; minutesADay: number },
): Horizon | null {
  if (!examAt || examAt <= now) return null;
  const days = Math.ceil(minutesOfAll / (minutesADay * LAST_LOOK_SHARE));
  return { examAt, lastLookDays: Math.min(LAST_LOOK_DAYS.most, Math.max(LAST_LOOK_DAYS.least, days)) };
}

/** Days from a moment to the examination. */
export const daysUntil = ({ examAt }: Horizon, now: Date): number => (examAt.getTime() - now.getTime()) / DAY_MS;

/** A number in [0, 1) that follows from a name alone (FNV-1a): spreads last looks over their days, the same ones on every server. */
function spreadOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
  return hash / 4_294_967_296;
}

/** When the last look at everything begins. */
const lastLookFrom = ({ examAt, lastLookDays }: Horizon) => examAt.getTime() - lastLookDays * DAY_MS;

/** Whether the last look at everything has begun and an idea has not had its own. */
export const needsFinalCheck = ({ lastTriedAt }: Pick<IdeaMemory, 'lastTriedAt'>, horizon: Horizon, now: Date): boolean =>
  now.getTime() >= lastLookFrom(horizon) && lastTriedAt.getTime() < lastLookFrom(horizon);

/**
 * When an idea is due: as memory says, but once within the last look before the examination, and not again after a good last look. Null:
 * not before the examination any more.
 */
export function dueBy(idea: string, { dueAt, lastTriedAt }: Pick<IdeaMemory, 'dueAt' | 'lastTriedAt'>, horizon: Horizon | null) {
  if (!horizon) return dueAt;
  const end = horizon.examAt.getTime() - DAY_MS;
  const begin = lastLookFrom(horizon);
  if (lastTriedAt.getTime() >= begin) return dueAt.getTime() <= end ? dueAt : null;
  return new Date(Math.min(dueAt.getTime(), begin + spreadOf(idea) * LAST_LOOKS_DUE * (end - begin)));
}
