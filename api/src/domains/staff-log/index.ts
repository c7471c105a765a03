export type { ListQuery } from './exports/cursor.queries.ts';
export { exportList, type ListExport } from './exports/export-list.ts';
export { findLastAction, type NewStaffAction, noteStaffAction, noteStaffActionOnce } from './staff-log.queries.ts';
export { staffLogRoutes } from './staff-log.routes.ts';
