export { noteRefusedAccess } from './refused-access.ts';
export {
  forgetOldEvents,
  type NewSecurityEvent,
  noteRefusal,
  noteSecurityEvent,
  type Origin,
} from './security-events.queries.ts';
export { securityEventRoutes } from './security-events.routes.ts';
