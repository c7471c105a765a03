import type { AssignmentException, TaughtAssignment, TaughtAssignmentDetail } from '@api/contract';
import type { Knex } from 'knex';
import { presentAssignment } from '../assignments/assignment.presenter.ts';
import { type AssignmentRow, type ExceptionRow, listExceptions } from '../assignments/assignments.queries.ts';
import { listMembers } from '../membership/members.queries.ts';
import { type LearnerWork, readWork } from '../work/progress-of-work.ts';

/** Whether handed-in work has marks that only a teacher can give, and is not returned. */
const waitsForMarks = ({ tests, row }: LearnerWork): boolean =>
  row?.returned_at == null && tests.some(({ submitted_at, marked, marks }) => submitted_at !== null && marked < marks);

/** An assignment with how far its learners are. */
function presentTaught(assignment: AssignmentRow, works: readonly LearnerWork[], now: Date): TaughtAssignment {
  const asked = works.filter(({ state }) => state !== 'excused');
  const count = (is: (work: LearnerWork) => boolean) => asked.filter(is).length;
  return {
    ...presentAssignment(assignment, now),
    view: 'teacher',
    learners: asked.length,
    handed_in: count(({ state }) => state === 'handed_in' || state === 'late'),
    working: count(({ state }) => state === 'working'),
    missing: count(({ state }) => state === 'missing'),
    waiting_for_marks: works.filter(waitsForMarks).length,
  };
}

/** Assignments of one class for its teachers. */
export async function presentAllTaught(
  db: Knex,
  classId: number,
  assignments: readonly AssignmentRow[],
  now: Date,
): Promise<TaughtAssignment[]> {
  const learners = (await listMembers(db, classId)).filter(({ role }) => role === 'learner');
  const workOf = await readWork(db, assignments, now);
  return assignments.map((assignment) =>
    presentTaught(
      assignment,
      learners.map(({ user_id }) => workOf(assignment, user_id)),
      now,
    ),
  );
}

/** What differs for a learner. */
export const presentException = ({ assignment_id: _, due_at, closes_at, ...row }: ExceptionRow): AssignmentException => ({
  ...row,
  due_at: due_at?.toISOString() ?? null,
  closes_at: closes_at?.toISOString() ?? null,
});

/** An assignment on its page for teachers. */
export async function presentTaughtDetail(db: Knex, assignment: AssignmentRow, now: Date): Promise<TaughtAssignmentDetail> {
  const learners = await listMembers(db, assignment.class_id);
  const exceptions = await listExceptions(db, [assignment.id]);
  const workOf = await readWork(db, [assignment], now);
  const works = learners.flatMap(({ user_id, role }) => (role === 'learner' ? [workOf(assignment, user_id)] : []));
  const present = new Set(learners.map(({ user_id }) => user_id));
  return {
    ...presentTaught(assignment, works, now),
    exceptions: exceptions.filter(({ user_id }) => present.has(user_id)).map(presentException),
    begun: workOf.everybody.length > 0,
  };
}
