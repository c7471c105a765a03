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

/** A subtopic; `names` are those of its sub-subtopics, numbered in order. */
export function subtopic(number: string, name: string, syllabus: string, ...names: readonly string[]): TopicDraft {
  if (names.length === 0) return { number, name, syllabus };
  return { number, name, syllabus, subtopics: names.map((each, i) => ({ number: `${number}.${i + 1}`, name: each })) };
}
