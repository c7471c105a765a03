import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http, { createServer, get, type RequestOptions, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_CALL_MS } from '@shell/kit/longest-call';
import { FolderStore, integrityOf, type Release, rollback } from '@shell/releases';
import { releaseSample } from '@shell/releases/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGateway } from './gateway.ts';
import { readSettings, type Settings } from './settings.ts';

const SCRIPT = `export const text = ${JSON.stringify('x'.repeat(2_000))};`;
const MODULE = {
  name: 'mfe-content',
  files: {
    'remoteEntry.js': SCRIPT,
    'module.1.js': 'more()',
    'post.1.js': 'post()',
    'remoteEntry.js.map': '{}',
    'fonts/a.woff2': 'font',
  },
  pages: { '/blogs/:slug': ['post.1.js'] },
  routes: {
    pages: [
      { path: '/blogs', audience: 'everyone' as const, title: 'Blogs', description: 'Articles & "advice"' },
      {
        path: '/blogs/:slug',
        audience: 'everyone' as const,
        title: 'Blog',
        code: 'read-blogs/BlogPostPage.tsx',
      },
      { path: '/my-doubts', audience: 'signed-in' as const, title: 'My doubts' },
    ],
    redirects: [{ from: '/articles', to: '/blogs' }],
  },
};
const PAGE = `<html><head><!--style-nonce--><script>theme()</script><!--page-head--><script defer src="/shell/shell.1.js"></script>
  <!--module-preloads--><!--registry--></head></html>`;
const SHELL_BUILD = { name: 'shell', files: { 'shell.1.js': 'start()', 'favicon.svg': '<svg/>', 'index.html': PAGE } };

const preload = (file: string, integrity = '') =>
  `<link rel="preload" as="script" href="${address(file)}" integrity="${integrity}" crossorigin="anonymous" />`;
/** As the module's entry asks for its chunks. */
const chunkHash = (file: keyof typeof MODULE.files) =>
  `sha256-${createHash('sha256').update(MODULE.files[file]).digest('base64')}`;

let root: string;
let store: FolderStore;
let live: Release;
let api: Server;
const gateways: Server[] = [];

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startGateway(settings: Partial<Settings> = {}, options: { holdMs?: number } = {}): Promise<string> {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const gateway = createGateway(
    { ...readSettings({}), port: 0, apiUrls: [apiUrl], root, releasesDir: store.folder, ...settings },
    pino({ level: 'silent' }),
    options,
  );
  gateways.push(gateway);
  return listen(gateway);
}

/** A page under another host name, which `fetch` does not allow. */
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
  store = new FolderStore(join(root, 'store'));
  await releaseSample(store, join(root, 'build'), SHELL_BUILD);
  live = await releaseSample(store, join(root, 'build'), MODULE);
  await writeFile(join(store.folder, 'secret.txt'), 'not for visitors');

  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ path: request.url, forwarded: request.headers['x-forwarded-for'] ?? null }));
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

it('keeps an idle connection longer than proxies do, which lose requests on a connection that closes', async () => {
  const answer = await fetch(`${await startGateway()}/healthz`);
  const [, seconds] = answer.headers.get('keep-alive')?.match(/timeout=(\d+)/) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

it('waits for the API longer than any browser does', async () => {
  const asking = vi.spyOn(http, 'request');
  await fetch(`${await startGateway()}/api/thing`);
  const timeouts = asking.mock.calls.map(([options]) => (options as RequestOptions).timeout ?? 0);
  asking.mockRestore();
  expect(Math.min(...timeouts)).toBeGreaterThan(LONGEST_CALL_MS);
});

const address = (file: string, version = live.version) => `/modules/mfe-content/${version}/${file}`;

describe('released files', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, br;q=0'],
    [null, 'identity'],
  ])('come precompressed (%s) and immutable', async (encoding, accepted) => {
    const site = await startGateway();
    const response = await fetch(site + address('remoteEntry.js'), { headers: { 'accept-encoding': accepted } });
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('vary')).toBe('accept-encoding');
  });

  it('are asked for again now and then where the address carries no hash', async () => {
    const response = await fetch(`${await startGateway()}/favicon.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('are none that can be had in no encoding', async () => {
    const headers = { 'accept-encoding': 'identity;q=0' };
    expect((await fetch((await startGateway()) + address('fonts/a.woff2'), { headers })).status).toBe(406);
  });

  it.each([
    () => address('remoteEntry.js', '0123456789abcdef'),
    () => address('absent.js'),
    () => address('remoteEntry.js.map'),
    () => `${address('remoteEntry.js.map')}/`,
    () => address('remoteEntry.js.%6dap'),
    () => address('module.json'),
    () => address('release.json'),
    () => address('__proto__'),
    () => address('../../../secret.txt'),
    () => address('%2e%2e/%2e%2e/secret.txt'),
    () => '/modules/secret.txt',
    () => '/modules/mfe-content/live.json',
    () => '/shell/index.html',
    () => '/shell/index',
    () => '/shell/%69ndex.html',
  ])('do not include what is not for visitors: %#', async (path) => {
    const response = await fetch((await startGateway()) + path());
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('not for visitors');
  });

  it('of a former release stay, for pages that were opened before', async () => {
    const site = await startGateway();
    const former = await releaseSample(store, join(root, 'other'), { name: 'mfe-old', files: { 'remoteEntry.js': 'former()' } });
    await releaseSample(store, join(root, 'other'), { name: 'mfe-old', files: { 'remoteEntry.js': 'latter()' } });
    expect(await (await fetch(`${site}/modules/mfe-old/${former.version}/remoteEntry.js`)).text()).toBe('former()');

    const shell = await releaseSample(store, join(root, 'other'), {
      ...SHELL_BUILD,
      files: { 'shell.2.js': 'next()', 'index.html': PAGE.replace('shell.1', 'shell.2') },
    });
    expect(await (await fetch(`${site}/blogs`)).text()).toContain('/shell/shell.2.js');
    expect(await (await fetch(`${site}/shell/shell.1.js`)).text()).toBe('start()');
    await rollback({ store, name: 'shell', by: 'test' });
    expect(await (await fetch(`${site}/shell/shell.2.js`)).text()).toBe('next()');
    expect(shell.name).toBe('shell');
  });

  it('that are damaged are refused, and not cached, until they are repaired', async () => {
    const release = await releaseSample(store, join(root, 'other'), { name: 'mfe-torn', files: { 'remoteEntry.js': 'whole()' } });
    const file = join(store.folderOf('mfe-torn', release.version), 'remoteEntry.js.br');
    const whole = await store.read('mfe-torn', release.version, 'remoteEntry.js.br');
    await writeFile(file, 'torn');
    const site = await startGateway();
    const read = () =>
      fetch(`${site}/modules/mfe-torn/${release.version}/remoteEntry.js`, { headers: { 'accept-encoding': 'br' } });
    const refused = await read();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    await writeFile(file, whole);
    expect(await (await read()).text()).toBe('whole()');
  });
});

describe('the registry', () => {
  const versionOf = async (site: string, name: string) => {
    const { modules } = (await (await fetch(`${site}/modules.json`)).json()) as { modules: { name: string; version: string }[] };
    return modules.find((module) => module.name === name)?.version;
  };
  const sample = (name: string, text: string) =>
    releaseSample(store, join(root, 'other'), { name, files: { 'remoteEntry.js': text } });

  it('names a release of two gateways at once, a new module too, without a restart', async () => {
    const sites = [await startGateway(), await startGateway()];
    for (const text of ['one()', 'two()']) {
      const { version } = await sample('mfe-new', text);
      for (const site of sites) expect(await versionOf(site, 'mfe-new')).toBe(version);
    }
  });

  it.each(['', '{"version":', '{"version":"../../../etc"}', 'null'])(
    'keeps the last good release where the pointer says %j, and all other modules',
    async (text) => {
      const { version } = await sample('mfe-spoilt', 'good()');
      const site = await startGateway();
      expect(await versionOf(site, 'mfe-spoilt')).toBe(version);
      await writeFile(join(store.folder, 'mfe-spoilt/live.json'), text);
      expect(await versionOf(site, 'mfe-spoilt')).toBe(version);
      const other = await startGateway();
      expect(await versionOf(other, 'mfe-spoilt')).toBe(version);
      expect(await versionOf(other, 'mfe-content')).toBe(live.version);
    },
  );

  it.each(['', '[]', '{"name":"mfe-tests"}'])('keeps the release before where the description says %j', async (text) => {
    const good = await sample('mfe-undescribed', 'good()');
    const bad = await sample('mfe-undescribed', `bad(${JSON.stringify(text)})`);
    await writeFile(join(store.folderOf('mfe-undescribed', bad.version), 'release.json'), text);
    expect(await versionOf(await startGateway(), 'mfe-undescribed')).toBe(good.version);
    await rm(join(store.folder, 'mfe-undescribed'), { recursive: true });
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
    expect(html).toContain(preload('remoteEntry.js', live.files['remoteEntry.js']));
    expect(html).toContain(preload('module.1.js', chunkHash('module.1.js')));
    expect(html).not.toContain('post.1.js');
    expect(html).toContain(`src="/shell/shell.1.js" integrity="${integrityOf(Buffer.from('start()'))}" crossorigin="anonymous"`);
    const registry = JSON.parse(/<script type="application\/json" id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(registry.modules[0]).toMatchObject({ name: 'mfe-content', integrity: live.files['remoteEntry.js'] });
    // The shell does not need the files of pages.
    expect(JSON.stringify(registry)).not.toMatch(/post\.1\.js|read-blogs/);
  });

  it('preload the code of the page itself, with the hash that the module asks for it with', async () => {
    const html = await (await fetch(`${await startGateway()}/blogs/known`)).text();
    expect(html).toContain(preload('post.1.js', chunkHash('post.1.js')));
  });

  it.each(['/nowhere', '/admin/questions'])('answer %s with a real 404', async (path) => {
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

  it('allow style elements by a nonce of their own, which their styles find in them', async () => {
    const site = await startGateway();
    const read = async (path: string) => {
      const response = await fetch(site + path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const html = await response.text();
      return { policy, html, nonce: /<meta name="style-nonce" nonce="([\w+/=]{24})" \/>/.exec(html)?.[1] };
    };
    const pages = [await read('/blogs'), await read('/blogs'), await read('/nowhere')];
    for (const { policy, nonce } of pages) {
      expect(nonce).toBeDefined();
      expect(policy.split('; ')).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
      expect(policy.match(/'unsafe-\w+'/g)).toEqual(["'unsafe-inline'"]);
      expect(policy).toContain("style-src-attr 'unsafe-inline'");
    }
    expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(3);
    const file = await fetch(site + address('remoteEntry.js'));
    // A file's policy counts for workers alone, and each file carries it: it is short.
    expect(file.headers.get('content-security-policy')).toBe("default-src 'self'; base-uri 'none'; frame-ancestors 'none'");
    expect(file.headers.get('permissions-policy')).toBeNull();
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of a shell from before there were nonces keep their styles', async () => {
    const site = await startGateway();
    const former = { ...SHELL_BUILD.files, 'index.html': PAGE.replace('<!--style-nonce-->', '') };
    await releaseSample(store, join(root, 'other'), { ...SHELL_BUILD, files: former });
    const response = await fetch(`${site}/blogs`);
    expect(response.headers.get('content-security-policy')).toContain("style-src-elem 'self' 'unsafe-inline'");
    expect(await response.text()).not.toContain('style-nonce');
    await rollback({ store, name: 'shell', by: 'test' });
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

  it('let in development servers of the visitor’s own machine only where overrides are allowed', async () => {
    const policyWith = async (moduleOverrides: boolean) => {
      const site = await startGateway({ moduleOverrides });
      const registry = (await (await fetch(`${site}/modules.json`)).json()) as { modules: object[] };
      return { registry, policy: (await fetch(`${site}/blogs`)).headers.get('content-security-policy') ?? '' };
    };
    const closed = await policyWith(false);
    expect(closed.policy).not.toMatch(/127\.0\.0\.1|localhost/);
    expect(closed.registry).not.toHaveProperty('overrides');
    expect(closed.registry).not.toHaveProperty('shell');
    expect(closed.registry.modules[0]).not.toHaveProperty('commit');
    const open = await policyWith(true);
    for (const directive of ['script-src', 'connect-src', 'style-src-elem', 'font-src'])
      expect(open.policy).toMatch(new RegExp(`${directive} [^;]*http://127\\.0\\.0\\.1:\\* http://localhost:\\*`));
    expect(open.policy).not.toContain("'unsafe-eval'");
    expect(open.registry).toMatchObject({ overrides: true, shell: { version: expect.any(String), commit: null } });
    expect(open.registry.modules[0]).toHaveProperty('commit', null);
  });

  it('let pages read files of the bucket, if there is one', async () => {
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

  it('have a registry that is compressed, and names the files of pages for who fetches them ahead', async () => {
    const response = await fetch(`${await startGateway()}/modules.json`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const { modules } = (await response.json()) as { modules: { files: unknown }[] };
    expect(modules[0]?.files).toEqual({
      first: [address('module.1.js')],
      pages: { '/blogs/:slug': [address('post.1.js')] },
    });
  });

  it('carry the configured addresses, and none that was not configured', async () => {
    const { links } = readSettings({ GET_IN_TOUCH_URL: 'https://forms.example/enquiry', DEMO_SEED: 'off' });
    const site = await startGateway({ links });
    expect(await (await fetch(`${site}/modules.json`)).json()).toMatchObject({
      links: {
        getInTouch: 'https://forms.example/enquiry',
        demoClass: null,
        trialClass: null,
        contactEmail: null,
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

it.each([
  ['', 'off', null],
  ['http://localhost:3000', 'on', null],
  ['https://study.example', 'off', 'max-age=31536000'],
  ['https://study.example', 'on', 'max-age=31536000; includeSubDomains'],
])('make browsers use https if the site has it (%s, subdomains %s)', async (PUBLIC_URL, HSTS_SUBDOMAINS, told) => {
  const { https, hstsSubdomains } = readSettings({ PUBLIC_URL, HSTS_SUBDOMAINS });
  const site = await startGateway({ https, hstsSubdomains });
  for (const path of ['/api/plans', '/robots.txt', address('remoteEntry.js')])
    expect((await fetch(site + path)).headers.get('strict-transport-security')).toBe(told);
});

it('may not be framed, nor sniffed as another type, at any address', async () => {
  const site = await startGateway();
  for (const path of ['/healthz', '/api/plans', '/modules/none.js', '/robots.txt', '/blogs', address('remoteEntry.js')]) {
    const { headers } = await fetch(site + path);
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

describe('the way to the API', () => {
  it('passes calls on with the caller’s address', async () => {
    const answer = await (await fetch(`${await startGateway()}/api/plans?x=1`)).json();
    expect(answer).toEqual({ path: '/api/plans?x=1', forwarded: '127.0.0.1' });
  });

  it.each([
    ['invented, where it stands alone', 1, '6.6.6.6', '127.0.0.1'],
    ['invented beside what a proxy of ours wrote', 2, '6.6.6.6, 9.9.9.9', '9.9.9.9, 127.0.0.1'],
    ['missing, behind a proxy of ours', 2, undefined, '127.0.0.1'],
  ])('believes no address that is %s', async (_, trustedProxies, sent, told) => {
    const site = await startGateway({ trustedProxies });
    const headers = { ...(sent && { 'x-forwarded-for': sent }), forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6' };
    expect(await (await fetch(`${site}/api/plans`, { headers })).json()).toEqual({ path: '/api/plans', forwarded: told });
  });

  it.each(['//', 'http://[', 'nonsense', '*'])('rejects the address %s', async (path) => {
    const { port } = new URL(await startGateway());
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (data) => {
        text += String(data);
      });
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('leads to the mailbox and the sandboxes too', async () => {
    const answer = (await (await fetch(`${await startGateway()}/dev/mailbox`)).json()) as { path: string };
    expect(answer.path).toBe('/dev/mailbox');
  });

  it('says so in words when the API is down, and pages stay', async () => {
    const site = await startGateway({ apiUrls: ['http://127.0.0.1:1'] }, { holdMs: 50 });
    const response = await fetch(`${site}/api/plans`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'offline' });
    expect((await fetch(`${site}/blogs/known`)).status).toBe(200);
  });

  it('keeps metrics and unknown paths to the API’s own port', async () => {
    expect((await fetch(`${await startGateway()}/metrics`)).status).toBe(404);
  });
});

describe('a release store that is lost', () => {
  it('takes no page away that was known', async () => {
    const folder = join(root, 'lost');
    await cp(store.folder, folder, { recursive: true });
    const site = await startGateway({ releasesDir: folder });
    const page = await (await fetch(`${site}/blogs`)).text();
    const file = await (await fetch(site + address('module.1.js'))).text();
    await rm(folder, { recursive: true });
    const again = await fetch(`${site}/blogs`);
    expect(again.status).toBe(200);
    const plain = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
    expect(plain(await again.text())).toBe(plain(page));
    expect(await (await fetch(site + address('module.1.js'))).text()).toBe(file);
    expect((await fetch(`${site}/nowhere`)).status).toBe(404);
    expect((await fetch(`${site}/modules/mfe-content/abc/other.js`)).status).toBe(503);
  });

  it('serves no page of a shell that is not what was released', async () => {
    const folder = join(root, 'changed');
    await cp(store.folder, folder, { recursive: true });
    const version = (await store.live('shell'))?.version ?? '';
    await writeFile(join(folder, 'shell', version, 'index.html'), PAGE.replace('theme()', 'steal()'));
    const answer = await fetch(`${await startGateway({ releasesDir: folder })}/blogs`);
    expect([answer.status, (await answer.text()).includes('steal')]).toEqual([503, false]);
  });

  it.each(['empty', 'unreadable'])('is 503 where nothing is known: %s', async (state) => {
    const folder = join(root, state);
    // Reading a folder in place of the pointer fails.
    await mkdir(join(folder, state === 'empty' ? '.' : 'shell/live.json'), { recursive: true });
    const site = await startGateway({ releasesDir: folder });
    const answer = await fetch(`${site}/blogs`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
    await rm(folder, { recursive: true });
    await cp(store.folder, folder, { recursive: true });
    expect((await fetch(`${site}/blogs`)).status).toBe(200);
  });
});
