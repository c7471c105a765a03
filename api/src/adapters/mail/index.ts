import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import { createFolderMailer } from './folder-mailer.ts';
import { type Mail, type Mailer, unsubscribeHeaders } from './mailer.ts';

export { DEVELOPER_PAGE_POLICY, developerPage } from './developer-page.ts';
export { readStoredMails } from './folder-mailer.ts';
export { type Letter, writeLetter } from './mail-frame.ts';
export { mailboxPages } from './mailbox-page.ts';
export type { Mail, Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/** Whether the server rejected the mail's sender, addressee or text: it works, and other mails may go out. */
const isRefusedMail = (error: unknown): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(String((error as { code?: unknown } | null)?.code)) &&
  Number((error as { responseCode?: unknown }).responseCode) >= 400;

/** Sends through the SMTP server of `url`, over a few kept connections. TLS is required except to this machine. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      requireTLS: !local && url.startsWith('smtp:'),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text, html, unsubscribe }: Mail) {
      // An address object is never parsed as a list, so one stored address cannot become two recipients.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: unsubscribeHeaders({ unsubscribe }),
      });
    },
    async close() {
      transport.close();
    },
  };
}

export const outboxFolder = (config: Pick<Config, 'DATA_DIR'>) => join(config.DATA_DIR, 'outbox');

/** The configured mailer: SMTP where `SMTP_URL` is set, else a folder. */
export function createMailer(config: Config): Mailer {
  if (!config.SMTP_URL) return createFolderMailer(outboxFolder(config), config.MAIL_FROM);
  const mailer = createSmtpMailer(config.SMTP_URL, config.MAIL_FROM);
  return withBreaker(mailer, outsideServicesOf(config).breaker('mail'), ['send'], { isRefusal: isRefusedMail });
}
