import type { InputIssue } from '@api/contract';
import type { TopicRow } from './subjects.queries.ts';

export interface SelectedSlugs {
  topic?: readonly string[] | undefined;
  subtopic?: readonly string[] | undefined;
  subsubtopic?: readonly string[] | undefined;
}

const LEVELS = ['topic', 'subtopic', 'subsubtopic'] as const;

export interface NarrowedSelection {
  /** Every chosen topic, by level. */
  chosen: Record<(typeof LEVELS)[number], TopicRow[]>;
  /**
   * The topics whose questions are meant: a chosen topic counts as a whole unless something below it is chosen as well, which
   * then narrows it.
   */
  effective: TopicRow[];
  issues: InputIssue[];
}

/**
 * A selection in the present slugs of topics: a former slug is replaced by the present one, on the topic's level.
 * `former` names topics by their former slugs.
 */
export function presentSelection(
  topics: readonly TopicRow[],
  former: ReadonlyMap<string, number>,
  selected: SelectedSlugs,
): SelectedSlugs {
  if (former.size === 0) return selected;
  const present = new Set(topics.map(({ slug }) => slug));
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const moved: Record<(typeof LEVELS)[number], string[]> = { topic: [], subtopic: [], subsubtopic: [] };
  for (const level of LEVELS) {
    for (const slug of selected[level] ?? []) {
      const topic = present.has(slug) ? undefined : byId.get(former.get(slug) ?? 0);
      moved[topic ? (LEVELS[topic.depth - 1] ?? level) : level].push(topic?.slug ?? slug);
    }
  }
  return moved;
}

/** Resolves slugs against a subject's topics. Unknown slugs and choices outside the chosen level above are issues. */
export function narrowSelection(topics: readonly TopicRow[], selected: SelectedSlugs): NarrowedSelection {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  const chosen: NarrowedSelection['chosen'] = { topic: [], subtopic: [], subsubtopic: [] };
  const issues: InputIssue[] = [];
  const chosenIds = new Set<number>();
  const narrowed = new Set<number>();

  for (const [index, level] of LEVELS.entries()) {
    const above = LEVELS[index - 1];
    for (const slug of new Set(selected[level] ?? [])) {
      const topic = bySlug.get(slug);
      if (!topic || topic.depth !== index + 1) {
        issues.push({ path: level, message: `There is no ${level} "${slug}" here` });
        continue;
      }
      const parent = topic.parent_topic_id;
      if (above && chosen[above].length > 0 && parent !== null && !chosenIds.has(parent)) {
        issues.push({ path: level, message: `"${slug}" is not under the chosen ${above}s` });
        continue;
      }
      chosen[level].push(topic);
      chosenIds.add(topic.id);
      for (let id = parent; id !== null; id = byId.get(id)?.parent_topic_id ?? null) narrowed.add(id);
    }
  }
  const effective = LEVELS.flatMap((level) => chosen[level]).filter(({ id }) => !narrowed.has(id));
  return { chosen, effective, issues };
}
