import type { Topic, TopicLink } from '@api/contract';
import { useApi } from '@shell/kit';

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

/** The topic tree of a course; for somebody who has just logged in the former one stays in view until theirs has come. */
export function useTopics(subjectSlug: string | null) {
  const params = { subjectSlug: subjectSlug ?? '' };
  return useApi('GET /api/topics/:subjectSlug', { params, query: {} }, { enabled: subjectSlug !== null });
}
