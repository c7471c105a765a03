import { addressOf } from '@api/contract/addresses';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { supportContact } from '../../../config.ts';
import { longDate } from '../../../long-date.ts';
import type { ComposeContext, Composer } from '../../../mail-outbox/deliver-mail.ts';
import type { MailOrder } from '../../../mail-outbox/mail-orders.queries.ts';
import { createToken } from './mailed-links/account-tokens.queries.ts';
import { SIGN_UP_MAIL } from './sign-up/confirm-by-mail.ts';
import { createSignUpToken, LINK_HOURS } from './sign-up/waiting-sign-ups.queries.ts';
import { composeUserInvitation, USER_INVITATION_MAIL } from './staff/invite-users.ts';
import { findUser, findUserByEmail, type UserRow } from './users.queries.ts';

/**
 * The name in a mail's greeting: only for a verified address, so that a stranger cannot make us send their words,
 * typed as a name, to an address of their choice.
 */
const nameOf = ({ verified, full_name, username }: UserRow) => (verified ? (full_name ?? username) : null);

/** The account that a mail is about; null if it was deleted. */
async function accountOf({ user_id }: MailOrder, { db }: ComposeContext): Promise<UserRow | null> {
  const user = user_id === null ? null : await findUser(db, user_id);
  return user?.anonymised_at ? null : user;
}

const notice =
  (subject: string, paragraphs: (user: UserRow, data: MailOrder['data']) => string[]): Composer =>
  async (order, context) => {
    const user = await accountOf(order, context);
    if (!user) return null;
    const writeTo = supportContact(context.config);
    return writeLetter({ subject, name: nameOf(user), paragraphs: paragraphs(user, order.data), writeTo });
  };

const verifyEmail: Composer = async (order, context) => {
  const { db, config, now } = context;
  const user = await accountOf(order, context);
  const wanted = user && (order.address === user.pending_email || (order.address === user.email && !user.verified));
  if (!user || !wanted) return null;
  const token = await createToken(db, { userId: user.id, purpose: 'verify-email', email: order.address }, now);
  return writeLetter({
    subject: 'Please verify your email address',
    paragraphs: ['Please confirm that this is your address. The link works for 24 hours.'],
    action: { label: 'Verify my address', href: config.PUBLIC_URL + addressOf('verify-email', {}, { query: { token } }) },
    afterwards: ['If you didn’t ask for this, you can ignore this email.'],
    writeTo: supportContact(config),
  });
};

const resetPassword: Composer = async ({ address }, { db, config, now }) => {
  const user = await findUserByEmail(db, address);
  if (!user || user.anonymised_at) return null;
  const token = await createToken(db, { userId: user.id, purpose: 'reset-password', email: user.email }, now);
  return writeLetter({
    subject: 'Choose a new password',
    name: nameOf(user),
    paragraphs: ['Someone, hopefully you, asked for a new password. The link works once, for 30 minutes.'],
    action: { label: 'Choose a new password', href: config.PUBLIC_URL + addressOf('reset-password', {}, { query: { token } }) },
    afterwards: ['If it wasn’t you, you can ignore this email. Your password stays the same.'],
    writeTo: supportContact(config),
  });
};

const addressInUse: Composer = async ({ address }, { db, config }) => {
  const user = await findUserByEmail(db, address);
  if (!user || user.anonymised_at) return null;
  return writeLetter({
    subject: 'Your address already has an account',
    name: nameOf(user),
    paragraphs: [
      'Someone asked to use this address for another account. It’s already used by yours, so nothing has changed.',
      'If it was you, log in with this address. Forgotten your password? You can choose a new one.',
    ],
    writeTo: supportContact(config),
  });
};

/** To anyone who tried to sign up with an address that has an account, or whose address another person tried. */
const haveAccount = (user: UserRow, { config }: ComposeContext) =>
  writeLetter({
    subject: 'You already have an account',
    name: nameOf(user),
    paragraphs: [
      'Someone, hopefully you, tried to sign up with this address. It already has an account, so nothing has changed. Just log in.',
    ],
    action: { label: 'Log in', href: config.PUBLIC_URL + addressOf('login') },
    otherwise: { label: 'Choose a new password', href: config.PUBLIC_URL + addressOf('forgot-password') },
    afterwards: ['If it wasn’t you, you can ignore this email.'],
    writeTo: supportContact(config),
  });

/** A sign-up's link, or the word that there is an account: only the reader of the mail learns which. */
const signUp: Composer = async ({ address, data }, context) => {
  const { db, config, now } = context;
  const owner = await findUserByEmail(db, address);
  if (owner) return haveAccount(owner, context);
  const token = await createSignUpToken(db, Number(data.sign_up), now);
  if (!token) return null;
  return writeLetter({
    subject: 'Please confirm your sign-up',
    paragraphs: [
      `Someone, hopefully you, signed up with this address. Open the link to confirm it’s yours and choose your password. It works once, for ${LINK_HOURS} hours.`,
    ],
    action: { label: 'Confirm my address', href: config.PUBLIC_URL + addressOf('verify-email', {}, { query: { token } }) },
    afterwards: ['If you didn’t sign up, ignore this email and don’t open the link. No account is created without it.'],
    writeTo: supportContact(config),
  });
};

/** The mails of this domain, by kind. */
export const accountMails: Readonly<Record<string, Composer>> = {
  [SIGN_UP_MAIL]: signUp,
  [USER_INVITATION_MAIL]: composeUserInvitation,
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'address-in-use': addressInUse,
  'password-changed': notice('Your password has been changed', () => [
    'Your password has just been changed, and you have been signed out wherever else you were signed in.',
    'If it was not you, choose a new password with "Forgot password" on the log-in page, and write to us.',
  ]),
  'second-factor-added': notice('Your account asks for a code now', () => [
    'From now on logging in asks for a code of your authenticator app besides the password. Keep your recovery codes where you find them without your phone.',
    'If it was not you, choose a new password with "Forgot password" on the log-in page, and write to us.',
  ]),
  'second-factor-removed': notice('Your account no longer asks for a code', () => [
    'Logging in asks for your password alone again.',
    'If it was not you, choose a new password with "Forgot password" on the log-in page, and write to us.',
  ]),
  'passkey-added': notice('A passkey for your account', (_, { name }) => [
    `From now on the passkey "${name}" signs in to your account, without a password or a code.`,
    'If it was not you, remove it under Account details, Security, change your password there, and write to us.',
  ]),
  'passkeys-removed': notice('A passkey no longer opens your account', (_, { names }) => [
    `It no longer signs in to your account: ${[names].flat().join(', ')}. Your device may still offer it; remove it there too.`,
    'If it was not you, change your password under Account details, Security, and write to us.',
  ]),
  'email-changed': notice('Your email address has been changed', (_, { email }) => [
    `From now on you log in with ${email}. This is the last mail to the old address.`,
    'If it was not you, please write to us at once.',
  ]),
  'account-deletion': notice('Your account is going to be deleted', (_, { delete_after, plan }) => [
    `As you asked, your account will be deleted on ${longDate(String(delete_after))}.`,
    plan
      ? `Your ${plan} is cancelled with it: nothing more is charged for it. If you change your mind, just log in before then. ` +
        'Your account stays; the plan stays yours as long as it is paid for, and you can resume it under Account details, Membership.'
      : 'If you change your mind, just log in before then, and everything stays as it is.',
  ]),
  'account-locked': notice('Your account is locked', () => [
    'Your account was used on more devices than it includes, so we have locked it and signed it out everywhere.',
    'Write to us and we will unlock it.',
  ]),
  'account-closed-by-staff': notice('Your account is locked', () => [
    'We have locked your account and signed it out everywhere. Write to us to learn why, or if you think that we are mistaken.',
  ]),
  'account-open-again': notice('Your account is unlocked', () => ['Your account can be used again: just log in.']),
  'plan-given': notice('A plan for you', (_, { plan, until }) => [
    `We have given you ${plan} without any payment, ${until ? `until ${longDate(String(until))}` : 'until further notice'}.`,
  ]),
  'account-unlocked': notice('Your account is unlocked', () => [
    'Your account can be used again. You are signed out on all devices, and none of them counts any more: just log in.',
    'It includes 4 devices and 2 more for a while, used one at a time. Under Account details, Devices, you can remove those that you no longer use.',
  ]),
};
