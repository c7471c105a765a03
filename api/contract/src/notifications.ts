import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, pageSizeParamSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** Unread notifications are counted up to here; beyond it the number does not matter. */
export const MOST_UNREAD = 100;

/** The area of a notification, for its icon; a page shows an unknown one as `other`. */
export const notificationAreaSchema = z.enum(['doubts', 'tests', 'questions', 'membership', 'account', 'classes', 'other']);
export type NotificationArea = z.infer<typeof notificationAreaSchema>;

/** The edition of the site that asks. `restricted` has no page for payments and grading, and gets no notification of them. */
const variantSchema = z.enum(['full', 'restricted']);

/** Something that has happened to the caller, in words: a page of yesterday can show what was invented today. */
export const notificationSchema = z.object({
  id: idSchema,
  area: notificationAreaSchema,
  /** One plain sentence or two. */
  text: z.string(),
  /** The address within the site for more; null if there is no such page. */
  to: z.string().nullable(),
  created_at: momentSchema,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

const unreadCountSchema = z.int().nonnegative().max(MOST_UNREAD);
/** The number of unread ones, by variant of the site; `MOST_UNREAD` means that many or more. */
export const unreadSchema = z.object({ full: unreadCountSchema, restricted: unreadCountSchema });
export type Unread = z.infer<typeof unreadSchema>;

export const notificationEndpoints = defineEndpoints({
  'GET /api/notifications': {
    summary: "The caller's notifications, latest first; `before` is the `next` of the previous part",
    access: 'signed-in',
    query: z.strictObject({
      before: idParamSchema.optional(),
      pageSize: pageSizeParamSchema.optional(),
      variant: variantSchema.optional(),
    }),
    response: z.object({
      notifications: z.array(notificationSchema),
      /** Null at the end. */
      next: idSchema.nullable(),
      unread: unreadSchema,
    }),
  },
  'GET /api/notifications/unread': {
    summary: 'The count of unread notifications; pages poll it in the background',
    access: 'signed-in',
    unattended: true,
    response: z.object({ unread: unreadSchema }),
  },
  'POST /api/notifications/read': {
    summary: 'Mark all notifications as read up to the latest that the caller has seen',
    access: 'signed-in',
    body: z.strictObject({ up_to: idSchema, variant: variantSchema.optional() }),
    response: z.object({ unread: unreadSchema }),
  },
  'POST /api/notifications/:id/read': {
    summary: 'Mark one notification as read',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema }),
    response: z.object({ unread: unreadSchema }),
  },
});
