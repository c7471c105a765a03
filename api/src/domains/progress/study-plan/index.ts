export { listCourseIds } from './plan/plan.service.ts';
export { rebuildSchedule } from './schedule/follow-evidence.ts';
export { studyPlanRoutes } from './study-plan.routes.ts';
