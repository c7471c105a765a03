export { classRoutes } from './classes.routes.ts';
export { forgetOldInvitations } from './membership/invitations.service.ts';
export { leaveAllClasses } from './membership/members.service.ts';
export { tellOfClassWork } from './telling/tell-of-work.ts';
export { classMails } from './telling/work-mails.ts';
