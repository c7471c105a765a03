import type { Context } from '../../context.ts';
import { access } from './access.ts';
import { contactMails, contactRoutes, purgeOldMessages } from './contact/index.ts';
import { composeReplyMail, doubtRoutes, purgeUnsentPhotos, REPLY_MAIL } from './doubts/index.ts';
import { deleteOldNotifications, notificationRoutes } from './notifications/index.ts';
import { staffNoteRoutes } from './staff-notes/index.ts';

export const support: Context = {
  tables: ['contact_messages', 'contact_replies', 'doubt_photos', 'doubts', 'notifications', 'staff_notes'],
  access,
  routes(router, { files }) {
    doubtRoutes(router, files);
    notificationRoutes(router);
    contactRoutes(router);
    staffNoteRoutes(router);
  },
  jobs: [
    { name: 'forget-unsent-photos', cron: '12 * * * *', run: ({ db, now }) => purgeUnsentPhotos(db, now) },
    { name: 'purge-old-messages', cron: '2 4 * * *', run: ({ db, now }) => purgeOldMessages(db, now) },
    { name: 'purge-old-notifications', cron: '57 3 * * *', run: ({ db, now }) => deleteOldNotifications(db, now) },
  ],
  mails: { ...contactMails, [REPLY_MAIL]: composeReplyMail },
};
