import { generateKeyPair, SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, type PlatformPerson, startLtiPlatform } from '../../../../test/lti-platform.ts';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { makeClass, must, type SchoolClass } from '../../../../test/school-class.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { anonymiseDeletedAccounts } from '../../identity/accounts/index.ts';
import { purgeOldLaunches } from './index.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
const MINUTE_MS = 60_000;
const api = await startTestApi();
const platform = await startLtiPlatform(api);
afterAll(() => platform.close());

const TEACHER: PlatformPerson = { sub: 'teacher-1', email: 'teacher@hill.example', role: 'Instructor' };
const LEARNER: PlatformPerson = { sub: 'learner-1', email: 'learner@hill.example', role: 'Learner' };
const OPENED = '303 /classes/launch';
const problem = (name: string) => `303 /classes/launch?problem=${name}`;

let school: SchoolClass;
let admin: Session;
beforeAll(async () => {
  await insertOneSubject(api.db);
  school = await makeClass(api);
  admin = await api.asStaff({ role_id: 1 });
  await must(api, 'POST /api/admin/lti-platforms', { as: admin, body: platform.registration });
});

const mine = async (browser: Browser, as: Session) => {
  const answer = await browser.open('/api/lti/launches/mine', { as });
  return { status: answer.status, body: await answer.json() };
};
const accept = async (browser: Browser, as: Session, body: object = {}) => {
  const answer = await browser.open('/api/lti/launches/accept', { as, body: { agreed: true, ...body } });
  return { status: answer.status, body: await answer.json() };
};
const signIn = async (browser: Browser) => {
  const answer = await browser.open('/api/lti/launches/sign-in');
  const body = await answer.json();
  return { status: answer.status, body, token: answer.headers.get('authorization')?.slice(7) };
};

describe('platforms', () => {
  test('are registered once, on record, with whole addresses, and can be removed', async () => {
    const { registration } = platform;
    const register = (changes: object) =>
      api.callLoosely('POST /api/admin/lti-platforms', { as: admin, body: { ...registration, ...changes } });
    expect((await register({})).error.code).toBe('platform_registered');
    for (const [field, value] of [
      ['issuer', 'moodle'],
      ['jwks_url', 'file:///etc/passwd'],
      ['deployment_ids', []],
      ['name', ' '],
      ['token_url', 'moodle/token'],
    ] as const) {
      const { status, error } = await register({ client_id: 'other', [field]: value });
      expect([status, error.issues?.[0]?.path]).toEqual([422, field]);
    }
    const other = await must(api, 'POST /api/admin/lti-platforms', { as: admin, body: { ...registration, client_id: 'other' } });
    const remove = () => api.call('DELETE /api/admin/lti-platforms/:id', { as: admin, params: { id: other.id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await must(api, 'GET /api/admin/lti-platforms', { as: admin })).platforms).toMatchObject([registration]);
    const noted = await api.db('staff_actions').where('object_kind', 'lti_platform').orderBy('id').pluck('action');
    expect(noted).toEqual(['lti_platform.registered', 'lti_platform.registered', 'lti_platform.removed']);
  });
});

describe('a launch', () => {
  test('asks the teacher which of their classes the course is, then leads there by itself', async () => {
    const browser = new Browser(api);
    expect(await platform.launch(browser, TEACHER)).toBe(OPENED);
    expect(await signIn(browser)).toMatchObject({ status: 409, body: { code: 'account_not_linked' } });
    expect((await mine(browser, school.teacher)).body).toEqual({
      platform: 'Hill School Moodle',
      course: '11B at Hill',
      role: 'teacher',
      class: null,
      choices: [{ id: school.id, name: '11B Maths' }],
      connected: false,
      choosing_in: null,
      address: null,
    });
    expect(await accept(browser, school.teacher)).toMatchObject({ status: 409, body: { code: 'no_class_yet' } });
    const home = { address: `/classes/${school.id}` };
    expect(await accept(browser, school.teacher, { class_id: school.id })).toEqual({ status: 200, body: home });
    expect(await accept(browser, school.teacher)).toEqual({ status: 200, body: home });
    const later = new Browser(api);
    await platform.launch(later, TEACHER);
    const { status, body, token = '' } = await signIn(later);
    expect([status, body.user.id]).toEqual([200, school.teacher.user.id]);
    expect((await mine(later, { token, user: body.user })).body).toMatchObject({ connected: true, ...home });
  });

  test('shows a learner what the teacher will see, joins once they agree, and leads to the assignment', async () => {
    const browser = new Browser(api);
    const as = await api.signUp();
    const link = `${api.config.PUBLIC_URL}/classes/${school.id}/assignments/77`;
    expect(await platform.launch(browser, LEARNER, { link })).toBe(OPENED);
    const { body } = await mine(browser, as);
    expect(body).toMatchObject({ class: { joins_as: 'learner', member_of: null }, choices: [], address: null });
    expect(body.class.teacher_sees).toEqual(['name_and_email', 'set_work', 'progress_if_shared']);
    const refused = await browser.open('/api/lti/launches/accept', { as, body: { agreed: false } });
    expect(refused.status).toBe(422);
    expect(await api.db('class_members').where('user_id', as.user.id)).toEqual([]);
    const address = `/classes/${school.id}/assignments/77`;
    expect(await accept(browser, as, { shares_progress: true })).toEqual({ status: 200, body: { address } });
    expect(await api.db('class_members').where('user_id', as.user.id)).toMatchObject([
      { class_id: school.id, role: 'learner', shares_progress: true },
    ]);
    const exported = (await api.call('GET /api/user/export', { as })).body;
    expect(exported.identities).toMatchObject([{ provider: platform.registration.issuer, subject: LEARNER.sub }]);
  });

  test('makes another teacher of the course a co-teacher', async () => {
    const browser = new Browser(api);
    await platform.launch(browser, { ...TEACHER, sub: 'teacher-2' });
    expect((await accept(browser, school.stranger)).status).toBe(200);
    expect(await api.db('class_members').where({ class_id: school.id, user_id: school.stranger.user.id })).toMatchObject([
      { role: 'co_teacher' },
    ]);
  });

  test('lets teachers choose only their own classes, and learners none', async () => {
    const context = { [`${LTI}context`]: { id: 'course-2' } };
    const as = await api.signUp();
    for (const person of [
      { ...TEACHER, sub: 'teacher-3' },
      { ...LEARNER, sub: 'learner-3' },
    ]) {
      const browser = new Browser(api);
      expect(await platform.launch(browser, person, { changes: context })).toBe(OPENED);
      expect(await accept(browser, as, { class_id: school.id })).toMatchObject({ status: 409, body: { code: 'no_class_yet' } });
    }
    expect(await api.db('identities').where('user_id', as.user.id)).toEqual([]);
  });

  test('finds no account by its address', async () => {
    const { email } = school.coTeacher.user;
    await api.db('users').where({ email }).update({ verified: true });
    const browser = new Browser(api);
    await platform.launch(browser, { sub: 'mallory', email, role: 'Learner' });
    expect((await signIn(browser)).body.code).toBe('account_not_linked');
  });

  test('is of no use to another browser or another account', async () => {
    const browser = new Browser(api);
    await platform.launch(browser, TEACHER);
    expect((await signIn(new Browser(api))).body.code).toBe('launch_over');
    const as = await api.signUp();
    expect((await mine(browser, as)).body.code).toBe('other_account');
    expect((await accept(browser, as)).body.code).toBe('other_account');
    const { state, nonce } = await platform.begin(browser, TEACHER);
    const id_token = await platform.sign(platform.claimsOf(TEACHER, nonce));
    const stolen = await new Browser(api).open('/api/lti/launch', { form: { state, id_token } });
    expect(stolen.headers.get('location')).toContain('problem=expired');
  });

  test('sent twice counts once, and two tabs can open at once', async () => {
    const browser = new Browser(api);
    const first = await platform.begin(browser, TEACHER);
    const second = await platform.begin(browser, TEACHER);
    const send = async ({ state, nonce }: typeof first) => {
      const id_token = await platform.sign(platform.claimsOf(TEACHER, nonce));
      const answer = await browser.open('/api/lti/launch', { form: { state, id_token } });
      return answer.headers.get('location');
    };
    const answers = await Promise.all([send(first), send(first), send(second)]);
    expect(answers.filter((location) => location?.includes('expired'))).toHaveLength(1);
    expect(await send(first)).toContain('problem=expired');
  });

  test('ends: the log-in after ten minutes, the launch after an hour, and both are forgotten', async () => {
    const browser = new Browser(api);
    const { state, nonce } = await platform.begin(browser, TEACHER);
    api.clock.advance(10 * MINUTE_MS);
    const late = { state, id_token: await platform.sign(platform.claimsOf(TEACHER, nonce)) };
    expect((await browser.open('/api/lti/launch', { form: late })).headers.get('location')).toContain('expired');
    await platform.launch(browser, TEACHER);
    api.clock.advance(60 * MINUTE_MS);
    expect((await signIn(browser)).body.code).toBe('launch_over');
    await platform.begin(browser, TEACHER);
    api.clock.advance(61 * MINUTE_MS);
    expect(await purgeOldLaunches(api.db, api.clock.now())).toBeGreaterThan(1);
    expect([await api.db('lti_launches'), await api.db('lti_logins')]).toEqual([[], []]);
  });

  test('of an account that was deleted is unknown again', async () => {
    const as = await api.signUp();
    const browser = new Browser(api);
    const person = { ...LEARNER, sub: 'leaver' };
    await platform.launch(browser, person);
    expect((await accept(browser, as)).status).toBe(200);
    await api.db('users').where('id', as.user.id).update({ delete_after: api.clock.now() });
    await anonymiseDeletedAccounts({ db: api.db, now: api.clock.now(), log: pino({ level: 'silent' }), payments: null });
    expect((await signIn(browser)).body.code).toBe('account_not_linked');
  });

  test('leads to no archived class', async () => {
    await api.db('classes').where('id', school.id).update({ archived_at: api.clock.now() });
    const browser = new Browser(api);
    await platform.launch(browser, { ...LEARNER, sub: 'learner-4' });
    expect((await accept(browser, await api.signUp())).body.code).toBe('class_archived');
    await api.db('classes').where('id', school.id).update({ archived_at: null });
  });
});

describe('a launch is refused', () => {
  const seconds = () => Math.floor(api.clock.now().getTime() / 1000);

  test.each<[string, () => Record<string, unknown>]>([
    ['of another issuer', () => ({ iss: 'https://moodle.other.example' })],
    ['for another tool', () => ({ aud: 'client-2' })],
    ['for several without saying who asked', () => ({ aud: ['client-1', 'client-2'] })],
    ['that another tool asked for', () => ({ aud: ['client-1', 'client-2'], azp: 'client-2' })],
    ['that has expired', () => ({ iat: seconds() - 400, exp: seconds() - 100 })],
    ['that is old, whatever its end', () => ({ iat: seconds() - 90_000, exp: seconds() + 90_000 })],
    ['without a person', () => ({ sub: undefined })],
    ['with another nonce', () => ({ nonce: 'n-1' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['from an unknown deployment', () => ({ [`${LTI}deployment_id`]: '2' })],
    ['of another kind', () => ({ [`${LTI}message_type`]: 'LtiSubmissionReviewRequest' })],
    ['that asks for a link and takes none', () => ({ ...platform.choosing, [DEEP_LINKING]: { accept_types: ['html'] } })],
    ['of a learner who is asked for a link', () => ({ ...platform.choosing, [`${LTI}roles`]: ['Learner'] })],
    ['without the address of its link', () => ({ [`${LTI}target_link_uri`]: undefined })],
    ['of another version', () => ({ [`${LTI}version`]: '1.1' })],
    ['of another link', () => ({ [`${LTI}target_link_uri`]: `${api.config.PUBLIC_URL}/classes/1` })],
    ['without a link', () => ({ [`${LTI}resource_link`]: undefined })],
    ['outside a course', () => ({ [`${LTI}context`]: undefined })],
    [
      'without a part in the course',
      () => ({ [`${LTI}roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Staff'] }),
    ],
  ])('%s', async (_, changes) => {
    expect(await platform.launch(new Browser(api), TEACHER, { changes: changes() })).toBe(problem('refused'));
  });

  test('whose link leads to another site', async () => {
    expect(await platform.launch(new Browser(api), TEACHER, { link: 'https://evil.example/classes/1' })).toBe(problem('refused'));
  });

  test("that a stranger's key signed, and one without a signature", async () => {
    const { privateKey } = await generateKeyPair('RS256');
    for (const sign of [
      (claims: object) => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'platform-1' }).sign(privateKey),
      () => 'not.a.token',
    ]) {
      const browser = new Browser(api);
      const { state, nonce } = await platform.begin(browser, TEACHER);
      const id_token = await sign(platform.claimsOf(TEACHER, nonce));
      const answer = await browser.open('/api/lti/launch', { form: { state, id_token } });
      expect(answer.headers.get('location')).toContain('problem=refused');
    }
  });

  test('from an unregistered platform, or with an incomplete log-in', async () => {
    const open = async (changes: Record<string, string>) => {
      const { target_link_uri: _, ...form } = platform.loginOf(TEACHER);
      const answer = await new Browser(api).open('/api/lti/login', { form: { ...form, ...changes } });
      return [answer.status, answer.headers.get('location')];
    };
    const target_link_uri = `${api.config.PUBLIC_URL}/classes`;
    expect(await open({})).toEqual([303, expect.stringContaining('problem=refused')]);
    const strange = await open({ target_link_uri, iss: 'https://moodle.other.example' });
    expect(strange).toEqual([303, expect.stringContaining('problem=unknown_platform')]);
  });

  test('while the keys of the platform cannot be read', async () => {
    const fresh = await startLtiPlatform(api);
    const body = { ...fresh.registration, issuer: 'https://second.example' };
    await must(api, 'POST /api/admin/lti-platforms', { as: admin, body });
    fresh.registration.issuer = body.issuer;
    fresh.setAway(true);
    expect(await fresh.launch(new Browser(api), TEACHER)).toBe(problem('platform_away'));
    fresh.setAway(false);
    expect(await fresh.launch(new Browser(api), TEACHER)).toBe(OPENED);
    fresh.close();
  });
});

test('a log-in may begin by an address too', async () => {
  const { iss, login_hint, target_link_uri, client_id } = platform.loginOf(TEACHER);
  const query = new URLSearchParams({ iss, login_hint, target_link_uri, client_id, unknown: '1' });
  const answer = await new Browser(api).open(`/api/lti/login?${query}`);
  expect(answer.headers.get('location')).toContain('response_mode=form_post');
});
