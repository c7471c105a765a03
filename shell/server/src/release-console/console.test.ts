import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToken, FolderStore, listTokens, type Release, release, revokeToken } from '@shell/releases';
import { act as actAt, sendBuild, stateOf } from '@shell/releases/remote';
import { releaseSample, writeBuild } from '@shell/releases/testing';
import { pino } from 'pino';
import { create } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiReplicas } from '../api-replicas.ts';
import { watchCanaries } from '../canary-watch.ts';
import { createGateway } from '../gateway.ts';
import { createRegistry } from '../registry.ts';
import { readSettings } from '../settings.ts';

const NAME = 'mfe-content';
const log = pino({ level: 'silent' });
const routes = { pages: [{ path: '/blogs', audience: 'everyone' as const, title: 'Blogs' }] };
const sample = (text: string) => ({ name: NAME, files: { 'remoteEntry.js': text, 'module.1.js': `${text} more` }, routes });
const PAGE = '<html><head><!--page-head--><!--module-preloads--><!--registry--></head></html>';
const USERS: Record<string, object> = {
  administrator: { full_name: 'Sam Staff', username: 'sam', email: 'sam@example.org', role_id: 1 },
  releaser: { full_name: null, username: 'rel', email: 'rel@example.org', role_id: 2, permissions: ['modules'] },
  teacher: {
    full_name: 'Tea Teacher',
    username: 'tea',
    email: 'tea@example.org',
    role_id: 2,
    permissions: ['content', 'grading'],
  },
  learner: { full_name: null, username: 'lea', email: 'lea@example.org', role_id: 3 },
  // Staff by role, but without the second factor that they need.
  'one-factor': { full_name: null, username: 'ona', email: 'ona@example.org', role_id: 1 },
};

let root: string;
let store: FolderStore;
let api: Server;
let health: { loads: number; failed: number; networks: number };
let served: { status: number; calls: Record<string, string[]> };
let sites: Server[] = [];
let site: string;
let one: Release;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

async function startGateway(env: Record<string, string> = {}): Promise<string> {
  const gateway = createGateway({ ...readSettings(env), port: 0, apiUrls: [apiUrl()], root, releasesDir: store.folder }, log);
  sites.push(gateway);
  return listen(gateway);
}

beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/module-health')) return response.end(JSON.stringify(health));
    if (request.url === '/calls') {
      response.statusCode = served.status;
      return response.end(JSON.stringify({ calls: served.calls }));
    }
    const as = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const user = USERS[as];
    response.statusCode = user ? 200 : 401;
    response.end(
      JSON.stringify(
        user
          ? { user, abilities: { staff: ['administrator', 'releaser', 'teacher'].includes(as) } }
          : { message: 'Your session has ended.', code: 'session_expired' },
      ),
    );
  });
  await listen(api);
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(async () => {
  served = { status: 404, calls: {} };
  root = await mkdtemp(join(tmpdir(), 'console-'));
  store = new FolderStore(join(root, 'store'));
  await releaseSample(store, join(root, 'build'), { name: 'shell', files: { 'shell.1.js': 'start()', 'index.html': PAGE } });
  one = await releaseSample(store, join(root, 'build'), sample('one'));
  site = await startGateway();
});
afterEach(async () => {
  for (const server of sites) {
    server.closeAllConnections();
    server.close();
  }
  sites = [];
  vi.useRealTimers();
  await rm(root, { recursive: true });
});

async function put(text: string): Promise<Release> {
  await writeBuild(join(root, 'build'), sample(text));
  const origin = { commit: 'abc', by: 'test', at: new Date().toISOString() };
  return release({ store, name: NAME, build: join(root, 'build'), origin, dryRun: true });
}
const call = async (
  method: string,
  path: string,
  { as, body, cookie }: { as?: string; body?: unknown; cookie?: string } = {},
) => {
  const response = await fetch(site + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(cookie && { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const cookies = response.headers.getSetCookie();
  return { status: response.status, headers: response.headers, cookies, body: text.startsWith('{') ? JSON.parse(text) : text };
};
const act = (what: string, body: unknown, as = 'administrator') => call('POST', `/releases/${NAME}/${what}`, { as, body });
/** What a visitor with cookies gets from page and registry, which must agree. */
async function servedTo(cookie?: string, at = site) {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const [page, registry] = await Promise.all([fetch(`${at}/blogs`, { headers }), fetch(`${at}/modules.json`, { headers })]);
  const html = await page.text();
  const document = JSON.parse(/id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  const listed = (await registry.json()) as typeof document;
  const [found] = document.modules;
  if (cookie) expect(listed.modules[0].version).toBe(found.version);
  expect(html).toContain(`href="/modules/${NAME}/${found.version}/module.1.js"`);
  return { version: found.version as string, module: found, pass: document.pass as boolean, page };
}
const pairOf = (cookies: string[], name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';

describe('the console', () => {
  it.each([
    ['nobody', undefined, 401],
    ['a person whose session is over', 'ended', 401],
    ['a learner', 'learner', 403],
    ['staff who may not make modules live', 'teacher', 403],
    ['an administrator without the second factor that they need', 'one-factor', 403],
  ])('is closed to %s', async (_who, as, status) => {
    const two = await put('two');
    const sender = as === undefined ? {} : { as };
    expect((await call('GET', '/releases', sender)).status).toBe(status);
    for (const what of ['live', 'rollback', 'canary', 'promote', 'withdraw', 'preview', 'tokens', 'tokens/revoke', 'addresses']) {
      const refused = await call('POST', `/releases/${NAME}/${what}`, {
        ...sender,
        body: { version: two.version, audience: { kind: 'staff' } },
      });
      expect([what, refused.status, typeof refused.body.code]).toEqual([what, status, 'string']);
    }
    expect(await store.live(NAME)).toMatchObject({ version: one.version });
    expect(await store.history(NAME)).toHaveLength(1);
  });

  it('lists what is live, since when, by whom, what cannot be used, and what was live before', async () => {
    await releaseSample(store, join(root, 'build'), sample('two'));
    await writeFile(join(store.folder, NAME, 'live.json'), '{');
    await servedTo();
    const { status, headers, body } = await call('GET', '/releases', { as: 'administrator' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const [content, shell] = body.modules;
    expect(shell).toMatchObject({ name: 'shell', live: { by: 'test', how: 'release' }, faults: [], canary: null });
    expect(content).toMatchObject({ live: null, faults: [{ reason: expect.stringContaining('cannot be read') }] });
    expect(content.releases).toHaveLength(2);
    expect(content.history[1]).toMatchObject({ version: one.version, by: 'test', how: 'release' });
  });

  it('is open to staff who may make modules live', async () => {
    expect((await call('GET', '/releases', { as: 'releaser' })).status).toBe(200);
  });

  it('rolls back in the name of who asks, on all replicas at once', async () => {
    const two = await releaseSample(store, join(root, 'build'), sample('two'));
    const other = await startGateway();
    expect([(await servedTo()).version, (await servedTo(undefined, other)).version]).toEqual([two.version, two.version]);
    expect((await act('rollback', { version: one.version })).status).toBe(200);
    expect([(await servedTo()).version, (await servedTo(undefined, other)).version]).toEqual([one.version, one.version]);
    expect((await store.history(NAME))[0]).toMatchObject({ how: 'rollback', by: 'Sam Staff' });
  });

  it.each([
    ['a version that is none', 'rollback', { version: '../..' }, 422],
    ['a version that is not there', 'rollback', { version: '0123456789abcdef' }, 409],
    ['a field too many', 'rollback', { version: '0123456789abcdef', by: 'another person' }, 422],
    ['a share of nothing', 'canary', { version: '0123456789abcdef', audience: { kind: 'percent', percent: 0 } }, 422],
    ['a canary that is none', 'promote', { version: '0123456789abcdef' }, 409],
    ['far too much', 'rollback', { version: 'x'.repeat(70_000) }, 413],
  ])('refuses %s', async (_what, path, body, status) => {
    const answer = await act(path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(await store.live(NAME)).toMatchObject({ version: one.version });
  });

  it('knows its addresses, methods and types', async () => {
    expect((await call('GET', '/releases/nothing/here', { as: 'administrator' })).status).toBe(404);
    expect(
      (await call('POST', '/releases/mfe-none/rollback', { as: 'administrator', body: { version: one.version } })).status,
    ).toBe(404);
    const wrong = await call('GET', `/releases/${NAME}/rollback`, { as: 'administrator' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const untyped = { method: 'POST', headers: { authorization: 'Bearer administrator' }, body: '{}' };
    expect((await fetch(`${site}/releases/${NAME}/rollback`, untyped)).status).toBe(415);
  });
});

describe('a canary', () => {
  it('by percentage gives a visitor the same version at every visit, on every replica, in pages and registry', async () => {
    const two = await put('two');
    expect((await servedTo()).page.headers.getSetCookie()).toEqual([]);
    await act('canary', { version: two.version, audience: { kind: 'percent', percent: 50 } });
    const other = await startGateway();
    const seen = new Map<string, number>();
    for (let number = 0; number < 40; number += 1) {
      const { version, module, page } = await servedTo();
      const cookie = page.headers.getSetCookie()[0] ?? '';
      expect(cookie).toMatch(/^visitor=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(page.headers.get('cache-control')).toBe('private, no-cache');
      expect(page.headers.get('vary')).toContain('cookie');
      expect(module.watched).toBe(true);
      const again = cookie.split(';')[0] ?? '';
      expect([(await servedTo(again)).version, (await servedTo(again, other)).version]).toEqual([version, version]);
      seen.set(version, (seen.get(version) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual([one.version, two.version].toSorted());
  });

  it('for staff or a list asks who is signed in, and believes nothing that the console has not signed', async () => {
    const two = await put('two');
    await act('canary', { version: two.version, audience: { kind: 'staff' } });
    expect(await servedTo()).toMatchObject({ version: one.version, pass: true });
    const { status, cookies } = await call('POST', '/releases/pass', { as: 'administrator' });
    const pass = pairOf(cookies, 'release-pass');
    expect(status).toBe(204);
    expect(cookies[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(pass).not.toMatch(/sam|example/i);
    expect((await servedTo(pass)).version).toBe(two.version);

    const learner = pairOf((await call('POST', '/releases/pass', { as: 'learner' })).cookies, 'release-pass');
    expect((await servedTo(learner)).version).toBe(one.version);
    const [text = '', mac = ''] = learner.replace('release-pass=', '').split('.');
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('false', 'true')).toString('base64url');
    for (const wrong of [
      `${forged}.${mac}`,
      `${text}.`,
      text,
      'x.y',
      '..',
      pass.replace('release-pass=', '').replace(/^./, '_'),
    ]) {
      expect((await servedTo(`release-pass=${wrong}`)).version).toBe(one.version);
    }

    await act('canary', { version: two.version, audience: { kind: 'list', accounts: ['LEA@example.org'] } });
    expect((await servedTo(learner)).version).toBe(two.version);
    expect((await servedTo(pass)).version).toBe(one.version);
    // Signing out removes the pass as well.
    expect((await call('POST', '/releases/pass', { as: 'ended' })).cookies[0]).toMatch(/^release-pass=; Max-Age=0/);
  });

  it('gives a pass for half a day', async () => {
    const two = await put('two');
    await act('canary', { version: two.version, audience: { kind: 'staff' } });
    const pass = pairOf((await call('POST', '/releases/pass', { as: 'administrator' })).cookies, 'release-pass');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
    expect((await servedTo(pass)).version).toBe(one.version);
  });

  it('is promoted for all visitors, or withdrawn while its files stay for open pages', async () => {
    const two = await put('two');
    const audience = { kind: 'percent', percent: 100 };
    await act('canary', { version: two.version, audience });
    expect((await servedTo()).version).toBe(two.version);
    await act('withdraw', { version: two.version });
    expect(await servedTo()).toMatchObject({ version: one.version, module: expect.not.objectContaining({ watched: true }) });
    expect((await fetch(`${site}/modules/${NAME}/${two.version}/module.1.js`)).status).toBe(200);
    await act('canary', { version: two.version, audience });
    await act('promote', { version: two.version });
    expect((await servedTo()).version).toBe(two.version);
    expect((await servedTo()).page.headers.get('cache-control')).toBe('no-cache');
  });

  it('whose release is damaged leaves its visitors the live one', async () => {
    const two = await put('two');
    await act('canary', { version: two.version, audience: { kind: 'percent', percent: 100 } });
    await writeFile(join(store.folderOf(NAME, two.version), 'release.json'), '');
    expect((await servedTo()).version).toBe(one.version);
    const { body } = await call('GET', '/releases', { as: 'administrator' });
    expect(body.modules[0].faults).toMatchObject([{ instead: one.version }]);
  });

  it.each([
    ['fails more often than was set', { loads: 100, failed: 6, networks: 3 }, true],
    ['fails no more often', { loads: 100, failed: 5, networks: 3 }, false],
    ['has few loads', { loads: 99, failed: 99, networks: 3 }, false],
    ['fails in two networks alone', { loads: 1_000, failed: 900, networks: 2 }, false],
  ])('that %s is withdrawn by itself as it should be', async (_what, counted, withdrawn) => {
    const two = await put('two');
    const limits = { failuresAbove: 5, afterLoads: 100 };
    await act('canary', { version: two.version, audience: { kind: 'percent', percent: 100 }, limits });
    health = counted;
    const watch = { store, api: new ApiReplicas([apiUrl()]), log };
    await Promise.all([watchCanaries(watch), watchCanaries(watch)]);
    expect((await servedTo()).version).toBe(withdrawn ? one.version : two.version);
    const withdrawals = (await store.history(NAME)).filter(({ how }) => how === 'withdraw');
    expect(withdrawals).toEqual(
      withdrawn ? [expect.objectContaining({ by: 'its failure rate', detail: '6 of 100 page loads failed' })] : [],
    );
  });

  it('stays as it is while the API is away', async () => {
    const two = await put('two');
    await act('canary', { version: two.version, audience: { kind: 'percent', percent: 100 } });
    await watchCanaries({ store, api: new ApiReplicas(['http://127.0.0.1:1']), log });
    expect((await servedTo()).version).toBe(two.version);
  });
});

describe('a preview', () => {
  const offer = async (version: string) => (await act('preview', { version })).body as { address: string; expires_at: string };

  it('shows one browser a release that is not live, until it is ended', async () => {
    const two = await put('two');
    const { address, expires_at } = await offer(two.version);
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000);
    const opened = await call('GET', address);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/blogs']);
    const cookie = pairOf(opened.cookies, 'release-preview');
    // For this browser session alone.
    expect(opened.cookies[0]).not.toMatch(/Max-Age|Expires/);
    expect(await servedTo(cookie)).toMatchObject({ version: two.version, module: { preview: true } });
    expect((await servedTo(cookie)).page.headers.get('cache-control')).toBe('private, no-cache');
    expect((await servedTo()).version).toBe(one.version);
    expect((await call('POST', '/releases/preview/end', { cookie })).cookies[0]).toMatch(/^release-preview=; Max-Age=0/);
  });

  it('is over after an hour, its address and what it has set', async () => {
    const two = await put('two');
    const { address } = await offer(two.version);
    const cookie = pairOf((await call('GET', address)).cookies, 'release-preview');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect((await call('GET', address)).status).toBe(410);
    expect((await servedTo(cookie)).version).toBe(one.version);
  });

  it('is opened by no changed address, and for no incomplete release', async () => {
    const two = await put('two');
    const { address } = await offer(two.version);
    for (const wrong of [
      address.slice(0, -1),
      address.replace(/preview\/./, 'preview/_'),
      '/releases/preview/x.y',
      '/releases/preview/x',
    ]) {
      const refused = await call('GET', wrong);
      expect([refused.status, refused.cookies]).toEqual([410, []]);
    }
    // A signature for another purpose is refused.
    const pass = pairOf((await call('POST', '/releases/pass', { as: 'administrator' })).cookies, 'release-pass').replace(
      'release-pass=',
      '',
    );
    expect((await call('GET', `/releases/preview/${pass}`)).status).toBe(410);
    await rm(join(store.folderOf(NAME, two.version), 'module.1.js'));
    expect((await call('GET', address)).status).toBe(410);
    expect((await act('preview', { version: two.version })).status).toBe(409);
  });
});

const token = (module = NAME, options: { days?: number; now?: Date } = {}) =>
  createToken({ store, module, note: 'pipeline', by: 'test', now: new Date(), ...options });

describe('a token', () => {
  const build = () => put('two');

  it('does all that concerns its own module, in its own name', async () => {
    const two = await build();
    const as = await token();
    const own = (what: string, body: object) => act(what, body, as);
    const { version } = two;
    expect((await own('preview', { version })).body.address).toMatch(/^\/releases\/preview\//);
    expect((await own('canary', { version, audience: { kind: 'percent', percent: 10 } })).status).toBe(200);
    expect((await own('withdraw', { version })).status).toBe(200);
    expect((await own('canary', { version, audience: { kind: 'staff' } })).status).toBe(200);
    expect((await own('promote', {})).body.version).toBe(version);
    expect((await own('rollback', { from: version })).body.version).toBe(one.version);
    expect((await own('live', { version })).status).toBe(200);
    expect((await store.history(NAME)).slice(0, 6).map(({ how, by }) => [how, by])).toEqual(
      ['release', 'rollback', 'promote', 'canary', 'withdraw', 'canary'].map((how) => [how, 'pipeline']),
    );
    const { body } = await call('GET', '/releases', { as });
    expect(body.modules).toMatchObject([{ name: NAME, live: { version }, tokens: [{ used: expect.any(String) }] }]);
    expect(JSON.stringify(body)).not.toContain(as.split('.').at(-1));
  });

  it('does nothing to another module, and gives neither tokens nor addresses', async () => {
    const { version } = await build();
    const as = await token('mfe-tests');
    for (const what of ['live', 'rollback', 'canary', 'promote', 'withdraw', 'preview', 'tokens', 'addresses']) {
      const { status, body } = await act(what, { version }, as);
      expect([what, status, body.message]).toEqual([what, 403, 'This token is for mfe-tests and nothing else']);
    }
    expect((await call('GET', '/releases', { as })).body.modules.map(({ name }: Release) => name)).toEqual(['mfe-tests']);
    const mine = await token();
    for (const [what, body] of [
      ['tokens', { note: 'more' }],
      ['tokens/revoke', { id: '12345678' }],
      ['addresses', { prefix: '/more' }],
      ['addresses/revoke', { prefix: '/blogs' }],
    ] as const)
      expect([what, (await act(what, body, mine)).status]).toEqual([what, 403]);
    expect(await store.live(NAME)).toMatchObject({ version: one.version });
    expect(await store.history(NAME)).toHaveLength(1);
  });

  it('that has expired does nothing, and says when', async () => {
    const as = await token(NAME, { days: 1, now: new Date(Date.now() - 2 * 86_400_000) });
    const refused = await act('rollback', {}, as);
    expect([refused.status, refused.body.code]).toEqual([401, 'token_expired']);
    expect(refused.body.message).toMatch(/^This token expired on \d{4}-\d\d-\d\d: ask an administrator/);
  });

  it.each([-5, 5])('lasts as long as it says beside a gateway whose clock is %i hours off', async (hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    const short = (await act('tokens', { note: 'short', days: 1 })).body.token as string;
    const [made] = await listTokens(store, NAME);
    vi.useRealTimers();
    expect(Math.abs(Date.parse(made?.expires ?? '') - Date.now() - 86_400_000)).toBeLessThan(3_600_000);
    const over = await token(NAME, { days: 1, now: new Date(Date.now() - 86_400_000 - 3_600_000) });
    const nearlyOver = await token(NAME, { days: 1, now: new Date(Date.now() - 86_400_000 + 3_600_000) });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    const answers = await Promise.all([short, over, nearlyOver].map((as) => call('GET', '/releases', { as })));
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200]);
  });

  it('is made, listed and revoked by administrators', async () => {
    const made = await act('tokens', { note: 'pipeline of the team', days: 30 });
    const as = made.body.token as string;
    expect((await call('GET', '/releases', { as })).status).toBe(200);
    const [content] = (await call('GET', '/releases', { as: 'administrator' })).body.modules;
    expect(content.tokens).toMatchObject([{ note: 'pipeline of the team', by: 'Sam Staff', used: expect.any(String) }]);
    expect((await act('tokens/revoke', { id: content.tokens[0].id })).status).toBe(200);
    expect((await call('GET', '/releases', { as })).status).toBe(401);
    expect((await act('tokens', { note: ' ' })).status).toBe(422);
    expect((await act('tokens', { note: 'x', days: 366 })).status).toBe(422);
  });
});

describe('addresses', () => {
  it('are granted by administrators, to a module that is not released yet too', async () => {
    const granted = await call('POST', '/releases/mfe-plans/addresses', { as: 'administrator', body: { prefix: '/plans' } });
    expect(granted.status).toBe(200);
    expect((await act('addresses', { prefix: '/plans' })).body.message).toBe('The address /plans belongs to mfe-plans.');
    expect((await act('addresses', { prefix: '/*' })).status).toBe(409);
    await act('addresses', { prefix: '/more' });
    const content = async () => (await call('GET', '/releases', { as: 'administrator' })).body.modules[0];
    expect((await content()).addresses).toEqual(['/blogs', '/more']);
    await act('addresses/revoke', { prefix: '/more' });
    expect((await content()).addresses).toEqual(['/blogs']);
  });
});

async function releaseOverHttp(...[remote, build, origin]: Parameters<typeof sendBuild>): Promise<string> {
  const version = await sendBuild(remote, build, origin);
  await actAt(remote, 'live', { version });
  return version;
}

describe('a release from elsewhere', () => {
  const origin = { commit: 'abc' };
  const remote = (as: string) => ({ site, name: NAME, by: 'Pat', token: as, pausesMs: [1, 1] });
  const sendSent = (as: string) => releaseOverHttp(remote(as), join(root, 'sent'), origin);
  const send = async (text: string, as: string) => {
    await writeBuild(join(root, 'sent'), sample(text));
    return sendSent(as);
  };

  it('is sent, read back from the site, and live, in the name of its token', async () => {
    const version = await send('two', await token());
    expect((await servedTo()).version).toBe(version);
    expect((await store.history(NAME))[0]).toMatchObject({ version, by: 'Pat (pipeline)', how: 'release' });
    expect((await store.release(NAME, version)).origin).toMatchObject({ commit: 'abc', by: 'Pat (pipeline)' });
  });

  it('whose build alone is sent is put beside and changes nothing', async () => {
    await writeBuild(join(root, 'sent'), sample('two'));
    const version = await sendBuild(remote(await token()), join(root, 'sent'), origin);
    expect(await store.versions(NAME)).toContain(version);
    expect((await servedTo()).version).toBe(one.version);
  });

  it('is refused without a token, with that of another team, or with one that was revoked', async () => {
    await expect(send('two', 'rel.mfe-content.x.y')).rejects.toThrow('not known');
    await expect(send('two', await token('mfe-tests'))).rejects.toThrow('is for mfe-tests and nothing else');
    // A rollback begins with it.
    await expect(stateOf(remote(await token('mfe-tests')))).rejects.toThrow('is for mfe-tests and nothing else');
    const mine = await token();
    await revokeToken(store, NAME, (await listTokens(store, NAME))[0]?.id ?? '');
    await expect(send('two', mine)).rejects.toThrow('was revoked');
    expect(await store.versions(NAME)).toEqual([one.version]);
  });

  it('takes no address that was not granted', async () => {
    const pages = [{ path: '/new-address', audience: 'everyone' as const, title: 'New' }];
    await writeBuild(join(root, 'sent'), { ...sample('two'), routes: { pages } });
    await expect(sendSent(await token())).rejects.toThrow('The address /new-address is not granted to mfe-content');
    await act('addresses', { prefix: '/new-address' });
    await sendSent(await token());
    expect(await store.live(NAME)).toMatchObject({ by: 'Pat (pipeline)' });
  });

  it('brings no SSR bundle where the site takes none, and one that is there already is not run', async () => {
    const files = { ...sample('two').files, 'server/ssr.cjs': 'exports.firstContent = async () => {}' };
    await writeBuild(join(root, 'sent'), { ...sample('two'), files, serverEntry: 'server/ssr.cjs' });
    const closed = await startGateway({ SSR_OF_TEAMS: 'off' });
    const bundled = async (at: string) => {
      const settings = { ...readSettings({ SSR_OF_TEAMS: at === closed ? 'off' : 'on' }), releasesDir: store.folder };
      return (await createRegistry(settings, store, log).modules())[0]?.serverEntry !== undefined;
    };
    const toClosed = releaseOverHttp({ ...remote(await token()), site: closed }, join(root, 'sent'), origin);
    await expect(toClosed).rejects.toThrow('This site takes no SSR bundles of teams (server/ssr.cjs).');
    await sendSent(await token());
    expect([await bundled(site), await bundled(closed)]).toEqual([true, false]);
  });

  it('that needs more of the API than the running one serves is refused, and one that the API does not judge waits', async () => {
    const calls = { 'GET /api/new': [], 'POST /api/old': ['text', 'newer'] };
    await writeBuild(join(root, 'sent'), { ...sample('two'), calls });
    served = { status: 200, calls: { 'POST /api/old': ['text'] } };
    await expect(sendSent(await token())).rejects.toThrow(
      'The running API does not serve GET /api/new: update the API first. POST /api/old of the running API takes no newer: update the API first.',
    );
    expect((await servedTo()).version).toBe(one.version);
    served = { status: 500, calls: {} };
    await expect(sendSent(await token())).rejects.toThrow('cannot be compared');
    // The way back stays open.
    const two = await releaseSample(store, join(root, 'build'), sample('three'));
    expect((await act('rollback', { from: two.version }, await token())).status).toBe(200);
    served = { status: 200, calls };
    await sendSent(await token());
    expect((await servedTo()).version).not.toBe(one.version);
  });

  it('waits its turn beside many others', async () => {
    const as = await token();
    const others = await Promise.all(
      Array.from({ length: 9 }, async (_, number) => {
        const build = join(root, `sent-${number}`);
        await writeBuild(build, { ...sample(`text ${number}`), name: `mfe-x${number}`, routes: { pages: [] } });
        return releaseOverHttp({ ...remote(await token(`mfe-x${number}`)), name: `mfe-x${number}` }, build, origin);
      }).concat([send('two', as)]),
    );
    expect(others).toHaveLength(10);
    for (let number = 0; number < 9; number += 1)
      expect(await store.live(`mfe-x${number}`)).toMatchObject({ version: others[number] });
  });

  it('is tried again while the site does not take it', async () => {
    const answers = [503, 503, 200];
    const busy = createServer((request, response) => {
      request.resume();
      response.statusCode = answers.shift() ?? 500;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ message: 'busy', version: one.version }));
    });
    sites.push(busy);
    const heard: string[] = [];
    const site = await listen(busy);
    const answer = await actAt({ ...remote('x'), site, onRetry: (text) => void heard.push(text) }, 'promote', {});
    expect(answer.version).toBe(one.version);
    expect(heard).toHaveLength(2);
    expect(heard[0]).toMatch(/^busy\. Trying again in/);
    busy.close();
    const gone = actAt({ ...remote('x'), site: 'http://127.0.0.1:1', onRetry: () => {} }, 'promote', {});
    await expect(gone).rejects.toThrow('cannot be reached');
  });

  it('that breaks a rule is refused in words', async () => {
    await releaseSample(store, join(root, 'build'), {
      name: 'mfe-other',
      files: { 'remoteEntry.js': 'x' },
      routes: { pages: [{ ...routes.pages[0], path: '/taken' }] } as never,
    });
    await writeBuild(join(root, 'sent'), {
      ...sample('two'),
      routes: { pages: [{ path: '/taken', audience: 'everyone', title: 'T' }] },
    });
    await expect(sendSent(await token())).rejects.toThrow('/taken belongs to mfe-other');
    expect((await servedTo()).version).toBe(one.version);
  });

  it('is not an archive, or has paths outside of its folder', async () => {
    const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/gzip' };
    const post = (body: Buffer) =>
      fetch(`${site}/releases/${NAME}/builds`, { method: 'POST', headers, body: new Uint8Array(body) });
    expect((await post(Buffer.from('not an archive'))).status).toBe(400);
    expect((await post(Buffer.alloc(0))).status).toBeGreaterThanOrEqual(400);
    await writeFile(join(root, 'evil.txt'), 'x');
    await writeBuild(join(root, 'inner'), sample('two'));
    const evil = create({ gzip: true, cwd: join(root, 'inner'), preservePaths: true, sync: true }, [
      '../evil.txt',
    ]).read() as Buffer;
    expect((await post(evil)).status).toBe(422);
    expect(await store.versions(NAME)).toEqual([one.version]);
  });

  it('that is large is refused in words too, while it is on its way', async () => {
    await writeBuild(join(root, 'sent'), {
      ...sample('two'),
      files: { 'remoteEntry.js': 'x', 'noise.bin': randomBytes(6_000_000).toString('base64') },
    });
    await expect(sendSent(await token('mfe-tests'))).rejects.toThrow('nothing else');
    await writeFile(join(root, 'sent/has space.js'), 'x');
    await expect(sendSent(await token())).rejects.toThrow('A build has no has space.js');
  });

  it('is refused after 60 builds within an hour', async () => {
    const mine = await token();
    const headers = { authorization: `Bearer ${mine}`, 'content-type': 'application/gzip' };
    const statuses: number[] = [];
    for (let number = 0; number < 61; number += 1) {
      statuses.push((await fetch(`${site}/releases/${NAME}/builds`, { method: 'POST', headers, body: 'x' })).status);
    }
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses[60]).toBe(429);
  });
});
