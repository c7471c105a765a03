export { rebuildSchedule } from './schedule/follow-evidence.ts';
export { studyPlanRoutes } from './study-plan.routes.ts';
