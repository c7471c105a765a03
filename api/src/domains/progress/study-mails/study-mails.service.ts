import { MOST_LINK_ADDRESSES } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { orderMail } from '../../../mail-outbox/mail-orders.queries.ts';
import { requireLink } from '../progress-sharing/index.ts';
import { addDays, dayAt, mondayOf, NO_TIME_ZONE, startOfDay } from '../study-plan/index.ts';
import { CONFIRM_MAIL, MAILS } from './compose.ts';
import type { MailKind } from './subscriptions.queries.ts';
import {
  addAddress,
  countAddresses,
  deleteByToken,
  deleteOwn,
  deleteUnconfirmed,
  findByToken,
  listOwnKinds,
  setNext,
  storeOwn,
  takeDue,
} from './subscriptions.queries.ts';

const HOUR_MS = 3_600_000;
/** After school; before the week's first lesson. */
const REMINDER_HOUR = 16;
const SUMMARY_HOUR = 7;

const at = (day: string, hour: number, timeZone: string) => new Date(startOfDay(day, timeZone).getTime() + hour * HOUR_MS);

/** When the next mail of a kind goes out after `now`: a reminder each day at 16:00, a summary on Mondays at 7:00. */
export function nextMailAt(kind: MailKind, now: Date, timeZone: string): Date {
  const day = dayAt(now, timeZone);
  const daily = kind === 'reminder';
  const first = daily ? at(day, REMINDER_HOUR, timeZone) : at(mondayOf(day), SUMMARY_HOUR, timeZone);
  if (first > now) return first;
  return daily ? at(addDays(day, 1), REMINDER_HOUR, timeZone) : at(addDays(mondayOf(day), 7), SUMMARY_HOUR, timeZone);
}

const DAY_MS = 86_400_000;
const CONFIRM_DAYS = 7;

const OWN_KINDS = ['reminder', 'weekly_summary'] as const;

export async function getChoice({ db, caller }: Pick<Call<'GET /api/study-mails'>, 'db' | 'caller'>) {
  const kinds = await listOwnKinds(db, caller.userId);
  return { reminder: kinds.includes('reminder'), weekly_summary: kinds.includes('weekly_summary') };
}

export async function choose({ db, caller, body, now }: Call<'PUT /api/study-mails'>) {
  const { userId } = caller;
  const timeZone = body.time_zone ?? NO_TIME_ZONE;
  for (const kind of OWN_KINDS) {
    if (body[kind]) await storeOwn(db, { userId, kind, timeZone, nextAt: nextMailAt(kind, now, timeZone) }, now);
    else await deleteOwn(db, userId, kind);
  }
  return getChoice({ db, caller });
}

/** Mails an address once that someone has entered; 409 `too_many_addresses` where its link has enough. */
export async function addReader({ db, body, now }: Call<'POST /api/shared-progress/mails'>): Promise<void> {
  const { id: linkId, user_id: userId } = await requireLink(db, body.token, now);
  const count = await countAddresses(db, linkId);
  const email = body.email.toLowerCase();
  const added = await addAddress(db, { userId, linkId, email, timeZone: body.time_zone ?? NO_TIME_ZONE }, now);
  if (added === null) return;
  if (count >= MOST_LINK_ADDRESSES) {
    throw new ApiError(409, 'too_many_addresses', `${MOST_LINK_ADDRESSES} people already get the summary of this link`);
  }
  await orderMail(db, { kind: CONFIRM_MAIL, address: email, data: { subscription_id: added } }, now);
}

/** Confirms an address; 404 for a token that never was, or has ended. */
export async function confirmReader({ db, body, now }: Call<'POST /api/shared-progress/mails/confirm'>): Promise<void> {
  const found = await findByToken(db, body.token, now);
  if (!found) throw new ApiError(404, 'link_invalid', 'This link no longer works');
  if (!found.confirmed) await setNext(db, found.id, nextMailAt(found.kind, now, found.time_zone));
}

export function leadToPage({ query, config, setHeader }: Call<'GET /api/unsubscribe'>): string {
  // Any text may be given; a header holds only some characters.
  const hash = query.token && encodeURIComponent(query.token);
  setHeader('location', config.PUBLIC_URL + addressOf('unsubscribe', {}, { hash }));
  return '';
}

export async function unsubscribe({ db, query }: Call<'POST /api/unsubscribe'>): Promise<void> {
  if (query.token !== undefined) await deleteByToken(db, query.token);
}

/**
 * Orders the mail of one due subscription, if it has something to say, and sets its next time, both or neither. A mail that
 * cannot be written is left out and goes to `failures`, so that it holds up no other. Returns false if none is due.
 */
const orderOne = (db: Knex, now: Date, failures: unknown[]): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const due = await takeDue(transaction, now);
    if (!due) return false;
    const { id, kind, address, user_id: userId } = due;
    // A reader's address is not the account's.
    const owner = kind === 'shared_summary' ? {} : { userId };
    // Outside of the transaction, for parallel queries.
    const letter = await MAILS[kind].write(due, db, now).catch((error: unknown) => {
      failures.push(error);
      return null;
    });
    const mail = { kind: MAILS[kind].kind, address, ...owner, data: { subscription_id: id, letter } };
    if (letter) await orderMail(transaction, mail, now);
    await setNext(transaction, id, nextMailAt(kind, now, due.time_zone));
    return true;
  });

/** Orders every due mail, once each, however many processes do this. Returns how many; throws at the end if some could not be written. */
export async function orderDueMails(db: Knex, now: Date): Promise<number> {
  await deleteUnconfirmed(db, new Date(now.getTime() - CONFIRM_DAYS * DAY_MS));
  const failures: unknown[] = [];
  let ordered = 0;
  while (await orderOne(db, now, failures)) ordered += 1;
  if (failures.length > 0) throw new AggregateError(failures, `Regular mails that could not be written: ${failures.length}`);
  return ordered;
}
