import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { FolderStore, rollback } from '@shell/releases';
import { releaseSample } from '@shell/releases/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway.ts';
import { readSettings } from '../settings.ts';

/** Renders what the API says of an address. Some addresses make it misbehave. */
const ENTRY = `exports.firstContent = async ({ module, pathname, answers, site }) => {
  const name = pathname.split('/').at(-1);
  const call = (address) => ({ name: 'GET ' + address, request: null, address });
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  if (name === 'throws') throw new Error('broken');
  if (name === 'hangs') for (;;);
  if (name === 'eats') for (const kept = []; ; ) kept.push(new Array(1e6).fill({ name }));
  if (name === 'floods') return { wanted: [], head: null, html: 'x'.repeat(5e6), styles: [], answers: '[]' };
  if (name === 'greedy') return { wanted: [call('/api/more/' + answers.length)], head: null, html: '', styles: [], answers: '[]' };
  if (name === 'elsewhere') return { wanted: [call('@elsewhere.example/')], head: null, html: '', styles: [], answers: '[]' };
  if (name === 'inside' && answers.length === 0) return { wanted: [call('/api/../metrics')], head: null, html: '', styles: [], answers: '[]' };
  if (name.startsWith('busy')) { const until = Date.now() + 20; while (Date.now() < until); }
  if (answers.length === 0 && !name.startsWith('busy')) return { wanted: [call('/api/things/' + name)], head: null, html: 'Loading', styles: [], answers: '[]' };
  const said = answers[0] ? JSON.parse(answers[0].body) : { title: name };
  const missing = answers[0]?.status === 404;
  return {
    wanted: [],
    head: { title: said.title ?? 'Nothing', ...(missing && { canonical: null }) },
    html: '<h1>VERSION ' + said.title?.replace(/</g, '&lt;') + ' for ' + site.variant + '</h1>',
    styles: [{ names: 'css a1', css: '.css-a1{color:red}' }],
    ...(name.startsWith('moved') && { redirect: { to: '/things/kettle?from=' + name, permanent: name === 'moved' } }),
    ...(name === 'leads-away' && { redirect: { to: '//elsewhere.example/', permanent: true } }),
    ...(name === 'shares-nonsense' && { sharing: { image: { path: 'http://[', alt: 1 } } }),
    ...(name === 'speaks-nonsense' && { head: { title: 7 } }),
    ...(name === 'shared' && { sharing: { kind: 'article', feeds: [{ type: 'application/rss+xml', title: 'Things', path: '/things.xml' }] } }),
    answers: JSON.stringify(answers.map(({ name, request, body }) => ({ name, request, data: JSON.parse(body) }))),
  };
};`;
const FRAME = `exports.firstContent = async ({ pathname, content, registry }) => ({
  html: '<header>Frame of ' + pathname + (content ? ' with ' + content : '') + '</header><main><!--module-content--></main>',
  styles: [{ names: 'css f1', css: '.css-f1{content:"</style>"}' }],
});`;
const PAGE =
  '<html><head><!--style-nonce--><!--page-head--><!--module-preloads--><!--registry--></head><body><div id="shell"><!--shell-content--></div><!--first-content--></body></html>';
const SHELL = {
  name: 'shell',
  files: { 'shell.1.js': 'start()', 'server/ssr.cjs': FRAME, 'index.html': PAGE },
  serverEntry: 'server/ssr.cjs',
};
const things = (version: string) => ({
  name: 'mfe-things',
  files: { 'remoteEntry.js': 'things()', 'server/ssr.cjs': ENTRY.replace('VERSION', version) },
  serverEntry: 'server/ssr.cjs',
  routes: {
    query: ['colour'],
    pages: [
      { path: '/things/:name', audience: 'everyone' as const, title: 'A thing' },
      { path: '/known/:name/:renders', audience: 'everyone' as const, title: 'A known thing', shows: '/api/things/:name?by=id' },
      { path: '/plain/:name/:renders', audience: 'everyone' as const, title: 'A plain thing', shows: '/api/things/:name' },
      { path: '/own/:name', audience: 'signed-in' as const, title: 'My thing' },
    ],
  },
});
const HOSTILE = '</script><script>alert(1)</script><!-- $& é';

let root: string;
let store: FolderStore;
let api: Server;
let site: string;
const asked: string[] = [];
const askedFor = new Set<string>();
const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ssr-'));
  store = new FolderStore(join(root, 'store'));
  await releaseSample(store, join(root, 'build'), SHELL);
  await releaseSample(store, join(root, 'build'), things('one'));
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    askedFor.add(String(request.headers['x-forwarded-for']));
    const name = request.url?.split('/').at(-1)?.replace('?by=id', '');
    response.setHeader('content-type', 'application/json');
    if (name === 'slow') return;
    if (name === 'down') response.writeHead(500).end('{}');
    else if (name === 'nonsense') response.end('<html>');
    else if (name === 'huge') response.end(JSON.stringify('x'.repeat(10_000_000)));
    else if (name === 'unlisted') response.end('{"docs":[]}');
    else if (name === 'missing') response.writeHead(404).end('{"message":"It is not here"}');
    else response.end(JSON.stringify({ title: name === 'hostile' ? HOSTILE : name }));
  });
  const apiUrl = await listen(api);
  const settings = { ...readSettings({}), port: 0, apiUrls: [apiUrl], root, releasesDir: store.folder };
  site = await listen(createGateway(settings, pino({ level: 'silent' })));
});

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(root, { recursive: true });
});

const get = async (path: string, options?: RequestInit) => {
  const response = await fetch(site + path, options);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
/** Waits for the render process: pages are not that patient. */
async function rendered(path: string) {
  await expect.poll(async () => (await get(path)).html, { timeout: 20_000, interval: 100 }).toContain('data-first-content');
  return get(path);
}
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="first-content">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('a page', () => {
  it('comes with its content in its frame, its head, its styles, and what it was rendered from', async () => {
    const { status, html, headers } = await rendered('/things/kettle');
    expect(status).toBe(200);
    expect(html).toContain(
      '<div id="shell"><header>Frame of /things/kettle with mfe-things</header><main><div data-first-content="mfe-things"><h1>one kettle for full</h1></div></main></div>',
    );
    expect(html).toContain('<title>kettle | ');
    const nonce = /<meta name="style-nonce" nonce="(.+?)"/.exec(html)?.[1];
    expect(html).toContain(`<style data-emotion="css a1" nonce="${nonce}">.css-a1{color:red}</style>`);
    expect(html).toContain('.css-f1{content:"<\\/style>"}');
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    const data = dataOf(html);
    expect(data).toMatchObject({ module: 'mfe-things', address: '/things/kettle', answers: [{ data: { title: 'kettle' } }] });
    const registry = JSON.parse(/id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(registry.modules[0]).toMatchObject({ name: 'mfe-things', version: data.version });
    expect(registry.modules[0]).not.toHaveProperty('serverEntry');
  });

  it('shares what its module says, and nothing that it does not say', async () => {
    const { html } = await rendered('/things/shared');
    expect(html).toContain('<meta property="og:type" content="article" />');
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="Things" href="/things.xml" />');
    const plain = await rendered('/things/kettle');
    expect(plain.html).toContain('<meta property="og:type" content="website" />');
    expect(plain.html).not.toContain('rel="alternate"');
  });

  it.each([
    ['moved', 301],
    ['moved-for-now', 302],
  ])('that its module says to be elsewhere leads there: %s', async (name, expected) => {
    await rendered('/things/kettle');
    await expect
      .poll(async () => {
        const { status, headers } = await get(`/things/${name}`, { redirect: 'manual' });
        return [status, headers.get('location'), headers.get('cache-control')];
      })
      .toEqual([expected, `/things/kettle?from=${name}`, 'no-cache']);
  });

  it('lets nothing of an answer end its data, and keeps it whole', async () => {
    const { html } = await rendered('/things/hostile');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(dataOf(html).answers[0].data.title).toBe(HOSTILE);
    expect(html).toContain('alert(1)&lt;/script>&lt;!-- $& é for full');
  });

  it('that names what does not exist is not found', async () => {
    await rendered('/things/kettle');
    const { status, html, headers } = await get('/things/missing');
    expect(status).toBe(404);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(html).toContain('<title>Page not found | ');
    expect(html).toContain('noindex');
  });

  it('of a personal page comes with its frame alone, and without a call', async () => {
    await rendered('/things/kettle');
    const before = asked.length;
    const { html } = await get('/own/thing');
    expect(html).toContain('<header>Frame of /own/thing</header><main></main>');
    expect(html).not.toContain('id="first-content"');
    expect(asked).toHaveLength(before);
  });

  it('is compressed, and answered to HEAD without a body', async () => {
    await rendered('/things/kettle');
    const { headers, html } = await get('/things/kettle', { method: 'HEAD' });
    expect(html).toBe('');
    expect(Number(headers.get('content-length'))).toBeGreaterThan(100);
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(headers.get('cache-control')).toBe('no-cache');
    const compressed = await new Promise<Buffer>((resolve, reject) => {
      import('node:http').then(({ get: getRaw }) =>
        getRaw(`${site}/things/kettle`, { headers: { 'accept-encoding': 'br' } }, async (response) =>
          resolve(Buffer.concat(await response.toArray())),
        ).on('error', reject),
      );
    });
    expect(brotliDecompressSync(compressed).toString()).toContain('one kettle');
  });

  it('asks the API in the name of its visitor’s network, whose share of work it takes', async () => {
    await rendered('/things/kettle');
    expect([...askedFor]).toEqual(['127.0.0.1']);
  });

  it('that many ask for at once asks the API once', async () => {
    await rendered('/things/kettle');
    asked.length = 0;
    await Promise.all(Array.from({ length: 30 }, () => get('/things/popular')));
    expect(asked.filter((address) => address.endsWith('popular')).length).toBeLessThan(30);
  });
});

describe('a page is sent without its content, and with its frame,', () => {
  const FAULTS = [
    'slow',
    'down',
    'nonsense',
    'huge',
    'throws',
    'greedy',
    'floods',
    'elsewhere',
    'inside',
    'leads-away',
    'shares-nonsense',
    'speaks-nonsense',
  ];
  it.each(FAULTS)('when its content or the API does this: %s', async (name) => {
    await rendered('/things/kettle');
    const { status, html } = await get(`/things/${name}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>A thing | ');
    expect(html).not.toContain('data-first-content');
    expect(html).not.toContain('id="first-content"');
    expect((await rendered('/things/kettle')).html).toContain('one kettle');
  });

  it.each(['hangs', 'eats'])('when its content %s, which ends with its process; others go on', async (name) => {
    await rendered('/things/kettle');
    const { status, html } = await get(`/things/${name}`);
    expect(status).toBe(200);
    expect(html).not.toContain('data-first-content');
    expect((await rendered('/things/after')).html).toContain('one after');
  });

  it.each([
    ['missing', 404],
    ['unlisted', 404],
    ['kettle', 200],
    ['down', 200],
    ['slow', 200],
  ])('with a true status: of %s, which its rendering has not said, it is %i', async (name, expected) => {
    await rendered('/things/kettle');
    for (const fault of ['throws', 'slow']) {
      const { status, html } = await get(`/known/${name}/${fault}`);
      expect(status).toBe(expected);
      expect(html).not.toContain('data-first-content');
      expect(html).toContain(expected === 404 ? '<title>Page not found | ' : '<title>A known thing | ');
    }
  });

  it('of nothing is a 404 for search engines too, though its module renders it like any other', async () => {
    await rendered('/things/kettle');
    for (const [name, status] of [
      ['missing', 404],
      ['kettle', 200],
    ] as const) {
      const page = await rendered(`/plain/${name}/busy`);
      expect([name, page.status, page.html.includes('rel="canonical"')]).toEqual([name, status, status === 200]);
    }
  });

  it('is rendered once, whatever parameters it does not read', async () => {
    await rendered('/things/kettle');
    asked.length = 0;
    const pages = await Promise.all(Array.from({ length: 30 }, (_, number) => get(`/things/popular?x${number}=${number}`)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked.filter((address) => address.endsWith('popular')).length).toBeLessThan(30);
    expect((await get('/things/moved-away?colour=red&from=mail', { redirect: 'manual' })).headers.get('location')).toMatch(
      /^\/things\/kettle\?from=moved-away&from=mail$/,
    );
  });

  it('when there are too many to render: none waits, nothing fails', async () => {
    await rendered('/things/kettle');
    const pages = await Promise.all(Array.from({ length: 200 }, (_, number) => get(`/things/busy${number}`)));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const filled = pages.filter(({ html }) => html.includes('data-first-content'));
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.length).toBeLessThan(200);
    expect((await rendered('/things/after')).html).toContain('one after');
  });
});

describe('releases', () => {
  const names = ['server/ssr.cjs', 'server%2Fssr.cjs'];
  it.each(names)('keep what renders them from visitors: %s', async (file) => {
    const { version } = dataOf((await rendered('/things/kettle')).html);
    expect((await get(`/modules/mfe-things/${version}/${file}`)).status).toBe(404);
  });

  it('are rendered by their own entry, also after a rollback, in every gateway', async () => {
    await rendered('/things/kettle');
    await releaseSample(store, join(root, 'build'), things('two'));
    await expect.poll(async () => (await get('/things/kettle')).html).toContain('two kettle');
    await rollback({ store, name: 'mfe-things', by: 'test' });
    await expect.poll(async () => (await get('/things/kettle')).html).toContain('one kettle');
  });

  it('whose entry differs from the release are rendered by browsers', async () => {
    const broken = { ...things('three'), name: 'mfe-changed', routes: { pages: [] } };
    const { routes } = things('three');
    const pages = routes.pages.map((page) => ({ ...page, path: `/changed${page.path}` }));
    const { version } = await releaseSample(store, join(root, 'other'), { ...broken, routes: { pages } });
    await writeFile(join(root, 'store/mfe-changed', version, 'server/ssr.cjs'), 'exports.firstContent = steal');
    await rendered('/things/kettle');
    const { status, html } = await get('/changed/things/kettle');
    expect(status).toBe(200);
    expect(html).not.toContain('data-first-content');
  });

  it('of a shell from before pages were rendered get what they know', async () => {
    const before = {
      name: 'shell',
      files: { 'shell.0.js': 'start()', 'index.html': '<html><!--page-head--><div id="shell"></div>' },
    };
    await releaseSample(store, join(root, 'other'), before);
    const { html } = await get('/things/kettle');
    expect(html).toContain('<div id="shell"></div>');
    expect(html).not.toContain('first-content');
    await rollback({ store, name: 'shell', by: 'test' });
    expect((await rendered('/things/kettle')).html).toContain('Frame of');
  });
});
