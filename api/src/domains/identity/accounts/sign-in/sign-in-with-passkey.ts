import type { RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { passkeyChallengeEnded, passkeyRefused } from '../accounts.errors.ts';
import { countNetworkTry, LOG_INS_PER_NETWORK, refundNetworkTry } from '../limits.ts';
import {
  consumePasskeyChallenge,
  findPasskey,
  notePasskeyUse,
  openPasskeyChallenge,
  type PasskeyRow,
} from '../passkeys/passkeys.queries.ts';
import { CEREMONY_MS, readWebAuthn, relyingParty, signedChallenge } from '../passkeys/web-authn.ts';
import { findUser, type UserRow } from '../users.queries.ts';
import { type SessionAnswer, startSession } from './start-session.ts';

type SignInCall = Call<'POST /api/auth/passkeys/sign-in'>;

/** Each log-in page asks for a challenge when it opens, and a network may be a school; each is a row for five minutes. */
const CHALLENGES_PER_NETWORK: RateLimit = { name: 'passkey-challenge-network', tries: 1_000, windowMs: 15 * 60_000 };

type OptionsCall = Call<'POST /api/auth/passkeys/sign-in/options'>;

export function limitChallenges({ db, address, now }: Omit<OptionsCall, 'setHeader'>): Promise<void> {
  return countNetworkTry(db, CHALLENGES_PER_NETWORK, address, now);
}

/** The browser's options for signing in with any passkey of this site. */
export async function beginPasskeySignIn({ db, config, now }: OptionsCall) {
  const challenge = await openPasskeyChallenge(db, null, now);
  return {
    rpId: relyingParty(config).id,
    challenge: Buffer.from(challenge).toString('base64url'),
    timeout: CEREMONY_MS,
    userVerification: 'required' as const,
  };
}

/** Up to where the authenticator counts. Throws where the signature is not of this key, site and challenge, by a user who proved themselves. */
async function verify({ body: { credential }, config }: SignInCall, passkey: PasskeyRow, challenge: string) {
  const { verifyAuthenticationResponse } = await readWebAuthn();
  const party = relyingParty(config);
  if (!Buffer.from(credential.response.userHandle, 'base64url').equals(passkey.user_handle)) {
    throw new Error('The passkey of another account than the one that is named');
  }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, rawId: credential.id, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id.toString('base64url'),
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  });
  if (!verified) throw new Error('The signature is not right');
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}

/** Whose account the passkey of a call signs in to; 401 `passkey_refused` where it signs in to none, 410 where its challenge has ended. */
async function ownerOfPasskey(call: SignInCall): Promise<UserRow> {
  const { db, body, now, log } = call;
  const challenge = signedChallenge(body.credential.response.clientDataJSON);
  if (challenge === null || !(await consumePasskeyChallenge(db, challenge, null, now))) throw passkeyChallengeEnded();
  const passkey = await findPasskey(db, Buffer.from(body.credential.id, 'base64url'));
  const user = passkey && (await findUser(db, passkey.user_id));
  const use =
    passkey &&
    (await verify(call, passkey, challenge).catch((error: unknown) => {
      log.info({ err: error, passkey: passkey.id }, 'passkey refused');
      return null;
    }));
  if (user && use && (await notePasskeyUse(db, passkey.id, use, now))) return user;
  const event = { kind: 'log_in.failed', userId: user?.id ?? null, details: { by: 'passkey' } } as const;
  await noteSecurityEvent(db, event, call, now);
  throw passkeyRefused();
}

/** Signs in with a passkey, whose authenticator has asked for a fingerprint, a face or a PIN: what it is and who holds it are two factors. */
export async function signInWithPasskey(call: SignInCall): Promise<SessionAnswer> {
  const { db, address, now } = call;
  await countNetworkTry(db, LOG_INS_PER_NETWORK, address, now);
  const user = await ownerOfPasskey(call);
  await refundNetworkTry(db, LOG_INS_PER_NETWORK, address);
  return startSession(call, user, 'passkey');
}
