import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Settings } from './settings.ts';

/**
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/ (checkout.js and its frame)
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

export interface PagePolicy {
  inlineScripts?: readonly string[];
  /** The nonce of every style element (`createNonce`); `none-yet` for a former shell. */
  styleNonce?: string | 'none-yet';
}

/** Development servers of the visitor's machine, if developers may override modules. */
const LOOPBACK = 'http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*';

/** https://www.w3.org/TR/CSP3/#security-nonces */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Pages run scripts of this site and configured services only. Formulae need style attributes. */
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

/** Headers of every other response. */
export function setLeastHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  response.setHeader('x-content-type-options', 'nosniff');
}

/** A file's policy governs only workers and pictures opened alone. Every file carries it, so it is short. */
export function setFileHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  response.setHeader('x-content-type-options', 'nosniff');
}

function styleSource(nonce: PagePolicy['styleNonce']): string {
  if (nonce === undefined) return '';
  return nonce === 'none-yet' ? "'unsafe-inline'" : `'nonce-${nonce}'`;
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
