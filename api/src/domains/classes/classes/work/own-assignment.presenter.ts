import type { OwnAssignment } from '@api/contract';
import { presentAssignment } from '../assignments/assignment.presenter.ts';
import type { AssignmentRow } from '../assignments/assignments.queries.ts';
import type { ClassRow } from '../class/class.queries.ts';
import { type LearnerWork, presentTries } from './progress-of-work.ts';

/** Whether a learner can begin or go on. */
function canWork(assignment: AssignmentRow, row: ClassRow, work: LearnerWork, now: Date): boolean {
  if (row.archived_at || (work.moments.closesAt && now >= work.moments.closesAt)) return false;
  if (assignment.kind === 'reading') return work.row?.read_at == null;
  return work.open !== undefined || work.tests.length < assignment.tries;
}

/** An assignment as one learner sees it. Marks and comments of teachers show once they are returned. */
export function presentOwn(row: ClassRow, assignment: AssignmentRow, work: LearnerWork, now: Date): OwnAssignment {
  const isReturned = work.row?.returned_at != null;
  const shown = isReturned || !work.score?.by_teacher;
  const unmarked = work.counted && {
    marks: work.counted.obtained,
    marked: work.counted.marked,
    of: work.counted.marks,
    by_teacher: false,
  };
  const score = shown ? work.score : (unmarked ?? null);
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
