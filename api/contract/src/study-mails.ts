import { z } from 'zod';
import { emailInput } from './accounts.ts';
import { text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { timeZoneInput } from './study-plan.ts';

/*
 * Mails that come regularly because someone chose them: none until then. Each has a link that ends it without logging in, also for
 * mail programs (RFC 8058).
 */

export const studyMailsSchema = z.object({
  /** On days for which the plan has something. */
  reminder: z.boolean(),
  weekly_summary: z.boolean(),
});
export type StudyMails = z.infer<typeof studyMailsSchema>;

const token = text(64);
/** How many addresses may get the summary of one link. */
export const MOST_LINK_ADDRESSES = 5;

export const studyMailEndpoints = defineEndpoints({
  'GET /api/study-mails': {
    summary: 'The regular mails that the caller has chosen',
    access: 'signed-in',
    response: studyMailsSchema,
  },
  'PUT /api/study-mails': {
    summary: 'Choose regular mails',
    access: 'signed-in',
    body: z.strictObject({ ...studyMailsSchema.shape, time_zone: timeZoneInput.optional() }),
    response: studyMailsSchema,
  },
  'POST /api/shared-progress/mails': {
    summary: 'Get a weekly summary of the progress that a link shows, once the address is confirmed by a mail',
    access: 'anyone',
    body: z.strictObject({ token, email: emailInput, time_zone: timeZoneInput.optional() }),
    status: 204,
    errors: ['link_invalid', 'too_many_addresses'],
  },
  'POST /api/shared-progress/mails/confirm': {
    summary: 'Confirm the address of a weekly summary by the token in its mail',
    access: 'anyone',
    body: z.strictObject({ token }),
    status: 204,
    errors: ['link_invalid'],
  },
  'GET /api/unsubscribe': {
    summary: 'The address that mail programs know: leads to the page that ends these mails',
    access: 'anyone',
    anyDevice: true,
    query: z.object({ token }).partial(),
    status: 303,
    produces: 'text/html',
    responseHeaders: { location: 'The page' },
  },
  'POST /api/unsubscribe': {
    summary:
      'End the mails that a token came with, by one click in a mail program or on the page. Done again, it changes nothing',
    access: 'anyone',
    anyDevice: true,
    query: z.object({ token }).partial(),
    rawBody: true,
    status: 204,
  },
});
