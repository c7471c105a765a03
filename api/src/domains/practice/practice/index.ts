export { correctAttemptsOf, rejudge } from './correct-attempts.ts';
export { listTouchedLearners, pageOfTouched } from './corrections.queries.ts';
export { practiceRoutes } from './practice.routes.ts';
