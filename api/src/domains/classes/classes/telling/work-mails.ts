import { addressOf } from '@api/contract/addresses';
import { writeLetter } from '../../../../adapters/mail/index.ts';
import { supportContact } from '../../../../config.ts';
import type { Composer } from '../../../../mail-outbox/deliver-mail.ts';
import { composeInvitationMail, INVITATION_MAIL } from '../membership/invitation-mail.ts';
import { RETURNED_MAIL } from '../results/learner-work.service.ts';
import { findWorkForMail } from './telling.queries.ts';

/** The kinds of mails about set work; the data of each is `{assignment_id}`. */
export const OPENED_MAIL = 'class_work_opened';
export const DUE_MAIL = 'class_work_due';

/** `Friday 4 December 2026, 08:30`, in the time zone of the class. */
const momentIn = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(moment);

type Words = { subject: string; first: string };

/** Writes a mail about set work; nothing where the assignment is gone, or its learner has left the class. */
const workMail =
  (words: (title: string, className: string) => Words): Composer =>
  async ({ user_id, data }, { db, config }) => {
    const id = Number(data.assignment_id);
    const work = user_id === null ? undefined : await findWorkForMail(db, id, user_id);
    if (!work) return null;
    const { subject, first } = words(work.title, work.class_name);
    return writeLetter({
      subject,
      name: work.name,
      paragraphs: [first, ...(work.due_at ? [`Due: ${momentIn(work.due_at, work.time_zone)} (${work.time_zone}).`] : [])],
      action: {
        label: 'Open it',
        href: config.PUBLIC_URL + addressOf('assignment', { classId: work.class_id, assignmentId: id }),
      },
      writeTo: supportContact(config),
    });
  };

/** The mails of this domain by their kind. */
export const classMails: Readonly<Record<string, Composer>> = {
  [INVITATION_MAIL]: composeInvitationMail,
  [OPENED_MAIL]: workMail((title, className) => ({
    subject: `New work in ${className}: ${title}`,
    first: `Your teacher has set new work in ${className}: ${title}.`,
  })),
  [DUE_MAIL]: workMail((title, className) => ({
    subject: `Due within a day: ${title}`,
    first: `${title} in ${className} is due within a day, and you haven't handed it in yet.`,
  })),
  [RETURNED_MAIL]: workMail((title, className) => ({
    subject: `Marked: ${title}`,
    first: `Your teacher has marked ${title} in ${className}. Open it to see your marks and the comments.`,
  })),
};
