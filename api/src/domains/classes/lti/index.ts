export { ltiRoutes } from './lti.routes.ts';
export { forgetOldLaunches } from './open-launch.service.ts';
