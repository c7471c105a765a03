import type { Topic } from '@api/contract';

/** Whether an address narrows the list down to one topic without topics below it. */
export function reachesLeaf(tree: readonly Topic[], search: URLSearchParams): boolean {
  return topicsInView(tree, search).at(-1)?.subtopics.length === 0;
}

/** The topics that an address names, from the top level down; it stops at the first slug that is not there. */
export function topicsInView(tree: readonly Topic[], search: URLSearchParams): Topic[] {
  const path: Topic[] = [];
  let level = tree;
  for (const name of ['topic', 'subtopic', 'subsubtopic']) {
    const slug = search.get(name);
    const topic = level.find((candidate) => candidate.slug === slug);
    if (!topic) break;
    path.push(topic);
    level = topic.subtopics;
  }
  return path;
}
