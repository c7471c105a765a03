import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { emptyPdf } from '../../../preparation/empty-pdf.ts';
import { tokenMailedTo } from '../../../preparation/mailed-link.ts';
import { pay, subscribe } from '../../../preparation/sandbox-payment.ts';
import { aQuestion, atApi, newTest } from '../../../preparation/specification.ts';

/** Part 2, section 7: every row of the table of calls as printed; rows of part 1 are tested there. */

const isPdf = (body: Buffer) => body.subarray(0, 5).toString() === '%PDF-';

test('GET /api/topics/{subjectSlug}: topics', async ({ guest }) => {
  const { body } = await guest.call<{ topics: object[] }>('GET', '/api/topics/physics-hl');
  expect(body.topics.length).toBeGreaterThan(1);
});

test('POST /report with type, description, reportedById, questionId: 201 or 200 is success', async ({ learner }) => {
  const { id } = await aQuestion(learner);
  const report = { type: 'Does not belong in this topic', description: 'It is about sequences.', questionId: id };
  const answer = await learner.call('POST', atApi('/report'), { ...report, reportedById: learner.session.user.id });
  expect([200, 201]).toContain(answer.status);
});

test('POST /questions/edit, multipart, all question fields, new images, ordering, deleted ids, watermarked images: success flag and the question', async ({
  request,
  staff,
}) => {
  const { id } = await aQuestion(staff, 'subject=chemistry-sl&sortBy=question_number&sortOrder=desc');
  const path = `/api/admin/questions/${id}`;
  const { question: before } = (await staff.call<{ question: Editable }>('GET', path)).body;
  const image = { name: 'diagram.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SQUARE) };
  const edit = (fields: Record<string, unknown>) => {
    const required = {
      id,
      subject: before.subject.id,
      topic: before.topic.id,
      difficulty: before.difficulty,
      marks: before.marks,
    };
    const texts = Object.entries({ ...required, ...fields }).map(([name, value]) => {
      return [name, name === 'images' || typeof value === 'string' ? value : JSON.stringify(value)];
    });
    const headers = { authorization: `Bearer ${staff.session.token}` };
    return request.post(atApi('/questions/edit'), { headers, multipart: Object.fromEntries(texts) });
  };
  const saved = await edit({ images: image, image_order: [{ file: 0, watermark: true, alt: 'A square' }] });
  const { success, question } = (await saved.json()) as { success: boolean; question: Editable };
  expect(success).toBe(true);
  const added = question.images.find(({ alt }) => alt === 'A square');
  expect(added).toMatchObject({ watermarked: true, url: expect.any(String), thumb: expect.any(String) });
  const cleared = (await (await edit({ deleted_image_ids: [added?.id] })).json()) as { question: Editable };
  expect(cleared.question.images.map((one) => one.id)).not.toContain(added?.id);
});

interface Editable {
  subject: { id: number };
  topic: { id: number };
  difficulty: string;
  marks: number;
  images: { id: number; alt: string; watermarked: boolean; url: string; thumb: string }[];
}
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

test('DELETE /questions with question_id, answer_id: on error the message is read', async ({ learner, staff }) => {
  const body = { question_id: 2_000_000_000, answer_id: null };
  const answer = await staff.call('DELETE', atApi('/questions'), body);
  expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  expect((await learner.call('DELETE', atApi('/questions'), body)).status).toBe(403);
});

test('PUT /questions/{id} with one of priority, math_level_visibility_shared, visible: staff toggles', async ({
  learner,
  staff,
}) => {
  const { id } = await aQuestion(staff, 'subject=math-aa-sl&topic=calculus&sortBy=question_number&sortOrder=desc');
  const path = atApi(`/questions/${id}`);
  const put = async (body: object) => (await staff.call<{ question: Record<string, unknown> }>('PUT', path, body)).body.question;
  expect(await put({ priority: 3 })).toMatchObject({ priority: 3 });
  expect(await put({ priority: 0 })).toMatchObject({ priority: 0 });
  for (const toggle of ['math_level_visibility_shared', 'visible']) {
    const before = Boolean((await put({ priority: 0 }))[toggle]);
    expect(await put({ [toggle]: !before })).toMatchObject({ [toggle]: !before });
    expect(await put({ [toggle]: before })).toMatchObject({ [toggle]: before });
  }
  expect((await staff.call('PUT', path, { priority: 1, visible: true })).status).toBe(422);
  expect((await learner.call('PUT', path, { priority: 1 })).status).toBe(403);
});

test('POST /api/completed_question/ with question_id, DELETE /api/completed_question/user/{questionId}, GET /api/completed_question/user', async ({
  learner,
}) => {
  const { id: question_id } = await aQuestion(learner);
  const list = async () => (await learner.call('GET', '/api/completed_question/user')).body.completed_questions;
  expect((await learner.call('POST', '/api/completed_question/', { question_id })).status).toBe(200);
  expect(await list()).toMatchObject([{ question_id }]);
  expect((await learner.call('DELETE', `/api/completed_question/user/${question_id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('POST /pinned_question/ with question, DELETE /pinned_question/user/{questionId}: pin, unpin', async ({ learner }) => {
  const { id } = await aQuestion(learner);
  const pinned = async () => (await learner.call('GET', '/api/pinned_question/user')).body.totalCount;
  expect((await learner.call('POST', atApi('/pinned_question/'), { question: id })).status).toBe(200);
  expect(await pinned()).toBe(1);
  expect((await learner.call('DELETE', atApi(`/pinned_question/user/${id}`))).status).toBe(200);
  expect(await pinned()).toBe(0);
});

test('POST /api/user_question/{questionId} with is_completed, GET /api/user_question/, DELETE /api/user_question/{id}: 204 expected, DELETE /user_question/: clear all', async ({
  learner,
}) => {
  const { id: question_id } = await aQuestion(learner);
  const list = async () =>
    (await learner.call<{ user_questions: { id: number }[] }>('GET', '/api/user_question/')).body.user_questions;
  const save = (is_completed: boolean) => learner.call('POST', `/api/user_question/${question_id}`, { is_completed });
  expect((await save(false)).status).toBe(200);
  const [bookmark] = await list();
  expect(bookmark).toMatchObject({ question_id, question: { id: question_id }, is_completed: false });
  expect((await learner.call('DELETE', `/api/user_question/${bookmark?.id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
  await save(false);
  expect((await learner.call('DELETE', atApi('/user_question/'))).status).toBeLessThan(300);
  expect(await list()).toEqual([]);
});

test('GET /user_question/download-pdf and /user_question/download-pdf/answers: PDF as a file', async ({ learner, request }) => {
  const { id } = await aQuestion(learner);
  await learner.call('POST', `/api/user_question/${id}`, {});
  const headers = { authorization: `Bearer ${learner.session.token}` };
  for (const path of ['/user_question/download-pdf', '/user_question/download-pdf/answers']) {
    const file = await request.get(atApi(path), { headers });
    expect(file.headers()['content-type']).toContain('application/pdf');
    expect(isPdf(await file.body())).toBe(true);
  }
});

test('GET /blog-posts (content service), filter on slug: one post', async ({ guest }) => {
  const { docs } = (await guest.call<{ docs: { slug: string }[] }>('GET', '/content/blog-posts')).body;
  const slug = docs[1]?.slug;
  const one = await guest.call('GET', `/content/blog-posts?where[slug][equals]=${slug}`);
  expect(one.body).toMatchObject({ docs: [{ slug }], totalDocs: 1 });
});

test('POST /api/auth/reset-password with password, token: reset', async ({ guest, learner, request }) => {
  await guest.call('POST', '/api/auth/forgot-password', { email: learner.email });
  const token = await tokenMailedTo(request, learner.email, /password/);
  expect((await guest.call('POST', '/api/auth/reset-password', { password: 'Another-good-1', token })).status).toBe(200);
  const logIn = (password: string) => guest.call('POST', '/api/auth/login', { username: learner.email, password });
  expect((await logIn('Another-good-1')).status).toBe(200);
  expect((await logIn(learner.password)).status).toBe(401);
});

test('GET /api/test/{slug}, optional excludeQuestions=true or includeAnswers=true: test; PUT /api/test/{slug} with skipped_questions, attempted_questions: returns message', async ({
  learner,
}) => {
  const { slug } = await newTest(learner);
  type Questions = { questions?: { question_id: number; Answer?: object[] }[]; attempts: number };
  const get = (query = '') => learner.call<Questions>('GET', `/api/test/${slug}${query}`);
  expect((await get('?excludeQuestions=true')).body).not.toHaveProperty('questions');
  const ids = (await get()).body.questions?.map(({ question_id }) => question_id) ?? [];
  expect(ids).toHaveLength(5);
  const body = { skipped_questions: ids.slice(0, 2), attempted_questions: ids.slice(2) };
  const ended = await learner.call('PUT', `/api/test/${slug}`, body);
  expect(ended).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  const reviewed = (await get('?includeAnswers=true')).body;
  expect(reviewed.attempts).toBeGreaterThan(0);
  for (const { Answer } of reviewed.questions ?? []) expect(Answer?.length).toBeGreaterThan(0);
});

test('POST /api/test/{slug}/upload-answer, multipart file, file_type USER_FILE; POST /api/razorpay/one-time with test_slug returns id; POST /api/razorpay/verification with razorpay_payment_id, razorpay_signature, order_id', async ({
  learner,
  request,
}) => {
  const { slug } = await newTest(learner, { ended: true });
  const file = { name: 'answers.pdf', mimeType: 'application/pdf', buffer: emptyPdf(1) };
  const headers = { authorization: `Bearer ${learner.session.token}` };
  const uploaded = await request.post(`/api/test/${slug}/upload-answer`, {
    headers,
    multipart: { file, file_type: 'USER_FILE' },
  });
  expect(uploaded.ok()).toBe(true);
  const order = await learner.call<{ id: string }>('POST', '/api/razorpay/one-time', { test_slug: slug });
  expect(order.body).toMatchObject({ id: expect.any(String), amount: 1000, currency: 'USD' });
  const { razorpay_payment_id, razorpay_signature } = await pay(request, order.body.id);
  const signed = { razorpay_payment_id, razorpay_signature, order_id: order.body.id };
  expect((await learner.call('POST', '/api/razorpay/verification', signed)).status).toBe(200);
  const status = await learner.call('GET', `/api/payments/session-status?session_id=${order.body.id}`);
  await test.step('GET /api/payments/session-status?session_id: status, email, payment_purpose', () => {
    expect(status.body).toMatchObject({ status: 'complete', email: learner.email, payment_purpose: 'grading' });
  });
});

test('PUT /api/razorpay/subscription/cancellation: cancel subscription; GET /api/orders/, GET /api/orders/latest/, GET /api/plan/: orders, latest order, plan', async ({
  learner,
  request,
}) => {
  await subscribe(request, learner, 'platinum');
  const order = { type: 'subscription', plan: 'Platinum Plan', amount: 900 };
  expect((await learner.call('GET', '/api/orders/')).body).toMatchObject({ orders: [order] });
  expect((await learner.call('GET', '/api/orders/latest/')).body).toMatchObject({ order });
  expect((await learner.call('GET', '/api/plan/')).body).toMatchObject({ name: 'Platinum Plan' });
  const cancelled = await learner.call('PUT', '/api/razorpay/subscription/cancellation');
  expect(cancelled).toMatchObject({ status: 200, body: { order: { ended_at: expect.any(String) } } });
});

test('GET /doubts/user: list of the user’s doubts', async ({ learner }) => {
  const { id: question_id } = await aQuestion(learner);
  await learner.call('POST', '/api/doubts', { question_id, queries: 'Why is it positive?' });
  const answer = await learner.call('GET', atApi('/doubts/user'));
  expect(answer.body).toMatchObject({ doubts: [{ queries: 'Why is it positive?', Question: { id: question_id } }] });
});

test('Authenticated calls send the bearer token', async ({ guest }) => {
  const calls = [
    ['POST', '/api/completed_question/'],
    ['GET', '/api/completed_question/user'],
    ['GET', '/api/user_question/'],
    ['GET', '/api/test'],
    ['GET', '/api/orders/'],
    ['GET', '/api/doubts/user'],
    ['PUT', '/api/razorpay/subscription/cancellation'],
    ['GET', '/api/user_question/download-pdf'],
  ] as const;
  for (const [method, path] of calls) expect((await guest.call(method, path)).status, `${method} ${path}`).toBe(401);
});
