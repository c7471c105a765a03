import type { Topic, TopicLink, TopicWork } from '@api/contract';
import { useApi, useSession } from '@shell/kit';
import { useMemo } from 'react';

const LEVELS = ['topic', 'subtopic', 'subsubtopic'];

/** Whether an address narrows the list down to one topic without topics below it. */
export function reachesLeaf(tree: readonly Topic[], search: URLSearchParams): boolean {
  return topicsInView(tree, search).at(-1)?.subtopics.length === 0;
}

/** The topics that an address names, from the top level down; it stops at the first slug that is not there. */
export function topicsInView(tree: readonly Topic[], search: URLSearchParams): Topic[] {
  const path: Topic[] = [];
  let level = tree;
  for (const name of LEVELS) {
    const slug = search.get(name);
    const topic = level.find((candidate) => candidate.slug === slug);
    if (!topic) break;
    path.push(topic);
    level = topic.subtopics;
  }
  return path;
}

/** Whether an address names each topic on the way to a question: as good as a leaf until the tree of topics is there to tell. */
export function namesWholePath(path: readonly TopicLink[], search: URLSearchParams): boolean {
  return path.every(({ slug }, depth) => search.get(LEVELS[depth] ?? '') === slug);
}

/** The topic tree of a course; after a log-in the previous tree stays in view until the user's own has loaded. */
export function useTopics(subjectSlug: string | null) {
  const params = { subjectSlug: subjectSlug ?? '' };
  return useApi('GET /api/topics/:subjectSlug', { params, query: {} }, { enabled: subjectSlug !== null });
}

/** What the learner has worked on in a course, by topic; empty for guests and while it loads. */
export function useTopicWork(subjectSlug: string): ReadonlyMap<number, TopicWork> {
  const signedIn = useSession().user !== null;
  const answer = useApi('GET /api/progress/courses/:subjectSlug', { params: { subjectSlug } }, { enabled: signedIn });
  return useMemo(() => new Map(answer.data?.topics.map((work) => [work.id, work])), [answer.data]);
}

/** With fewer parts than this, an estimate is not meaningful yet. */
const ENOUGH_PARTS = 5;

/** Whether the estimate is drawn as one. */
export const isVague = ({ parts }: TopicWork): boolean => parts < ENOUGH_PARTS;

/**
 * Questions of a topic that the learner is done with, in words: `31 of 88 completed`. Completing is the learner's own tick: where none is set
 * but some were worked on (in practice or a test), these are counted: `3 of 88 worked on`.
 */
export function progressInWords(
  { totalQuestionsCount: total }: Pick<Topic, 'totalQuestionsCount'>,
  completed: number,
  work: TopicWork | undefined,
): string {
  return completed === 0 && work
    ? `${Math.min(work.questions, total)} of ${total} worked on`
    : `${completed} of ${total} completed`;
}
