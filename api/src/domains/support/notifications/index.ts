export { renderNotification } from './kinds.ts';
export { findUnread } from './notifications.queries.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { deleteOldNotifications, type NewNotification, notify, notifyAll, unreadOf } from './notifications.service.ts';
