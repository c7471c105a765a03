import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANY_VISITOR, MODULE_NAME, VERSION, type Visitor } from '@shell/releases';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { readSigned, sign } from './signed.ts';

/** With https, binds a cookie to this host (RFC 6265bis). */
const HOST_PREFIX = '__Host-';
/** Random: keeps a browser on one side of a canary. Set only for a canary. */
const ID_COOKIE = 'visitor';
const ID_SECONDS = 30 * 86_400;
const ID = /^[\w-]{22}$/;
/** Signed: staff or not, and which account, for canaries that ask. */
const PASS_COOKIE = 'release-pass';
const PASS_MS = 12 * 3_600_000;
/** Releases previewed in this browser, for an hour at most. */
const PREVIEW_COOKIE = 'release-preview';

const Pass = z.object({ staff: z.boolean(), account: z.string().nullable() });
const Previews = z.record(z.string().regex(MODULE_NAME), z.string().regex(VERSION));

/** Visitors, known from the request alone, so that replicas agree. */
export interface Visitors {
  of(request: IncomingMessage): Promise<Visitor>;
  /** Numbers a browser, from this response on. */
  number(visitor: Visitor, request: IncomingMessage, response: ServerResponse): Visitor;
  /** Sets or removes a signed-in visitor's pass. */
  setPass(request: IncomingMessage, response: ServerResponse, pass: Pick<Visitor, 'staff' | 'account'> | null): Promise<void>;
  setPreviews(request: IncomingMessage, response: ServerResponse, previews: Visitor['previews'], expires: Date): Promise<void>;
}

/** `key` signs on all replicas. */
export function createVisitors(key: () => Promise<string>, clock: () => Date = () => new Date()): Visitors {
  async function signedCookie<T>(
    cookies: Record<string, string | undefined>,
    name: string,
    schema: z.ZodType<T>,
  ): Promise<T | undefined> {
    if (!cookies[name]) return undefined;
    const found = readSigned(name, cookies[name], { key: await key(), now: clock() });
    return found && schema.safeParse(found.content).data;
  }

  return {
    async of(request) {
      if (!request.headers.cookie) return ANY_VISITOR;
      const cookies = cookiesOf(request, request.headers.cookie);
      const id = cookies[ID_COOKIE] ?? '';
      const pass = await signedCookie(cookies, PASS_COOKIE, Pass);
      const previews = await signedCookie(cookies, PREVIEW_COOKIE, Previews);
      return { ...ANY_VISITOR, ...pass, id: ID.test(id) ? id : '', previews: previews ?? {} };
    },

    number(visitor, request, response) {
      if (visitor.id !== '') return visitor;
      const id = randomBytes(16).toString('base64url');
      setCookie(request, response, { name: ID_COOKIE, value: id, maxAge: ID_SECONDS });
      return { ...visitor, id };
    },

    async setPass(request, response, pass) {
      const value = pass && sign(PASS_COOKIE, pass, new Date(clock().getTime() + PASS_MS), await key());
      setCookie(request, response, { name: PASS_COOKIE, value: value ?? '', maxAge: value ? PASS_MS / 1_000 : 0 });
    },

    async setPreviews(request, response, previews, expires) {
      if (Object.keys(previews).length === 0) return setCookie(request, response, { name: PREVIEW_COOKIE, value: '', maxAge: 0 });
      // Ends with the browser.
      setCookie(request, response, { name: PREVIEW_COOKIE, value: sign(PREVIEW_COOKIE, previews, expires, await key()) });
    },
  };
}

const isSecure = (request: IncomingMessage) => request.headers['x-forwarded-proto'] === 'https';

/** Cookies by plain name. With https, plain ones are ignored: a neighbouring host may have set them. */
function cookiesOf(request: IncomingMessage, header: string): Record<string, string | undefined> {
  const cookies = parseCookie(header);
  if (!isSecure(request)) return cookies;
  const hosted = Object.entries(cookies).filter(([name]) => name.startsWith(HOST_PREFIX));
  return Object.fromEntries(hosted.map(([name, value]) => [name.slice(HOST_PREFIX.length), value]));
}

function setCookie(
  request: IncomingMessage,
  response: ServerResponse,
  cookie: { name: string; value: string; maxAge?: number },
): void {
  const secure = isSecure(request);
  const name = secure ? `${HOST_PREFIX}${cookie.name}` : cookie.name;
  response.appendHeader(
    'set-cookie',
    stringifySetCookie({ ...cookie, name, path: '/', httpOnly: true, sameSite: 'lax', secure }),
  );
}
