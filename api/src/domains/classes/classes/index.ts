export {
  type AssignmentFields,
  insertAssignment,
  putException,
} from './assignments/assignments.queries.ts';
export { classArchived } from './class/access.ts';
export { findClass, insertClass, listClasses } from './class/class.queries.ts';
export { putMember } from './class/members.queries.ts';
export { classRoutes } from './classes.routes.ts';
export { forgetOldInvitations } from './membership/invitations.service.ts';
export { join as joinClass, presentPreview } from './membership/join-by-code.service.ts';
export { leaveAllClasses } from './membership/members.service.ts';
export { classMails, tellOfClassWork } from './telling/tell-of-work.ts';
export { storeTold } from './telling/telling.queries.ts';
export { insertTry, lockWork, putMarking, storeReturned } from './work/work.queries.ts';
