export { type NewStaffAction, noteStaffAction } from './staff-log.queries.ts';
export { staffLogRoutes } from './staff-log.routes.ts';
