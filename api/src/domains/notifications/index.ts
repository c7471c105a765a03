export { notificationRoutes } from './notifications.routes.ts';
export { deleteOldNotifications, type NewNotification, notify, unreadOf } from './notifications.service.ts';
