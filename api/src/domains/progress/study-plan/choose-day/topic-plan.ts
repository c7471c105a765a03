import type { FreshIdea } from './next-leaf.ts';

/** An idea of a topic of the learner's choice; without dates where it was never tried. */
export interface TopicIdea extends FreshIdea {
  /** Of its first leaf in the course. */
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
