import type { Passkey } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { confirmOwner } from '../passwords/confirm-password.ts';
import { settleRemoval } from '../second-factor/set-up.service.ts';
import { findUser, type UserRow } from '../users.queries.ts';
import { deletePasskeys, findPasskeyOf, listPasskeys, type PasskeyRow, renamePasskey } from './passkeys.queries.ts';

const noSuchPasskey = () => notFound('You have no such passkey');

/** A passkey as its owner sees it, without the key. */
export function presentPasskey({ id, name, backed_up, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    ...{ id, name, backed_up },
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

export async function passkeys({ db, caller }: Call<'GET /api/auth/passkeys'>) {
  return { passkeys: (await listPasskeys(db, caller.userId)).map(presentPasskey) };
}

export async function namePasskey({ db, caller, params, body }: Call<'PUT /api/auth/passkeys/:id'>) {
  const passkey = await renamePasskey(db, caller.userId, params.id, body.name);
  if (!passkey) throw noSuchPasskey();
  return { passkey: presentPasskey(passkey) };
}

/** Removes one or all passkeys of an account and notifies its owner; returns their names. To be run in a transaction. */
export async function removePasskeys(db: Knex, user: UserRow, now: Date, id?: number): Promise<string[]> {
  const names = await deletePasskeys(db, user.id, id);
  if (names.length > 0) {
    await orderMail(db, { kind: 'passkeys-removed', address: user.email, userId: user.id, data: { names } }, now);
  }
  return names;
}

/** Removes one of the caller's passkeys; requires the password. 409 `last_factor` if staff would have no second factor left. */
export async function removePasskey(call: Call<'DELETE /api/auth/passkeys/:id'>) {
  const { db, caller, params, config, now } = call;
  if (!(await findPasskeyOf(db, caller.userId, params.id))) throw noSuchPasskey();
  const { id } = await confirmOwner(call);
  await inTransaction(db, async (inner) => {
    const user = await findUser(inner, id, { lock: true });
    if (!user || (await removePasskeys(inner, user, now, params.id)).length === 0) throw noSuchPasskey();
    await settleRemoval(inner, user, config);
    await noteSecurityEvent(inner, { kind: 'passkey.removed', userId: id }, call, now);
  });
}
