import type { ResponseOf, Test, TestQuestion, TestWithQuestions } from '@api/contract';
import { sampleQuestion, sampleSubject } from '@shell/kit/stories';

const SERVER_TIME = '2026-11-21T10:00:00.000Z';

/** Untouched, in a running test. */
export function sampleTestQuestion(position: number, changes: Partial<TestQuestion> = {}): TestQuestion {
  return {
    question_id: 100 + position,
    position,
    marks: 5,
    state: 'unvisited',
    skipped: false,
    flagged: false,
    answer: null,
    revision: 0,
    changed_at: null,
    question: sampleQuestion({ id: 100 + position, questions_html: `<p>Text of question ${position}</p>` }),
    answer_parts: [{ part: '', marks: 5, automatic: true, unit: null }],
    automatic: null,
    automatic_parts: [],
    self_marks: null,
    ...changes,
  };
}

/** Three questions with an hour to go. */
export function sampleTest(changes: Partial<TestWithQuestions> = {}): TestWithQuestions {
  const { Topic: topics = [], ...subject } = sampleSubject();
  return {
    slug: 'quiet-river',
    duration: 60,
    mock_paper: null,
    subject: { id: subject.id, subject_name: subject.subject_name, slug: subject.slug },
    topics: topics.map(({ id, topic_name, slug, topic_number, parent_topic_id }) => ({
      id,
      topic_name,
      slug,
      topic_number,
      parent_topic_id,
    })),
    subtopics: [],
    sub_subtopics: [],
    question_count: 3,
    total_marks: 15,
    attempts: 0,
    created_at: '2026-11-21T09:50:00.000Z',
    status: 'running',
    started_at: SERVER_TIME,
    deadline: '2026-11-21T11:00:00.000Z',
    extra_time: 0,
    untimed: false,
    submitted_at: null,
    closed_by: null,
    get_graded: false,
    files: [],
    grading: { state: 'none', due_at: null },
    marks_obtained: null,
    percentage: null,
    server_time: SERVER_TIME,
    receipt: null,
    questions: [1, 2, 3].map((position) => sampleTestQuestion(position)),
    ...changes,
  };
}

/** On one page. */
export function sampleTestList(tests: readonly Test[]): ResponseOf<'GET /api/test'> {
  const subjects = [...Map.groupBy(tests, ({ subject }) => subject.slug).values()].flatMap((group) =>
    group[0] ? [{ ...group[0].subject, test_count: group.length }] : [],
  );
  return { tests: [...tests], page: 1, pageSize: 1_000, totalCount: tests.length, subjects };
}
