export { exportList, wordsOfFilter } from './exports/export-list.ts';
export { findLastAction, noteStaffAction, noteStaffActionOnce } from './staff-log.queries.ts';
export { staffLogRoutes } from './staff-log.routes.ts';
