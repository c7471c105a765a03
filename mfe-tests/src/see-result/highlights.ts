import type { TestResult, TopicResult } from '@api/contract';

/** What a learner takes away from a result besides its marks. */
export interface Highlights {
  /** The topic with the largest share of its marks, where that is half or more. */
  best: TopicResult | null;
  /** Questions with all their marks. */
  fullMarks: number;
  /** The topic that lost most marks. */
  next: TopicResult | null;
}

const share = ({ so_far }: TopicResult) => (so_far.marked === 0 ? 0 : so_far.obtained / so_far.marked);
const lost = ({ so_far }: TopicResult) => so_far.marked - so_far.obtained;

/** Finds what went well and what to work on next, as far as questions are marked. */
export function highlightsOf({ topics, questions }: Pick<TestResult, 'topics' | 'questions'>): Highlights {
  const [best] = topics
    .filter((topic) => share(topic) >= 0.5)
    .sort((a, b) => share(b) - share(a) || b.so_far.marked - a.so_far.marked);
  const [next] = topics.filter((topic) => lost(topic) > 0).sort((a, b) => lost(b) - lost(a));
  const fullMarks = questions.filter(({ so_far }) => so_far.marked === so_far.marks && so_far.obtained === so_far.marks).length;
  return { best: best ?? null, fullMarks, next: next ?? null };
}
