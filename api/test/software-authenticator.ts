import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { ResponseOf } from '@api/contract';

type CreationOptions = ResponseOf<'POST /api/auth/passkeys/options'>;
type RequestOptions = ResponseOf<'POST /api/auth/passkeys/sign-in/options'>;

export interface FaultyResponses {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  crossOrigin?: boolean;
  verified?: boolean;
  counter?: number;
  userHandle?: Buffer;
  /** Signs with the key of another passkey. */
  key?: KeyObject;
  format?: string;
}

interface Held {
  id: Buffer;
  rpId: string;
  userHandle: Buffer;
  privateKey: KeyObject;
  counter: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const MAY_BE_BACKED_UP = 0x08;
const BACKED_UP = 0x10;
const HOLDS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The kind of a CBOR item with its number or length. RFC 8949, section 3. */
function head(kind: number, number: number): Buffer {
  if (number < 24) return Buffer.from([(kind << 5) | number]);
  if (number < 256) return Buffer.from([(kind << 5) | 24, number]);
  return Buffer.from([(kind << 5) | 25, number >> 8, number & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

/** A P-256 public key as COSE writes it. RFC 9053, section 7.1.1. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const entries: [number, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return cbor(new Map(entries));
}

/**
 * A browser with an authenticator, as strict as real ones: own or parent domain only, no excluded passkeys, a
 * fingerprint each time. `faults` break that.
 */
export class SoftwareAuthenticator {
  readonly held: Held[] = [];
  readonly #origin: string;
  readonly #counts: boolean;

  constructor(origin: string, { counts = true } = {}) {
    this.#origin = origin;
    this.#counts = counts;
  }

  #requireOwnDomain(rpId: string): void {
    const { hostname } = new URL(this.#origin);
    if (!`.${hostname}`.endsWith(`.${rpId}`)) throw new Error(`SecurityError: ${rpId} is not for ${hostname}`);
  }

  #clientData(type: string, challenge: string, faults: FaultyResponses): Buffer {
    const words = {
      type,
      challenge,
      origin: this.#origin,
      crossOrigin: false,
      ...pick(faults, 'type', 'challenge', 'origin', 'crossOrigin'),
    };
    return Buffer.from(JSON.stringify(words));
  }

  #authenticatorData(rpId: string, counter: number, faults: FaultyResponses, credential?: Buffer): Buffer {
    const flags =
      USER_PRESENT |
      (faults.verified === false ? 0 : USER_VERIFIED) |
      (this.#counts ? 0 : MAY_BE_BACKED_UP | BACKED_UP) |
      (credential ? HOLDS_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(faults.counter ?? counter);
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  }

  /** `navigator.credentials.create`, as the API takes its answer. */
  create({ rp, user, challenge, excludeCredentials }: CreationOptions, faults: FaultyResponses = {}) {
    this.#requireOwnDomain(rp.id);
    if (excludeCredentials.some(({ id }) => this.held.some((held) => base64url(held.id) === id))) {
      throw new Error('InvalidStateError: there is a passkey of this account already');
    }
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const held = { id, rpId: rp.id, userHandle: Buffer.from(user.id, 'base64url'), privateKey, counter: this.#counts ? 1 : 0 };
    this.held.push(held);
    const [aaguid, length] = [Buffer.alloc(16), Buffer.from([0, id.length])];
    const authData = this.#authenticatorData(
      rp.id,
      held.counter,
      faults,
      Buffer.concat([aaguid, length, id, coseKey(publicKey)]),
    );
    const attestation = new Map<string, Cbor>([
      ['fmt', faults.format ?? 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: base64url(id),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, faults)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get` with the newest passkey of the site, as the API takes its answer. */
  get({ rpId, challenge }: RequestOptions, faults: FaultyResponses = {}) {
    this.#requireOwnDomain(rpId);
    const held = this.held.findLast((each) => each.rpId === rpId);
    if (!held) throw new Error('NotAllowedError: no passkey of this site');
    if (this.#counts) held.counter += 1;
    const authData = this.#authenticatorData(rpId, held.counter, faults);
    const clientData = this.#clientData('webauthn.get', challenge, faults);
    return {
      id: base64url(held.id),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), faults.key ?? held.privateKey)),
        userHandle: base64url(faults.userHandle ?? held.userHandle),
      },
    };
  }
}

const pick = (faults: FaultyResponses, ...names: (keyof FaultyResponses)[]) =>
  Object.fromEntries(names.filter((name) => faults[name] !== undefined).map((name) => [name, faults[name]]));
