export { staffDashboardRoutes } from './staff-dashboard.routes.ts';
