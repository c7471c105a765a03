/** An idea that the learner has not met. */
export interface FreshIdea {
  idea: string;
  /** A minute a mark. */
  minutes: number;
  /** 1 easy to 3 hard. */
  difficulty: number;
}

/** A leaf of the learner's courses: a topic with questions. */
export interface Leaf {
  topicId: number;
  topTopicId: number;
  /** Place in the learner's courses, from 0. */
  order: number;
  /** Share of its topic of the top level in the examination of its course, 0 to 1. */
  weight: number;
  /** Of the band within which the learner's ability at it lies, 0 to 1; 1: nothing is known. */
  bandWidth: number;
  fresh: readonly FreshIdea[];
  met: boolean;
}

/** So many leaves are met from the course's beginning, as a class meets them, before weights decide what comes next. */
const FIRST_LEAVES = 8;

/** Bands of about the same width are the same: the course's order decides between them. */
const ABOUT_AS_WIDE = 0.9;

/**
 * The urgency of a top-level topic: its weight in the examination, reduced by how much of it is known. Divided as seats
 * are by votes (D'Hondt), so that topics alternate in proportion to their weight and none waits for another to be
 * finished.
 */
function urgencyOf(leaves: readonly Leaf[]): number {
  const known = leaves.reduce((sum, { bandWidth }) => sum + 1 - bandWidth, 0);
  return (leaves[0]?.weight ?? 0) / (1 + known);
}

/**
 * The leaf that comes next: on the first days the first of the course that is open; then of the topic whose turn it is, the first in the
 * order of the course among those with the widest band. Null: everything has been met.
 */
export function nextLeaf(leaves: readonly Leaf[], skipped: ReadonlySet<number> = new Set()): Leaf | null {
  const open = ({ fresh, topicId }: Leaf) => fresh.length > 0 && !skipped.has(topicId);
  if (leaves.filter(({ met }) => met).length < FIRST_LEAVES) {
    return leaves.filter(open).reduce<Leaf | null>((first, leaf) => (first && first.order <= leaf.order ? first : leaf), null);
  }
  let best: { urgency: number; leaves: Leaf[] } | null = null;
  for (const group of Map.groupBy(leaves, ({ topTopicId }) => topTopicId).values()) {
    const candidates = group.filter(open);
    if (candidates.length === 0) continue;
    const urgency = urgencyOf(group);
    if (!best || urgency > best.urgency) best = { urgency, leaves: candidates };
  }
  if (!best) return null;
  const widest = Math.max(...best.leaves.map(({ bandWidth }) => bandWidth));
  const wide = best.leaves.filter(({ bandWidth }) => bandWidth >= widest * ABOUT_AS_WIDE);
  return wide.reduce((first, leaf) => (leaf.order < first.order ? leaf : first));
}

/** An idea of a topic of the learner's choice; without dates where it was never tried. */
export interface TopicIdea extends FreshIdea {
  order: number;
  dueAt: Date | null;
  lastTriedAt: Date | null;
}

const MOST_QUESTIONS = 12;

/** Due families first, then new ones in course order and from easy to hard, then those tried longest ago. */
function rankOf({ dueAt, order, difficulty }: TopicIdea, now: Date): number[] {
  if (dueAt === null) return [1, order, difficulty];
  return dueAt <= now ? [0, dueAt.getTime(), 0] : [2, dueAt.getTime(), 0];
}

/** The questions for a run of one topic, within some minutes; one question at least. */
export function planTopic(ideas: readonly TopicIdea[], { now, minutes }: { now: Date; minutes: number }) {
  const ranked = ideas
    .map((idea) => ({ idea, rank: rankOf(idea, now) }))
    .sort((a, b) => {
      const differing = a.rank.findIndex((value, index) => value !== b.rank[index]);
      if (differing >= 0) return (a.rank[differing] ?? 0) - (b.rank[differing] ?? 0);
      return a.idea.idea < b.idea.idea ? -1 : 1;
    });
  const taken: { idea: string; isNew: boolean }[] = [];
  let left = minutes;
  for (const { idea } of ranked) {
    if (taken.length >= MOST_QUESTIONS || (taken.length > 0 && idea.minutes > left)) continue;
    taken.push({ idea: idea.idea, isNew: idea.dueAt === null });
    left -= idea.minutes;
  }
  return taken;
}
