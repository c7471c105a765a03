export { gradingRoutes } from './grading.routes.ts';
