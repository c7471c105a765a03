import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { tokenMailedTo } from '../../../preparation/mailed-link.ts';
import { payForSheet } from '../../../preparation/paid-sheet.ts';
import { pay } from '../../../preparation/sandbox-payment.ts';
import { atApi } from '../../../preparation/specification.ts';

/** Part 1, section 7: every row of the table of calls, path and payload as printed. */

const newAddress = () => `learner-${randomUUID()}@example.org`;

/** The third party's credential for an address, from its stand-in. */
async function credentialOf(request: APIRequestContext, email: string): Promise<string> {
  const { third_party } = await (await request.get('/api/auth/providers')).json();
  const answer = await request.post(third_party.sign_in_url, {
    form: { email, name: 'Sandbox Learner', email_verified: 'true' },
    headers: { accept: 'application/json' },
  });
  return (await answer.json()).credential;
}

test('POST /api/auth/signup with email, username, full_name, password, confirmPassword; sets the session from header authorization and data.user', async ({
  guest,
  request,
}) => {
  const email = newAddress();
  const password = 'a-good-one!';
  const body = { email, username: 'newcomer', full_name: 'New Comer', password, confirmPassword: password };
  const answer = await guest.call<{ user: object }>('POST', '/api/auth/signup', body);
  expect(answer.headers.authorization).toMatch(/^Bearer \S+$/);
  expect(answer.body.user).toMatchObject({ email, username: 'newcomer', full_name: 'New Comer', verified: false });
  const { authorization = '' } = answer.headers;
  expect((await request.get('/api/me', { headers: { authorization } })).status()).toBe(200);
});

test('POST /api/auth/login with username, password; header authorization and data.user set the session', async ({
  guest,
  learner,
}) => {
  const { email, password } = learner;
  const answer = await guest.call<{ user: object }>('POST', '/api/auth/login', { username: email, password });
  expect(answer.status).toBe(200);
  expect(answer.headers.authorization).toMatch(/^Bearer \S+$/);
  expect(answer.body.user).toMatchObject({ email });
});

test('POST /api/auth/google-auth with the third-party sign-in credential: data.authType and data.user', async ({
  guest,
  request,
}) => {
  const email = newAddress();
  const types: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const credential = await credentialOf(request, email);
    const answer = await guest.call<{ authType: string; user: object }>('POST', '/api/auth/google-auth', { credential });
    expect(answer.headers.authorization).toMatch(/^Bearer \S+$/);
    expect(answer.body.user).toMatchObject({ email });
    types.push(answer.body.authType);
  }
  // Any value but "login" means a new account: part 1, section 4.
  expect(types[0]).not.toBe('login');
  expect(types[1]).toBe('login');
});

test('POST /api/auth/forgot-password with email: "Email sent successfully"', async ({ guest, learner }) => {
  const { email } = learner;
  const answer = await guest.call('POST', '/api/auth/forgot-password', { email });
  expect(answer).toMatchObject({ status: 200, body: { message: 'Email sent successfully' } });
});

test('GET /api/search?query=... gives a list of federated hits', async ({ guest }) => {
  const { body } = await guest.call<{ hits: object[] }>('GET', '/api/search?query=functions');
  expect(body.hits.length).toBeGreaterThan(1);
  for (const hit of body.hits) expect(hit).toHaveProperty('_federation.indexUid');
});

test('POST /api/razorpay/subscription (Bearer) with plan returns id; POST /api/razorpay/verification (Bearer) with razorpay_payment_id, razorpay_signature, subscription_id', async ({
  guest,
  learner,
  request,
}) => {
  expect((await guest.call('POST', '/api/razorpay/subscription', { plan: 'platinum' })).status).toBe(401);
  const { body } = await learner.call<{ id: string }>('POST', '/api/razorpay/subscription', { plan: 'platinum' });
  expect(body.id).toBeTruthy();
  const { razorpay_payment_id, razorpay_signature } = await pay(request, body.id);
  const signed = { razorpay_payment_id, razorpay_signature, subscription_id: body.id };
  expect((await guest.call('POST', '/api/razorpay/verification', signed)).status).toBe(401);
  expect((await learner.call('POST', '/api/razorpay/verification', signed)).status).toBe(200);
});

test('GET /api/subjects: subjects with Topic list; GET /api/subjects?excludeChildren=true: subjects only', async ({ guest }) => {
  type Subjects = { subjects: { slug: string; Topic?: { topic_name: string }[] }[] };
  const { body: withTopics } = await guest.call<Subjects>('GET', '/api/subjects');
  const { body: alone } = await guest.call<Subjects>('GET', '/api/subjects?excludeChildren=true');
  expect(withTopics.subjects.map(({ slug }) => slug)).toEqual(alone.subjects.map(({ slug }) => slug));
  for (const { Topic } of withTopics.subjects) expect(Topic?.[0]?.topic_name).toBeTruthy();
  for (const subject of alone.subjects) expect(subject).not.toHaveProperty('Topic');
});

test('GET /api/topics/{subjectSlug}?slug={subjectSlug}: topics', async ({ guest }) => {
  const { body } = await guest.call<{ topics: object[] }>('GET', '/api/topics/math-aa-sl?slug=math-aa-sl');
  expect(body.topics).toContainEqual(expect.objectContaining({ topic_name: 'Functions', slug: 'functions' }));
});

test('POST /api/topics/subtopics/ with subjectSlug, parentSlugs: list of subtopics', async ({ guest }) => {
  const body = { subjectSlug: 'math-aa-sl', parentSlugs: ['functions'] };
  const answer = await guest.call<{ subtopics: object[] }>('POST', '/api/topics/subtopics/', body);
  expect(answer.status).toBe(200);
  expect(answer.body.subtopics).toContainEqual(expect.objectContaining({ slug: 'quadratic-functions' }));
});

test('POST /api/test (Bearer) with subject_slug, topic_slugs, subtopic_slugs, sub_subtopic_slugs, duration has slug; GET /api/test (Bearer) lists the user’s tests with created_at', async ({
  guest,
  learner,
}) => {
  const body = {
    subject_slug: 'math-aa-sl',
    topic_slugs: ['functions'],
    subtopic_slugs: [],
    sub_subtopic_slugs: [],
    duration: 30,
  };
  expect((await guest.call('POST', '/api/test', body)).status).toBe(401);
  expect((await guest.call('GET', '/api/test')).status).toBe(401);
  const { slug } = (await learner.call<{ slug: string }>('POST', '/api/test', body)).body;
  expect(slug).toBeTruthy();
  const list = await learner.call('GET', '/api/test');
  expect(list.body).toMatchObject({ tests: [{ slug, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }] });
});

test('GET /api/plan (Bearer): razorpay_plan_id', async ({ guest, subscriber }) => {
  expect((await subscriber.call('GET', '/api/plan')).body.razorpay_plan_id).toMatch(/^dummy_(?:pro|yearly)$/);
  expect((await guest.call('GET', '/api/plan')).status).toBe(401);
});

test('GET /api/test/{testSlug}/download-answer?fileType={type} (Bearer): response url; the file is then fetched', async ({
  guest,
  request,
}) => {
  const { slug, call } = await payForSheet(request);
  expect((await guest.call('GET', `/api/test/${slug}/download-answer?fileType=USER_FILE`)).status).toBe(401);
  const { body } = await call<{ url: string }>('GET', `/api/test/${slug}/download-answer?fileType=USER_FILE`);
  const file = await request.get(body.url);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('POST /auth/send-verification-email (Bearer), empty: reads message; POST /auth/verify-user (Bearer) with token: reads status', async ({
  learner,
  request,
}) => {
  const sent = await learner.call('POST', atApi('/auth/send-verification-email'));
  expect(sent.status).toBe(200);
  expect(sent.body.message).toContain(learner.email);
  const token = await tokenMailedTo(request, learner.email, /[Vv]erify|[Cc]onfirm/);
  const verified = await learner.call('POST', atApi('/auth/verify-user'), { token });
  expect(verified.body.status).toBe(200);
});

test('PUT /api/user (Bearer) with full_name, email, phone: message "Updated profile successfully"', async ({ learner }) => {
  const body = { full_name: 'A Learner', email: learner.email, phone: '+47 22 33 44 55' };
  const answer = await learner.call('PUT', '/api/user', body);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Updated profile successfully', user: body } });
});

test('PUT /api/user/ (Bearer) with ib_year, math_course, country, school, phone: onboarding submit', async ({ learner }) => {
  const answers = {
    ...{ ib_year: 'First year', math_course: 'Maths AA SL', country: 'Norway', school: 'A school', phone: '+47 22 33 44 55' },
  };
  expect(await learner.call('PUT', '/api/user/', answers)).toMatchObject({ status: 200, body: { user: answers } });
});

test('GET (content service) /blog-posts/ with query locale, draft=false, depth=1: reads docs', async ({ guest }) => {
  const { body } = await guest.call<{ docs: object[] }>('GET', '/content/blog-posts/?locale=en&draft=false&depth=1');
  expect(body.docs.length).toBeGreaterThan(0);
});

test('A third-party sign-in client id is configured (a social login provider)', async ({ guest }) => {
  expect((await guest.call('GET', '/api/auth/providers')).body).toMatchObject({ third_party: { client_id: expect.any(String) } });
});

test('PUT /api/user (Bearer): "Mobile No." takes digits where the country is known', async ({ learner }) => {
  const answers = { ib_year: 'First year', math_course: 'Maths AA SL', country: 'Norway', school: 'A school' };
  await learner.call('PUT', '/api/user/', { ...answers, phone: '+47 22 33 44 55' });
  const body = { full_name: 'A Learner', email: learner.email, phone: '22334466' };
  const answer = await learner.call('PUT', '/api/user', body);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Updated profile successfully' } });
});
