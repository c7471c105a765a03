import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToken, FolderStore, listTokens, type Release, release, revokeToken } from '@shell/releases';
import { releaseOverHttp } from '@shell/releases/remote';
import { releaseSample, writeBuild } from '@shell/releases/testing';
import { pino } from 'pino';
import { create } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiReplicas } from '../api-replicas.ts';
import { watchCanaries } from '../canary-watch.ts';
import { createGateway } from '../gateway.ts';
import { readSettings } from '../settings.ts';

const NAME = 'mfe-content';
const log = pino({ level: 'silent' });
const routes = { pages: [{ path: '/blogs', audience: 'everyone' as const, title: 'Blogs' }] };
const sample = (text: string) => ({ name: NAME, files: { 'remoteEntry.js': text, 'module.1.js': `${text} more` }, routes });
const PAGE = '<html><head><!--page-head--><!--module-preloads--><!--registry--></head></html>';
const USERS: Record<string, object> = {
  staff: { full_name: 'Sam Staff', username: 'sam', email: 'sam@example.org', role_id: 2, permissions: ['modules'] },
  teacher: { full_name: null, username: 'tea', email: 'tea@example.org', role_id: 2, permissions: ['content', 'grading'] },
  learner: { full_name: null, username: 'lea', email: 'lea@example.org', role_id: 3 },
  // Of the staff by role, but without the second factor that they need.
  'one-factor': { full_name: null, username: 'ona', email: 'ona@example.org', role_id: 1 },
};

let root: string;
let store: FolderStore;
let api: Server;
let health: { loads: number; failed: number; networks: number };
let sites: Server[] = [];
let site: string;
let one: Release;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

async function startGateway(): Promise<string> {
  const gateway = createGateway({ ...readSettings({}), port: 0, apiUrls: [apiUrl()], root, releasesDir: store.folder }, log);
  sites.push(gateway);
  return listen(gateway);
}

beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/module-health')) return response.end(JSON.stringify(health));
    const as = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const user = USERS[as];
    response.statusCode = user ? 200 : 401;
    response.end(
      JSON.stringify(
        user
          ? { user, abilities: { staff: as === 'staff' || as === 'teacher' } }
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
  root = await mkdtemp(join(tmpdir(), 'desk-'));
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

/** Puts a build into the store without making it live. */
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
const act = (what: string, body: unknown, as = 'staff') => call('POST', `/releases/${NAME}/${what}`, { as, body });
/** What a visitor with some cookies gets, from a page and from the registry; both must agree. */
async function served(cookie?: string, at = site) {
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

describe('the desk', () => {
  it.each([
    ['nobody', undefined, 401],
    ['somebody whose session is over', 'ended', 401],
    ['a learner', 'learner', 403],
    ['staff who may not make modules live', 'teacher', 403],
    ['staff without the second factor that they need', 'one-factor', 403],
  ])('is closed to %s', async (_who, as, status) => {
    const two = await put('two');
    const sender = as === undefined ? {} : { as };
    expect((await call('GET', '/releases', sender)).status).toBe(status);
    for (const what of ['rollback', 'canary', 'promote', 'withdraw', 'preview']) {
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
    await served();
    const { status, headers, body } = await call('GET', '/releases', { as: 'staff' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const [content, shell] = body.modules;
    expect(shell).toMatchObject({ name: 'shell', live: { by: 'test', how: 'release' }, faults: [], canary: null });
    expect(content).toMatchObject({ live: null, faults: [{ reason: expect.stringContaining('cannot be read') }] });
    expect(content.releases).toHaveLength(2);
    expect(content.history[1]).toMatchObject({ version: one.version, by: 'test', how: 'release' });
  });

  it('rolls back in the name of who asks, on all replicas at once', async () => {
    const two = await releaseSample(store, join(root, 'build'), sample('two'));
    const other = await startGateway();
    expect([(await served()).version, (await served(undefined, other)).version]).toEqual([two.version, two.version]);
    expect((await act('rollback', { version: one.version })).status).toBe(200);
    expect([(await served()).version, (await served(undefined, other)).version]).toEqual([one.version, one.version]);
    expect((await store.history(NAME))[0]).toMatchObject({ how: 'rollback', by: 'Sam Staff' });
  });

  it.each([
    ['a version that is none', 'rollback', { version: '../..' }, 422],
    ['a version that is not there', 'rollback', { version: '0123456789abcdef' }, 409],
    ['a field too many', 'rollback', { version: '0123456789abcdef', by: 'somebody else' }, 422],
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
    expect((await call('GET', '/releases/nothing/here', { as: 'staff' })).status).toBe(404);
    expect((await call('POST', '/releases/mfe-none/rollback', { as: 'staff', body: { version: one.version } })).status).toBe(404);
    const wrong = await call('GET', `/releases/${NAME}/rollback`, { as: 'staff' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const untyped = { method: 'POST', headers: { authorization: 'Bearer staff' }, body: '{}' };
    expect((await fetch(`${site}/releases/${NAME}/rollback`, untyped)).status).toBe(415);
  });
});

describe('a canary', () => {
  it('by percentage gives a visitor the same version at every visit, on every replica, in pages and registry', async () => {
    const two = await put('two');
    expect((await served()).page.headers.getSetCookie()).toEqual([]);
    await act('canary', { version: two.version, audience: { kind: 'percent', percent: 50 } });
    const other = await startGateway();
    const seen = new Map<string, number>();
    for (let number = 0; number < 40; number += 1) {
      const { version, module, page } = await served();
      const cookie = page.headers.getSetCookie()[0] ?? '';
      expect(cookie).toMatch(/^visitor=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(page.headers.get('cache-control')).toBe('private, no-cache');
      expect(page.headers.get('vary')).toContain('cookie');
      expect(module.watched).toBe(true);
      const again = cookie.split(';')[0] ?? '';
      expect([(await served(again)).version, (await served(again, other)).version]).toEqual([version, version]);
      seen.set(version, (seen.get(version) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual([one.version, two.version].toSorted());
  });

  it('for staff or a list asks who is signed in, and believes nothing that the desk has not signed', async () => {
    const two = await put('two');
    await act('canary', { version: two.version, audience: { kind: 'staff' } });
    expect(await served()).toMatchObject({ version: one.version, pass: true });
    const { status, cookies } = await call('POST', '/releases/pass', { as: 'staff' });
    const pass = pairOf(cookies, 'release-pass');
    expect(status).toBe(204);
    expect(cookies[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(pass).not.toMatch(/sam|example/i);
    expect((await served(pass)).version).toBe(two.version);

    const learner = pairOf((await call('POST', '/releases/pass', { as: 'learner' })).cookies, 'release-pass');
    expect((await served(learner)).version).toBe(one.version);
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
      expect((await served(`release-pass=${wrong}`)).version).toBe(one.version);
    }

    await act('canary', { version: two.version, audience: { kind: 'list', accounts: ['LEA@example.org'] } });
    expect((await served(learner)).version).toBe(two.version);
    expect((await served(pass)).version).toBe(one.version);
    // Who signs out leaves the pass as well.
    expect((await call('POST', '/releases/pass', { as: 'ended' })).cookies[0]).toMatch(/^release-pass=; Max-Age=0/);
  });

  it('gives a pass for half a day', async () => {
    const two = await put('two');
    await act('canary', { version: two.version, audience: { kind: 'staff' } });
    const pass = pairOf((await call('POST', '/releases/pass', { as: 'staff' })).cookies, 'release-pass');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
    expect((await served(pass)).version).toBe(one.version);
  });

  it('is promoted for all visitors, or withdrawn while its files stay for open pages', async () => {
    const two = await put('two');
    const audience = { kind: 'percent', percent: 100 };
    await act('canary', { version: two.version, audience });
    expect((await served()).version).toBe(two.version);
    await act('withdraw', { version: two.version });
    expect(await served()).toMatchObject({ version: one.version, module: expect.not.objectContaining({ watched: true }) });
    expect((await fetch(`${site}/modules/${NAME}/${two.version}/module.1.js`)).status).toBe(200);
    await act('canary', { version: two.version, audience });
    await act('promote', { version: two.version });
    expect((await served()).version).toBe(two.version);
    expect((await served()).page.headers.get('cache-control')).toBe('no-cache');
  });

  it('whose release is damaged leaves its visitors the live one', async () => {
    const two = await put('two');
    await act('canary', { version: two.version, audience: { kind: 'percent', percent: 100 } });
    await writeFile(join(store.folderOf(NAME, two.version), 'release.json'), '');
    expect((await served()).version).toBe(one.version);
    const { body } = await call('GET', '/releases', { as: 'staff' });
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
    expect((await served()).version).toBe(withdrawn ? one.version : two.version);
    const withdrawals = (await store.history(NAME)).filter(({ how }) => how === 'withdraw');
    expect(withdrawals).toEqual(
      withdrawn ? [expect.objectContaining({ by: 'its failure rate', detail: '6 of 100 page loads failed' })] : [],
    );
  });

  it('stays as it is while the API is away', async () => {
    const two = await put('two');
    await act('canary', { version: two.version, audience: { kind: 'percent', percent: 100 } });
    await watchCanaries({ store, api: new ApiReplicas(['http://127.0.0.1:1']), log });
    expect((await served()).version).toBe(two.version);
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
    // Of this browser session alone.
    expect(opened.cookies[0]).not.toMatch(/Max-Age|Expires/);
    expect(await served(cookie)).toMatchObject({ version: two.version, module: { preview: true } });
    expect((await served(cookie)).page.headers.get('cache-control')).toBe('private, no-cache');
    expect((await served()).version).toBe(one.version);
    expect((await call('POST', '/releases/preview/end', { cookie })).cookies[0]).toMatch(/^release-preview=; Max-Age=0/);
  });

  it('is over after an hour, its address and what it has set', async () => {
    const two = await put('two');
    const { address } = await offer(two.version);
    const cookie = pairOf((await call('GET', address)).cookies, 'release-preview');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect((await call('GET', address)).status).toBe(410);
    expect((await served(cookie)).version).toBe(one.version);
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
    // A signature for another purpose is not accepted.
    const pass = pairOf((await call('POST', '/releases/pass', { as: 'staff' })).cookies, 'release-pass').replace(
      'release-pass=',
      '',
    );
    expect((await call('GET', `/releases/preview/${pass}`)).status).toBe(410);
    await rm(join(store.folderOf(NAME, two.version), 'module.1.js'));
    expect((await call('GET', address)).status).toBe(410);
    expect((await act('preview', { version: two.version })).status).toBe(409);
  });
});

describe('a release from elsewhere', () => {
  const origin = { commit: 'abc', by: 'Pat', at: '' };
  const token = (module = NAME) => createToken({ store, module, note: 'pipeline', by: 'test', now: new Date() });
  const send = async (text: string, options: { token: string; dryRun?: boolean; name?: string }) => {
    await writeBuild(join(root, 'sent'), sample(text));
    return releaseOverHttp({ site, name: NAME, build: join(root, 'sent'), origin, dryRun: false, ...options });
  };

  it('is sent, read back from the site, and live, in the name of its token', async () => {
    const version = await send('two', { token: await token() });
    expect((await served()).version).toBe(version);
    expect((await store.history(NAME))[0]).toMatchObject({ version, by: 'Pat (pipeline)', how: 'release' });
    expect((await store.release(NAME, version)).origin).toMatchObject({ commit: 'abc', by: 'Pat (pipeline)' });
  });

  it('as a dry run is put beside and changes nothing', async () => {
    const version = await send('two', { token: await token(), dryRun: true });
    expect(await store.versions(NAME)).toContain(version);
    expect((await served()).version).toBe(one.version);
  });

  it('is refused without a token, with that of another team, or with one that was revoked', async () => {
    await expect(send('two', { token: 'rel.mfe-content.x.y' })).rejects.toThrow('not known');
    await expect(send('two', { token: await token('mfe-tests') })).rejects.toThrow('can release mfe-tests and nothing else');
    const mine = await token();
    await revokeToken(store, NAME, (await listTokens(store, NAME))[0]?.id ?? '');
    await expect(send('two', { token: mine })).rejects.toThrow('was revoked');
    const other = await token('mfe-tests');
    const headers = { authorization: `Bearer ${other}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ version: one.version }) };
    expect((await fetch(`${site}/releases/${NAME}/live`, init)).status).toBe(403);
    // A token opens nothing that is for staff.
    expect((await fetch(`${site}/releases/${NAME}/rollback`, init)).status).toBe(401);
    expect(await store.versions(NAME)).toEqual([one.version]);
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
    const sent = releaseOverHttp({ site, name: NAME, build: join(root, 'sent'), origin, dryRun: false, token: await token() });
    await expect(sent).rejects.toThrow('/taken belongs to mfe-other');
    expect((await served()).version).toBe(one.version);
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
      files: { 'remoteEntry.js': 'x', 'noise.bin': randomBytes(12_000_000).toString('base64') },
    });
    const sent = { site, name: NAME, build: join(root, 'sent'), origin, dryRun: false };
    await expect(releaseOverHttp({ ...sent, token: await token('mfe-tests') })).rejects.toThrow('nothing else');
    await writeFile(join(root, 'sent/has space.js'), 'x');
    await expect(releaseOverHttp({ ...sent, token: await token() })).rejects.toThrow('A build has no has space.js');
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
