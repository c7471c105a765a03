export { ltiRoutes } from './lti.routes.ts';
export { purgeOldLaunches } from './open-launch.service.ts';
export { sendScores } from './send-scores.service.ts';
