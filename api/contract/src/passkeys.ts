import { z } from 'zod';
import { passwordAgainInput, sessionResponse } from './accounts.ts';
import { idParamSchema, idSchema, momentSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_PASSKEY_NAME } from './limits.ts';

/** A key that signs in to an account, as its owner sees it. */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Kept by more than one device of its owner, e.g. by the maker's cloud. */
  backed_up: z.boolean(),
  created_at: momentSchema,
  last_used_at: momentSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Passkeys that an account may have. */
export const MOST_PASSKEYS = 20;

const nameInput = text(LONGEST_PASSKEY_NAME).trim().min(1, 'Please enter a name');

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytesInput = (most: number) => text(most).regex(/^[\w-]+$/, 'Bytes in base64url');
const transportSchema = z.string().regex(/^[a-z-]{1,20}$/);

const descriptorSchema = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(transportSchema),
});

/** What `navigator.credentials.create` is given. https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialcreationoptionsjson */
const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  extensions: z.object({ credProps: z.literal(true) }),
  hints: z.array(z.enum(['security-key', 'client-device', 'hybrid'])),
});

/** What `navigator.credentials.get` is given: any passkey of this site will do. */
const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** An authenticator's new credential, as far as it is checked. */
const newCredentialInput = z.strictObject({
  id: bytesInput(1_400),
  response: z.strictObject({
    clientDataJSON: bytesInput(8_000),
    attestationObject: bytesInput(20_000),
    transports: z.array(transportSchema).max(10).optional(),
  }),
});

/** An authenticator's signature, as far as it is checked. */
const signedCredentialInput = z.strictObject({
  id: bytesInput(1_400),
  response: z.strictObject({
    clientDataJSON: bytesInput(8_000),
    authenticatorData: bytesInput(8_000),
    signature: bytesInput(8_000),
    userHandle: bytesInput(100),
  }),
});

const onePasskey = z.strictObject({ id: idParamSchema });
const passwordBody = z.strictObject({ current_password: passwordAgainInput });
const passwordErrors = ['wrong_password', 'password_not_set'] as const;
const answersToChallenge = ['passkey_refused', 'passkey_challenge_ended'] as const;

export const passkeyEndpoints = defineEndpoints({
  'GET /api/auth/passkeys': {
    summary: "The caller's passkeys, oldest first",
    access: 'signed-in',
    anyDevice: true,
    response: z.object({ passkeys: z.array(passkeySchema) }),
  },
  'POST /api/auth/passkeys/options': {
    summary: 'Start creating a passkey: options for the browser, valid for five minutes',
    access: 'signed-in',
    body: passwordBody,
    response: creationOptionsSchema,
    errors: [...passwordErrors, 'too_many_passkeys'],
  },
  'POST /api/auth/passkeys': {
    summary: 'Store the passkey that the browser has created',
    access: 'signed-in',
    body: z.strictObject({ name: nameInput, credential: newCredentialInput }),
    status: 201,
    response: z.object({ passkey: passkeySchema }),
    errors: [...answersToChallenge, 'passkey_known', 'too_many_passkeys'],
  },
  'PUT /api/auth/passkeys/:id': {
    summary: "Name one of the caller's passkeys",
    access: 'signed-in',
    params: onePasskey,
    body: z.strictObject({ name: nameInput }),
    response: z.object({ passkey: passkeySchema }),
  },
  'DELETE /api/auth/passkeys/:id': {
    summary: "Delete one of the caller's passkeys, given the password",
    access: 'signed-in',
    params: onePasskey,
    body: passwordBody,
    status: 204,
    errors: [...passwordErrors, 'last_factor'],
  },
  'POST /api/auth/passkeys/sign-in/options': {
    summary: 'Start signing in with a passkey: options for the browser, valid for five minutes',
    access: 'anyone',
    anyDevice: true,
    response: requestOptionsSchema,
  },
  'POST /api/auth/passkeys/sign-in': {
    summary: 'Sign in with a passkey: it counts as both factors',
    access: 'anyone',
    body: z.strictObject({ credential: signedCredentialInput }),
    ...sessionResponse,
    errors: [...answersToChallenge, 'account_locked'],
  },
});
