import type { TopicDraft } from '../../../template.ts';

/** A top-level topic as both courses share it: higher level is standard level with additions. */
export interface TopicArea {
  number: string;
  name: string;
  /** Markdown with TeX; stands in both courses. */
  overview: string;
  /** What higher level adds, a further paragraph of the overview. */
  higherOverview: string;
  standard: readonly TopicDraft[];
  higher: readonly TopicDraft[];
}

/** A sub-subtopic that took over others, by their slugs. */
interface MergedLeaf {
  name: string;
  formerSlugs: readonly string[];
}

/** A subtopic; `leaves` are its sub-subtopics, numbered in order. */
export function subtopic(
  number: string,
  name: string,
  syllabus: string,
  ...leaves: readonly (string | MergedLeaf)[]
): TopicDraft {
  if (leaves.length === 0) return { number, name, syllabus };
  const subtopics = leaves.map((leaf, i) => ({
    number: `${number}.${i + 1}`,
    ...(typeof leaf === 'string' ? { name: leaf } : leaf),
  }));
  return { number, name, syllabus, subtopics };
}

/** A subtopic that took over its former sub-subtopics, by their slugs, and now holds their questions itself. */
export function merged(formerSlugs: readonly string[], number: string, name: string, syllabus: string): TopicDraft {
  return { number, name, syllabus, formerSlugs };
}
