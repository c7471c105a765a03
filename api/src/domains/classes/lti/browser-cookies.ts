import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';

/** A secret of 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const SECRET = /^[\w-]{43}$/;

/** The stored hash of a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

type Site = Pick<Config, 'PUBLIC_URL'>;
type Cookies = { cookie(name: string): string | undefined; config: Site };

const isHttps = ({ PUBLIC_URL }: Site) => PUBLIC_URL.startsWith('https:');
const named = (name: string, site: Site) => (isHttps(site) ? `__Host-${name}` : name);
/** Each log-in has its own, so that two tabs can open at once. */
const stateName = (state: string) => `lti-state-${state.slice(0, 8)}`;
const LAUNCH = 'lti-launch';

/** Binds a log-in to this browser. Not `Lax`: the platform's form is posted from another site. */
export function stateCookie(state: string, seconds: number, site: Site): string {
  const cross = isHttps(site) ? 'SameSite=None; Secure' : 'SameSite=Lax';
  return `${named(stateName(state), site)}=${state}; Path=/; Max-Age=${seconds}; HttpOnly; ${cross}`;
}

export function launchCookie(token: string, seconds: number, site: Site): string {
  const kept = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps(site) ? '; Secure' : ''}`;
  return `${named(LAUNCH, site)}=${token}; ${kept}`;
}

export const startedHere = (state: string, { cookie, config }: Cookies): boolean =>
  SECRET.test(state) && cookie(named(stateName(state), config)) === state;

export function readLaunchToken({ cookie, config }: Cookies): string | undefined {
  const token = cookie(named(LAUNCH, config));
  return token !== undefined && SECRET.test(token) ? token : undefined;
}
