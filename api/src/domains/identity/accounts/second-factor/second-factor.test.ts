import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { readConfig } from '../../../../config.ts';
import { reencryptSecrets } from '../reencrypt-secrets.ts';
import { factorKeys, seal, unseal } from '../sealed-secret.ts';

const api = await startTestApi();
const replica = await api.startReplica();
const admin = await api.asStaff({ role_id: 1 });
const start = api.clock.now();
const HALF_MINUTE = 30_000;
const PASSWORD = 'correct horse 1';
afterEach(() => api.clock.set(start));

const appWith = (secret: string) => () =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const begin = async (as: Session, current_password = PASSWORD) =>
  api.call('POST /api/auth/second-factor', { as, body: { current_password } });
const confirm = (as: Session, code: string) => api.call('POST /api/auth/second-factor/confirm', { as, body: { code } });
const logIn = (as: Session, password = PASSWORD) =>
  api.call('POST /api/auth/login', { body: { username: as.user.email, password } });
const challengeOf = (answer: { error: object }) => (answer.error as { challenge?: string }).challenge ?? '';
const enter = (challenge: string, code: string) => api.call('POST /api/auth/second-factor/log-in', { body: { challenge, code } });

/** Sets a second factor up; the next code that is taken is that of the next half minute. */
async function setUp(as: Session, password = PASSWORD) {
  const app = appWith((await begin(as, password)).body.secret);
  const { status, body } = await confirm(as, app());
  expect(status).toBe(200);
  api.clock.advance(HALF_MINUTE);
  return { app, recovery: body.recovery_codes };
}

describe('setting a second factor up', () => {
  test('needs the password, and a code of the app', async () => {
    const as = await api.signUp();
    expect((await begin(as, 'wrong')).error.code).toBe('wrong_password');
    expect((await confirm(as, '123456')).error.code).toBe('second_factor_not_begun');
    const { body } = await begin(as);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.qr_svg).toMatch(/^<svg/);
    const code = appWith(body.secret)();
    expect((await confirm(as, wrong(code))).error.code).toBe('wrong_code');
    // Begun is not set up: the log-in asks for nothing yet.
    expect((await logIn(as)).status).toBe(200);
    expect((await confirm(as, ` ${code.slice(0, 3)} ${code.slice(3)} `)).body.recovery_codes).toHaveLength(10);
    const state = await api.call('GET /api/auth/second-factor', { as });
    expect(state.body).toEqual({ since: start.toISOString(), recovery_codes_left: 10, required: false });
    expect((await begin(as)).error.code).toBe('second_factor_set');
  });

  test('ends all other sessions and tells its owner', async () => {
    const as = await api.signUp();
    const there = { ...as, token: (await logIn(as)).headers.get('authorization')?.slice(7) ?? '' };
    await setUp(as);
    expect((await api.call('GET /api/user', { as: there })).status).toBe(401);
    expect((await api.call('GET /api/user', { as })).status).toBe(200);
    expect((await api.mailsTo(as.user.email)).at(-1)?.subject).toBe('Your account asks for a code now');
  });

  test('stores secret and codes so that the database alone opens nothing', async () => {
    const as = await api.signUp();
    const { body } = await begin(as);
    const { body: confirmed } = await confirm(as, appWith(body.secret)());
    const { rows } = await api.db.raw(
      'SELECT f::text || r::text AS row FROM second_factors f JOIN recovery_codes r USING (user_id)',
    );
    const everything = JSON.stringify(rows);
    const raw = Buffer.from(Secret.fromBase32(body.secret).bytes).toString('hex');
    expect(everything).not.toContain(raw);
    for (const code of confirmed.recovery_codes) expect(everything).not.toContain(code.replaceAll('-', ''));
    const exported = JSON.stringify((await api.call('GET /api/user/export', { as })).body);
    expect(exported).not.toContain('secret":');
  });
});

describe('a log-in with a second factor', () => {
  test('waits for the code of the app', async () => {
    const as = await api.signUp();
    const { app } = await setUp(as);
    const waiting = await logIn(as);
    expect([waiting.status, waiting.error.code, waiting.headers.get('authorization')]).toEqual([
      403,
      'second_factor_needed',
      null,
    ]);
    expect((await enter(challengeOf(waiting), wrong(app()))).error.code).toBe('wrong_code');
    const entered = await enter(challengeOf(waiting), app());
    expect([entered.status, entered.body.user.id]).toEqual([200, as.user.id]);
    expect(entered.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/);
    expect(entered.headers.get('set-cookie')).toContain('device=');
  });

  test('does not tell before the password is right', async () => {
    const as = await api.signUp();
    await setUp(as);
    expect((await logIn(as, 'wrong')).error.code).toBe('wrong_credentials');
  });

  test('takes a code once, on two replicas at once too', async () => {
    const as = await api.signUp();
    const { app } = await setUp(as);
    const challenges = await Promise.all([logIn(as), logIn(as), logIn(as)]);
    const send = (place: { fetch: typeof api.fetch }, challenge: string) =>
      place.fetch('/api/auth/second-factor/log-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ challenge, code: app() }),
      });
    const places = [api, replica, api];
    const answers = await Promise.all(challenges.map((each, index) => send(places[index] ?? api, challengeOf(each))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    // A code of half a minute before the last one is none any more, although clocks may differ by that much.
    api.clock.advance(-HALF_MINUTE);
    expect((await enter(challengeOf(await logIn(as)), app())).error.code).toBe('wrong_code');
  });

  test('is gone on with once, within ten minutes', async () => {
    const as = await api.signUp();
    const { app } = await setUp(as);
    const used = challengeOf(await logIn(as));
    await enter(used, app());
    api.clock.advance(HALF_MINUTE);
    expect((await enter(used, app())).error.code).toBe('challenge_ended');
    const late = challengeOf(await logIn(as));
    api.clock.advance(10 * 60_000);
    expect((await enter(late, app())).error.code).toBe('challenge_ended');
    expect((await enter('made-up', app())).error.code).toBe('challenge_ended');
  });

  test('is refused after ten wrong codes, until an hour later', async () => {
    const as = await api.signUp();
    const { app } = await setUp(as);
    const challenge = challengeOf(await logIn(as));
    const bad = wrong(app());
    const codes = await Promise.all(Array.from({ length: 12 }, () => enter(challenge, bad)));
    expect(codes.map(({ status }) => status).sort()).toEqual([...Array(10).fill(403), 429, 429]);
    expect((await enter(challengeOf(await logIn(as)), app())).status).toBe(429);
    api.clock.advance(3_600_000);
    expect((await enter(challengeOf(await logIn(as)), app())).status).toBe(200);
  });

  test('takes each recovery code once, typed in any way', async () => {
    const as = await api.signUp();
    const { recovery } = await setUp(as);
    const [first = '', second = ''] = recovery;
    expect(first).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect((await enter(challengeOf(await logIn(as)), first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await enter(challengeOf(await logIn(as)), first)).error.code).toBe('wrong_code');
    const state = await api.call('GET /api/auth/second-factor', { as });
    expect(state.body.recovery_codes_left).toBe(9);
    const renewed = await api.call('POST /api/auth/second-factor/recovery-codes', { as, body: { current_password: PASSWORD } });
    expect((await enter(challengeOf(await logIn(as)), second)).error.code).toBe('wrong_code');
    expect((await enter(challengeOf(await logIn(as)), renewed.body.recovery_codes[0] ?? '')).status).toBe(200);
  });

  test('waits no longer once the password was changed', async () => {
    const as = await api.signUp();
    const { app } = await setUp(as);
    const waiting = challengeOf(await logIn(as));
    await api.call('PUT /api/auth/password', { as, body: { current_password: PASSWORD, password: 'Plum harbour 1' } });
    expect((await enter(waiting, app())).error.code).toBe('challenge_ended');
  });
});

describe('a second factor is taken away', () => {
  test('by its owner, with password and code', async () => {
    const as = await api.signUp();
    const { app } = await setUp(as);
    const remove = (current_password: string, code: string) =>
      api.call('DELETE /api/auth/second-factor', { as, body: { current_password, code } });
    expect((await remove('wrong', app())).error.code).toBe('wrong_password');
    expect((await remove(PASSWORD, wrong(app()))).error.code).toBe('wrong_code');
    expect((await remove(PASSWORD, app())).status).toBe(204);
    expect((await logIn(as)).status).toBe(200);
    expect(await api.db('recovery_codes').where('user_id', as.user.id)).toEqual([]);
    expect((await remove(PASSWORD, app())).error.code).toBe('second_factor_not_set');
  });

  test('by an administrator with a reason, for a user who has lost it', async () => {
    const as = await api.signUp();
    await setUp(as);
    const reset = (by: Session, id = as.user.id, reason = 'Lost the phone') =>
      api.call('POST /api/admin/users/:id/reset-second-factor', { as: by, params: { id }, body: { reason } });
    expect((await reset(await api.asStaff())).error.code).toBe('not_allowed');
    expect((await reset(admin, as.user.id, ' ')).status).toBe(422);
    expect((await reset(admin, admin.user.id)).error.code).toBe('own_account');
    const { status, body } = await reset(admin);
    expect([status, body.user.second_factor]).toEqual([200, false]);
    expect((await api.call('GET /api/user', { as })).status).toBe(401);
    expect((await logIn(as)).status).toBe(200);
    expect((await api.mailsTo(as.user.email)).at(-1)?.subject).toBe('Your account no longer asks for a code');
    await reset(admin);
    const actions = await api.db('staff_actions').where({ action: 'user.second_factor_reset', object_id: as.user.id });
    expect(actions).toMatchObject([{ reason: 'Lost the phone', staff_id: admin.user.id }]);
    const events = await api.db('security_events').where('user_id', as.user.id).orderBy('id').pluck('kind');
    expect(events).toEqual(expect.arrayContaining(['factor.added', 'factor.reset']));
  });
});

describe('where staff need a second factor', async () => {
  const strict = await startTestApi({ STAFF_SECOND_FACTOR: 'required', FACTOR_KEY: randomBytes(32).toString('base64') });

  test('they do their work only in a session that has it, and learners are not asked', async () => {
    const as = await strict.asStaff();
    const work = async (session: Session) => {
      const { status, error } = await strict.call('GET /api/admin/users', { as: session, query: {} });
      return [status, error.code];
    };
    expect(await work(as)).toEqual([403, 'second_factor_required']);
    expect((await strict.call('GET /api/me', { as })).body.abilities.staff).toBe(false);
    expect((await strict.call('GET /api/auth/second-factor', { as })).body.required).toBe(true);
    const { body } = await strict.call('POST /api/auth/second-factor', { as, body: { current_password: 'staff horse 1' } });
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: strict.clock.now().getTime() });
    await strict.call('POST /api/auth/second-factor/confirm', { as, body: { code } });
    expect((await work(as))[0]).toBe(200);
    const learner = await strict.signUp();
    expect(await work(learner)).toEqual([403, 'not_allowed']);
  });
});

describe('a secret', () => {
  const key = randomBytes(32);
  const secret = randomBytes(20);

  test('opens with its key and for its account alone', () => {
    const sealed = seal(secret, 'second factor of 7', key);
    expect(unseal(sealed, 'second factor of 7', [key])).toEqual(secret);
    expect(() => unseal(sealed, 'second factor of 8', [key])).toThrow();
    expect(() => unseal(sealed, 'second factor of 7', [randomBytes(32)])).toThrow();
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(sealed, 'second factor of 7', [key])).toThrow();
  });

  test('opens with a key from before, and needs it no more once it is renewed', async () => {
    const user = await api.signUp();
    const [former, present] = [randomBytes(32), randomBytes(32)];
    const withKeys = (...keys: Buffer[]) => ({ DATA_DIR: '', FACTOR_KEY: keys.map((each) => each.toString('base64')).join(',') });
    const { id } = user.user;
    await api.db('second_factors').delete();
    await api
      .db('second_factors')
      .insert({ user_id: id, secret: seal(secret, `second factor of ${id}`, former), created_at: api.clock.now() });
    const stored = async () => (await api.db('second_factors').where('user_id', id).first()).secret as Buffer;
    expect(unseal(await stored(), `second factor of ${id}`, await factorKeys(withKeys(present, former)))).toEqual(secret);
    await expect(reencryptSecrets(api.db, withKeys(present))).rejects.toThrow();
    expect(await reencryptSecrets(api.db, withKeys(present, former))).toBe(1);
    expect(unseal(await stored(), `second factor of ${id}`, [present])).toEqual(secret);
    expect(() => readConfig({ ...api.config, FACTOR_KEY: `${present.toString('base64')},short` } as never)).toThrow('FACTOR_KEY');
  });

  test('is encrypted with one key, created once for all processes, which only they may read', async () => {
    const DATA_DIR = join(api.config.DATA_DIR, 'fresh');
    const keys = await Promise.all(Array.from({ length: 8 }, () => factorKeys({ DATA_DIR, FACTOR_KEY: undefined })));
    expect(new Set(keys.map(([each]) => each.toString('hex'))).size).toBe(1);
    expect((await stat(join(DATA_DIR, 'keys', 'second-factors'))).mode & 0o777).toBe(0o600);
  });
});
