export { accountRoutes } from './accounts.routes.ts';
export { deleteEndedSessions, findSession } from './sessions.queries.ts';
export { createUser, findUserByEmail, type NewUser, type UserRow } from './users.queries.ts';
