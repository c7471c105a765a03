import type { SubjectWithTopics, Topic } from '@api/contract';
import type { Names } from '../form/readable.ts';

/** A topic as a choice: its number, its name, and how deep it lies. */
export interface TopicOption {
  value: string;
  label: string;
}

/** All topics of a subject in the course's order, each below the one that it belongs to. */
export function topicOptions(subject: SubjectWithTopics | undefined): TopicOption[] {
  const below = (topics: readonly Topic[], depth: number): TopicOption[] =>
    topics.flatMap((topic) => [
      { value: String(topic.id), label: `${'\u2003'.repeat(depth)}${topic.topic_number} ${topic.topic_name}` },
      ...below(topic.subtopics, depth + 1),
    ]);
  return below(subject?.Topic ?? [], 0);
}

/** Names of every subject and topic, to show former values by. */
export function namesOf(subjects: readonly SubjectWithTopics[]): Names {
  return new Map(
    subjects.flatMap((subject) => [
      [`subject:${subject.id}`, subject.subject_name] as const,
      ...topicOptions(subject).map(({ value, label }) => [`topic:${value}`, label.trim()] as const),
    ]),
  );
}
