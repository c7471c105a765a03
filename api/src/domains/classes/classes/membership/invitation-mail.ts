import { createHash, randomBytes } from 'node:crypto';
import { addressOf } from '@api/contract/addresses';
import { writeLetter } from '../../../../adapters/mail/index.ts';
import { supportContact } from '../../../../config.ts';
import type { Composer } from '../../../../mail-outbox/deliver-mail.ts';
import { findClass } from '../class/class.queries.ts';
import { findInvitationForMail, storeInvitationToken } from './invitations.queries.ts';

/** The kind of mail that invites to a class; its data is `{invitation_id}`. */
export const INVITATION_MAIL = 'class_invitation';

/** The stored hash of the token in an invitation's link. */
export const hashOfInvitation = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Writes that mail with a new link; nothing where the invitation was withdrawn or accepted. */
export const composeInvitationMail: Composer = async ({ data }, { db, config }) => {
  const id = Number(data.invitation_id);
  const invitation = await findInvitationForMail(db, id);
  const row = invitation && (await findClass(db, invitation.class_id, 0));
  if (!invitation || !row) return null;
  const token = randomBytes(32).toString('base64url');
  await storeInvitationToken(db, id, hashOfInvitation(token));
  const { class_name, school, subject_name } = invitation;
  const where = school === '' ? subject_name : `${subject_name}, ${school}`;
  const asks = invitation.role === 'learner' ? 'invites you to join' : 'asks you to teach';
  return writeLetter({
    subject: `${row.teacher_name} ${asks} ${class_name}`,
    name: null,
    paragraphs: [
      `${row.teacher_name} ${asks} the class ${class_name} (${where}).`,
      'Log in or sign up, read what the class is about, and decide. The link works for 30 days.',
    ],
    action: {
      label: 'See the invitation',
      href: config.PUBLIC_URL + addressOf('join-class', {}, { query: { invitation: token } }),
    },
    afterwards: ["Don't know this teacher? You can ignore this email: nothing happens until you accept."],
    writeTo: supportContact(config),
  });
};
