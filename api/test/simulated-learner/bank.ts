import type { Leaf } from '../../src/domains/progress/study-plan/choose-day/next-leaf.ts';

/**
 * A course of realistic size: five topics, twelve leaves each, three item families a leaf. Made of constants alone, so
 * that it never changes.
 */
const TOPICS = [0.15, 0.2, 0.2, 0.2, 0.25];
const LEAVES = 12;
const IDEAS = 3;

/** The leaves of the course before anything is tried. Marks of an idea lie between 3 and 9. */
export function simulatedCourse(): Leaf[] {
  return TOPICS.flatMap((weight, top) =>
    Array.from({ length: LEAVES }, (_, leaf) => {
      const order = top * LEAVES + leaf;
      const fresh = Array.from({ length: IDEAS }, (_, idea) => ({
        idea: `leaf-${order}-idea-${idea}`,
        minutes: 3 + ((order * 5 + idea * 3) % 7),
        difficulty: idea + 1,
      }));
      return { topicId: order + 1, topTopicId: 1000 + top, order, weight, bandWidth: 1, fresh, met: false };
    }),
  );
}
