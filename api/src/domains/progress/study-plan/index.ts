export { planDay } from './choose-day/day-plan.ts';
export { addDays, dayAt, daysFrom, mondayOf, startOfDay } from './choose-day/local-day.ts';
export { readDay, readWeek } from './day/day-input.ts';
export { findGoal } from './plan/plan.queries.ts';
export { listCourseIds, NO_TIME_ZONE, readPlan } from './plan/plan.service.ts';
export { rebuildSchedule } from './schedule/follow-evidence.ts';
export { studyPlanRoutes } from './study-plan.routes.ts';
