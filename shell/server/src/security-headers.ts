import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Settings } from './settings.ts';

/**
 * What embedded third-party pages need.
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/ (checkout.js, its frame and what they
 * load)
 */
const SERVICES: Readonly<Record<keyof Settings['services'], Readonly<Record<string, string>>>> = {
  google: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'connect-src': 'https://accounts.google.com/gsi/',
    'frame-src': 'https://accounts.google.com/gsi/',
    'style-src-elem': 'https://accounts.google.com/gsi/style',
  },
  razorpay: {
    'script-src': 'https://checkout.razorpay.com',
    'connect-src': 'https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com',
    'frame-src': 'https://api.razorpay.com https://checkout.razorpay.com',
    'img-src': 'https://cdn.razorpay.com',
  },
};

/** Additional permissions of one page over those of files. */
export interface PagePolicy {
  /** The page's inline scripts, complete. */
  inlineScripts?: readonly string[];
  /**
   * The answer's own nonce (`createNonce`), which every style element of the page carries. `none-yet`: the page is that of a release of
   * the shell whose styles have none.
   */
  styleNonce?: string | 'none-yet';
}

/** Development servers of the visitor's own machine: where the deployment lets developers override modules, and nowhere else. */
const LOOPBACK = 'http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*';

/** The nonce of one response's style elements. https://www.w3.org/TR/CSP3/#security-nonces */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Headers of every answer but the API's and files. Scripts come from this site alone, and from the services that are configured, without
 * `unsafe-inline` or `unsafe-eval`; a page's own inline script is allowed by its hash, its style elements by a nonce. Style attributes
 * are allowed: set formulae position their parts by them. https://owasp.org/www-project-secure-headers/
 */
export function setSecurityHeaders(
  response: ServerResponse,
  {
    moduleOverrides,
    services,
    fileOrigin,
    contentOrigin,
  }: Pick<Settings, 'moduleOverrides' | 'services' | 'fileOrigin' | 'contentOrigin'>,
  { inlineScripts = [], styleNonce }: PagePolicy = {},
): void {
  const developmentServers = moduleOverrides ? LOOPBACK : '';
  const inUse = (Object.keys(SERVICES) as (keyof typeof SERVICES)[]).filter((name) => services[name]);
  const directive = (name: string, ...sources: string[]) =>
    [name, ...sources, ...inUse.map((service) => SERVICES[service][name])].filter(Boolean).join(' ');
  const policy = [
    "default-src 'self'",
    directive('script-src', "'self'", ...inlineScripts.map(hashSource), developmentServers),
    directive('connect-src', "'self'", fileOrigin ?? '', developmentServers),
    directive('style-src-elem', "'self'", styleSource(styleNonce), developmentServers),
    "style-src-attr 'unsafe-inline'",
    directive('font-src', "'self'", developmentServers),
    directive('img-src', "'self'", 'data:', 'blob:', fileOrigin ?? '', contentOrigin ?? ''),
    directive('frame-src', "'self'"),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
}

/** What every answer says that says no more: short texts, and what the API has not said itself. */
export function setLeastHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  response.setHeader('x-content-type-options', 'nosniff');
}

/**
 * Headers of scripts, styles and fonts. The page's own policy governs a page; that of a file applies to workers alone,
 * and to a picture opened by itself. Each file carries them, so they are short.
 */
export function setFileHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  response.setHeader('x-content-type-options', 'nosniff');
}

function styleSource(nonce: PagePolicy['styleNonce']): string {
  if (nonce === undefined) return '';
  return nonce === 'none-yet' ? "'unsafe-inline'" : `'nonce-${nonce}'`;
}

/** A script's source in the policy. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
