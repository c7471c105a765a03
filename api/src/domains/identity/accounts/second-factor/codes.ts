import { createHash, randomBytes } from 'node:crypto';
import { BRAND } from '@api/contract/brand';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every app knows: SHA-1, six digits, half a minute. */
const PERIOD_S = 30;
/** A code is valid half a minute before and after its own, for inaccurate clocks and slow typing. */
const WINDOW = 1;

const totp = (secret: Uint8Array, label = '') =>
  new TOTP({ issuer: BRAND, label, period: PERIOD_S, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

/** A new secret: 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Uint8Array => randomBytes(20);

/** A secret as apps take it: in base 32, and as an address that names the account. */
export function secretForApp(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const app = totp(secret, email);
  return { secret: app.secret.base32, uri: app.toString() };
}

/** In which half minute since 1970 a code is right; null where it is not. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

const RECOVERY_CODES = 10;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 120 random bits as `ABCD-EFGH-2345-6789-ABCD-EFGH` need no slow hash (ASVS 5.0, 6.5.2). */
function newRecoveryCode(): string {
  const letters = [...randomBytes(24)].map((byte) => BASE_32[byte % BASE_32.length]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

export const recoveryCodeHash = (code: string): Buffer => createHash('sha256').update(code.replaceAll('-', '')).digest();
