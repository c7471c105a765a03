export { noteRefusedAccess } from './refused-access.ts';
export {
  noteRefusal,
  noteSecurityEvent,
  purgeOldEvents,
} from './security-events.queries.ts';
export { securityEventRoutes } from './security-events.routes.ts';
