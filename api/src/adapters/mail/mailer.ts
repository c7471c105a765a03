/** A mail ready to go. */
export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails to their transport. */
export interface Mailer {
  /** Resolves when the mail is taken over; rejects when it is not, and may then be called again with the same mail. */
  send(mail: Mail): Promise<void>;
  /** Gives connections back. */
  close(): Promise<void>;
}
