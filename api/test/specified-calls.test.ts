import { afterAll, describe, expect, test } from 'vitest';
import { SigningKeys, sandboxClaims, sandboxKeyFile } from '../src/sandbox/identity/index.ts';
import { startSandbox } from '../src/sandbox/razorpay/server.ts';
import { blankPdf } from './answer-sheets.ts';
import { seedSampleBank } from './sample-bank.ts';
import { type Session, startTestApi } from './test-api.ts';

// Each row of the specification's tables of calls (part 1 and part 2, section 7), for a client that knows nothing but them: method,
// path and payload as they are printed, and what the row reads of the answer.

const keys = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const sandbox = await startSandbox({ ...keys, webhookUrl: null, file: null });
afterAll(() => sandbox.close());
const api = await startTestApi(
  {
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    RAZORPAY_PLAN_PLATINUM: 'dummy_pro',
    RAZORPAY_PLAN_PLATINUM_YEARLY: 'dummy_yearly',
    RAZORPAY_URL: sandbox.url,
  },
  { filledBy: seedSampleBank },
);
api.clock.set(new Date());
sandbox.sendWebhooksTo(`${api.url}/api/razorpay/webhook`);
const [learner, staff] = [await api.signUp(), await api.asStaff()];

// biome-ignore lint/suspicious/noExplicitAny: a client that has read tables knows no types.
type Read = any;

async function ask(row: string, { as, body }: { as?: Session; body?: object | FormData } = {}) {
  const [method = '', path = ''] = row.split(' ');
  const isForm = body instanceof FormData;
  const response = await api.fetch(path, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, bytes, body: (isJson ? JSON.parse(String(bytes)) : null) as Read };
}

const questions = async (query: string) => (await ask(`GET /api/questions?${query}`, { as: learner })).body;
const [{ id: questionId }, { id: otherId }] = (await questions('subject=math-aa-sl')).questions;
const NEW_TEST = {
  ...{ subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: ['sequences'], sub_subtopic_slugs: [] },
  duration: 30,
};
const makeTest = async (): Promise<string> => (await ask('POST /api/test', { as: learner, body: NEW_TEST })).body.slug;

/** Takes a test by the two calls that the tables print for it. */
async function takeTest() {
  const slug = await makeTest();
  const read = await ask(`GET /api/test/${slug}`, { as: learner });
  const ids: number[] = read.body.questions.map((one: Read) => one.question_id);
  const body = { skipped_questions: ids.slice(0, 1), attempted_questions: ids.slice(1) };
  return { slug, read, submitted: await ask(`PUT /api/test/${slug}`, { as: learner, body }) };
}

describe('part 1: accounts', () => {
  const body = {
    email: 'ada@example.com',
    username: 'Ada',
    full_name: 'Ada Byron',
    password: 'plum 1',
    confirmPassword: 'plum 1',
  };
  const mailed = async (address: string, page: string) =>
    (await api.mailsTo(address)).flatMap(({ text }) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []).at(-1);

  test('POST /api/auth/signup: session from the header authorization and data.user', async () => {
    const { status, headers, body: data } = await ask('POST /api/auth/signup', { body });
    expect([status, headers.get('authorization')]).toEqual([200, expect.stringMatching(/^Bearer ./)]);
    expect(data.user).toMatchObject({ email: body.email, username: 'Ada', full_name: 'Ada Byron', role_id: 3, verified: false });
  });

  test('POST /api/auth/login: session from the header authorization and data.user', async () => {
    const { headers, body: data } = await ask('POST /api/auth/login', {
      body: { username: body.email, password: body.password },
    });
    expect([headers.get('authorization'), data.user.email]).toEqual([expect.stringMatching(/^Bearer ./), body.email]);
  });

  test('POST /api/auth/google-auth: data.authType and data.user', async () => {
    const claims = sandboxClaims(api.config, { email: 'grace@example.com', name: 'Grace H' }, api.clock.now());
    const credential = await new SigningKeys(sandboxKeyFile(api.config)).sign(claims);
    const { body: data } = await ask('POST /api/auth/google-auth', { body: { credential } });
    expect([data.authType, data.user.email]).toEqual(['signup', 'grace@example.com']);
  });

  test('POST /api/auth/forgot-password, then POST /api/auth/reset-password with password and token', async () => {
    const asked = await ask('POST /api/auth/forgot-password', { body: { email: body.email } });
    expect([asked.status, asked.body.message]).toEqual([200, 'Email sent successfully']);
    const token = await mailed(body.email, 'reset-password');
    expect((await ask('POST /api/auth/reset-password', { body: { password: 'Plum 12', token } })).status).toBe(200);
  });

  test('POST /auth/send-verification-email reads message, POST /auth/verify-user reads status', async () => {
    const as = await api.signUp({ email: 'verify@example.com' });
    const sent = await ask('POST /auth/send-verification-email', { as });
    expect([sent.status, sent.body.message]).toEqual([200, expect.any(String)]);
    const token = await mailed('verify@example.com', 'verify-user');
    const verified = await ask('POST /auth/verify-user', { as, body: { token } });
    expect([verified.status, verified.body.status]).toEqual([200, 200]);
  });

  test('PUT /api/user: message', async () => {
    const as = await api.signUp({ email: 'profile@example.com' });
    const profile = { full_name: 'New Name', email: 'profile@example.com', phone: '+44 20 7946 0958' };
    expect((await ask('PUT /api/user', { as, body: profile })).body.message).toBe('Updated profile successfully');
  });

  test('PUT /api/user/: the onboarding answers', async () => {
    const answers = {
      ib_year: 'First year',
      math_course: 'Math AA HL',
      country: 'India',
      school: 'City',
      phone: '+91 98765 43210',
    };
    const { body: data } = await ask('PUT /api/user/', { as: await api.signUp(), body: answers });
    expect(data.user).toMatchObject(answers);
  });
});

describe('part 1: subjects, topics and search', () => {
  test('GET /api/subjects: subjects with their Topic list; with excludeChildren=true subjects alone', async () => {
    const [whole, alone] = [await ask('GET /api/subjects'), await ask('GET /api/subjects?excludeChildren=true')];
    expect(whole.body.subjects[0]).toMatchObject({ slug: 'math-aa-sl', subject_name: 'Maths AA SL', id: expect.any(Number) });
    expect(whole.body.subjects[0].Topic[0]).toMatchObject({ topic_name: 'Algebra', totalQuestionsCount: expect.any(Number) });
    expect(alone.body.subjects.map((subject: Read) => [subject.slug, subject.Topic])).toContainEqual(['math-aa-sl', undefined]);
  });

  test('GET /api/topics/{subjectSlug}, with ?slug={subjectSlug} too: topics', async () => {
    for (const row of ['GET /api/topics/math-aa-sl', 'GET /api/topics/math-aa-sl?slug=math-aa-sl']) {
      const { body } = await ask(row);
      expect(body.topics[0]).toMatchObject({ topic_name: 'Algebra', slug: 'algebra', topic_number: '1', parent_topic_id: null });
      expect(body.topics[0].subtopics[0]).toMatchObject({ slug: 'sequences', parent_topic_id: body.topics[0].id });
    }
  });

  test('POST /api/topics/subtopics/: list of subtopics', async () => {
    const { body } = await ask('POST /api/topics/subtopics/', { body: { subjectSlug: 'math-aa-sl', parentSlugs: ['algebra'] } });
    expect(body.subtopics.map(({ slug }: Read) => slug)).toEqual(['sequences', 'logarithms']);
  });

  test('GET /api/search?query=...: list of federated hits', async () => {
    const { body } = await ask('GET /api/search?query=kettle');
    const [hit] = body.hits;
    expect(hit).toMatchObject({ id: expect.any(Number), questions_text: expect.stringContaining('kettle'), _federation: {} });
    expect([hit.topic.topic_name, hit.topic_slug, hit.subject.slug, hit.subject.subject_name]).not.toContain(undefined);
  });

  test('the filter state lists questions of a subject without a topic', async () => {
    const all = await questions('subject=math-aa-sl');
    const easy = await questions('subject=math-aa-sl&difficulty=Easy');
    expect(easy.questions.map((question: Read) => question.difficulty)).toEqual(easy.questions.map(() => 'Easy'));
    expect(easy.totalCount).toBeGreaterThan(0);
    expect(easy.totalCount).toBeLessThan(all.totalCount);
    expect((await questions('difficulty=Easy')).totalCount).toBeGreaterThan(easy.totalCount);
  });
});

describe('part 1 and 2: tests', () => {
  test('POST /api/test: slug; GET /api/test: the tests with created_at', async () => {
    const slug = await makeTest();
    const { body } = await ask('GET /api/test', { as: learner });
    expect(body.tests.find((one: Read) => one.slug === slug)).toMatchObject({
      created_at: expect.stringMatching(/Z$/),
      attempts: 0,
    });
  });

  test('GET /api/test/{slug}: a test with its questions, then PUT with both lists: message', async () => {
    const { read, submitted, slug } = await takeTest();
    expect(read.body).toMatchObject({ slug, duration: 30, attempts: 0, get_graded: false, marks_obtained: null, files: [] });
    expect(read.body.subtopics).toMatchObject([{ slug: 'sequences' }]);
    expect(read.body.test_subtopic).toEqual(read.body.subtopics);
    expect(read.body.questions).toHaveLength(5);
    expect(read.body.questions[0]).toMatchObject({ question: { id: expect.any(Number) }, skipped: false });
    expect([submitted.status, submitted.body.message]).toEqual([200, expect.any(String)]);
    const review = await ask(`GET /api/test/${slug}?includeAnswers=true`, { as: learner });
    expect(review.body.attempts).toBe(1);
    expect(review.body.questions.map((one: Read) => [one.skipped, one.Answer.length > 0])).toEqual([
      [true, true],
      ...Array(4).fill([false, true]),
    ]);
  });

  test('GET /api/test/{slug}?excludeQuestions=true: the test alone, not begun', async () => {
    const { body } = await ask(`GET /api/test/${await makeTest()}?excludeQuestions=true`, { as: learner });
    expect([body.questions, body.started_at]).toEqual([undefined, null]);
  });

  test('grading: upload-answer, one-time, verification, download-answer', async () => {
    const { slug } = await takeTest();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await blankPdf())], { type: 'application/pdf' }), 'sheet.pdf');
    form.append('file_type', 'USER_FILE');
    expect((await ask(`POST /api/test/${slug}/upload-answer`, { as: learner, body: form })).status).toBe(201);
    const { body: order } = await ask('POST /api/razorpay/one-time', { as: learner, body: { test_slug: slug } });
    const { razorpay_payment_id, razorpay_signature } = sandbox.pay(order.id, 'success');
    const paid = { razorpay_payment_id, razorpay_signature, order_id: order.id };
    expect((await ask('POST /api/razorpay/verification', { as: learner, body: paid })).status).toBe(200);
    await sandbox.idle();
    const test = await ask(`GET /api/test/${slug}?excludeQuestions=true`, { as: learner });
    expect(test.body).toMatchObject({ get_graded: true, files: [{ file_type: 'USER_FILE' }] });
    const link = await ask(`GET /api/test/${slug}/download-answer?fileType=USER_FILE`, { as: learner });
    expect(link.body.url).toEqual(expect.any(String));
    const report = await ask(`GET /api/test/${slug}/download-answer?fileType=ADMIN_FILE`, { as: learner });
    expect([report.status, report.body.message]).toEqual([404, expect.any(String)]);
    const status = await ask(`GET /api/payments/session-status?session_id=${order.id}`, { as: learner });
    expect(status.body).toMatchObject({ status: 'complete', email: learner.user.email, payment_purpose: 'grading' });
  });
});

test('part 1 and 2: plans and orders', async () => {
  const as = await api.signUp();
  expect((await ask('GET /api/plan', { as })).body).toMatchObject({ plan: 'free', razorpay_plan_id: null });
  const { body: opened } = await ask('POST /api/razorpay/subscription', { as, body: { plan: 'platinum' } });
  const { razorpay_payment_id, razorpay_signature } = sandbox.pay(opened.id, 'success');
  const paid = { razorpay_payment_id, razorpay_signature, subscription_id: opened.id };
  expect((await ask('POST /api/razorpay/verification', { as, body: paid })).status).toBe(200);
  await sandbox.idle();
  const plan = await ask('GET /api/plan/', { as });
  expect(plan.body).toMatchObject({ plan: 'platinum', name: 'Platinum Plan', price: 900, billingCycle: 'monthly' });
  expect(plan.body.razorpay_plan_id).toBe('dummy_pro');
  const { order } = (await ask('GET /api/orders/latest/', { as })).body;
  expect(order).toMatchObject({ type: 'subscription', plan: 'Platinum Plan', amount: 900, paid_count: 1, ended_at: null });
  expect((await ask('GET /api/orders/', { as })).body.orders).toMatchObject([{ id: order.id, period_start: expect.any(String) }]);
  expect((await ask('PUT /api/razorpay/subscription/cancellation', { as })).status).toBe(200);
  expect((await ask('GET /api/orders/latest/', { as })).body.order.ended_at).toEqual(expect.any(String));
});

describe('part 2: what learners mark on questions', () => {
  test('POST /api/completed_question/, GET and DELETE …/user/{questionId}', async () => {
    expect((await ask('POST /api/completed_question/', { as: learner, body: { question_id: questionId } })).status).toBe(200);
    const { body } = await ask('GET /api/completed_question/user', { as: learner });
    expect(body.completed_questions).toMatchObject([{ question_id: questionId }]);
    expect((await ask(`DELETE /api/completed_question/user/${questionId}`, { as: learner })).status).toBe(200);
  });

  test('POST /pinned_question/ with question, DELETE /pinned_question/user/{questionId}', async () => {
    expect((await ask('POST /pinned_question/', { as: learner, body: { question: questionId } })).status).toBe(200);
    expect((await questions('pinnedQuestion=true')).questions.map(({ id }: Read) => id)).toEqual([questionId]);
    expect((await ask(`DELETE /pinned_question/user/${questionId}`, { as: learner })).status).toBe(200);
    expect((await questions('pinnedQuestion=true')).totalCount).toBe(0);
  });

  test('POST /api/user_question/{questionId} with is_completed, GET, DELETE of one (204) and of all', async () => {
    const saved = async () => (await ask('GET /api/user_question/', { as: learner })).body.user_questions;
    await ask(`POST /api/user_question/${questionId}`, { as: learner, body: { is_completed: true } });
    await ask(`POST /api/user_question/${otherId}`, { as: learner, body: { is_completed: false } });
    const [other, first] = await saved();
    expect(first).toMatchObject({
      id: expect.any(Number),
      question_id: questionId,
      question: { id: questionId },
      is_completed: true,
    });
    expect(other).toMatchObject({ question_id: otherId, is_completed: false });
    expect((await ask(`DELETE /api/user_question/${first.id}`, { as: learner })).status).toBe(204);
    expect(await saved()).toHaveLength(1);
    expect((await ask('DELETE /user_question/', { as: learner })).status).toBe(200);
    expect(await saved()).toEqual([]);
  });

  test('GET /user_question/download-pdf and …/answers: a PDF as a file', async () => {
    await ask(`POST /api/user_question/${questionId}`, { as: learner, body: { is_completed: false } });
    for (const row of ['GET /user_question/download-pdf', 'GET /user_question/download-pdf/answers']) {
      const { status, headers, bytes } = await ask(row, { as: learner });
      expect([status, headers.get('content-type'), String(bytes.subarray(0, 5))]).toEqual([200, 'application/pdf', '%PDF-']);
      expect(headers.get('content-disposition')).toContain('attachment');
    }
  });

  test('POST /report: 200 or 201', async () => {
    const body = { type: 'Broken images/diagrams/figures', description: '', reportedById: learner.user.id, questionId };
    const { status, body: answer } = await ask('POST /report', { as: learner, body });
    expect([200, 201]).toContain(status);
    expect(answer.message).toBe('Thank you! Your report has been submitted and will be reviewed shortly.');
    expect(answer.report).toMatchObject({ type: body.type, reportedById: learner.user.id, questionId });
  });

  test('GET /doubts/user: the doubts', async () => {
    await ask('POST /doubts', { as: learner, body: { question_id: questionId, queries: 'Why?' } });
    const { body } = await ask('GET /doubts/user', { as: learner });
    expect(body.doubts).toMatchObject([{ queries: 'Why?', created_at: expect.any(String), Parent: null }]);
    expect(body.doubts[0].Question).toMatchObject({
      id: questionId,
      subject: { slug: 'math-aa-sl' },
      topic: { slug: expect.any(String) },
    });
  });
});

describe('part 2: what staff change on questions', () => {
  const read = async () => (await ask(`GET /api/questions/${questionId}`, { as: staff })).body.question;

  test.each([
    ['priority', 7],
    ['math_level_visibility_shared', false],
    ['visible', true],
  ])('PUT /questions/{id} with %s', async (field, value) => {
    expect((await ask(`PUT /questions/${questionId}`, { as: staff, body: { [field]: value } })).status).toBe(200);
    expect((await read())[field]).toBe(value);
  });

  test('POST /questions/edit: multipart, the success flag and the question', async () => {
    const { subject, topic } = await read();
    const form = new FormData();
    const fields = {
      id: questionId,
      subject: subject.id,
      topic: topic.id,
      difficulty: 'Hard',
      marks: 4,
      year: 2024,
      save_anyway: true,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    const { status, body } = await ask('POST /questions/edit', { as: staff, body: form });
    expect([status, body.success, body.question]).toEqual([
      200,
      true,
      expect.objectContaining({ id: questionId, difficulty: 'Hard' }),
    ]);
  });

  test('DELETE /questions with question_id and answer_id: an answer, then the question', async () => {
    const before = (await ask(`GET /api/questions/${otherId}?includeAnswers=true`, { as: staff })).body.Answer;
    const one = { question_id: otherId, answer_id: before[0].id };
    expect((await ask('DELETE /questions', { as: staff, body: one })).body.message).toEqual(expect.any(String));
    expect((await ask('DELETE /questions', { as: staff, body: { question_id: otherId } })).status).toBe(200);
    const refused = await ask('DELETE /questions', { as: staff, body: { question_id: 2_000_000_000 } });
    expect([refused.status, refused.body.message]).toEqual([404, expect.any(String)]);
  });
});

test('part 1 and 2: the content service lists posts in docs, and one by a filter on slug', async () => {
  const { docs } = (await ask('GET /content/blog-posts/?locale=en&draft=false&depth=1')).body;
  const shape = {
    title: expect.any(String),
    author: expect.any(String),
    publishedDate: expect.any(String),
    updatedAt: expect.any(String),
  };
  expect(docs[0]).toMatchObject({
    ...shape,
    featuredImage: { url: expect.any(String) },
    content: expect.stringContaining('<p>'),
  });
  const { body } = await ask(`GET /content/blog-posts?where[slug][equals]=${docs[1].slug}`);
  expect(body.docs.map(({ id }: Read) => id)).toEqual([docs[1].id]);
});
