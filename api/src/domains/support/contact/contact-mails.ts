import { addressOf } from '@api/contract/addresses';
import { CONTACT_TOPICS } from '@api/contract/contact-topics';
import { readable } from '@api/typesetting';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { supportContact } from '../../../config.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { findMessage, listReplies } from './contact.queries.ts';

/** The kind of mail that notifies the team of a message; its data is `{message_id}`. */
export const NEW_MESSAGE_MAIL = 'contact_message';
/** The kind of mail that answers one; its data is `{message_id, reply_id}`. */
export const REPLY_TO_MESSAGE_MAIL = 'contact_reply';

const newMessage: Composer = async ({ data }, { db, config }) => {
  const message = await findMessage(db, Number(data.message_id));
  if (!message) return null;
  return writeLetter({
    subject: `${CONTACT_TOPICS[message.topic]}: a message from ${message.name}`,
    paragraphs: [`${message.name} (${message.email}) has written by the contact form:`, ...paragraphsOf(message.text)],
    action: { label: 'Answer it', href: config.PUBLIC_URL + addressOf('messages') },
    writeTo: supportContact(config),
  });
};

const reply: Composer = async ({ data }, { db, config }) => {
  const message = await findMessage(db, Number(data.message_id));
  const [answer] = (await listReplies(db, [Number(data.message_id)])).filter(({ id }) => id === Number(data.reply_id));
  if (!message || !answer) return null;
  return writeLetter({
    subject: `Your message to us: ${CONTACT_TOPICS[message.topic]}`,
    // A guest may write in another person's name: only an account's own address is greeted by name.
    name: message.account?.email === message.email ? message.name : null,
    paragraphs: [...paragraphsOf(answer.text), 'You had written:', ...paragraphsOf(message.text)],
    writeTo: supportContact(config),
  });
};

/** The paragraphs of a message, formulae in plain text, separated by empty lines. */
const paragraphsOf = (text: string) =>
  readable(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The mails of this domain, by kind. */
export const contactMails: Readonly<Record<string, Composer>> = {
  [NEW_MESSAGE_MAIL]: newMessage,
  [REPLY_TO_MESSAGE_MAIL]: reply,
};
