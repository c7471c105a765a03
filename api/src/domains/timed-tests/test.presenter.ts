import type { Test } from '@api/contract';
import { presentTopicLink } from '../subjects-and-topics/index.ts';
import type { TestRow } from './tests.queries.ts';

/** A test as its owner sees it, without its questions. */
export function presentTest(row: TestRow): Test {
  const onLevel = (depth: 1 | 2 | 3) => row.topics.filter((topic) => topic.depth === depth).map(presentTopicLink);
  return {
    slug: row.slug,
    duration: row.duration,
    subject: row.subject,
    topics: onLevel(1),
    subtopics: onLevel(2),
    sub_subtopics: onLevel(3),
    question_count: row.question_count,
    total_marks: row.total_marks,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
  };
}
