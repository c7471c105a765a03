export { exportList, type ListExport, wordsOfFilter } from './exports/export-list.ts';
export { findLastAction, type NewStaffAction, noteStaffAction, noteStaffActionOnce } from './staff-log.queries.ts';
export { staffLogRoutes } from './staff-log.routes.ts';
