import type { TopicDraft } from '../../template.ts';

/** A topic of both levels. SL leaves out what is additional higher level; HL adds `higherLevel` to the syllabus text. */
export interface LevelledTopic extends Omit<TopicDraft, 'subtopics'> {
  higherLevelOnly?: true;
  /** Further syllabus text for HL. */
  higherLevel?: string;
  subtopics?: readonly LevelledTopic[];
}
