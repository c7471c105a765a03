import type { TopicDraft } from '../../template.ts';
import type { LevelledTopic } from './levelled-topic.ts';
import { particulateNatureOfMatter, spaceTimeAndMotion } from './topics-a-b.ts';
import { fields, nuclearAndQuantumPhysics, waveBehaviour } from './topics-c-d-e.ts';

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
