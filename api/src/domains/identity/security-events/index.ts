export { noteRefusedAccess } from './refused-access.ts';
export {
  forgetOldEvents,
  noteRefusal,
  noteSecurityEvent,
} from './security-events.queries.ts';
export { securityEventRoutes } from './security-events.routes.ts';
