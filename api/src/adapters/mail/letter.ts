import { BRAND } from '@api/contract/brand';
import { frameMail } from './mail-frame.ts';
import type { Mail } from './mailer.ts';

/**
 * The content of a mail. Every mail has the same frame: greeting, paragraphs, at most one button and a secondary link,
 * how to reach us.
 */
export interface Letter {
  subject: string;
  /** How the reader is called; absent where we do not know them. */
  name?: string | null;
  paragraphs: readonly string[];
  action?: { label: string; href: string };
  /** A secondary action. */
  otherwise?: { label: string; href: string };
  /** Said after the button, smaller. */
  afterwards?: readonly string[];
  /** The reader's contact, as the words after "write to". */
  writeTo: string;
}

/** Sets a letter as plain text and as HTML that says the same. */
export function writeLetter(letter: Letter): Omit<Mail, 'to'> {
  const greeting = letter.name ? `Hello ${letter.name},` : 'Hello,';
  const footer = `Questions? Write to ${letter.writeTo}. ${BRAND} is independent of the IB organisation.`;
  const actions = [letter.action, letter.otherwise].flatMap((action) => (action ? [`${action.label}:\n${action.href}`] : []));
  const text = [greeting, ...letter.paragraphs, ...actions, ...(letter.afterwards ?? []), `-- \n${footer}`].join('\n\n');
  const { subject, paragraphs, action, otherwise, afterwards = [] } = letter;
  return {
    subject,
    text: `${text}\n`,
    html: frameMail({ subject, greeting, paragraphs, action, otherwise, afterwards, footer }),
  };
}
