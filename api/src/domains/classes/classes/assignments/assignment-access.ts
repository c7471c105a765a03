import { MOST_ASSIGNMENTS } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notAllowed, notFound } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import { requireClass, requireClassInUse } from '../class/access.ts';
import { type ClassRow, findClass } from '../class/class.queries.ts';
import { type AssignmentRow, findAssignment } from './assignments.queries.ts';

/** 404: there is no assignment of this id, or the caller has no part in its class. */
export const noSuchAssignment = () => notFound('There is no such assignment');

/** 409: a class has as many assignments as it may. */
export const tooManyAssignments = () =>
  new ApiError(
    409,
    'too_many_assignments',
    `This class has ${MOST_ASSIGNMENTS} assignments, which is the most it can have. Delete old ones`,
  );

/** 422: some chosen questions are hidden, or their course is another one. */
export const questionsNotAvailable = (words = 'Some of these questions are hidden, or belong to another course. Choose others') =>
  new ApiError(422, 'questions_not_available', words);

/** 422: a topic has fewer questions than asked for. */
export const tooFewQuestionsOf = (available: number) =>
  new ApiError(
    422,
    'too_few_questions',
    `This topic has ${available} ${available === 1 ? 'question' : 'questions'}. Choose fewer, or a larger topic`,
  );

/** 422: there is no such mock paper in the course of the class. */
export const paperUnknown = () => new ApiError(422, 'paper_unknown', "There is no such mock paper in this class's course");

/** 422: moments that contradict each other. */
export const momentsOutOfOrder = (words: string) => new ApiError(422, 'moments_out_of_order', words);

/** 409: another teacher has changed the assignment. */
export const assignmentChanged = () =>
  new ApiError(409, 'assignment_changed', 'Another teacher has changed this assignment. Load it again, then make your change');

/** 409: a learner has started, so the content can no longer change. */
export const hasStartedWork = () =>
  new ApiError(
    409,
    'work_has_begun',
    'Learners have begun this work, so its questions stay and it stays published. Copy it to change them',
  );

export interface Placed {
  row: ClassRow;
  assignment: AssignmentRow;
}

/**
 * An assignment for its teachers; `change`: its class is locked and in use. 404 for those who are not in the class, and 403 for its
 * learners.
 */
export async function requireTaught(db: Knex, caller: SignedIn, id: number, use: 'read' | 'change' = 'read'): Promise<Placed> {
  const assignment = await findAssignment(db, id);
  const row = assignment && (await findClass(db, assignment.class_id, caller.userId));
  if (!assignment || !row || row.role === null) throw noSuchAssignment();
  if (use === 'read') return { assignment, row: await requireClass(db, caller, row.id, 'teach') };
  return { row: await requireClassInUse(db, caller, row.id, 'teach'), assignment: (await findAssignment(db, id)) ?? assignment };
}

/** Whether learners see an assignment: it is published and has opened. */
export const isOpened = ({ published_at, opens_at }: AssignmentRow, now: Date): boolean =>
  published_at !== null && (opens_at === null || now >= opens_at);

/** An assignment for a learner of its class; 404 for others, and before it opens; 403 for its teachers. */
export async function requireSet(db: Knex, caller: SignedIn, id: number, now: Date): Promise<Placed> {
  const assignment = await findAssignment(db, id);
  const row = assignment && (await findClass(db, assignment.class_id, caller.userId));
  if (!assignment || !row || row.role === null) throw noSuchAssignment();
  if (row.role !== 'learner') throw notAllowed('Only learners of this class do its work');
  if (!isOpened(assignment, now)) throw noSuchAssignment();
  return { assignment, row };
}
