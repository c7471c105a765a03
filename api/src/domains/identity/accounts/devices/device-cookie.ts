import { randomBytes } from 'node:crypto';
import type { Config } from '../../../../config.ts';

const NAME = 'device';
/**
 * Its name where the site has https: browsers then keep it for this host alone, and take it by https only.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix
 */
const SECURE_NAME = `__Host-${NAME}`;
/** 400 days, the longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 86_400;
const KEY = /^[\w-]{43}$/;

/** The key by which this browser is known; null for a browser that never signed in. */
export function readDeviceKey(call: { cookie(name: string): string | undefined }): string | null {
  // Browsers that signed in before the site had https know it by the plain name.
  const value = call.cookie(SECURE_NAME) ?? call.cookie(NAME);
  return value !== undefined && KEY.test(value) ? value : null;
}

/** A key for a new browser: 256 random bits. */
export const newDeviceKey = () => randomBytes(32).toString('base64url');

/** Makes the browser keep its key, out of reach of the page's scripts. It identifies a browser and opens nothing. */
export function deviceCookie(key: string, config: Pick<Config, 'PUBLIC_URL'>): string {
  const kept = `Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`;
  if (!config.PUBLIC_URL.startsWith('https:')) return `${NAME}=${key}; Path=/api; ${kept}`;
  return `${SECURE_NAME}=${key}; Path=/; ${kept}; Secure`;
}
