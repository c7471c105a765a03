export { presentAssignment } from './assignments/assignment.presenter.ts';
export {
  type AssignmentFields,
  findAssignment,
  insertAssignment,
  putException,
} from './assignments/assignments.queries.ts';
export { classArchived, requireClass } from './class/access.ts';
export { findClass, insertClass, listClasses } from './class/class.queries.ts';
export { putMember } from './class/members.queries.ts';
export { classRoutes } from './classes.routes.ts';
export { purgeOldInvitations } from './membership/invitations.service.ts';
export { join as joinClass, presentPreview } from './membership/join-by-code.service.ts';
export { leaveAllClasses } from './membership/members.service.ts';
export { readClassWork } from './results/class-work.ts';
export { shownScore } from './work/progress-of-work.ts';
export { insertTry, lockWork, putMarking, storeReturned } from './work/work.queries.ts';
export { classMails, notifyClassWork } from './work-notices/notify-class-work.ts';
export { storeNotified } from './work-notices/work-notices.queries.ts';
