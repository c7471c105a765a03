import { composeCorrectedMail, MARKS_CORRECTED_MAIL } from '../domains/bank/corrections/index.ts';
import { composeThanksMail, REPORT_THANKS_MAIL } from '../domains/bank/reports/index.ts';
import { orderMails } from '../domains/billing/plans-and-payments/index.ts';
import { classMails } from '../domains/classes/classes/index.ts';
import { composeReportMail, REPORT_MAIL } from '../domains/grading/grading/index.ts';
import { accountMails } from '../domains/identity/accounts/index.ts';
import { contactMails } from '../domains/support/contact/index.ts';
import { composeReplyMail, REPLY_MAIL } from '../domains/support/doubts/index.ts';
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
