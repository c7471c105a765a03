export { DEVELOPER_PAGE_POLICY, developerPage } from './developer-page.ts';

import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer, isRefusedMail } from './smtp-mailer.ts';

export { readStoredMails } from './folder-mailer.ts';
export { type Letter, writeLetter } from './letter.ts';
export { mailboxPages } from './mailbox-page.ts';
export type { Mail, Mailer } from './mailer.ts';

/** Where mails go that are not sent. */
export const outboxFolder = (config: Pick<Config, 'DATA_DIR'>) => join(config.DATA_DIR, 'outbox');

/** The mailer that the settings ask for: SMTP where `SMTP_URL` is set, else a folder. */
export function createMailer(config: Config): Mailer {
  if (!config.SMTP_URL) return createFolderMailer(outboxFolder(config), config.MAIL_FROM);
  const mailer = createSmtpMailer(config.SMTP_URL, config.MAIL_FROM);
  return withBreaker(mailer, outsideServicesOf(config).breaker('mail'), ['send'], { isRefusal: isRefusedMail });
}
