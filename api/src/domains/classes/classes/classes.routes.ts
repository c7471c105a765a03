import { type ApiRouter, route } from '../../../http/route.ts';
import { readClass } from './class/class.presenter.ts';
import {
  accept,
  getInvitations,
  invite,
  limitLinks,
  limitLists,
  previewByInvitation,
  sendAgain,
  withdraw,
} from './membership/invitations.service.ts';
import { joinByCode, limitCodes, previewByCode } from './membership/join-by-code.service.ts';
import {
  archiveClass,
  changeClass,
  getAllClasses,
  removeClass,
  renewJoinCode,
  restoreClass,
  startClass,
} from './membership/manage-class.service.ts';
import { getMembers, handOver, leaveClass, makeOwnChoices, removeMember } from './membership/members.service.ts';
import { getClassLearner, getClassProgress, getLooks } from './progress/class-progress.service.ts';
import { exportGradebook, exportWorkbook, getGradebook } from './results/gradebook.service.ts';
import { getLearnerWork, markWork } from './results/learner-work.service.ts';
import { getOverview, getProjectedQuestion } from './results/overview.service.ts';
import { getRoster, limitRosters } from './roster/roster.service.ts';
import { getAssignment, getClassAssignments, getClasses } from './set-work/read-work.service.ts';
import {
  changeWork,
  copyWork,
  deleteWork,
  limitAssignments,
  limitTries,
  makeException,
  removeException,
  setWork,
} from './set-work/set-work.service.ts';
import { beginTry, getClassWork, markRead } from './work/do-work.service.ts';

const inTransaction = { transaction: true } as const;

function memberRoutes(router: ApiRouter): void {
  route(router, 'GET /api/class-codes/:code', { limit: limitCodes }, previewByCode);
  route(router, 'POST /api/class-codes/:code/join', { transaction: true, limit: limitCodes }, joinByCode);
  route(router, 'POST /api/class-invitations/read', { transaction: true, limit: limitLinks }, previewByInvitation);
  route(router, 'POST /api/class-invitations/accept', { transaction: true, limit: limitLinks }, accept);
  route(router, 'GET /api/classes/:id/invitations', {}, getInvitations);
  route(router, 'POST /api/classes/:id/invitations', { transaction: true, limit: limitLists }, invite);
  route(router, 'POST /api/classes/:id/invitations/:invitationId/send', inTransaction, sendAgain);
  route(router, 'DELETE /api/classes/:id/invitations/:invitationId', {}, withdraw);
  route(router, 'POST /api/classes/:id/roster', { limit: limitRosters }, getRoster);
  route(router, 'GET /api/classes/:id/members', {}, getMembers);
  route(router, 'PUT /api/classes/:id/members/me', {}, makeOwnChoices);
  route(router, 'DELETE /api/classes/:id/members/:userId', {}, removeMember);
  route(router, 'POST /api/classes/:id/leave', {}, leaveClass);
  route(router, 'POST /api/classes/:id/hand-over', inTransaction, handOver);
}

function workRoutes(router: ApiRouter): void {
  route(router, 'GET /api/classes/:id/assignments', {}, getClassAssignments);
  route(router, 'POST /api/classes/:id/assignments', { transaction: true, limit: limitAssignments }, setWork);
  route(router, 'GET /api/assignments/:id', {}, getAssignment);
  route(router, 'PATCH /api/assignments/:id', inTransaction, changeWork);
  route(router, 'DELETE /api/assignments/:id', {}, deleteWork);
  route(router, 'POST /api/assignments/:id/copy', { transaction: true, limit: limitAssignments }, copyWork);
  route(router, 'PUT /api/assignments/:id/exceptions/:userId', inTransaction, makeException);
  route(router, 'DELETE /api/assignments/:id/exceptions/:userId', inTransaction, removeException);
  route(router, 'POST /api/assignments/:id/tries', { transaction: true, limit: limitTries }, beginTry);
  route(router, 'POST /api/assignments/:id/read', inTransaction, markRead);
  route(router, 'GET /api/class-work', {}, getClassWork);
}

function resultRoutes(router: ApiRouter): void {
  route(router, 'GET /api/assignment-overview', {}, getOverview);
  route(router, 'GET /api/assignments/:id/questions/:questionId', {}, getProjectedQuestion);
  route(router, 'GET /api/assignments/:id/learners/:userId', {}, getLearnerWork);
  route(router, 'PUT /api/assignments/:id/learners/:userId/marks', inTransaction, markWork);
  route(router, 'GET /api/classes/:id/gradebook', {}, getGradebook);
  route(router, 'GET /api/classes/:id/gradebook.csv', {}, exportGradebook);
  route(router, 'GET /api/classes/:id/gradebook.xlsx', {}, exportWorkbook);
  route(router, 'GET /api/classes/:id/progress', {}, getClassProgress);
  route(router, 'GET /api/classes/:id/learners/:userId', {}, getClassLearner);
  route(router, 'GET /api/class-looks', {}, getLooks);
}

export function classRoutes(router: ApiRouter): void {
  route(router, 'GET /api/classes', {}, getClasses);
  route(router, 'POST /api/classes', inTransaction, startClass);
  route(router, 'GET /api/classes/:id', {}, ({ db, caller, params }) => readClass(db, caller, params.id));
  route(router, 'PATCH /api/classes/:id', inTransaction, changeClass);
  route(router, 'DELETE /api/classes/:id', inTransaction, removeClass);
  route(router, 'POST /api/classes/:id/archive', inTransaction, archiveClass);
  route(router, 'POST /api/classes/:id/restore', inTransaction, restoreClass);
  route(router, 'POST /api/classes/:id/join-code', inTransaction, renewJoinCode);
  route(router, 'GET /api/admin/classes', {}, getAllClasses);
  memberRoutes(router);
  workRoutes(router);
  resultRoutes(router);
}
