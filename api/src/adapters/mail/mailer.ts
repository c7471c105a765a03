/** A mail ready to go. */
export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address at which a mail program ends these mails by a POST (RFC 8058), where their reader chose them. */
  unsubscribe?: string;
}

/** The headers of a mail that its reader can end by one click. */
export const unsubscribeHeaders = ({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Hands mails to their transport. */
export interface Mailer {
  /** Resolves when the mail is taken over; rejects when it is not, and may then be called again with the same mail. */
  send(mail: Mail): Promise<void>;
  /** Gives connections back. */
  close(): Promise<void>;
}
