import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/**
 * Headers of every answer but the API's. Scripts come from this site alone, without `unsafe-inline` or `unsafe-eval`; a
 * page's own inline script is allowed by its hash. Styles allow inline ones: set formulae position their parts by style
 * attributes. https://owasp.org/www-project-secure-headers/
 */
export function setSecurityHeaders(response: ServerResponse, development: boolean, inlineScripts: readonly string[] = []): void {
  const developmentServers = development ? ' http://127.0.0.1:* ws://127.0.0.1:*' : '';
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(hashSource)].join(' ') + developmentServers,
    `connect-src 'self'${developmentServers}`,
    `style-src 'self' 'unsafe-inline'${developmentServers}`,
    `font-src 'self'${developmentServers}`,
    "img-src 'self' data: blob:",
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

/** A script's source in the policy. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
