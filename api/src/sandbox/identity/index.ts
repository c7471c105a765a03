import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeHtml } from '@api/typesetting';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { Context, Middleware } from 'koa';
import { SANDBOX_CLIENT_ID, SANDBOX_IDENTITY_PATH, sandboxIssuer } from '../../adapters/identity/index.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../http/clock.ts';

type Algorithm = 'RS256' | 'ES256';

/** Keys in a file, so that all replicas that share DATA_DIR sign and publish the same ones. */
export class SigningKeys {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async #read(): Promise<JWK[]> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? this.rotate() : JSON.parse(text);
  }

  /** Replaces all keys by new ones, one of each algorithm. */
  async rotate(): Promise<JWK[]> {
    const algorithms: Algorithm[] = ['RS256', 'ES256'];
    const keys = await Promise.all(
      algorithms.map(async (alg) => {
        const { privateKey } = await generateKeyPair(alg, { extractable: true });
        return { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: `${alg}-${crypto.randomUUID().slice(0, 8)}` };
      }),
    );
    await mkdir(dirname(this.#file), { recursive: true });
    const temporary = `${this.#file}.${crypto.randomUUID()}`;
    await writeFile(temporary, JSON.stringify(keys), { mode: 0o600 });
    await rename(temporary, this.#file);
    return keys;
  }

  /** The public halves (RFC 7517). */
  async jwks(): Promise<{ keys: JWK[] }> {
    const keys = await this.#read();
    return { keys: keys.map(({ kty, n, e, crv, x, y, alg, use, kid }) => ({ kty, n, e, crv, x, y, alg, use, kid }) as JWK) };
  }

  async sign(claims: JWTPayload, alg: Algorithm = 'RS256'): Promise<string> {
    const key = (await this.#read()).find((each) => each.alg === alg);
    if (!key?.kid) throw new Error(`There is no ${alg} key in ${this.#file}`);
    return new SignJWT(claims).setProtectedHeader({ alg, kid: key.kid, typ: 'JWT' }).sign(await importJWK(key, alg));
  }
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1d2433}
label{display:block;margin:1rem 0}input:not([type=checkbox]){display:block;width:100%;padding:.5rem;font:inherit;box-sizing:border-box}
button{padding:.6rem 1.2rem;font:inherit;background:#2347c5;color:#fff;border:0;border-radius:8px}p{color:#5a6275}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${body}</body>
</html>
`;

/** What the page was opened with, and hands on when its form is sent. */
interface SignInRequest {
  nonce?: string | undefined;
  redirect_uri?: string | undefined;
}

const hidden = (name: string, value: string | undefined) =>
  value === undefined ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

function signInPage({ nonce, redirect_uri }: SignInRequest, action: string, fault = ''): string {
  return page(
    'Sandbox sign-in',
    `<h1>Sandbox sign-in</h1>
<p>This page stands in for the third-party sign-in while no client id is configured. Choose who you want to be.</p>
${fault ? `<p role="alert">${escapeHtml(fault)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}">
<label>Name <input name="name" autocomplete="name" value="Sandbox Learner" maxlength="80"></label>
<label>Email <input name="email" type="email" autocomplete="email" required maxlength="254" value="sandbox.learner@example.com"></label>
<label><input name="email_verified" type="checkbox" value="true" checked> The address is verified</label>
${hidden('nonce', nonce)}${hidden('redirect_uri', redirect_uri)}
<button>Continue</button>
</form>`,
  );
}

/** Hands a credential to the window that opened this one, and to no other site, then closes. */
function handOverPage(credential: string, origin: string, scriptNonce: string): string {
  const message = JSON.stringify({ type: 'credential', credential });
  return page(
    'Signed in',
    `<p>You can close this window.</p>
<script nonce="${scriptNonce}">window.opener?.postMessage(${message}, ${JSON.stringify(origin)}); window.close();</script>`,
  );
}

const TOKEN_LIFETIME_S = 3_600;
const FORM_LIMIT = 10_000;

export const sandboxKeyFile = (config: Pick<Config, 'DATA_DIR'>) => join(config.DATA_DIR, 'sandbox', 'identity-keys.json');

/** The subject follows from the address, so that the person is the same next time. */
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

/** Headers for the sandbox's pages: at most one script, forms to this origin, and access to the opener. */
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
    return sendPage(ctx, signInPage(request, action, 'Please enter an email address.'), origin);
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
