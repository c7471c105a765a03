export { type Activity, activePeople } from './active-people.queries.ts';
export { type Backlog, readBacklog } from './backlog.ts';
export { staffDashboardRoutes } from './staff-dashboard.routes.ts';
