import { type ClassInvitation, emailInput, MOST_CLASS_INVITATIONS } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notAllowed, notFound } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { requireClass, requireClassInUse } from '../class/access.ts';
import { readClass } from '../class/class.presenter.ts';
import { type ClassRow, findClass } from '../class/class.queries.ts';
import { hashOfInvitation, INVITATION_MAIL } from './invitation-mail.ts';
import {
  acceptInvitation,
  deleteInvitation,
  deleteInvitationsBefore,
  findMemberAddresses,
  type InvitationRow,
  insertInvitations,
  listInvitations,
  lockInvitation,
  lockInvitationOfLink,
  renewInvitation,
} from './invitations.queries.ts';
import { join, presentPreview, requireRoom } from './join-by-code.service.ts';

/** Characters around an address in a pasted list or a CSV file. */
const SEPARATORS = /[\s,;<>"'()[\]]+/;
const MOST_UNREADABLE = 50;
const LONGEST_SHOWN = 80;

/** The header line of a CSV file: words that no address is in. */
const isHeader = (line: string, index: number) => index === 0 && /e-?mail/i.test(line) && !line.includes('@');

/**
 * The addresses in a pasted list or CSV, each once, and lines in which there is none.
 */
export function readPastedList(list: string): { emails: string[]; unreadable: string[] } {
  const emails = new Set<string>();
  const unreadable: string[] = [];
  for (const [index, line] of list.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || isHeader(line, index)) continue;
    const words = line.split(SEPARATORS).filter((word) => word.includes('@'));
    const found = words.map((word) => emailInput.safeParse(word));
    for (const { data } of found) if (data !== undefined) emails.add(data);
    const isAmiss = found.length === 0 || found.some(({ success }) => !success);
    if (isAmiss && unreadable.length < MOST_UNREADABLE) unreadable.push(line.trim().slice(0, LONGEST_SHOWN));
  }
  return { emails: [...emails], unreadable };
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long the link of an invitation works after its latest mail. */
const VALID_MS = 30 * DAY_MS;
/** When unaccepted invitations are deleted, addresses included. */
const KEPT_MS = 60 * DAY_MS;
/** Between two mails of one invitation. */
const PAUSE_MS = 10 * MINUTE_MS;
const LISTS: RateLimit = { name: 'class-invitation-lists', tries: 30, windowMs: DAY_MS };
const LINKS: RateLimit = { name: 'class-invitation-links', tries: 60, windowMs: 3_600_000 };

const present = ({ id, email, role, sent_at, sent_times }: InvitationRow): ClassInvitation => ({
  id,
  email,
  role,
  sent_at: sent_at.toISOString(),
  sent_times,
  expires_at: new Date(sent_at.getTime() + VALID_MS).toISOString(),
});

const orderInvitation = (db: Knex, { id, email }: InvitationRow, now: Date) =>
  orderMail(db, { kind: INVITATION_MAIL, address: email, data: { invitation_id: id } }, now);

const noSuchInvitation = () => notFound('There is no such invitation');

/** Counts pasted lists: each may write to hundreds of people. */
export const limitLists = ({ db, caller, now }: Pick<Call<'POST /api/classes/:id/invitations'>, 'db' | 'caller' | 'now'>) =>
  countTry(db, LISTS, caller.userId, now);

export const limitLinks = ({ db, caller, now }: Pick<Call<'POST /api/class-invitations/read'>, 'db' | 'caller' | 'now'>) =>
  countTry(db, LINKS, caller.userId, now);

/** Mails go to strangers in the teacher's name, so that name has an address that works. */
function requireVerified(caller: SignedIn): void {
  if (!caller.verified) throw notAllowed('Verify your email address first, then invite others');
}

export async function getInvitations({ db, caller, params }: Call<'GET /api/classes/:id/invitations'>) {
  await requireClass(db, caller, params.id, 'manage_members');
  return { invitations: (await listInvitations(db, params.id)).map(present) };
}

/** Invites everyone on a pasted list who is neither a member nor invited. */
export async function invite({ db, caller, params, body, now }: Call<'POST /api/classes/:id/invitations'>) {
  const { list, role = 'learner' } = body;
  await requireClassInUse(db, caller, params.id, role === 'co_teacher' ? 'own' : 'manage_members');
  requireVerified(caller);
  const { emails, unreadable } = readPastedList(list);
  const already_members = await findMemberAddresses(db, params.id, emails);
  const open = await listInvitations(db, params.id);
  const already_invited = emails.filter((email) => open.some((invitation) => invitation.email === email));
  const known = new Set([...already_members, ...already_invited]);
  const added = emails.filter((email) => !known.has(email));
  if (open.length + added.length > MOST_CLASS_INVITATIONS) {
    const words = `A class can have ${MOST_CLASS_INVITATIONS} open invitations. Withdraw some, or share the join code`;
    throw new ApiError(409, 'too_many_invitations', words);
  }
  await requireRoom(db, params.id, role === 'learner' ? 'learners' : 'teachers', added.length);
  const invited = await insertInvitations(
    db,
    params.id,
    added.map((email) => ({ email, role })),
    now,
  );
  for (const invitation of invited) await orderInvitation(db, invitation, now);
  return { invited: invited.map(present), already_members, already_invited, unreadable };
}

export async function sendAgain({ db, caller, params, now }: Call<'POST /api/classes/:id/invitations/:invitationId/send'>) {
  await requireClassInUse(db, caller, params.id, 'manage_members');
  requireVerified(caller);
  const invitation = await lockInvitation(db, params.id, params.invitationId);
  if (!invitation) throw noSuchInvitation();
  if (now.getTime() - invitation.sent_at.getTime() < PAUSE_MS) {
    throw new ApiError(
      409,
      'sent_just_now',
      'This invitation was sent a few minutes ago. Wait ten minutes before you send it again',
    );
  }
  const renewed = await renewInvitation(db, invitation.id, now);
  await orderInvitation(db, renewed, now);
  return present(renewed);
}

export async function withdraw({ db, caller, params }: Call<'DELETE /api/classes/:id/invitations/:invitationId'>): Promise<void> {
  await requireClass(db, caller, params.id, 'manage_members');
  if (!(await deleteInvitation(db, params.id, params.invitationId))) throw noSuchInvitation();
}

type LinkCall = Pick<Call<'POST /api/class-invitations/read'>, 'db' | 'caller' | 'body' | 'now'>;

/** The invitation of a link with its class; 404 `invitation_invalid` for one that is unknown, withdrawn, too old or used by another account. */
async function openInvitation({ db, caller, body, now }: LinkCall) {
  const invitation = await lockInvitationOfLink(db, hashOfInvitation(body.token));
  const row: ClassRow | undefined = invitation && (await findClass(db, invitation.class_id, caller.userId));
  const isMine = invitation?.accepted_by === caller.userId;
  const isOpen = invitation?.accepted_by === null && now.getTime() - invitation.sent_at.getTime() < VALID_MS;
  if (!invitation || !row || !(isOpen || (isMine && row.role !== null))) {
    throw new ApiError(404, 'invitation_invalid', 'This invitation no longer works. Ask your teacher for a new one');
  }
  return { invitation, row };
}

export async function previewByInvitation(call: Call<'POST /api/class-invitations/read'>) {
  const { invitation, row } = await openInvitation(call);
  return presentPreview(row, invitation.role);
}

export async function accept(call: Call<'POST /api/class-invitations/accept'>) {
  const { db, caller, body, now } = call;
  const { invitation, row } = await openInvitation(call);
  if (invitation.accepted_by === null) {
    const joining = { userId: caller.userId, role: invitation.role, sharesProgress: body.shares_progress ?? false };
    await join(db, row, joining, now);
    await acceptInvitation(db, invitation.id, caller.userId, now);
  }
  return readClass(db, caller, row.id);
}

/** Deletes invitations that were not accepted for two months. Returns the count. */
export const purgeOldInvitations = (db: Knex, now: Date): Promise<number> =>
  deleteInvitationsBefore(db, new Date(now.getTime() - KEPT_MS));
