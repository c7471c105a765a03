import type { ResponseOf } from '@api/contract';
import {
  type Identity,
  type IdentityProvider,
  InvalidCredential,
  ProviderUnreachable,
} from '../../../../adapters/identity/index.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError } from '../../../../errors.ts';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import {
  accountNotLinked,
  emailNotVerifiedByProvider,
  invalidCredential,
  providerUnreachable,
  staffNotLinked,
  thirdPartyUnavailable,
} from '../accounts.errors.ts';
import { recordAgreement } from '../agreements/agreements.service.ts';
import { countNetworkTry, LOG_INS_PER_NETWORK, refundNetworkTry } from '../limits.ts';
import { claimAccount } from '../other-keys.ts';
import { hasProviders } from '../school-providers/providers.queries.ts';
import { createUser, findUserByEmail, findUserByIdentity, linkIdentity, touchIdentity, type UserRow } from '../users.queries.ts';
import { startSession } from './start-session.ts';

type GoogleCall = Call<'POST /api/auth/google-auth'>;

/** For longer than any credential lasts. */
const CREDENTIAL_USES: RateLimit = { name: 'third-party-credential', tries: 1, windowMs: 2 * 3_600_000 };

/**
 * A credential signs in once, so that one found later, in a log say, opens nothing. What was signed is counted, not how the
 * signature is written: that can be written in several ways.
 */
async function useOnce({ db, body: { credential }, now, log }: GoogleCall): Promise<void> {
  const signed = credential.slice(0, credential.lastIndexOf('.'));
  await countTry(db, CREDENTIAL_USES, signed, now).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    log.info('third-party credential used before');
    throw invalidCredential();
  });
}

async function identityOf(provider: IdentityProvider, { body, now, log }: GoogleCall): Promise<Identity> {
  try {
    return await provider.verify(body.credential, { nonce: body.nonce, now });
  } catch (error) {
    log.info({ err: error }, 'third-party sign-in refused');
    if (error instanceof InvalidCredential) throw invalidCredential();
    if (error instanceof ProviderUnreachable) throw providerUnreachable(error);
    throw error;
  }
}

type Origin = Pick<GoogleCall, 'db' | 'now' | 'address' | 'userAgent'>;

interface AccountOptions {
  /** What a new account's owner agreed to, where that is known. */
  agreement?: GoogleCall['body']['agreement'];
  learnersOnly?: boolean;
}

interface Account {
  user: UserRow;
  created: boolean;
}

/**
 * Whose account an identity signs in to. A known identity: its account. An unknown one that vouches for its address: the account with that
 * address, or a new one. If that account has never proved the address, anyone may have registered it, so all else that opens it ends first.
 */
async function accountOf(call: Origin, identity: Identity, options: AccountOptions): Promise<Account> {
  const { db, now } = call;
  const { agreement, learnersOnly = false } = options;
  const known = await findUserByIdentity(db, identity);
  if (known && learnersOnly && known.role_id !== 3) throw staffNotLinked();
  if (known) {
    await touchIdentity(db, identity, now);
    return { user: known, created: false };
  }
  if (!identity.emailVerified) throw emailNotVerifiedByProvider();
  const sameAddress = await findUserByEmail(db, identity.email);
  if (sameAddress && learnersOnly && sameAddress.role_id !== 3) throw staffNotLinked();
  if (sameAddress && !sameAddress.verified && sameAddress.role_id !== 3) throw accountNotLinked();
  const user = sameAddress ? await provedAccount(call, sameAddress) : await createUser(db, newAccount(identity), now);
  if (!sameAddress && agreement) await recordAgreement(db, user.id, agreement, now);
  if (!(await linkIdentity(db, user.id, identity, now))) return accountOf(call, identity, options);
  return { user, created: !sameAddress };
}

const provedAccount = async (call: Origin, user: UserRow) => (user.verified ? user : claimAccount(call, user));

const newAccount = ({ email, name }: Identity) => ({
  email,
  username: (name ?? email.split('@')[0] ?? email).slice(0, 80),
  full_name: name?.slice(0, 120) ?? null,
  password: null,
  verified: true,
});

/** As `accountOf`, once more when two first sign-ins at once made the same account. */
export async function accountOnce(call: Origin, identity: Identity, options: AccountOptions): Promise<Account> {
  const attempt = () => inTransaction(call.db, (db) => accountOf({ ...call, db }, identity, options));
  return attempt().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'email_taken') return attempt();
    throw error;
  });
}

/**
 * Signs in with an ID token of the third party; a new person gets an account, its address verified. As with passwords, a good
 * sign-in does not count against its network: a whole school may be behind one address.
 */
export function signInWithThirdParty(provider: IdentityProvider | null) {
  return async (call: GoogleCall): Promise<ResponseOf<'POST /api/auth/google-auth'>> => {
    if (!provider) throw thirdPartyUnavailable();
    await countNetworkTry(call.db, LOG_INS_PER_NETWORK, call.address, call.now);
    const identity = await identityOf(provider, call);
    await useOnce(call);
    const { user, created } = await accountOnce(call, identity, { agreement: call.body.agreement });
    await refundNetworkTry(call.db, LOG_INS_PER_NETWORK, call.address);
    return { authType: created ? 'signup' : 'login', ...(await startSession(call, user, 'third party')) };
  };
}

export function signInProviders(provider: IdentityProvider | null) {
  return async ({ db }: Call<'GET /api/auth/providers'>): Promise<ResponseOf<'GET /api/auth/providers'>> => ({
    schools: await hasProviders(db),
    third_party: provider && {
      provider: provider.provider === 'google' ? 'google' : 'sandbox',
      client_id: provider.clientId,
      sign_in_url: provider.signInUrl,
    },
  });
}
