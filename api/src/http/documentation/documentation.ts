import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Middleware } from 'koa';
import type { ApiContext, ApiState } from '../services.ts';
import { openApiDocument } from './openapi.ts';

const ASSETS = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Study platform API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" href="/api/docs/favicon-32x32.png">
</head>
<body>
<div id="calls"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#calls', deepLinking: true, docExpansion: 'list' });\n`;

interface Page {
  type: string;
  content: () => string | Promise<Buffer>;
}

const asset = (name: string, type: string): [string, Page] => [
  `/api/docs/${name}`,
  { type, content: () => readFile(join(ASSETS, name)) },
];

const PAGES = new Map<string, Page>([
  ['/api/docs', { type: 'text/html', content: () => PAGE }],
  ['/api/docs/start.js', { type: 'text/javascript', content: () => START }],
  asset('swagger-ui.css', 'text/css'),
  asset('swagger-ui-bundle.js', 'text/javascript'),
  asset('favicon-32x32.png', 'image/png'),
]);

/** Its scripts come from this host only; the page's own library writes inline styles and data: images. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `GET /api/openapi.json`: the contract as OpenAPI. `GET /api/docs`: the same to read and to try out. */
export function documentation(): Middleware<ApiState, ApiContext> {
  let document: string | undefined;
  return async (ctx, next) => {
    const path = ctx.path.replace(/\/$/, '');
    const page = PAGES.get(path);
    if (!['GET', 'HEAD'].includes(ctx.method) || (!page && path !== '/api/openapi.json')) return next();
    ctx.set('Cache-Control', 'public, max-age=300');
    if (!page) {
      document ??= JSON.stringify(openApiDocument());
      ctx.type = 'application/json';
      ctx.body = document;
      return;
    }
    ctx.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    ctx.type = page.type;
    ctx.body = await page.content();
  };
}
