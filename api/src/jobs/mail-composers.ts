import { accountMails } from '../domains/accounts/index.ts';
import { classMails } from '../domains/classes/index.ts';
import { contactMails } from '../domains/contact/index.ts';
import { composeCorrectedMail, MARKS_CORRECTED_MAIL } from '../domains/corrections/index.ts';
import { composeReplyMail, REPLY_MAIL } from '../domains/doubts/index.ts';
import { composeReportMail, REPORT_MAIL } from '../domains/grading/index.ts';
import { orderMails } from '../domains/plans-and-payments/index.ts';
import { composeThanksMail, REPORT_THANKS_MAIL } from '../domains/reports/index.ts';
import type { Composer } from '../mail-outbox/deliver-mail.ts';

/** Every kind of mail and its template. */
export const mailComposers: Readonly<Record<string, Composer>> = {
  ...accountMails,
  ...classMails,
  ...contactMails,
  ...orderMails,
  [REPLY_MAIL]: composeReplyMail,
  [REPORT_MAIL]: composeReportMail,
  [MARKS_CORRECTED_MAIL]: composeCorrectedMail,
  [REPORT_THANKS_MAIL]: composeThanksMail,
};
