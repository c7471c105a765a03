import type { SubjectWithTopics } from '@api/contract';
import { topicOptions } from '../../staff-area/topics/topic-options.ts';
import type { Names } from './readable.ts';

/** Names of every subject and topic, to show former values by. */
export function namesOf(subjects: readonly SubjectWithTopics[]): Names {
  return new Map(
    subjects.flatMap((subject) => [
      [`subject:${subject.id}`, subject.subject_name] as const,
      ...topicOptions(subject).map(({ value, label }) => [`topic:${value}`, label] as const),
    ]),
  );
}
