import type { TopicDraft } from '../../template.ts';

/** A top-level topic of Maths AA: the common core and what the additional higher level adds to it. */
export interface TopicOutline {
  number: string;
  name: string;
  /** Overview for both levels, Markdown with TeX. */
  overview: string;
  /** A further paragraph of the overview for HL. */
  higherOverview: string;
  core: readonly TopicDraft[];
  additional: readonly TopicDraft[];
}

/** The topic as an SL student sees it. */
export function standardLevel({ number, name, overview, core }: TopicOutline): TopicDraft {
  return { number, name, syllabus: overview, subtopics: core };
}

/** The topic as an HL student sees it: the core and, after it, the additional higher level. */
export function higherLevel({ number, name, overview, higherOverview, core, additional }: TopicOutline): TopicDraft {
  return { number, name, syllabus: `${overview}\n\n${higherOverview}`, subtopics: [...core, ...additional] };
}
