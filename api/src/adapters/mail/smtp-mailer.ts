import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/** Whether the server took the mail's sender, addressee or text and said no: it is well, and others' mails may go. */
export const isRefusedMail = (error: unknown): boolean =>
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
    async send({ to, subject, text, html }: Mail) {
      // An address object is never parsed as a list, so one stored address cannot become two recipients.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    async close() {
      transport.close();
    },
  };
}
