export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one-click unsubscribe address (RFC 8058), for optional mails. */
  unsubscribe?: string;
}

export const unsubscribeHeaders = ({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

export interface Mailer {
  /** Resolves once the mail is accepted; after a rejection it may be called again with the same mail. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
