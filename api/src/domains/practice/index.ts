export { correctAttemptsOf, judgeAnew } from './correct-attempts.ts';
export { listTouchedLearners, pageOfTouched } from './corrections.queries.ts';
export { practiceRoutes } from './practice.routes.ts';
