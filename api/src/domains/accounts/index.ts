export { accountRoutes } from './accounts.routes.ts';
export { keepAgreement } from './agreements/agreements.service.ts';
export { deleteOldTokens } from './email-and-password/account-tokens.queries.ts';
export { accountMails } from './mails.ts';
export { anonymiseDeletedAccounts } from './own-data/own-data.service.ts';
export { deleteEndedChallenges } from './second-factor/challenges.queries.ts';
export { deleteEndedSessions, findSession, isSessionOpen } from './sign-in/sessions.queries.ts';
export { listColleagues } from './staff/colleagues.queries.ts';
export { createUser, findUser, findUserByEmail, type NewUser, type UserRow, updateUser } from './users.queries.ts';
