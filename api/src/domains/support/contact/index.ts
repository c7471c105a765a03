import { type ApiRouter, route } from '../../../http/route.ts';
import {
  assignMessage,
  exportMessages,
  getMessages,
  limitMessages,
  putMessage,
  replyToMessage,
  writeToTeam,
} from './contact.service.ts';

export function contactRoutes(router: ApiRouter): void {
  route(router, 'POST /api/contact', { limit: limitMessages, transaction: true }, writeToTeam);
  route(router, 'GET /api/admin/messages', {}, getMessages);
  route(router, 'GET /api/admin/messages/export', {}, exportMessages);
  route(router, 'POST /api/admin/messages/:id/replies', { transaction: true }, replyToMessage);
  route(router, 'PUT /api/admin/messages/:id', { transaction: true }, putMessage);
  route(router, 'PUT /api/admin/messages/:id/assignee', { transaction: true }, assignMessage);
}

export { countOpenMessages, listMessagesToAnswer } from './contact.queries.ts';
export { contactMails, purgeOldMessages } from './contact.service.ts';
