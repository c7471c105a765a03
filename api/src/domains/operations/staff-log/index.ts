export { describeFilter, exportList } from './exports/export-list.ts';
export { countActions, findLastAction, noteStaffAction, recordStaffActionOncePerDay } from './staff-log.queries.ts';
export { staffLogRoutes } from './staff-log.routes.ts';
