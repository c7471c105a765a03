import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { JWTPayload } from 'jose';
import type { Context, Middleware } from 'koa';
import { SANDBOX_CLIENT_ID, SANDBOX_IDENTITY_PATH, sandboxIssuer } from '../../adapters/identity/index.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../http/clock.ts';
import { handOverPage, signInPage } from './sign-in-page.ts';
import { SigningKeys } from './signing-keys.ts';

export { SigningKeys } from './signing-keys.ts';

const TOKEN_LIFETIME_S = 3_600;
const FORM_LIMIT = 10_000;

/** The file of the sandbox's keys. */
export const sandboxKeyFile = (config: Pick<Config, 'DATA_DIR'>) => join(config.DATA_DIR, 'sandbox', 'identity-keys.json');

/** The claims that a provider makes about somebody. The subject follows from the address, so the same one signs in again. */
export function sandboxClaims(
  config: Pick<Config, 'PUBLIC_URL'>,
  person: { email: string; name?: string; emailVerified?: boolean; nonce?: string | undefined },
  now: Date,
): JWTPayload {
  const { email, name = 'Sandbox Learner', emailVerified = true, nonce } = person;
  const iat = Math.floor(now.getTime() / 1000);
  return {
    jti: randomUUID(),
    iss: sandboxIssuer(config),
    aud: SANDBOX_CLIENT_ID,
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
    email,
    email_verified: emailVerified,
    name,
    iat,
    exp: iat + TOKEN_LIFETIME_S,
    ...(nonce ? { nonce } : {}),
  };
}

async function readForm(ctx: Context): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += chunk.length;
    if (size > FORM_LIMIT) break;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** Sends pages with what they need: one script or none, forms to here, and an opener that they can still talk to. */
function sendPage(ctx: Context, html: string, origin: string, scriptNonce?: string): void {
  const script = scriptNonce ? `script-src 'nonce-${scriptNonce}'; ` : '';
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${script}form-action 'self' ${origin}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  });
  ctx.type = 'text/html';
  ctx.body = html;
}

/** Tokens go to our own site only. */
const isOurs = (address: string, origin: string) => URL.canParse(address) && new URL(address).origin === origin;

async function authorize(ctx: Context, config: Config, keys: SigningKeys, clock: Clock): Promise<void> {
  const origin = new URL(config.PUBLIC_URL).origin;
  const action = `${SANDBOX_IDENTITY_PATH}/authorize`;
  const form = ctx.method === 'POST' ? await readForm(ctx) : new URLSearchParams(ctx.querystring);
  const read = (name: string) => form.get(name)?.slice(0, 2_000) || undefined;
  const request = { nonce: read('nonce'), redirect_uri: read('redirect_uri') };
  if (request.redirect_uri !== undefined && !isOurs(request.redirect_uri, origin)) {
    ctx.status = 400;
    return sendPage(ctx, signInPage({}, action, 'That return address is not on this site.'), origin);
  }
  if (ctx.method !== 'POST') return sendPage(ctx, signInPage(request, action), origin);
  const email = read('email')?.trim().toLowerCase() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    return sendPage(ctx, signInPage(request, action, 'Please enter an e-mail address.'), origin);
  const person = { email, name: read('name') ?? email, emailVerified: read('email_verified') === 'true', nonce: request.nonce };
  const credential = await keys.sign(sandboxClaims(config, person, clock.now()));
  if (ctx.accepts('html', 'json') === 'json') {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { credential };
  } else if (request.redirect_uri) {
    ctx.status = 303;
    ctx.set({ Location: `${request.redirect_uri}#credential=${credential}`, 'Cache-Control': 'no-store' });
  } else {
    const scriptNonce = randomBytes(16).toString('base64');
    sendPage(ctx, handOverPage(credential, origin, scriptNonce), origin, scriptNonce);
  }
}

/**
 * A third-party sign-in for development and tests: issues real ID tokens, signed with keys of its own, that are verified just as
 * Google's are. `GET …/authorize?nonce=…[&redirect_uri=…]` is its page; it hands the token over by `postMessage`, or in the
 * fragment of `redirect_uri`, or as JSON to `Accept: application/json`. Not to be mounted in production.
 */
export function identitySandbox(config: Config, clock: Clock): Middleware {
  const keys = new SigningKeys(sandboxKeyFile(config));
  return async (ctx, next) => {
    if (ctx.path === `${SANDBOX_IDENTITY_PATH}/jwks.json` && ctx.method === 'GET') {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await keys.jwks();
    } else if (ctx.path === `${SANDBOX_IDENTITY_PATH}/authorize` && ['GET', 'POST'].includes(ctx.method)) {
      await authorize(ctx, config, keys, clock);
    } else await next();
  };
}
