import type { Topic } from '@api/contract';
import { MultiSelect, type MultiSelectOption } from 'design-system';
import { offeredBy, type Selection } from './selection.ts';

interface TopicSelectsProps {
  /** The chosen subject's topics; empty until they are there. */
  tree: readonly Topic[];
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/**
 * Topics, subtopics and sub-subtopics, each level waiting for the one above. Those without questions are greyed. Only topics carry the star
 * of what must be chosen: none chosen below them means all. Specification part 1, section 5.
 */
export function TopicSelects({ tree, selection, onChange }: TopicSelectsProps) {
  const offered = offeredBy(tree, selection);
  return (
    <>
      <MultiSelect
        label="Topics"
        required
        disabled={selection.subject === null || tree.length === 0}
        placeholder={selection.subject === null ? 'Choose a subject first' : 'Choose topics'}
        options={offered.topics.map(asOption)}
        value={selection.topics}
        onValueChange={(topics) => onChange({ ...selection, topics })}
      />
      <MultiSelect
        label="Subtopics"
        help="Leave it empty to draw from all subtopics."
        disabled={selection.topics.length === 0}
        placeholder={selection.topics.length === 0 ? 'Choose a topic first' : 'All subtopics'}
        options={offered.subtopics.map(asOption)}
        value={selection.subtopics}
        onValueChange={(subtopics) => onChange({ ...selection, subtopics })}
      />
      <MultiSelect
        label="Sub-subtopics"
        disabled={offered.subSubtopics.length === 0}
        placeholder={offered.subSubtopics.length === 0 ? 'None for this choice' : 'All sub-subtopics'}
        options={offered.subSubtopics.map(asOption)}
        value={selection.subSubtopics}
        onValueChange={(subSubtopics) => onChange({ ...selection, subSubtopics })}
      />
    </>
  );
}

function asOption({ slug, topic_number, topic_name, totalQuestionsCount }: Topic): MultiSelectOption {
  return { value: slug, label: `${topic_number} ${topic_name}`, count: totalQuestionsCount, disabled: totalQuestionsCount === 0 };
}
