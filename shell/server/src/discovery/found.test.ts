import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { FolderStore } from '@shell/releases';
import { releaseSample } from '@shell/releases/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGateway } from '../gateway.ts';
import { readSettings, type Settings } from '../settings.ts';

const HOST = 'study.example';
const PAGE = '<html><head><!--page-head--><!--module-preloads--><!--registry--></head></html>';
const page = (path: string, more = {}) => ({ path, audience: 'everyone' as const, title: path, ...more });
const MODULE = {
  name: 'mfe-content',
  files: { 'remoteEntry.js': 'x' },
  routes: {
    pages: [
      page('/math-questions'),
      page('/math-questions/syllabus', { canonical: '/math-questions' }),
      page('/math-questions/:subject/:topic/:questionId'),
      page('/blogs'),
      page('/blogs/:slug'),
      page('/pricing'),
      page('/secret', { index: false }),
      page('/my-doubts', { audience: 'signed-in' }),
    ],
  },
};

let root: string;
let store: FolderStore;
let api: Server;
const gateways: Server[] = [];
/** Requests to the API, and whether it responds. */
const asked: string[] = [];
let away = false;

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'found-'));
  store = new FolderStore(join(root, 'store'));
  await releaseSample(store, join(root, 'build'), { name: 'shell', files: { 'shell.1.js': 'x', 'index.html': PAGE } });
  await releaseSample(store, join(root, 'build'), MODULE);
  api = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    asked.push(request.url ?? '');
    if (away) return request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    const after = Number(searchParams.get('after') ?? 0);
    const answers: Record<string, unknown> = {
      '/api/sitemap': {
        parts: [
          { name: 'questions-1', lastmod: '2026-11-20T10:00:00.000Z' },
          { name: 'posts-1', lastmod: null },
        ],
      },
      '/api/sitemap/questions-1': {
        addresses: [{ path: `/math-questions/a/b/${after + 1}?x=1&y=2`, lastmod: '2026-11-20T10:00:00.000Z' }],
        next: after < 2 ? after + 1 : null,
      },
      '/content/blog-posts': { docs: [] },
    };
    return response.end(JSON.stringify(answers[pathname] ?? {}));
  });
  await listen(api);
});
afterAll(async () => {
  for (const server of [...gateways, api]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(root, { recursive: true });
});

async function start(settings: Partial<Settings> = {}) {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const gateway = createGateway(
    { ...readSettings({}), apiUrls: [apiUrl], root, releasesDir: store.folder, productionHost: HOST, ...settings },
    pino({ level: 'silent' }),
    { holdMs: 50 },
  );
  gateways.push(gateway);
  return listen(gateway);
}

/** A request with any host name, which `fetch` does not allow. */
function ask(site: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    get(site + path, { headers: { host: HOST, ...headers } }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    }).on('error', reject);
  });
}

const elsewhere = { host: 'staging.example' };

describe('/sitemap.xml', () => {
  test('lists the parts with their dates, in the production host’s name', async () => {
    const { status, headers, text } = await ask(await start(), '/sitemap.xml', elsewhere);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('xml');
    expect(text).toContain('<sitemapindex');
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://study.example/sitemap/pages.xml',
      'https://study.example/sitemap/questions-1.xml',
      'https://study.example/sitemap/posts-1.xml',
    ]);
    expect(text.match(/<lastmod>/g)).toHaveLength(1);
    expect(text).toContain('<lastmod>2026-11-20T10:00:00.000Z</lastmod>');
  });

  test('links to the public pages at fixed addresses', async () => {
    const { text } = await ask(await start(), '/sitemap/pages.xml', { 'accept-encoding': 'gzip' });
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
      ['/sign-up', '/math-questions', '/blogs', '/pricing'].map((path) => `https://study.example${path}`),
    );
  });

  test('leaves out what this edition of the product does not have', async () => {
    const { text } = await ask(await start({ variant: 'restricted' }), '/sitemap/pages.xml');
    expect(text).toContain('/blogs');
    expect(text).not.toContain('/pricing');
  });

  test('leads to all addresses of a part, escaped, with their dates; asked for by many at once they are read once', async () => {
    const site = await start();
    asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(site, '/sitemap/questions-1.xml')));
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text.match(/<url>/g)).toHaveLength(3);
      expect(text).toContain(
        '<loc>https://study.example/math-questions/a/b/1?x=1&amp;y=2</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>',
      );
    }
    expect(asked.filter((url) => url.startsWith('/api/sitemap/questions-1'))).toHaveLength(3);
  });

  test.each(['/sitemap/questions-2.xml', '/sitemap/users-1.xml', '/sitemap/.xml', '/sitemap/__proto__.xml'])(
    'has no part at %s',
    async (path) => {
      expect((await ask(await start(), path)).status).toBe(404);
    },
  );

  test('says so when it cannot be written, and is there as soon as it can', async () => {
    const site = await start();
    away = true;
    const { status, headers } = await ask(site, '/sitemap.xml');
    away = false;
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('60');
    expect((await ask(site, '/sitemap.xml')).status).toBe(200);
  });
});

describe('what search engines may index', () => {
  test.each([
    ['/blogs', undefined],
    ['/math-questions', undefined],
    ['/secret', 'noindex, nofollow'],
    ['/my-doubts', 'noindex, nofollow'],
    ['/nowhere', 'noindex, nofollow'],
    ['/api/questions', 'noindex, nofollow'],
    ['/api/files/sheet-1.pdf', 'noindex, nofollow'],
    ['/content/blog-posts', 'noindex, nofollow'],
    ['/api/images/a.svg', undefined],
    ['/api/share-images/questions/1.png', undefined],
  ])('says of %s on the production host: %s', async (path, robots) => {
    expect((await ask(await start(), path)).headers['x-robots-tag']).toBe(robots);
  });

  test.each(['/blogs', '/api/images/a.svg', '/api/files/a.pdf', '/robots.txt', '/sitemap.xml', '/modules.json'])(
    'is nothing elsewhere: %s',
    async (path) => {
      expect((await ask(await start(), path, elsewhere)).headers['x-robots-tag']).toBe('noindex, nofollow');
    },
  );

  test('is also set by a tag, without a canonical address for a missing page', async () => {
    const site = await start();
    const missing = (await ask(site, '/nowhere')).text;
    expect(missing).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(missing).not.toMatch(/rel="canonical"|og:url/);
    expect((await ask(site, '/blogs')).text).toContain('<link rel="canonical" href="https://study.example/blogs" />');
  });
});

describe('/robots.txt', () => {
  test('names the sitemap, and keeps crawlers out of endless views of one list', async () => {
    const { text } = await ask(await start(), '/robots.txt');
    expect(text).toMatch(/^Sitemap: https:\/\/study\.example\/sitemap\.xml$/m);
    expect(text).toContain('Disallow: /*&difficulty=');
    expect(text).toContain('Disallow: /*?q=');
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).not.toContain('topic=');
  });

  test('elsewhere lets crawlers read that nothing is to be indexed, and names no sitemap', async () => {
    expect((await ask(await start(), '/robots.txt', elsewhere)).text).toBe('User-agent: *\nDisallow:\n');
    expect((await ask(await start({ productionHost: undefined }), '/robots.txt')).text).toBe('User-agent: *\nDisallow:\n');
  });
});
