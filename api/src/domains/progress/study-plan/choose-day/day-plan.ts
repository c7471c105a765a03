import type { IdeaMemory } from './memory.ts';
import { type FreshIdea, type Leaf, nextLeaf } from './next-leaf.ts';

const DAY_MS = 86_400_000;

/** In the last week before the examination nothing new is begun. */
const QUIET_DAYS = 7;
/** Every item family is reviewed once more within this many days before the examination, depending on their number. */
const LAST_LOOK_DAYS = { least: 14, most: 42 } as const;
/** Of a day's minutes, what last looks may take. */
const LAST_LOOK_SHARE = 0.6;
/** Last looks fall due in the first part of their days: the rest is room for days that are missed. */
const LAST_LOOKS_DUE = 0.7;

/** The examination as the schedule sees it. */
interface Horizon {
  /** Its first moment. */
  examAt: Date;
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

const daysUntil = ({ examAt }: Horizon, now: Date): number => (examAt.getTime() - now.getTime()) / DAY_MS;

/** A number in [0, 1) that follows from a name alone (FNV-1a): spreads last looks over their days, the same ones on every server. */
function spreadOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
  return hash / 4_294_967_296;
}

const lastLookFrom = ({ examAt, lastLookDays }: Horizon) => examAt.getTime() - lastLookDays * DAY_MS;

/** Whether the last look at everything has begun and an idea has not had its own. */
const needsFinalCheck = ({ lastTriedAt }: Pick<IdeaMemory, 'lastTriedAt'>, horizon: Horizon, now: Date): boolean =>
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

/** Share of a day that new topics get: as much as it takes to meet all before the examination, within these bounds. */
const NEW_SHARE = { least: 0.2, most: 0.6, withoutExam: 0.4 } as const;
/** With this many days' minutes of item families due, new material gets its minimum share. */
const FULL_DAYS = 2;
/** A remainder of a day's minutes too short for a question. */
const TOO_SHORT = 3;
/** The limit of questions in one list, however short they are. */
const MOST_QUESTIONS = { due: 15, new: 8 } as const;

/** An idea that the learner has tried and that their courses still have. */
export interface TriedIdea extends Pick<IdeaMemory, 'dueAt' | 'lastTriedAt'> {
  idea: string;
  topicId: number;
  /** A minute a mark. */
  minutes: number;
}

export interface DayInput {
  now: Date;
  /** When the learner's day ends: what falls due until then is due today. */
  endOfDay: Date;
  examAt: Date | null;
  minutesADay: number;
  minutesDone: number;
  tried: readonly TriedIdea[];
  leaves: readonly Leaf[];
  skippedLeaves?: ReadonlySet<number>;
  skipDue?: boolean;
}

export interface DayPlan {
  /** Today's reviews, in order. */
  due: TriedIdea[];
  /** What is new today; null: nothing. */
  fresh: { leaf: Leaf; ideas: FreshIdea[] } | null;
  minutes: number;
  /** Due item families without room today. No backlog is shown; a check uses this. */
  waiting: number;
  /** Minutes a day that would cover all new material in time; null if the plan's minutes do, or without a date. */
  minutesToMeetAll: number | null;
}

const sum = (items: readonly { minutes: number }[]) => items.reduce((total, { minutes }) => total + minutes, 0);
const allFresh = (leaves: readonly Leaf[]) => leaves.reduce((total, { fresh }) => total + sum(fresh), 0);

const daysForNew = (horizon: Horizon, now: Date) => Math.max(1, daysUntil(horizon, now) - horizon.lastLookDays);

/** Minutes a day for new material. The more is due, the fewer: reviews come first. */
function newMinutes({ leaves, minutesADay, now }: DayInput, horizon: Horizon | null, dueMinutes: number): number {
  if (leaves.every(({ fresh }) => fresh.length === 0)) return 0;
  if (horizon && daysUntil(horizon, now) <= QUIET_DAYS) return 0;
  const pace = horizon ? allFresh(leaves) / daysForNew(horizon, now) / minutesADay : NEW_SHARE.withoutExam;
  const pressure = Math.min(1, dueMinutes / (minutesADay * FULL_DAYS));
  const most = NEW_SHARE.most - (NEW_SHARE.most - NEW_SHARE.least) * pressure;
  return minutesADay * Math.min(most, Math.max(NEW_SHARE.least, pace));
}

/** What fits into some minutes, in this order. */
function take<Item extends { minutes: number }>(items: readonly Item[], minutes: number, most: number): Item[] {
  const taken: Item[] = [];
  let left = minutes;
  for (const item of items) {
    if (taken.length >= most) break;
    if (item.minutes > left) continue;
    taken.push(item);
    left -= item.minutes;
  }
  return taken;
}

/** The same; the first one also where it alone is longer than all of them, so that a long question does not wait for ever. */
const takeFirst = <Item extends { minutes: number }>(items: readonly Item[], minutes: number, most: number): Item[] =>
  items[0] && items[0].minutes > minutes ? items.slice(0, 1) : take(items, minutes, most);

/**
 * Families due until the end of the day, longest waiting first, so that none waits for ever. Before the examination,
 * those without a last review come before the others.
 */
function waiting({ tried, endOfDay, now }: DayInput, horizon: Horizon | null): TriedIdea[] {
  return tried
    .flatMap((item) => {
      const due = dueBy(item.idea, item, horizon);
      const first = horizon !== null && needsFinalCheck(item, horizon, now);
      return due && due < endOfDay ? { item, due: due.getTime(), first } : [];
    })
    .sort((a, b) => Number(b.first) - Number(a.first) || a.due - b.due || (a.item.idea < b.item.idea ? -1 : 1))
    .map(({ item }) => item);
}

/** The same ideas with neighbours of different topics, as far as there are any. */
function interleaved(items: readonly TriedIdea[]): TriedIdea[] {
  const groups = [...Map.groupBy(items, ({ topicId }) => topicId).values()].sort((a, b) => b.length - a.length);
  const longest = groups[0]?.length ?? 0;
  return Array.from({ length: longest }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat();
}

const easiestFirst = (a: FreshIdea, b: FreshIdea) =>
  a.difficulty - b.difficulty || a.minutes - b.minutes || (a.idea < b.idea ? -1 : 1);

/** Whether, of two things that do not fit into one day and alternate, it is the new one's day. */
const isDayForNew = (endOfDay: Date) => Math.floor(endOfDay.getTime() / DAY_MS) % 2 === 0;

function share(input: DayInput, due: readonly TriedIdea[], ideas: readonly FreshIdea[], forNew: number) {
  const left = input.minutesADay - input.minutesDone;
  // Only a day on which nothing has been done yet is long enough for anything.
  const takeOf = input.minutesDone > 0 ? take : takeFirst;
  const [shortest] = ideas;
  if (due.length === 0) return { due: [], fresh: takeOf(ideas, left, MOST_QUESTIONS.new) };
  const again = take(due, left - forNew, MOST_QUESTIONS.due);
  while (forNew > 0 && shortest && again.length > 1 && sum(again) + shortest.minutes > left) again.pop();
  const fits = forNew === 0 || !shortest || sum(again) + shortest.minutes <= left;
  if (fits && again.length > 0) return { due: again, fresh: take(ideas, left - sum(again), MOST_QUESTIONS.new) };
  return forNew > 0 && isDayForNew(input.endOfDay)
    ? { due: [], fresh: takeOf(ideas, left, MOST_QUESTIONS.new) }
    : { due: takeOf(due, left, MOST_QUESTIONS.due), fresh: [] };
}

function minutesToMeetAll({ leaves, minutesADay, now }: DayInput, horizon: Horizon | null): number | null {
  if (!horizon) return null;
  const needed = allFresh(leaves) / daysForNew(horizon, now) / NEW_SHARE.most;
  return needed <= minutesADay ? null : Math.ceil(needed / 5) * 5;
}

/**
 * Chooses a day's work: due item families and one new topic, within the minutes of the plan. Missed work is not added
 * up: the longest waiting comes first, and the rest moves on. A question longer than the whole day comes alone.
 */
export function planDay(input: DayInput): DayPlan {
  const horizon = horizonOf(input.examAt, { now: input.now, minutesOfAll: sum(input.tried), minutesADay: input.minutesADay });
  const outlook = minutesToMeetAll(input, horizon);
  const dueNow = input.skipDue ? [] : waiting(input, horizon);
  if (input.minutesADay - input.minutesDone < TOO_SHORT)
    return { due: [], fresh: null, minutes: 0, waiting: dueNow.length, minutesToMeetAll: outlook };
  const leaf = nextLeaf(input.leaves, input.skippedLeaves);
  const ideas = leaf ? leaf.fresh.toSorted(easiestFirst) : [];
  const forNew = ideas.length > 0 ? newMinutes(input, horizon, sum(dueNow)) : 0;
  const { due, fresh } = share(input, dueNow, ideas, forNew);
  return {
    due: interleaved(due),
    fresh: leaf && fresh.length > 0 ? { leaf, ideas: fresh } : null,
    minutes: sum(due) + sum(fresh),
    waiting: dueNow.length - due.length,
    minutesToMeetAll: outlook,
  };
}
