import type { AssignmentException, ClassListItem, TaughtAssignment, TaughtAssignmentDetail } from '@api/contract';
import type { Knex } from 'knex';
import type { Call } from '../../../../http/route.ts';
import { closeExpiredTests } from '../../../tests/timed-tests/index.ts';
import { assignmentStateOf, presentAssignment } from '../assignments/assignment.presenter.ts';
import { isOpened, noSuchAssignment, requireTaught } from '../assignments/assignment-access.ts';
import {
  type AssignmentRow,
  type ExceptionRow,
  findAssignment,
  listAssignments,
  listExceptions,
  listRecentAssignments,
} from '../assignments/assignments.queries.ts';
import { requireClass } from '../class/access.ts';
import { presentClass } from '../class/class.presenter.ts';
import { findClass, listClasses } from '../class/class.queries.ts';
import { listMembers } from '../class/members.queries.ts';
import { type LearnerWork, presentOwn, readWork } from '../work/progress-of-work.ts';
import { countWaiting } from '../work/work.queries.ts';

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

async function presentAllTaught(
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

export const presentException = ({ assignment_id: _, due_at, closes_at, ...row }: ExceptionRow): AssignmentException => ({
  ...row,
  due_at: due_at?.toISOString() ?? null,
  closes_at: closes_at?.toISOString() ?? null,
});

export async function presentTaughtDetail(db: Knex, assignment: AssignmentRow, now: Date): Promise<TaughtAssignmentDetail> {
  const learners = await listMembers(db, assignment.class_id);
  const exceptions = await listExceptions(db, [assignment.id]);
  const workOf = await readWork(db, [assignment], now);
  const works = learners.flatMap(({ user_id, role }) => (role === 'learner' ? [workOf(assignment, user_id)] : []));
  const present = new Set(learners.map(({ user_id }) => user_id));
  return {
    ...presentTaught(assignment, works, now),
    exceptions: exceptions.filter(({ user_id }) => present.has(user_id)).map(presentException),
    begun: workOf.all.length > 0,
  };
}

/** How long after its end an assignment counts in the summary of a class. */
const RECENT_MS = 30 * 86_400_000;

/** The work of a class: all of it for teachers, what has opened for a learner. Staff without a part in it see none. */
export async function getClassAssignments({ db, caller, params, now }: Call<'GET /api/classes/:id/assignments'>) {
  const row = await requireClass(db, caller, params.id, 'see');
  if (row.role === null) return { assignments: [] };
  const assignments = await listAssignments(db, row.id);
  if (row.role !== 'learner') return { assignments: await presentAllTaught(db, row.id, assignments, now) };
  await closeExpiredTests(db, now, caller.userId);
  const opened = assignments.filter((assignment) => isOpened(assignment, now));
  const workOf = await readWork(db, opened, now, caller.userId);
  return { assignments: opened.map((assignment) => presentOwn(row, assignment, workOf(assignment, caller.userId), now)) };
}

/** An assignment as its teacher or a learner sees it; 404 for everyone else. */
export async function getAssignment({ db, caller, params, now }: Call<'GET /api/assignments/:id'>) {
  const assignment = await findAssignment(db, params.id);
  const row = assignment && (await findClass(db, assignment.class_id, caller.userId));
  if (!assignment || !row || row.role === null) throw noSuchAssignment();
  if (row.role !== 'learner') return presentTaughtDetail(db, (await requireTaught(db, caller, params.id)).assignment, now);
  if (!isOpened(assignment, now)) throw noSuchAssignment();
  await closeExpiredTests(db, now, caller.userId);
  const workOf = await readWork(db, [assignment], now, caller.userId);
  return presentOwn(row, assignment, workOf(assignment, caller.userId), now);
}

const earliest = (moments: readonly Date[]) => moments.toSorted((a, b) => a.getTime() - b.getTime())[0];

/** The caller's classes with what needs attention. */
export async function getClasses({ db, caller, query, now }: Call<'GET /api/classes'>) {
  const rows = await listClasses(db, caller.userId, query.archived ?? false);
  const since = new Date(now.getTime() - RECENT_MS);
  const ids = rows.map(({ id }) => id);
  const assignments = Map.groupBy(await listRecentAssignments(db, ids, { since, now }), ({ class_id }) => class_id);
  const isOwn = new Set(rows.flatMap(({ id, role }) => (role === 'learner' ? id : [])));
  const own = await readWork(
    db,
    [...assignments].flatMap(([id, current]) => (isOwn.has(id) ? current : [])),
    now,
    caller.userId,
  );
  const waiting = await countWaiting(
    db,
    ids.filter((id) => !isOwn.has(id)),
  );
  const classes = rows.map((row): ClassListItem => {
    const current = assignments.get(row.id) ?? [];
    const taking = current.filter((assignment) => ['open', 'due'].includes(assignmentStateOf(assignment, now)));
    const open = taking.filter((assignment) => assignmentStateOf(assignment, now) === 'open');
    const dueToCome = current.flatMap(({ due_at }) => (due_at && due_at > now ? due_at : []));
    const isTaught = row.role !== 'learner';
    const isToDo = (assignment: AssignmentRow) =>
      ['not_started', 'working', 'missing'].includes(own(assignment, caller.userId).state);
    return {
      ...presentClass(row),
      open_assignments: isTaught ? open.length : 0,
      waiting_for_marks: waiting.get(row.id) ?? 0,
      to_do: isTaught ? 0 : taking.filter(isToDo).length,
      next_due_at: earliest(dueToCome)?.toISOString() ?? null,
    };
  });
  return { classes };
}
