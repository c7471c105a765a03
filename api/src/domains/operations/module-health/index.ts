export { forgetOldHealth } from './forget-old-health.ts';
export { pageSpeedOf } from './measurements/page-speed.ts';
export { moduleHealthRoutes } from './module-health.routes.ts';
