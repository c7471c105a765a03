import type { Assignment, AssignmentContent } from '@api/contract';
import { presentTopicLink } from '../../../bank/subjects-and-topics/index.ts';
import type { AssignmentRow } from './assignments.queries.ts';
import { assignmentStateOf, type Moments, momentsOf } from './moments.ts';

function presentContent(row: AssignmentRow): AssignmentContent {
  if (row.kind === 'topic' && row.topic && row.draw) {
    return { kind: 'topic', topic: presentTopicLink(row.topic), count: row.question_count, draw: row.draw };
  }
  if (row.kind === 'mock_paper') return { kind: 'mock_paper', code: row.mock_paper_code ?? '', paper: row.mock_paper ?? '' };
  if (row.kind === 'reading') return { kind: 'reading', address: row.address ?? '' };
  return { kind: 'questions', question_ids: row.questions.map(({ id }) => id) };
}

const marksOf = (row: AssignmentRow) => row.questions.reduce((sum, { marks }) => sum + marks, 0);

/** An assignment, with the moments that hold for its reader: everybody's, or a learner's own. */
export function presentAssignment(row: AssignmentRow, now: Date, moments: Moments = momentsOf(row)): Assignment {
  const closes = row.late_allowed || moments.dueAt === null ? moments.closesAt : null;
  return {
    id: row.id,
    class_id: row.class_id,
    title: row.title,
    words: row.words,
    content: presentContent(row),
    state: assignmentStateOf({ ...row, due_at: moments.dueAt, closes_at: moments.closesAt }, now),
    opens_at: row.opens_at?.toISOString() ?? null,
    due_at: moments.dueAt?.toISOString() ?? null,
    closes_at: closes?.toISOString() ?? null,
    late_allowed: row.late_allowed,
    tries: row.tries,
    minutes: row.minutes,
    solutions: row.solutions,
    counts: row.counts,
    weight: row.weight,
    question_count: row.question_count,
    total_marks: row.draw === 'learner' || row.kind === 'reading' ? null : marksOf(row) || null,
    published_at: row.published_at?.toISOString() ?? null,
    version: row.version,
  };
}
