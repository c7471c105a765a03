import { emailInput, type InvitationFault } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import { BRAND } from '@api/contract/brand';
import type { Knex } from 'knex';
import { writeLetter } from '../../../../adapters/mail/index.ts';
import { supportContact } from '../../../../config.ts';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import type { Composer } from '../../../../mail-outbox/deliver-mail.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { findUser, findUserByEmail } from '../users.queries.ts';
import { findKnownAddresses } from './staff-users.queries.ts';

/** The kind of mail that invites a person to sign up; its data is `{by}`, an account of staff. */
export const USER_INVITATION_MAIL = 'user-invitation';

/** Writes that mail; nothing for an address that has an account by now. */
export const composeUserInvitation: Composer = async ({ address, data }, { db, config }) => {
  const giver = await findUser(db, Number(data.by));
  if (!giver || (await findUserByEmail(db, address))) return null;
  return writeLetter({
    subject: `You are invited to ${BRAND}`,
    paragraphs: [
      `${giver.full_name ?? giver.username} invites you to practise for the IB Diploma on ${BRAND}.`,
      'Sign up with this address. An account is free.',
    ],
    action: { label: 'Sign up', href: config.PUBLIC_URL + addressOf('sign-up') },
    afterwards: ['If you weren’t expecting this, you can ignore this email. There’s no account until you sign up.'],
    writeTo: supportContact(config),
  });
};

type InviteCall = Call<'POST /api/admin/users/invitations'>;

const LISTS: RateLimit = { name: 'user-invitation-lists', tries: 60, windowMs: 86_400_000 };

/** Counts lists: each may write to hundreds of people. */
export const limitUserInvitations = ({ db, caller, now }: Pick<InviteCall, 'db' | 'caller' | 'now'>) =>
  countTry(db, LISTS, caller.userId, now);

/** Characters around an address in a pasted list or a CSV file. */
const SEPARATORS = /[\s,;<>"'()[\]]+/;
/** Lines of one fault that an answer names; its count is of all. */
const MOST_LINES = 20;

/** An address of a list: null where it is invalid, or the line has none, when nothing was `written`. */
interface ListedAddress {
  /** From 1. */
  line: number;
  email: string | null;
  written: boolean;
}

function readLines(list: string): ListedAddress[] {
  return list.split(/\r\n|\r|\n/).flatMap((text, index): ListedAddress[] => {
    const isHeader = index === 0 && /e-?mail/i.test(text) && !text.includes('@');
    if (text.trim() === '' || isHeader) return [];
    const words = text.split(SEPARATORS).filter((word) => word.includes('@'));
    if (words.length === 0) return [{ line: index + 1, email: null, written: false }];
    return words.map((word) => ({ line: index + 1, email: emailInput.safeParse(word).data ?? null, written: true }));
  });
}

/** Whom a list invites, and all that is wrong with it: each kind of fault once, with its count and first lines. */
async function judgeList(db: Knex, list: string): Promise<{ emails: string[]; faults: InvitationFault[] }> {
  const entries = readLines(list);
  const known = await findKnownAddresses(
    db,
    entries.flatMap(({ email }) => email ?? []),
  );
  const emails = new Set<string>();
  const faults = new Map<InvitationFault['kind'], number[]>();
  for (const { line, email, written } of entries) {
    const kind = email === null ? (written ? 'not_an_address' : 'no_address') : known.has(email) ? 'has_account' : null;
    const fault = kind ?? (email !== null && emails.has(email) ? 'repeated' : null);
    if (fault) faults.set(fault, [...(faults.get(fault) ?? []), line]);
    else if (email !== null) emails.add(email);
  }
  return {
    emails: [...emails],
    faults: [...faults].map(([kind, lines]) => ({ kind, count: lines.length, lines: lines.slice(0, MOST_LINES) })),
  };
}

/** Invites everyone on a list who has no account, by mail; a dry run says what would happen. */
export async function inviteUsers({ db, caller, body, now }: InviteCall) {
  const { emails, faults } = await judgeList(db, body.list);
  if (!body.dry_run && emails.length > 0) {
    for (const address of emails) await orderMail(db, { kind: USER_INVITATION_MAIL, address, data: { by: caller.userId } }, now);
    const details = { invited: emails.length };
    await noteStaffAction(db, { by: caller.userId, action: 'list.invited', objectId: caller.userId, details }, now);
  }
  return { invited: emails.length, faults };
}
