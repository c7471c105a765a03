import { PHONE_FAULT, type RequestOf } from '@api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();

const newcomer = (changes: Record<string, unknown> = {}) => ({
  email: 'ada@example.com',
  username: 'Ada',
  password: 'plum 1',
  confirmPassword: 'plum 1',
  ...changes,
});

describe('POST /api/auth/signup', () => {
  test('creates an account and signs in', async () => {
    const answer = await api.call('POST /api/auth/signup', {
      body: newcomer({ email: ' Ada@Example.com ', full_name: 'Ada L' }),
    });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual({
      id: expect.any(Number),
      email: 'ada@example.com',
      username: 'Ada',
      full_name: 'Ada L',
      phone: null,
      role_id: 3,
      verified: false,
      created_at: api.clock.now().toISOString(),
      ib_year: null,
      math_course: null,
      course: null,
      exam_session: null,
      country: null,
      school: null,
    });
    expect(answer.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('stores neither the password nor the token', async () => {
    const { token } = await api.signUp({ email: 'secrets@example.com', password: 'plain-secret' });
    const { rows } = await api.db.raw('SELECT u::text || s::text AS row FROM users u JOIN sessions s ON s.user_id = u.id');
    const everything = rows.map(({ row }: { row: string }) => row).join('\n');
    expect(everything).toContain('$argon2id$v=19$');
    expect(everything).not.toContain('plain-secret');
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(Buffer.from(token).toString('hex'));
  });

  test('refuses an address that is taken, in any letter case', async () => {
    await api.signUp({ email: 'taken@example.com' });
    const { status, error } = await api.call('POST /api/auth/signup', { body: newcomer({ email: 'TAKEN@example.com' }) });
    expect([status, error.code]).toEqual([409, 'email_taken']);
    expect(error.message).toContain('already an account');
  });

  test('makes one account when the form is sent ten times at once', async () => {
    const body = newcomer({ email: 'impatient@example.com' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.call('POST /api/auth/signup', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await api.db('users').where('email', 'impatient@example.com')).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    [
      'a short password',
      { password: '12345', confirmPassword: '12345' },
      'password',
      'Password should be at least 6 characters long',
    ],
    ['a confirmation that differs', { confirmPassword: 'plum 2' }, 'confirmPassword', "Passwords don't match!"],
    ['an address that is none', { email: 'ada@' }, 'email', 'Invalid mail id'],
    ['no name', { username: '  ' }, 'username', 'Please enter a name'],
    ['a password that is a number', { password: 123456 }, 'password', 'Please write this as text'],
    ['a self-chosen role', { role_id: 1 }, 'role_id', 'This field is not known here'],
    ['self-verification', { verified: true }, 'verified', 'This field is not known here'],
    ['a NUL byte', { username: 'A\u0000da' }, '', 'Contains characters that cannot be stored'],
    ['a lone surrogate', { username: 'A\ud800' }, '', 'Contains characters that cannot be stored'],
    [
      'a password without end',
      { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) },
      'password',
      'Use at most 200 characters',
    ],
  ])('refuses %s', async (_, changes, path, message) => {
    const { status, error } = await api.callLoosely('POST /api/auth/signup', {
      body: newcomer({ email: 'new@example.com', ...changes }),
    });
    expect([status, error.code]).toEqual([422, 'invalid_input']);
    expect(error.issues).toContainEqual({ path, message: expect.stringContaining(message) });
    expect(error.message).toBe(error.issues?.[0]?.message);
    expect(await api.db('users').where('email', 'new@example.com')).toEqual([]);
  });

  test('reports every fault at once', async () => {
    const { error } = await api.callLoosely('POST /api/auth/signup', { body: { password: 'a', extra: 1 } });
    expect(error.issues?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['email', 'username', 'password', 'confirmPassword', 'extra']),
    );
  });
});

describe('POST /api/auth/login', () => {
  test('signs in whatever the letter case of the address', async () => {
    const { user } = await api.signUp({ email: 'case@example.com', password: 'right one' });
    const answer = await api.call('POST /api/auth/login', { body: { username: ' CASE@example.COM', password: 'right one' } });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual(user);
    expect(answer.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/);
  });

  test('does not tell an unknown address from a wrong password', async () => {
    await api.signUp({ email: 'known@example.com' });
    const logIn = (username: string) => api.call('POST /api/auth/login', { body: { username, password: 'wrong one' } });
    const [known, unknown] = [await logIn('known@example.com'), await logIn('unknown@example.com')];
    expect([known.status, known.error.code]).toEqual([401, 'wrong_credentials']);
    expect([unknown.status, unknown.error]).toEqual([known.status, known.error]);
    expect(known.headers.get('authorization')).toBeNull();
  });

  test('refuses an empty form', async () => {
    const { status, error } = await api.call('POST /api/auth/login', { body: { username: '', password: '' } });
    expect([status, error.issues?.map(({ path }) => path)]).toEqual([422, ['username', 'password']]);
  });
});

describe('a session', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;

  test('ends with sign-out, and only that one', async () => {
    const first = await api.signUp({ email: 'two@example.com', password: 'right one' });
    const login = await api.call('POST /api/auth/login', { body: { username: 'two@example.com', password: 'right one' } });
    const second = { user: first.user, token: login.headers.get('authorization')?.replace('Bearer ', '') ?? '' };
    expect((await api.call('POST /api/auth/sign-out', { as: first })).status).toBe(204);
    const after = await api.call('GET /api/plan', { as: first });
    expect([after.status, after.error.code]).toEqual([401, 'session_expired']);
    expect((await api.call('GET /api/plan', { as: second })).status).toBe(200);
  });

  test('slides: it lasts 30 days from its last use', async () => {
    const learner = await api.signUp();
    const start = api.clock.now();
    for (const day of [29, 58, 87]) {
      api.clock.set(new Date(start.getTime() + day * DAY));
      expect((await api.call('GET /api/plan', { as: learner })).status).toBe(200);
    }
    api.clock.advance(30 * DAY);
    const ended = await api.call('GET /api/plan', { as: learner });
    expect([ended.status, ended.error.code]).toEqual([401, 'session_expired']);
    api.clock.set(start);
  });

  test('that has ended is cleared away by the next log-in', async () => {
    const learner = await api.signUp({ email: 'returns@example.com', password: 'right one' });
    const start = api.clock.now();
    api.clock.advance(31 * DAY);
    await api.call('POST /api/auth/login', { body: { username: 'returns@example.com', password: 'right one' } });
    expect(await api.db('sessions').where('user_id', learner.user.id)).toHaveLength(1);
    api.clock.set(start);
  });

  test('writes its use down once an hour at most', async () => {
    const learner = await api.signUp();
    const start = api.clock.now();
    const lastUse = async () =>
      (await api.db('sessions').where('user_id', learner.user.id).first('last_used_at')).last_used_at as Date;
    api.clock.advance(HOUR - 1);
    await api.call('GET /api/plan', { as: learner });
    expect(await lastUse()).toEqual(start);
    api.clock.advance(1);
    await api.call('GET /api/plan', { as: learner });
    expect(await lastUse()).toEqual(api.clock.now());
    api.clock.set(start);
  });

  test.each([
    ['unknown', 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['of another scheme', 'Basic YTpi'],
    ['empty', 'Bearer '],
    ['not a token', 'Bearer <script>'],
  ])('that is %s is refused on public calls too', async (_, authorization) => {
    const response = await api.fetch('/api/plans', { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'session_expired' });
  });

  test('goes with its account', async () => {
    const learner = await api.signUp();
    await api.db('users').where('id', learner.user.id).delete();
    expect((await api.call('GET /api/plan', { as: learner })).status).toBe(401);
  });
});

describe('PUT /api/user', () => {
  const profile = { full_name: 'New Name', email: 'new-address@example.com', phone: '+44 20 7946 0958' };
  const onboarding = {
    ib_year: 'First year',
    math_course: 'Math AA HL',
    country: 'India',
    school: 'City College',
    phone: '+91 98765 43210',
  };

  test('is for people who are signed in', async () => {
    const { status, error } = await api.call('PUT /api/user', { body: profile });
    expect([status, error.code]).toEqual([401, 'not_signed_in']);
  });

  test('answers at the trailing slash too', async () => {
    const { token } = await api.signUp();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await api.fetch('/api/user/', { method: 'PUT', headers, body: JSON.stringify(onboarding) });
    expect(response.status).toBe(200);
  });

  test('changes the profile; the address only once the new one is verified', async () => {
    const learner = await api.signUp();
    await api.db('users').where('id', learner.user.id).update({ verified: true });
    const body = { ...profile, current_password: 'correct horse 1' };
    const answer = await api.call('PUT /api/user', { as: learner, body });
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringMatching(/^Updated profile successfully/)]);
    expect(answer.body.user).toEqual({ ...learner.user, full_name: profile.full_name, phone: profile.phone, verified: true });
  });

  test('keeps the verification while the address stays the same', async () => {
    const learner = await api.signUp({ email: 'same@example.com' });
    await api.db('users').where('id', learner.user.id).update({ verified: true });
    const body = { ...profile, email: 'SAME@example.com', phone: '' };
    const answer = await api.call('PUT /api/user', { as: learner, body });
    expect(answer.body.user).toMatchObject({ verified: true, email: 'same@example.com', phone: null });
  });

  test('takes the onboarding answers', async () => {
    const learner = await api.signUp();
    const { status, body } = await api.call('PUT /api/user', { as: learner, body: onboarding });
    expect([status, body.user]).toEqual([200, { ...learner.user, ...onboarding }]);
  });

  test.each(['020 7946 0958', '+12345', '+123456789012345', '+44  20 7946', '+4420794609 ab', '+', 'call me'])(
    'refuses the phone number %j',
    async (phone) => {
      const as = await api.signUp();
      const { status, error } = await api.call('PUT /api/user', { as, body: { ...onboarding, phone } });
      expect([status, error.message]).toEqual([422, 'Please enter a valid contact number including the country code.']);
      expect(error.issues).toEqual([{ path: 'phone', message: error.message }]);
    },
  );

  test.each(['+123456', '+12345678901234', '+1 2 3 4 5 6'])('takes the phone number %j', async (phone) => {
    const as = await api.signUp();
    expect((await api.call('PUT /api/user', { as, body: { ...onboarding, phone } })).status).toBe(200);
  });

  test('takes a number without a plus with the code of the country, and refuses it in words where that is not known', async () => {
    const as = await api.signUp({ email: 'digits@example.com' });
    const body = { full_name: 'New Name', email: 'digits@example.com', phone: '98765 43210' };
    const refused = await api.call('PUT /api/user', { as, body });
    expect([refused.status, refused.error.message]).toEqual([422, PHONE_FAULT]);
    await api.call('PUT /api/user', { as, body: onboarding });
    expect((await api.call('PUT /api/user', { as, body })).body.user.phone).toBe('+91 98765 43210');
  });

  test.each([
    [
      {},
      {
        full_name: 'Please enter your name',
        email: 'Please enter your email address',
        phone: 'Please enter your mobile number, or leave it empty',
      },
    ],
    [
      { full_name: 'New Name', email: 'new-address@example.com' },
      { phone: 'Please enter your mobile number, or leave it empty' },
    ],
    [
      { ib_year: 'First year', math_course: 'Math AA HL' },
      { country: 'Please choose your country', school: 'Please enter your school', phone: PHONE_FAULT },
    ],
  ])('names in a sentence what is missing of %j', async (body, sentences) => {
    const as = await api.signUp();
    const { status, error } = await api.callLoosely('PUT /api/user', { as, body });
    expect([status, error.message]).toEqual([422, Object.values(sentences)[0]]);
    expect(error.issues).toEqual(Object.entries(sentences).map(([path, message]) => ({ path, message })));
  });

  test.each<[string, object, string]>([
    ['half the onboarding', { ib_year: 'First year', math_course: 'Math AA HL' }, 'country'],
    ['a profile with a role', { ...profile, role_id: 1 }, 'role_id'],
    ['a profile mixed with onboarding', { ...profile, ib_year: 'First year' }, 'ib_year'],
    ['a list', [profile], ''],
  ])('refuses %s', async (_, body, path) => {
    const as = await api.signUp();
    const request = { as, body: body as RequestOf<'PUT /api/user'>['body'] };
    const { status, error } = await api.call('PUT /api/user', request);
    expect([status, error.code]).toEqual([422, 'invalid_input']);
    expect(error.issues?.map((issue) => issue.path)).toContain(path);
  });
});

describe('PUT /api/user/course', () => {
  const NONE = { subject_slug: null, exam_session: null };
  const choose = (as: Awaited<ReturnType<typeof api.signUp>>, body: RequestOf<'PUT /api/user/course'>['body']) =>
    api.call('PUT /api/user/course', { as, body });
  const subjects = [
    { slug: 'math-ab-hl', subject_name: 'Maths AB HL', position: 1 },
    { slug: 'physics-sl', subject_name: 'Physics SL', position: 2 },
    { slug: 'drafts', subject_name: 'Drafts', position: 3, audience: 'staff' },
  ];

  beforeAll(async () => {
    await api.db('subjects').insert(subjects);
  });

  test('is for people who are signed in', async () => {
    const { status, error } = await api.call('PUT /api/user/course', { body: NONE });
    expect([status, error.code]).toEqual([401, 'not_signed_in']);
  });

  test('keeps course and examinations, shows them to their owner, and takes them back', async () => {
    const as = await api.signUp();
    expect(as.user).toMatchObject({ course: null, exam_session: null });
    const exam_session = { month: 'November' as const, year: 2027 };
    const { status, body } = await choose(as, { subject_slug: 'physics-sl', exam_session });
    expect([status, body.message]).toEqual([200, 'Updated profile successfully']);
    expect(body.user).toMatchObject({ course: { subject_slug: 'physics-sl', level: 'SL' }, exam_session, math_course: null });
    expect((await api.call('GET /api/me', { as })).body.user).toEqual(body.user);
    const exported = (await api.call('GET /api/user/export', { as })).body;
    expect(exported.account).toMatchObject({ course_slug: 'physics-sl', exam_month: 'November', exam_year: 2027 });
    expect((await choose(as, NONE)).body.user).toMatchObject({ course: null, exam_session: null });
  });

  test('says the same as onboarding of a maths course, which brings the course along', async () => {
    const as = await api.signUp();
    const keep = (math_course: string) => api.call('PATCH /api/user/onboarding', { as, body: { math_course } });
    expect((await keep('Maths AB HL')).body.user.course).toEqual({ subject_slug: 'math-ab-hl', level: 'HL' });
    await choose(as, { ...NONE, subject_slug: 'physics-sl' });
    expect((await keep('Maths AB HL')).body.user.course?.subject_slug, 'handed in again without a change').toBe('physics-sl');
    expect((await keep('Further Maths')).body.user.course).toBeNull();
    expect((await choose(as, { ...NONE, subject_slug: 'math-ab-hl' })).body.user.math_course).toBe('Maths AB HL');
    const answers = {
      ib_year: 'First year',
      math_course: 'Drafts',
      country: 'India',
      school: 'City College',
      phone: '+91 98765 43210',
    };
    const { body } = await api.call('PUT /api/user', { as, body: answers });
    expect(body.user, 'a subject for staff is no course').toMatchObject({ ...answers, course: null });
  });

  test.each<[string, RequestOf<'PUT /api/user/course'>['body'], string, string]>([
    [
      'a course that is not there',
      { ...NONE, subject_slug: 'latin-hl' },
      'subject_slug',
      'Choose one of the courses in the list',
    ],
    ['a course for staff', { ...NONE, subject_slug: 'drafts' }, 'subject_slug', 'Choose one of the courses in the list'],
    [
      'examinations long ago',
      { ...NONE, exam_session: { month: 'May', year: 2024 } },
      'exam_session.year',
      'Choose a year from 2025 to 2031',
    ],
    [
      'examinations far away',
      { ...NONE, exam_session: { month: 'May', year: 2032 } },
      'exam_session.year',
      'Choose a year from 2025 to 2031',
    ],
    [
      'a month without examinations',
      { ...NONE, exam_session: { month: 'June' as 'May', year: 2027 } },
      'exam_session.month',
      'Choose May or November',
    ],
  ])('refuses %s and keeps what was there', async (_, body, path, message) => {
    const as = await api.signUp();
    const before = (await choose(as, { subject_slug: 'physics-sl', exam_session: { month: 'May', year: 2027 } })).body.user;
    const { status, error } = await choose(as, body);
    expect([status, error.code, error.issues]).toEqual([422, 'invalid_input', [{ path, message }]]);
    expect((await api.call('GET /api/me', { as })).body.user).toEqual(before);
  });

  test('keeps present values, and follows the course', async () => {
    const as = await api.signUp();
    await api.db('users').where('id', as.user.id).update({ course_slug: 'drafts', exam_month: 'May', exam_year: 2020 });
    const stored = { subject_slug: 'drafts', exam_session: { month: 'November' as const, year: 2020 } };
    expect((await choose(as, stored)).body.user).toMatchObject({ course: { subject_slug: 'drafts', level: null } });
    await api.db('subjects').where('slug', 'drafts').update({ slug: 'sketches' });
    const course = async () => (await api.call('GET /api/me', { as })).body.user.course;
    expect(await course()).toEqual({ subject_slug: 'sketches', level: null });
    await api.db('subjects').where('slug', 'sketches').delete();
    expect(await course()).toBeNull();
  });
});
