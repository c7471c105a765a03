import { accountMails } from '../domains/accounts/index.ts';
import { contactMails } from '../domains/contact/index.ts';
import { composeReplyMail, REPLY_MAIL } from '../domains/doubts/index.ts';
import { composeReportMail, REPORT_MAIL } from '../domains/grading/index.ts';
import type { Composer } from './deliver-mail.ts';

/** Every kind of mail and who writes it. */
export const mailComposers: Readonly<Record<string, Composer>> = {
  ...accountMails,
  ...contactMails,
  [REPLY_MAIL]: composeReplyMail,
  [REPORT_MAIL]: composeReportMail,
};
