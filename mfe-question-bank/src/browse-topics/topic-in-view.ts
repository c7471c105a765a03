import type { Topic, TopicLink, TopicWork } from '@api/contract';
import { useApi, useSession } from '@shell/kit';
import { useMemo } from 'react';

const LEVELS = ['topic', 'subtopic', 'subsubtopic'];

/** Whether the address selects a single leaf. */
export function reachesLeaf(tree: readonly Topic[], search: URLSearchParams): boolean {
  return topicsInView(tree, search).at(-1)?.subtopics.length === 0;
}

/** Topics in the address, from the top to the first unknown slug. */
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

/** Taken for a leaf until the topic tree has loaded. */
export function namesWholePath(path: readonly TopicLink[], search: URLSearchParams): boolean {
  return path.every(({ slug }, depth) => search.get(LEVELS[depth] ?? '') === slug);
}

/** After a log-in, the previous tree stays in view until the user's own has loaded. */
export function useTopics(subjectSlug: string | null) {
  const params = { subjectSlug: subjectSlug ?? '' };
  return useApi('GET /api/topics/:subjectSlug', { params, query: {} }, { enabled: subjectSlug !== null });
}

/** Empty for guests and while loading. */
export function useTopicWork(subjectSlug: string): ReadonlyMap<number, TopicWork> {
  const signedIn = useSession().user !== null;
  const answer = useApi('GET /api/progress/courses/:subjectSlug', { params: { subjectSlug } }, { enabled: signedIn });
  return useMemo(() => new Map(answer.data?.topics.map((work) => [work.id, work])), [answer.data]);
}

/** With fewer parts, an estimate means little. */
const ENOUGH_PARTS = 5;

export const isVague = ({ parts }: TopicWork): boolean => parts < ENOUGH_PARTS;

/** `31 of 88 completed`, or `3 of 88 worked on` without ticks. */
export function progressInWords(
  { totalQuestionsCount: total }: Pick<Topic, 'totalQuestionsCount'>,
  completed: number,
  work: TopicWork | undefined,
): string {
  return completed === 0 && work
    ? `${Math.min(work.questions, total)} of ${total} worked on`
    : `${completed} of ${total} completed`;
}
