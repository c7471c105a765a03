import { addressOf } from '@api/contract/addresses';
import { readable } from '@api/typesetting';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { supportContact } from '../../../config.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { findDoubt } from './doubts.queries.ts';

/** The kind of mail that notifies a learner of a reply; its data is `{reply_id}`. */
export const REPLY_MAIL = 'doubt_replied';

/** Writes that mail; nothing where the reply or its doubt is gone. */
export const composeReplyMail: Composer = async ({ data }, { db, config }) => {
  const row = await findDoubt(db, Number(data.reply_id));
  if (!row?.parent) return null;
  const { full_name, username } = row.parent.user;
  const topic = row.path.at(-1)?.topic_name ?? row.subject.subject_name;
  return writeLetter({
    subject: `Your doubt on ${topic} has a reply`,
    name: full_name ?? username,
    paragraphs: [
      `You asked about a question on ${topic} (${row.subject.subject_name}):`,
      readable(row.parent.queries),
      'The reply:',
      readable(row.queries),
      ...(row.photo ? ['There is a photo with it, under My Doubts.'] : []),
    ],
    action: { label: 'Open My Doubts', href: config.PUBLIC_URL + addressOf('doubts') },
    writeTo: supportContact(config),
  });
};
