import type { AutomaticMarks, Question, QuestionWork, Receipt, SelfMarks, Test, TestQuestion } from '@api/contract';
import { percentageOf } from '@api/contract/marks';
import { presentTopicLink } from '../../bank/subjects-and-topics/index.ts';
import type { TestQuestionRow, WorkRow } from './attempts.queries.ts';
import { answerParts, markParts } from './marking/marking.ts';
import type { TestRow } from './tests.queries.ts';
import { canonicalAnswer } from './work.ts';

/** A test as its owner sees it, without its questions. */
export function presentTest(row: TestRow): Test {
  const onLevel = (depth: 1 | 2 | 3) => row.topics.filter((topic) => topic.depth === depth).map(presentTopicLink);
  return {
    slug: row.slug,
    duration: row.duration,
    mock_paper: row.mock_paper,
    subject: row.subject,
    topics: onLevel(1),
    subtopics: onLevel(2),
    sub_subtopics: onLevel(3),
    test_subtopic: onLevel(2),
    question_count: row.question_count,
    total_marks: row.total_marks,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    status: row.attempts > 0 ? 'completed' : row.started_at ? 'running' : 'not_started',
    started_at: row.started_at?.toISOString() ?? null,
    deadline: row.deadline?.toISOString() ?? null,
    extra_time: row.extra_time,
    untimed: row.untimed,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    closed_by: row.closed_by,
    marks_obtained: row.marks_obtained,
    so_far: row.submitted_at === null ? null : { marked: row.marked_so_far, obtained: row.obtained_so_far },
    percentage: row.marks_obtained === null ? null : percentageOf(row.marks_obtained, row.total_marks),
    get_graded: row.grading_state !== null && row.grading_state !== 'submitted',
    files: [
      ...(row.grading_state ? [{ file_type: 'USER_FILE' as const }] : []),
      ...(row.has_report ? [{ file_type: 'ADMIN_FILE' as const }] : []),
    ],
    grading: { state: row.grading_state ?? 'none', due_at: row.grading_due_at?.toISOString() ?? null },
  };
}

/** The stored work on a question, its keys in the order in which the receipt's digest is computed. */
export function presentWork({ question_id, state, flagged, answer, revision }: WorkRow): QuestionWork {
  return { question_id, state, flagged, answer: canonicalAnswer(answer), revision };
}

/** The receipt of a test that is over; null before. */
export function presentReceipt({
  stored,
  submitted_at,
  digest,
}: Pick<TestRow, 'stored' | 'submitted_at' | 'digest'>): Receipt | null {
  if (stored === null || submitted_at === null || digest === null) return null;
  return { stored, at: submitted_at.toISOString(), digest };
}

/** The automatic marks of a question; null if it has none. */
function presentAutomaticMarks({ auto_marks, auto_max }: TestQuestionRow): AutomaticMarks | null {
  return auto_marks === null || auto_max === null ? null : { marks: auto_marks, max: auto_max };
}

/**
 * The learner's own marks of a question; null if there are none. `scheme` names the present lines of its mark scheme.
 */
export function presentSelfMarks(
  { self_marks, self_marked, self_marked_at }: TestQuestionRow,
  scheme: string | undefined,
): SelfMarks | null {
  if (self_marks === null || self_marked === null || self_marked_at === null) return null;
  const lost = self_marks.lost.map(({ index, reason, marks }) => ({ index, reason, marks }));
  const scheme_changed = self_marks.scheme === undefined || self_marks.scheme !== scheme;
  return { earned: self_marks.earned, lost, marks_obtained: self_marked, at: self_marked_at.toISOString(), scheme_changed };
}

/**
 * The parts that the automatic marks of a question are for. Marks are stored as given: if the key has changed since,
 * the parts are omitted rather than contradict the marks.
 */
export function presentAutomaticParts(row: TestQuestionRow): TestQuestion['automatic_parts'] {
  if (row.auto_max === null) return [];
  const parts = markParts(row, row);
  const sum = (of: 'marks' | 'max') => parts.reduce((total, part) => total + part[of], 0);
  return sum('marks') === row.auto_marks && sum('max') === row.auto_max ? parts : [];
}

export function presentTestQuestion(row: TestQuestionRow, question: Question, scheme: string | undefined): TestQuestion {
  return {
    ...presentWork(row),
    position: row.position,
    marks: row.marks,
    skipped: row.state === 'skipped',
    changed_at: row.changed_at?.toISOString() ?? null,
    question,
    answer_parts: answerParts(row),
    automatic: presentAutomaticMarks(row),
    automatic_parts: presentAutomaticParts(row),
    self_marks: presentSelfMarks(row, scheme),
  };
}
