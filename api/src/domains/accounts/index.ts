export { accountRoutes } from './accounts.routes.ts';
export { deleteEndedSessions, findSession } from './sign-in/sessions.queries.ts';
export { createUser, findUserByEmail, type NewUser, type UserRow } from './users.queries.ts';
