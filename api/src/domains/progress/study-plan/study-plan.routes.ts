import { countTry } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { changePlan, skipTask } from './plan/plan.service.ts';
import { beginRun, getRun, settleQuestion } from './runs/runs.service.ts';
import { getToday, getWeek } from './today/today.service.ts';

/** More runs than a learner who works on them begins. */
const RUNS = { name: 'study-runs', tries: 120, windowMs: 3_600_000 };

export function studyPlanRoutes(router: ApiRouter): void {
  route(router, 'GET /api/today', {}, getToday);
  route(router, 'PUT /api/study-plan', {}, changePlan);
  route(router, 'GET /api/study-plan/week', {}, getWeek);
  route(router, 'PUT /api/study-plan/skips', {}, skipTask);
  route(
    router,
    'POST /api/study-plan/runs',
    { limit: ({ db, caller, now }) => countTry(db, RUNS, caller.userId, now) },
    beginRun,
  );
  route(router, 'GET /api/study-plan/runs/:id', {}, getRun);
  route(router, 'PUT /api/study-plan/runs/:id/questions/:questionId', {}, settleQuestion);
}
