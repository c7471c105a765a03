import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';

const NAME = 'device';
/** 400 days, the longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 86_400;
const KEY = /^[\w-]{43}$/;

/** The key by which this browser is known; null for a browser that never signed in. */
export function readDeviceKey(call: { cookie(name: string): string | undefined }): string | null {
  const value = call.cookie(NAME);
  return value !== undefined && KEY.test(value) ? value : null;
}

/** A key for a new browser: 256 random bits. */
export const newDeviceKey = () => randomBytes(32).toString('base64url');

/** Makes the browser keep its key, out of reach of the page's scripts. It identifies a browser and opens nothing. */
export function deviceCookie(key: string, config: Pick<Config, 'PUBLIC_URL'>): string {
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${key}; Path=/api; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure}`;
}
