import type { ServerResponse } from 'node:http';

/**
 * Headers of every page. Scripts come from this site alone, without `unsafe-inline` or `unsafe-eval`. Styles allow inline
 * ones: set formulae position their parts by style attributes. https://owasp.org/www-project-secure-headers/
 */
export function setSecurityHeaders(response: ServerResponse, development: boolean): void {
  const developmentServers = development ? ' http://127.0.0.1:* ws://127.0.0.1:*' : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self'${developmentServers}`,
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
