import { type ApiRouter, route } from '../../../http/route.ts';
import { getNotifications, getUnread, readOne, readUpTo } from './notifications.service.ts';

export function notificationRoutes(router: ApiRouter): void {
  route(router, 'GET /api/notifications', {}, getNotifications);
  route(router, 'GET /api/notifications/unread', {}, getUnread);
  route(router, 'POST /api/notifications/read', {}, readUpTo);
  route(router, 'POST /api/notifications/:id/read', {}, readOne);
}

export { renderNotification } from './kinds.ts';
export { findUnread } from './notifications.queries.ts';
export { deleteOldNotifications, type NewNotification, notify, notifyAll, unreadOf } from './notifications.service.ts';
