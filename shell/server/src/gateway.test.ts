import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LONGEST_CALL_MS } from '@shell/kit/longest-call';
import * as proxying from 'httpxy';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGateway } from './gateway.ts';
import { readSettings, type Settings } from './settings.ts';

vi.mock(import('httpxy'), { spy: true });

const SCRIPT = `export const text = ${JSON.stringify('x'.repeat(2_000))};`;
const MODULE = {
  name: 'mfe-content',
  version: 'abc123',
  entry: 'remoteEntry.js',
  integrity: 'sha384-hash',
  preload: ['module.1.js'],
  routes: {
    pages: [
      { path: '/blogs', audience: 'everyone', title: 'Blogs', description: 'Articles & "advice"' },
      { path: '/blogs/:slug', audience: 'everyone', title: 'Blog', describedBy: 'blog-post' },
      { path: '/my-doubts', audience: 'signed-in', title: 'My doubts' },
    ],
    redirects: [{ from: '/articles', to: '/blogs' }],
  },
};

let root: string;
let api: Server;
const gateways: Server[] = [];

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startGateway(settings: Partial<Settings> = {}, options: { holdMs?: number } = {}): Promise<string> {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const gateway = createGateway({ ...readSettings({}), port: 0, apiUrl, root, ...settings }, pino({ level: 'silent' }), options);
  gateways.push(gateway);
  return listen(gateway);
}

/** A page as it is served under another host name, which `fetch` does not let a caller choose. */
function pageFor(site: string, path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(site + path, { headers: { host } }, async (response) => resolve(Buffer.concat(await response.toArray()).toString())).on(
      'error',
      reject,
    );
  });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gateway-'));
  const [shell, content] = [join(root, 'shell/dist'), join(root, 'mfe-content/dist')];
  await Promise.all([shell, content].map((folder) => mkdir(folder, { recursive: true })));
  const page = '<html><head><script>theme()</script><!--page-head--><!--module-preloads--><!--registry--></head></html>';
  await writeFile(join(shell, 'index.html'), page);
  await writeFile(join(shell, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(content, 'module.json'), JSON.stringify(MODULE));
  await writeFile(join(content, 'remoteEntry.js'), SCRIPT);
  await writeFile(join(content, 'remoteEntry.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(content, 'remoteEntry.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(content, 'remoteEntry.js.map'), '{}');
  await writeFile(join(root, 'secret.txt'), 'not for visitors');

  api = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://api');
    response.setHeader('content-type', 'application/json');
    if (url.pathname === '/content/blog-posts') {
      const known = url.searchParams.get('where[slug][equals]') === 'known';
      response.end(JSON.stringify({ docs: known ? [{ title: 'Known post', excerpt: 'About it.' }] : [] }));
    } else response.end(JSON.stringify({ path: request.url, forwarded: request.headers['x-forwarded-for'] ?? null }));
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

it('waits for the API longer than any browser does', async () => {
  await startGateway();
  const timeouts = vi.mocked(proxying.createProxyServer).mock.calls.map(([options]) => options?.proxyTimeout ?? 0);
  expect(Math.max(...timeouts)).toBeGreaterThan(LONGEST_CALL_MS);
});

describe('built files', () => {
  it('come precompressed and immutable', async () => {
    const site = await startGateway();
    const response = await fetch(`${site}/modules/mfe-content/abc123/remoteEntry.js`, { headers: { 'accept-encoding': 'br' } });
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('are asked for again now and then where the address carries no hash', async () => {
    const response = await fetch(`${await startGateway()}/favicon.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    '/modules/mfe-content/old456/remoteEntry.js',
    '/modules/mfe-content/abc123/absent.js',
    '/modules/mfe-content/abc123/remoteEntry.js.map',
    '/modules/mfe-content/abc123/../../../secret.txt',
    '/modules/mfe-content/abc123/%2e%2e/%2e%2e/secret.txt',
    '/modules/secret.txt',
    '/shell/index.html',
  ])('do not include %s', async (path) => {
    const response = await fetch((await startGateway()) + path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('not for visitors');
  });
});

describe('pages', () => {
  it('let nothing of the registry end its script', async () => {
    const getInTouch = 'https://forms.example/</script><script>alert(1)</script><!--';
    const site = await startGateway({ links: { ...readSettings({}).links, getInTouch } });
    const html = await (await fetch(`${site}/blogs`)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    const registry = JSON.parse(/<script type="application\/json" id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(registry.links.getInTouch).toBe(getInTouch);
  });

  it('carry their head, preloads for their module, and the registry', async () => {
    const response = await fetch(`${await startGateway()}/blogs`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(html).toContain('<title>Blogs | ');
    expect(html).toContain('content="Articles &amp; &quot;advice&quot;"');
    expect(html).toContain('href="/modules/mfe-content/abc123/remoteEntry.js" integrity="sha384-hash" crossorigin="anonymous"');
    expect(html).toContain('href="/modules/mfe-content/abc123/module.1.js"');
    const registry = JSON.parse(/<script type="application\/json" id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(registry.modules[0]).toMatchObject({ name: 'mfe-content', integrity: 'sha384-hash' });
  });

  it('take title and description from the thing they are about', async () => {
    const html = await (await fetch(`${await startGateway()}/blogs/known`)).text();
    expect(html).toContain('<title>Known post | ');
    expect(html).toContain('<meta name="description" content="About it." />');
  });

  it.each(['/nowhere', '/blogs/unknown', '/admin/questions'])('answer %s with a real 404', async (path) => {
    const response = await fetch((await startGateway()) + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Page not found | ');
  });

  it('redirect old addresses and keep the query', async () => {
    const response = await fetch(`${await startGateway()}/articles?page=2`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/blogs?page=2');
  });

  it('allow no inline or evaluated scripts', async () => {
    const policy = (await fetch(`${await startGateway()}/blogs`)).headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' 'sha256-${createHash('sha256').update('theme()').digest('base64')}'`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('let in the scripts and frames of others only where their keys are configured', async () => {
    const policyWith = async (env: NodeJS.ProcessEnv) => {
      const { services } = readSettings(env);
      return (await fetch(`${await startGateway({ services })}/blogs`)).headers.get('content-security-policy') ?? '';
    };
    expect(await policyWith({})).not.toContain('https:');
    const google = await policyWith({ GOOGLE_CLIENT_ID: 'id' });
    expect(google).toMatch(/script-src [^;]*https:\/\/accounts\.google\.com\/gsi\/client/);
    expect(google).toContain("frame-src 'self' https://accounts.google.com/gsi/");
    expect(google).not.toContain('razorpay');
    const razorpay = await policyWith({ RAZORPAY_KEY_ID: 'id' });
    expect(razorpay).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com/);
    expect(razorpay).toContain("frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com");
    expect(razorpay).not.toContain('google');
  });

  it('let pages read files of the bucket, where there is one', async () => {
    const policyWith = async (env: NodeJS.ProcessEnv) => {
      const { fileOrigin } = readSettings(env);
      return (await fetch(`${await startGateway({ fileOrigin })}/blogs`)).headers.get('content-security-policy') ?? '';
    };
    const amazon = await policyWith({ S3_BUCKET: 'sheets', S3_REGION: 'ap-south-1' });
    expect(amazon).toContain("connect-src 'self' https://sheets.s3.ap-south-1.amazonaws.com;");
    const other = await policyWith({ S3_BUCKET: 'sheets', S3_REGION: 'a', S3_ENDPOINT: 'https://storage.example/x' });
    expect(other).toContain("connect-src 'self' https://storage.example;");
    expect(other).toContain("img-src 'self' data: blob: https://storage.example;");
  });

  it('carry the configured addresses, and none that was not configured', async () => {
    const { links } = readSettings({ GET_IN_TOUCH_URL: 'https://forms.example/enquiry' });
    const site = await startGateway({ links });
    expect(await (await fetch(`${site}/modules.json`)).json()).toMatchObject({
      links: {
        getInTouch: 'https://forms.example/enquiry',
        demoClass: null,
        trialClass: null,
        contactEmail: 'support@sigmaroom.example',
      },
    });
    expect(await (await fetch(`${site}/blogs`)).text()).toContain('https://forms.example/enquiry');
  });

  it('are for search engines only on the production host, and only when they are for everyone', async () => {
    const site = await startGateway({ productionHost: 'study.example' });
    const robots = async (path: string, host: string) => {
      const html = await pageFor(site, path, host);
      return /<meta name="robots" content="(.*?)"/.exec(html)?.[1];
    };
    expect(await robots('/blogs', 'study.example')).toBe('index, follow');
    expect(await robots('/blogs', 'staging.example')).toBe('noindex, nofollow');
    expect(await robots('/my-doubts', 'study.example')).toBe('noindex, nofollow');
    expect(await pageFor(site, '/blogs', 'study.example')).toContain(
      '<link rel="canonical" href="https://study.example/blogs" />',
    );
  });

  it('refuse to be written to', async () => {
    const response = await fetch(`${await startGateway()}/blogs`, { method: 'POST' });
    expect(response.status).toBe(405);
  });
});

describe('the way to the API', () => {
  it('passes calls on with the caller’s address', async () => {
    const answer = await (await fetch(`${await startGateway()}/api/plans?x=1`)).json();
    expect(answer).toEqual({ path: '/api/plans?x=1', forwarded: '127.0.0.1' });
  });

  it('leads to the mailbox and the sandboxes too', async () => {
    const answer = (await (await fetch(`${await startGateway()}/dev/mailbox`)).json()) as { path: string };
    expect(answer.path).toBe('/dev/mailbox');
  });

  it('says so in words when the API is down, and pages stay', async () => {
    const site = await startGateway({ apiUrl: 'http://127.0.0.1:1' }, { holdMs: 50 });
    const response = await fetch(`${site}/api/plans`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'offline' });
    expect((await fetch(`${site}/blogs/known`)).status).toBe(200);
  });

  it('keeps metrics and unknown paths to the API’s own port', async () => {
    expect((await fetch(`${await startGateway()}/metrics`)).status).toBe(404);
  });
});
