export { accountRoutes } from './accounts.routes.ts';
export { recordAgreement } from './agreements/agreements.service.ts';
export { deleteOldTokens } from './mailed-links/account-tokens.queries.ts';
export { accountMails } from './mails.ts';
export { anonymiseDeletedAccounts } from './own-data/own-data.service.ts';
export { deleteEndedPasskeyChallenges } from './passkeys/passkeys.queries.ts';
export { deleteEndedChallenges } from './second-factor/second-factors.queries.ts';
export { deleteEndedSessions, findSession, isSessionOpen } from './sessions/sessions.queries.ts';
export { startSession } from './sign-in/start-session.ts';
export { addWaitingSignUp, deleteOldSignUps } from './sign-up/waiting-sign-ups.queries.ts';
export { countLockedAccounts, listColleagues } from './staff/staff-users.queries.ts';
export {
  createUser,
  findSubjects,
  findUser,
  findUserByEmail,
  findUserByIdentity,
  linkIdentity,
  type NewUser,
  touchIdentity,
  updateUser,
} from './users.queries.ts';
