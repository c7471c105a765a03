export { courseEditingRoutes } from './course-editing.routes.ts';
