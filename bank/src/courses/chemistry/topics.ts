import type { TopicDraft } from '../../template.ts';
import type { SharedTopic } from './shared-topic.ts';
import { reactivityTopics } from './topics-reactivity.ts';
import { structureTopics } from './topics-structure.ts';

const sharedTopics: readonly SharedTopic[] = [...structureTopics, ...reactivityTopics];

function treeOf(topics: readonly SharedTopic[], level: 'SL' | 'HL'): TopicDraft[] {
  return topics
    .filter((topic) => level === 'HL' || !topic.hlOnly)
    .map(({ number, name, syllabus, higher, formerSlugs, subtopics }) => ({
      number,
      name,
      ...(syllabus ? { syllabus: level === 'HL' && higher ? `${syllabus}\n${higher}` : syllabus } : {}),
      ...(formerSlugs ? { formerSlugs } : {}),
      ...(subtopics ? { subtopics: treeOf(subtopics, level) } : {}),
    }));
}

/** Topic tree of Chemistry SL, first assessment 2025. */
export const slTopics: readonly TopicDraft[] = treeOf(sharedTopics, 'SL');

/** Topic tree of Chemistry HL: the same with the additional higher level topics. */
export const hlTopics: readonly TopicDraft[] = treeOf(sharedTopics, 'HL');
