import { describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { describeUserAgent } from '../../../../http/user-agent.ts';
import { findUser } from '../users.queries.ts';
import { deviceCookie, enterDevice, newDeviceKey, readDeviceKey } from './devices.service.ts';

const api = await startTestApi({ DEVICE_LIMITS: 'on' });
const PASSWORD = 'correct horse 1';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WINDOWS_CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36';

/** A browser: keeps its cookie, as browsers do. */
class Browser {
  cookie = '';
  token = '';
  readonly userAgent: string;

  constructor(userAgent = WINDOWS_CHROME) {
    this.userAgent = userAgent;
  }

  async fetch(method: string, path: string, body?: unknown) {
    const headers: Record<string, string> = { 'user-agent': this.userAgent, 'content-type': 'application/json' };
    if (this.cookie) headers.cookie = this.cookie;
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    const response = await api.fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    this.token = response.headers.get('authorization')?.replace('Bearer ', '') ?? this.token;
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  async logIn(email: string) {
    this.token = '';
    return this.fetch('POST', '/api/auth/login', { username: email, password: PASSWORD });
  }
}

let accounts = 0;
async function newAccount(): Promise<{ email: string; browser: Browser; id: number }> {
  const email = `devices-${++accounts}@example.com`;
  const browser = new Browser();
  const body = { email, username: 'D', password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await browser.fetch('POST', '/api/auth/signup', body);
  return { email, browser, id: answer.body.user.id };
}

const listOf = async (browser: Browser) => (await browser.fetch('GET', '/api/auth/devices')).body.devices;

describe('a device', () => {
  test('has a key of the server: one that was made up elsewhere is no device that is known', async () => {
    const { email, browser } = await newAccount();
    const made = `device=${'x'.repeat(43)}`;
    for (const count of [2, 3]) {
      const other = new Browser();
      other.cookie = made;
      await other.logIn(email);
      expect(other.cookie).not.toBe(made);
      expect(await listOf(browser)).toHaveLength(count);
    }
  });

  test('is a browser, known by a cookie that scripts cannot read', async () => {
    const { email, browser } = await newAccount();
    const answer = await browser.logIn(email);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    expect(answer.body.warning).toBeUndefined();
    expect(await listOf(browser)).toEqual([
      {
        id: expect.any(Number),
        name: 'Chrome on Windows',
        current: true,
        in_use: true,
        signed_in: true,
        created_at: api.clock.now().toISOString(),
        last_used_at: api.clock.now().toISOString(),
      },
    ]);
    const { rows } = await api.db.raw('SELECT d::text AS row FROM devices d');
    expect(JSON.stringify(rows)).not.toContain(browser.cookie.slice('device='.length));
  });

  test('is kept for this host and https alone where the site has https, and known by its earlier cookie', () => {
    const key = newDeviceKey();
    const cookie = deviceCookie(key, { PUBLIC_URL: 'https://study.example' });
    expect(cookie).toBe(`__Host-device=${key}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure`);
    const sent = (cookies: Record<string, string>) => ({ cookie: (name: string) => cookies[name] });
    expect(readDeviceKey(sent({ '__Host-device': key }))).toBe(key);
    expect(readDeviceKey(sent({ device: key }))).toBe(key);
    expect(readDeviceKey(sent({ device: newDeviceKey(), '__Host-device': key }))).toBe(key);
  });

  test('may serve several accounts, and counts for each', async () => {
    const one = await newAccount();
    const other = await newAccount();
    const answer = await one.browser.logIn(other.email);
    expect(answer.status).toBe(200);
    expect(await listOf(one.browser)).toHaveLength(2);
  });

  test('a cookie that is none of ours makes a new device', async () => {
    const { email, browser } = await newAccount();
    browser.cookie = 'device=<script>';
    await browser.logIn(email);
    expect(browser.cookie).toMatch(/^device=[\w-]{43}$/);
  });
});

describe('more devices than four', () => {
  test('five and six warn, the seventh locks until staff unlock', async () => {
    const { email, browser, id } = await newAccount();
    const warnings: (string | undefined)[] = [];
    for (let count = 2; count <= 6; count += 1) warnings.push((await new Browser().logIn(email)).body.warning);
    expect(warnings.map((warning) => /on (\d) devices/.exec(warning ?? '')?.[1])).toEqual([
      undefined,
      undefined,
      undefined,
      '5',
      '6',
    ]);

    const seventh = await new Browser().logIn(email);
    expect([seventh.status, seventh.body.code]).toEqual([403, 'account_locked']);
    expect(seventh.body.message).toContain('Write to us at http://localhost:3000/contact-us');
    expect(seventh.headers.get('authorization')).toBeNull();
    expect((await browser.fetch('GET', '/api/plan')).body.code).toBe('session_expired');
    expect((await browser.logIn(email)).body.code).toBe('account_locked');
    expect(await api.db('mail_orders').where({ user_id: id, kind: 'account-locked' })).toHaveLength(1);

    const guess = await browser.fetch('POST', '/api/auth/login', { username: email, password: 'wrong' });
    expect(guess.body.code).toBe('wrong_credentials');

    const staff = await api.asStaff({ permissions: ['accounts'] });
    const unlocked = await api.call('POST /api/admin/users/:id/unlock', { as: staff, params: { id } });
    expect([unlocked.status, unlocked.body.user.id]).toEqual([200, id]);
    const again = await browser.logIn(email);
    expect([again.status, again.body.warning]).toEqual([200, undefined]);
    expect(await listOf(browser)).toHaveLength(1);
  });

  test('lock once and for all when they come at once', async () => {
    const { email, id } = await newAccount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => new Browser().logIn(email)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(5);
    expect(await api.db('mail_orders').where({ user_id: id, kind: 'account-locked' })).toHaveLength(1);
    expect(await api.db('sessions').where('user_id', id)).toEqual([]);
  });

  test('a removed one, and one unused for 90 days, no longer count', async () => {
    const { email, browser } = await newAccount();
    const start = api.clock.now();
    for (let count = 2; count <= 5; count += 1) await new Browser().logIn(email);
    const [other] = (await listOf(browser)).filter((device: { current: boolean }) => !device.current);
    expect((await browser.fetch('DELETE', `/api/auth/devices/${other.id}`)).status).toBe(204);
    expect((await browser.logIn(email)).body.warning).toBeUndefined();
    await new Browser().logIn(email);
    expect((await browser.logIn(email)).body.warning).toContain('5 devices');
    api.clock.advance(91 * DAY);
    expect((await browser.logIn(email)).body.warning).toBeUndefined();
    api.clock.set(start);
  });

  test('one that comes back after 90 days is a new one again, and may be the one too many', async () => {
    const start = api.clock.now();
    const { email, browser } = await newAccount();
    api.clock.advance(91 * DAY);
    const others = Array.from({ length: 6 }, () => new Browser());
    for (const other of others) expect((await other.logIn(email)).status).toBe(200);
    expect(await listOf(others[5] as Browser)).toHaveLength(6);
    const back = await browser.logIn(email);
    expect([back.status, back.body.code]).toEqual([403, 'account_locked']);
    api.clock.set(start);
  });

  test('do not lock staff out', async () => {
    await api.asStaff({ email: 'many@example.com', password: PASSWORD });
    for (let count = 0; count < 8; count += 1) expect((await new Browser().logIn('many@example.com')).status).toBe(200);
  });
});

describe('one device at a time', () => {
  test('a second one gets a warning, takes over, and then the first gets one', async () => {
    const start = api.clock.now();
    const { email, browser: laptop } = await newAccount();
    await laptop.fetch('GET', '/api/plan');
    const phone = new Browser('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1');
    expect((await phone.logIn(email)).status).toBe(200);
    const refused = await phone.fetch('GET', '/api/plan');
    expect([refused.status, refused.body.code]).toEqual([409, 'device_in_use']);
    expect(refused.body.message).toContain('Chrome on Windows');
    expect((await listOf(phone)).map(({ in_use }: { in_use: boolean }) => in_use)).toContain(true);

    expect((await phone.fetch('POST', '/api/auth/devices/take-over')).status).toBe(204);
    expect((await phone.fetch('GET', '/api/plan')).status).toBe(200);
    const [status, message] = await laptop.fetch('GET', '/api/plan').then((answer) => [answer.status, answer.body.message]);
    expect([status, message]).toEqual([409, expect.stringContaining('Safari on iPhone')]);
    api.clock.advance(2 * MINUTE);
    expect((await laptop.fetch('GET', '/api/plan')).status).toBe(200);
    expect((await phone.fetch('GET', '/api/plan')).status).toBe(409);
    api.clock.set(start);
  });

  test('is not claimed by what a page asks by itself, nor is that refused', async () => {
    const { email, browser: laptop } = await newAccount();
    const phone = new Browser();
    await phone.logIn(email);
    await laptop.fetch('GET', '/api/plan');
    const ask = async (browser: Browser) => (await browser.fetch('GET', '/api/notifications/unread')).status;
    const start = api.clock.now();
    expect(await ask(phone)).toBe(200);
    // The laptop lies open, and its page keeps asking.
    for (let minute = 1; minute <= 3; minute += 1) {
      api.clock.advance(MINUTE);
      expect(await ask(laptop)).toBe(200);
    }
    expect((await phone.fetch('GET', '/api/plan')).status).toBe(200);
    expect(await ask(laptop)).toBe(200);
    api.clock.set(start);
  });

  test('does not lengthen a session by what a page asks by itself', async () => {
    const start = api.clock.now();
    const { browser } = await newAccount();
    api.clock.advance(29 * DAY);
    expect((await browser.fetch('GET', '/api/notifications/unread')).status).toBe(200);
    api.clock.advance(2 * DAY);
    expect((await browser.fetch('GET', '/api/notifications/unread')).status).toBe(401);
    api.clock.set(start);
  });

  test('holds on public calls that carry a session, and not for guests', async () => {
    const { email, browser } = await newAccount();
    await browser.fetch('GET', '/api/plan');
    const other = new Browser();
    await other.logIn(email);
    expect((await other.fetch('GET', '/api/plans')).status).toBe(409);
    other.token = '';
    expect((await other.fetch('GET', '/api/plans')).status).toBe(200);
  });

  test('signing out leaves the account free for the next device', async () => {
    const { email, browser } = await newAccount();
    await browser.fetch('GET', '/api/plan');
    const other = new Browser();
    await other.logIn(email);
    expect((await other.fetch('GET', '/api/plan')).status).toBe(409);
    await browser.fetch('POST', '/api/auth/sign-out');
    expect((await other.fetch('GET', '/api/plan')).status).toBe(200);
  });

  test('two that come at once are never both let in', async () => {
    const { email } = await newAccount();
    const browsers = [new Browser(), new Browser()];
    for (const browser of browsers) await browser.logIn(email);
    api.clock.advance(3 * MINUTE);
    const answers = await Promise.all(browsers.flatMap((browser) => [1, 2, 3].map(() => browser.fetch('GET', '/api/plan'))));
    const letIn = [0, 1].map((who) => answers.slice(who * 3, who * 3 + 3).some(({ status }) => status === 200));
    expect(letIn.filter(Boolean)).toHaveLength(1);
  });

  test('is written down once a minute at most', async () => {
    const { browser, id } = await newAccount();
    const start = api.clock.now();
    const seen = async () => (await api.db('devices_in_use').where('user_id', id).first()).seen_at.getTime() - start.getTime();
    await browser.fetch('GET', '/api/plan');
    api.clock.advance(MINUTE - 1);
    await browser.fetch('GET', '/api/plan');
    expect(await seen()).toBe(0);
    api.clock.advance(1);
    await browser.fetch('GET', '/api/plan');
    expect(await seen()).toBe(MINUTE);
    api.clock.set(start);
  });

  test('does not bind staff', async () => {
    await api.asStaff({ email: 'busy@example.com', password: PASSWORD });
    for (const browser of [new Browser(), new Browser()]) {
      await browser.logIn('busy@example.com');
      expect((await browser.fetch('GET', '/api/plan')).status).toBe(200);
    }
  });
});

describe('managing devices', () => {
  test('names one', async () => {
    const { browser } = await newAccount();
    const [device] = await listOf(browser);
    const answer = await browser.fetch('PUT', `/api/auth/devices/${device.id}`, { name: '  My laptop ' });
    expect(answer.body.device).toEqual({ ...device, name: 'My laptop' });
  });

  test('removing the current one signs it out', async () => {
    const { browser } = await newAccount();
    const [device] = await listOf(browser);
    await browser.fetch('DELETE', `/api/auth/devices/${device.id}`);
    expect((await browser.fetch('GET', '/api/auth/devices')).body.code).toBe('session_expired');
  });

  test('leaves those of others alone', async () => {
    const [mine, theirs] = [await newAccount(), await newAccount()];
    const [device] = await listOf(theirs.browser);
    const path = `/api/auth/devices/${device.id}`;
    expect((await mine.browser.fetch('PUT', path, { name: 'Mine' })).status).toBe(404);
    expect((await mine.browser.fetch('DELETE', path)).status).toBe(404);
    expect((await listOf(theirs.browser))[0].name).toBe('Chrome on Windows');
    expect((await theirs.browser.fetch('GET', '/api/plan')).status).toBe(200);
  });

  test('signs out everywhere', async () => {
    const { email, browser } = await newAccount();
    const other = new Browser();
    await other.logIn(email);
    expect((await browser.fetch('POST', '/api/auth/sign-out-everywhere')).status).toBe(204);
    for (const each of [browser, other]) expect((await each.fetch('GET', '/api/auth/devices')).body.code).toBe('session_expired');
  });

  test.each([
    ['GET /api/auth/devices', {}],
    ['POST /api/auth/devices/take-over', {}],
    ['PUT /api/auth/devices/:id', { params: { id: 1 }, body: { name: 'x' } }],
    ['DELETE /api/auth/devices/:id', { params: { id: 1 } }],
    ['POST /api/auth/sign-out-everywhere', {}],
    ['POST /api/admin/users/:id/unlock', { params: { id: 1 } }],
  ] as const)('%s is for people who are signed in', async (name, request) => {
    const { status, error } = await api.callLoosely(name, request);
    expect([status, error.code]).toEqual([401, 'not_signed_in']);
  });

  test('unlocking is for staff', async () => {
    const learner: Session = await api.signUp();
    const request = { as: learner, params: { id: learner.user.id } };
    expect((await api.call('POST /api/admin/users/:id/unlock', request)).status).toBe(403);
    const missing = await api.call('POST /api/admin/users/:id/unlock', {
      as: await api.asStaff({ permissions: ['accounts'] }),
      params: { id: 999_999 },
    });
    expect(missing.status).toBe(404);
  });
});

test('a sign-in does not block giving the account a plan at the same moment', async () => {
  const { id } = await newAccount();
  const user = await findUser(api.db, id);
  if (!user) throw new Error('No account');
  await api.db.transaction(async (signIn) => {
    await enterDevice(signIn, user, { key: 'a'.repeat(43), userAgent: '', limited: true }, api.clock.now());
    // What a foreign key does when a membership is written.
    await api.db.raw('SELECT id FROM users WHERE id = ? FOR KEY SHARE NOWAIT', [id]);
    await expect(api.db.raw('SELECT id FROM users WHERE id = ? FOR NO KEY UPDATE NOWAIT', [id])).rejects.toThrow('lock');
  });
});

test.each([
  [WINDOWS_CHROME, 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'Safari on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['', 'A browser'],
])('calls %s %s', (userAgent, name) => expect(describeUserAgent(userAgent)).toBe(name));

test('an account that many people share on purpose is held to no number of devices, nor to one at a time', async () => {
  const { email, id } = await newAccount();
  await api.db('users').where('id', id).update({ device_limited: false });
  const browsers = Array.from({ length: 9 }, () => new Browser());
  for (const browser of browsers) {
    const { status, body } = await browser.logIn(email);
    expect([status, body.warning]).toEqual([200, undefined]);
  }
  for (const browser of browsers) expect((await browser.fetch('GET', '/api/me')).status).toBe(200);
});
