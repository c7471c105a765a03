import type { OwnAssignment, Try, WorkScore, WorkState } from '@api/contract';
import type { Knex } from 'knex';
import {
  type AssignedQuestionRow,
  type AssignedTestRow,
  findAssignedQuestions,
  findAssignedTests,
} from '../../../tests/timed-tests/index.ts';
import { type Moments, momentsOf, presentAssignment, workStateOf } from '../assignments/assignment.presenter.ts';
import { type AssignmentRow, type ExceptionRow, listExceptions } from '../assignments/assignments.queries.ts';
import type { ClassRow } from '../class/class.queries.ts';
import { listWork, type WorkRow } from './work.queries.ts';

export interface LearnerWork {
  state: WorkState;
  moments: Moments;
  exception: ExceptionRow | undefined;
  row: WorkRow | undefined;
  /** Oldest first. */
  tests: AssignedTestRow[];
  /** The try that counts; undefined while none is handed in. */
  counted: AssignedTestRow | undefined;
  /** The try that is not handed in. */
  open: AssignedTestRow | undefined;
  handedInAt: Date | null;
  score: WorkScore | null;
}

/** The try that a teacher marked, else the best one handed in, of equal ones the latest. */
function countedTest(row: WorkRow | undefined, tests: readonly AssignedTestRow[]): AssignedTestRow | undefined {
  const handedIn = tests.filter(({ submitted_at }) => submitted_at !== null);
  const marked = handedIn.find(({ id }) => id === row?.marking?.test_id);
  return (
    marked ??
    handedIn.reduce<AssignedTestRow | undefined>((best, one) => (best && best.obtained > one.obtained ? best : one), undefined)
  );
}

/** The marks of one question: the teacher's for all of it, else the server's as far as they go. */
export function marksOfQuestion(
  { marks, state, auto_marks, auto_max }: Pick<AssignedQuestionRow, 'marks' | 'state' | 'auto_marks' | 'auto_max'>,
  teacher: number | null | undefined,
): { marks: number; marked: number; by_teacher: boolean } {
  if (teacher !== null && teacher !== undefined) return { marks: Math.min(teacher, marks), marked: marks, by_teacher: true };
  if (state !== 'attempted') return { marks: 0, marked: marks, by_teacher: false };
  return { marks: auto_marks ?? 0, marked: auto_max ?? 0, by_teacher: false };
}

/** The score of a try that is handed in; `questions` are needed only where a teacher gave marks. */
function scoreOf(test: AssignedTestRow, row: WorkRow | undefined, questions: readonly AssignedQuestionRow[]): WorkScore {
  const given = row?.marking?.test_id === test.id ? row.marking.questions : [];
  const teacher = new Map(given.map((one) => [one.question_id, one.marks]));
  if (![...teacher.values()].some((marks) => marks !== null)) {
    return { marks: test.obtained, marked: test.marked, of: test.marks, by_teacher: false };
  }
  const each = questions.map((question) => marksOfQuestion(question, teacher.get(question.question_id)));
  return {
    marks: each.reduce((sum, { marks }) => sum + marks, 0),
    marked: each.reduce((sum, { marked }) => sum + marked, 0),
    of: test.marks,
    by_teacher: true,
  };
}

function learnerWork(
  assignment: AssignmentRow,
  {
    row,
    exception,
    tests,
    questions,
  }: {
    row: WorkRow | undefined;
    exception: ExceptionRow | undefined;
    tests: AssignedTestRow[];
    questions: ReadonlyMap<number, AssignedQuestionRow[]>;
  },
  now: Date,
): LearnerWork {
  const moments = momentsOf(assignment, exception);
  const counted = countedTest(row, tests);
  const open = tests.find(({ submitted_at }) => submitted_at === null);
  const handedInAt = assignment.kind === 'reading' ? (row?.read_at ?? null) : (counted?.submitted_at ?? null);
  const isWorking = open !== undefined && open.started_at !== null;
  return {
    state: workStateOf({ excused: exception?.excused ?? false, handedInAt, isWorking }, moments, now),
    ...{ moments, exception, row, tests, counted, open, handedInAt },
    score: counted ? scoreOf(counted, row, questions.get(counted.id) ?? []) : null,
  };
}

/** The work on some assignments, to be asked by assignment and learner. */
export type WorkOf = (assignment: AssignmentRow, userId: number) => LearnerWork;

const keyOf = (assignmentId: number, userId: number) => `${assignmentId}:${userId}`;

/** Reads the work of everyone, or of one learner, on some assignments: always five queries. */
export async function readWork(
  db: Knex,
  assignments: readonly AssignmentRow[],
  now: Date,
  userId: number | null = null,
): Promise<WorkOf & { all: readonly WorkRow[] }> {
  const ids = assignments.map(({ id }) => id);
  const rows = await listWork(db, ids, userId);
  const exceptions = await listExceptions(db, ids);
  const tests = await findAssignedTests(
    db,
    rows.flatMap(({ test_ids }) => test_ids),
  );
  const byTeacher = rows.flatMap(({ marking }) =>
    marking?.questions.some(({ marks }) => marks !== null) ? (marking.test_id ?? []) : [],
  );
  const questions = Map.groupBy(byTeacher.length > 0 ? await findAssignedQuestions(db, byTeacher) : [], ({ test_id }) => test_id);
  const testById = new Map(tests.map((test) => [test.id, test]));
  const rowByKey = new Map(rows.map((row) => [keyOf(row.assignment_id, row.user_id), row]));
  const exceptionByKey = new Map(exceptions.map((row) => [keyOf(row.assignment_id, row.user_id), row]));
  const of: WorkOf = (assignment, learner) => {
    const row = rowByKey.get(keyOf(assignment.id, learner));
    const exception = exceptionByKey.get(keyOf(assignment.id, learner));
    const own = (row?.test_ids ?? []).flatMap((id) => testById.get(id) ?? []);
    return learnerWork(assignment, { row, exception, tests: own, questions }, now);
  };
  return Object.assign(of, { all: rows });
}

export function presentTries({ tests, counted, row, score }: LearnerWork): Try[] {
  return tests.map((test) => ({
    test_slug: test.slug,
    started_at: test.started_at?.toISOString() ?? null,
    deadline: test.deadline?.toISOString() ?? null,
    handed_in_at: test.submitted_at?.toISOString() ?? null,
    score: test.submitted_at === null ? null : test === counted ? score : scoreOf(test, undefined, []),
    counted: test === counted && row !== undefined,
  }));
}

function canWork(assignment: AssignmentRow, row: ClassRow, work: LearnerWork, now: Date): boolean {
  if (row.archived_at || (work.moments.closesAt && now >= work.moments.closesAt)) return false;
  if (assignment.kind === 'reading') return work.row?.read_at == null;
  return work.open !== undefined || work.tests.length < assignment.tries;
}

/** The score that the learner sees: a teacher's marks show once they are returned, the server's until then. */
export function shownScore({ row, score, counted }: LearnerWork): WorkScore | null {
  if (row?.returned_at != null || !score?.by_teacher) return score;
  return counted ? { marks: counted.obtained, marked: counted.marked, of: counted.marks, by_teacher: false } : null;
}

/** An assignment as one learner sees it. Marks and comments of teachers show once they are returned. */
export function presentOwn(row: ClassRow, assignment: AssignmentRow, work: LearnerWork, now: Date): OwnAssignment {
  const isReturned = work.row?.returned_at != null;
  const score = shownScore(work);
  return {
    ...presentAssignment(assignment, now, work.moments),
    view: 'learner',
    class_name: row.name,
    subject: row.subject,
    time_zone: row.time_zone,
    work: work.state,
    attempts: presentTries({ ...work, score }),
    tries_left: Math.max(0, assignment.tries - work.tests.length),
    read_at: work.row?.read_at?.toISOString() ?? null,
    handed_in_at: work.handedInAt?.toISOString() ?? null,
    score,
    comment: isReturned ? (work.row?.marking?.comment ?? null) : null,
    returned_at: work.row?.returned_at?.toISOString() ?? null,
    extra_time: work.exception?.extra_time ?? 0,
    can_work: canWork(assignment, row, work, now),
  };
}
