export { forgetOldHealth } from './forget-old-health.ts';
export { moduleHealthRoutes } from './module-health.routes.ts';
