import { randomBytes } from 'node:crypto';
import { MOST_PASSKEYS, type RequestOf, type ResponseOf } from '@api/contract';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { sessionExpired } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { noteRefusal, noteSecurityEvent } from '../../security-events/index.ts';
import { passkeyChallengeEnded, passkeyRefused, tooManyPasskeys } from '../accounts.errors.ts';
import { confirmOwner } from '../passwords/confirm-password.ts';
import { markSession } from '../second-factor/second-factors.queries.ts';
import { findUser } from '../users.queries.ts';
import { presentPasskey } from './manage-passkeys.service.ts';
import { consumePasskeyChallenge, countPasskeys, insertPasskey, listPasskeys, openPasskeyChallenge } from './passkeys.queries.ts';
import { ALGORITHMS, CEREMONY_MS, readWebAuthn, relyingParty, signedChallenge, type WebAuthn } from './web-authn.ts';

/** The browser's options for creating a passkey; requires the caller's password. */
export async function beginPasskey(call: Call<'POST /api/auth/passkeys/options'>) {
  const { db, config, now } = call;
  const user = await confirmOwner(call);
  const known = await listPasskeys(db, user.id);
  if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
  const userHandle = known[0]?.user_handle ?? randomBytes(32);
  const party = relyingParty(config);
  const { generateRegistrationOptions } = await readWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(userHandle),
    userName: user.email,
    userDisplayName: user.full_name ?? user.username,
    challenge: await openPasskeyChallenge(db, { userId: user.id, userHandle }, now),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  // The library's type leaves open what the call above settles.
  return options as ResponseOf<'POST /api/auth/passkeys/options'>;
}

type NewCredential = RequestOf<'POST /api/auth/passkeys'>['body']['credential'];

/**
 * The authenticator's maker does not matter here: certificates are neither requested nor accepted, since checking them would mean
 * calling addresses inside them.
 */
function requireNoCertificate({ decodeAttestationObject }: WebAuthn, { response }: NewCredential): void {
  const statement = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const format = statement.get('fmt');
  const signedByItself = format === 'packed' && !statement.get('attStmt').get('x5c');
  if (format !== 'none' && !signedByItself) throw new Error(`Attestation of the format ${format}`);
}

/** The stored part of a new passkey. Throws unless this site has just requested it. */
async function verifyNew(credential: NewCredential, challenge: string, config: Call<'POST /api/auth/passkeys'>['config']) {
  const library = await readWebAuthn();
  requireNoCertificate(library, credential);
  const party = relyingParty(config);
  const { verified, registrationInfo } = await library.verifyRegistrationResponse({
    response: { ...credential, rawId: credential.id, type: 'public-key', clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('The attestation is not right');
  const { credential: made, credentialBackedUp } = registrationInfo;
  // The id beside the signed data is not signed.
  if (made.id !== credential.id) throw new Error('Another credential than the one that is named');
  return {
    credential_id: Buffer.from(made.id, 'base64url'),
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    backed_up: credentialBackedUp,
  };
}

/** Stores the browser's new passkey, notifies its owner, and treats this session as opened with both factors. */
export async function addPasskey(call: Call<'POST /api/auth/passkeys'>) {
  const { db, caller, body, config, now, log } = call;
  const challenge = signedChallenge(body.credential.response.clientDataJSON);
  const waiting = challenge === null ? null : await consumePasskeyChallenge(db, challenge, caller.userId, now);
  if (challenge === null || !waiting?.userHandle) throw passkeyChallengeEnded();
  const { userHandle: user_handle } = waiting;
  const made = await verifyNew(body.credential, challenge, config).catch(async (error: unknown) => {
    log.info({ err: error }, 'new passkey refused');
    await noteRefusal(db, { kind: 'passkey.refused', userId: caller.userId }, call, now);
    throw passkeyRefused();
  });
  return inTransaction(db, async (inner) => {
    // Locked, so that those at once count each other.
    const user = await findUser(inner, caller.userId, { lock: true });
    if (!user) throw sessionExpired();
    if ((await countPasskeys(inner, user.id)) >= MOST_PASSKEYS) throw tooManyPasskeys();
    const { transports = [] } = body.credential.response;
    const row = { ...made, user_id: user.id, user_handle, transports, name: body.name, created_at: now };
    const passkey = await insertPasskey(inner, row);
    await markSession(inner, caller.sessionId);
    await noteSecurityEvent(inner, { kind: 'passkey.added', userId: user.id, details: { name: passkey.name } }, call, now);
    const mail = { kind: 'passkey-added', address: user.email, userId: user.id, data: { name: passkey.name } };
    await orderMail(inner, mail, now);
    return { passkey: presentPasskey(passkey) };
  });
}
