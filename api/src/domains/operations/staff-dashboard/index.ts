export { type Backlog, readBacklog } from './backlog.ts';
export { staffDashboardRoutes } from './staff-dashboard.routes.ts';
