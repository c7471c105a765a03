import type { TopicDraft } from '../../template.ts';
import { particulateNatureOfMatter, spaceTimeAndMotion } from './topics-a-b.ts';
import { fields, nuclearAndQuantumPhysics, waveBehaviour } from './topics-c-d-e.ts';

/** A topic of both levels. SL leaves out what is additional higher level; HL adds `higherLevel` to the syllabus text. */
export interface LevelledTopic extends Omit<TopicDraft, 'subtopics'> {
  higherLevelOnly?: true;
  /** Further syllabus text for HL. */
  higherLevel?: string;
  subtopics?: readonly LevelledTopic[];
}

const themes: readonly LevelledTopic[] = [
  spaceTimeAndMotion,
  particulateNatureOfMatter,
  waveBehaviour,
  fields,
  nuclearAndQuantumPhysics,
];

/** The tree of one course: HL is SL with the additional topics and texts. */
export function physicsTopics(level: 'SL' | 'HL'): TopicDraft[] {
  const forLevel = ({ higherLevelOnly: _, higherLevel, subtopics, ...topic }: LevelledTopic): TopicDraft => ({
    ...topic,
    ...(level === 'HL' && higherLevel ? { syllabus: `${topic.syllabus ?? ''}\n\n**Higher level**\n\n${higherLevel}` } : {}),
    ...(subtopics ? { subtopics: subtopics.filter((child) => level === 'HL' || !child.higherLevelOnly).map(forLevel) } : {}),
  });
  return themes.map(forLevel);
}
