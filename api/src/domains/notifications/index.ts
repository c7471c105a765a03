export { notificationRoutes } from './notifications.routes.ts';
export { deleteOldNotifications, type NewNotification, notify, notifyAll, unreadOf } from './notifications.service.ts';
