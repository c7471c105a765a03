import type {
  AssignmentOverview,
  ClassDetail,
  ClassListItem,
  OverviewLearner,
  OwnAssignment,
  TaughtAssignmentDetail,
  WorkScore,
} from '@api/contract';

export function sampleClass(changes: Partial<ClassDetail> = {}): ClassDetail {
  return {
    id: 5,
    name: '12A Maths',
    subject: { id: 2, subject_name: 'Maths AA HL', slug: 'math-aa-hl' },
    school: 'Riverside School',
    time_zone: 'Europe/Madrid',
    exam_session: { month: 'May', year: 2027 },
    teacher_name: 'Demo Teacher',
    role: 'teacher',
    learner_count: 2,
    created_at: '2026-09-01T08:00:00Z',
    archived_at: null,
    join_code: 'KTMPQR',
    joining_open: true,
    shares_progress: null,
    teachers: [{ user_id: 7, name: 'Demo Teacher', role: 'teacher' }],
    abilities: { edit: true, teach: true, manage_members: true, own: true, leave: false },
    ...changes,
  };
}

/** As a learner sees it. */
export const sampleOwnClass = (changes: Partial<ClassDetail> = {}): ClassDetail =>
  sampleClass({
    role: 'learner',
    join_code: null,
    shares_progress: false,
    mails: true,
    abilities: { edit: false, teach: false, manage_members: false, own: false, leave: true },
    ...changes,
  });

/** With nothing pending. */
export function sampleListed(changes: Partial<ClassListItem> = {}): ClassListItem {
  const {
    join_code: _code,
    joining_open: _open,
    shares_progress: _shares,
    teachers: _teachers,
    abilities: _can,
    ...rest
  } = sampleClass();
  return { ...rest, open_assignments: 1, waiting_for_marks: 0, to_do: 0, next_due_at: null, ...changes };
}

const shared = {
  id: 31,
  class_id: 5,
  title: 'Quadratics',
  words: '',
  content: { kind: 'questions', question_ids: [41, 42] },
  state: 'open',
  opens_at: null,
  due_at: '2026-12-04T19:00:00Z',
  closes_at: null,
  late_allowed: true,
  tries: 1,
  minutes: null,
  solutions: 'handed_in',
  counts: true,
  weight: 1,
  question_count: 2,
  total_marks: 10,
  published_at: '2026-11-27T08:00:00Z',
  version: 3,
} as const satisfies Partial<TaughtAssignmentDetail>;

/** As a teacher sees it. */
export function sampleAssignment(changes: Partial<TaughtAssignmentDetail> = {}): TaughtAssignmentDetail {
  return {
    ...shared,
    content: { kind: 'questions', question_ids: [41, 42] },
    view: 'teacher',
    learners: 2,
    handed_in: 1,
    working: 0,
    missing: 0,
    waiting_for_marks: 0,
    exceptions: [],
    begun: true,
    ...changes,
  };
}

/** As a learner sees it, not begun. */
export function sampleOwnAssignment(changes: Partial<OwnAssignment> = {}): OwnAssignment {
  return {
    ...shared,
    content: { kind: 'questions', question_ids: [41, 42] },
    view: 'learner',
    class_name: '12A Maths',
    subject: sampleClass().subject,
    time_zone: 'Europe/Madrid',
    work: 'not_started',
    attempts: [],
    tries_left: 1,
    read_at: null,
    handed_in_at: null,
    score: null,
    comment: null,
    returned_at: null,
    extra_time: 0,
    can_work: true,
    ...changes,
  };
}

/** Nothing pending. */
export const sampleScore = (changes: Partial<WorkScore> = {}): WorkScore => ({
  marks: 7,
  marked: 10,
  of: 10,
  by_teacher: false,
  ...changes,
});

/** A learner who has handed in. */
export function sampleLearner(changes: Partial<OverviewLearner> = {}): OverviewLearner {
  return {
    user_id: 21,
    name: 'Learner One',
    work: 'handed_in',
    answered: 2,
    started_at: '2026-11-28T09:00:00Z',
    handed_in_at: '2026-11-28T10:00:00Z',
    score: sampleScore(),
    returned_at: null,
    former: false,
    needs_help: [],
    ...changes,
  };
}

/** One question, a learner who has handed in and one who is missing. */
export function sampleOverview(changes: Partial<AssignmentOverview> = {}): AssignmentOverview {
  return {
    assignment: sampleAssignment(),
    class: sampleClass(),
    learners: [
      sampleLearner(),
      sampleLearner({
        user_id: 22,
        name: 'Learner Two',
        work: 'missing',
        answered: 0,
        started_at: null,
        handed_in_at: null,
        score: null,
        needs_help: ['missing'],
      }),
    ],
    questions: [
      {
        question_id: 41,
        position: 1,
        question_number: 3,
        topic: { id: 9, topic_name: 'Quadratics', slug: 'quadratics', topic_number: '2.6', parent_topic_id: null },
        marks: 5,
        learners: 1,
        answered: 1,
        facility: 0.4,
        wrong_answers: [{ option: '', part: 'a', value: 'x = 3', learners: 1, slip: 'a sign was lost' }],
      },
    ],
    server_time: '2026-11-29T10:00:00Z',
    ...changes,
  };
}
