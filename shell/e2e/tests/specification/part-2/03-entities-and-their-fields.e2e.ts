import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { emptyPdf } from '../../../preparation/empty-pdf.ts';
import { subscribe } from '../../../preparation/sandbox-payment.ts';
import { aQuestion, newTest } from '../../../preparation/specification.ts';

/** Part 2, section 3: fields of each entity, in the calls that read it. */

const TEXT = expect.any(String);
const NUMBER = expect.any(Number);
const FLAG = expect.any(Boolean);

test('Question: id; subject (slug, subject_name, id); topic (id, topic_name, topic_number, slug, parent_topic_id); OtherTopicsOnQuestion (list of topics); difficulty; level; question_number; marks; specialInfo; video_solution; hints; calculatorAllowed; verified; topic_changed; month; year; paper; timezone; answer_not_available; original_content; mcq_answer; questions_text (transcript); math_level_visibility_shared; visible; priority; updated_at; images (id, url, thumb); Answer list (id, body, images)', async ({
  staff,
}) => {
  const { questions } = (
    await staff.call<{ questions: { id: number }[] }>('GET', '/api/questions?subject=physics-hl&pageSize=100')
  ).body;
  const { id } = questions[0] ?? {};
  const { question } = (await staff.call<{ question: Record<string, unknown> }>('GET', `/api/admin/questions/${id}`)).body;
  expect(question).toMatchObject({
    ...{ id, subject: { slug: 'physics-hl', subject_name: 'Physics HL', id: NUMBER }, OtherTopicsOnQuestion: expect.any(Array) },
    topic: { id: NUMBER, topic_name: TEXT, topic_number: TEXT, slug: TEXT, parent_topic_id: NUMBER },
    ...{ difficulty: expect.stringMatching(/^(?:Easy|Medium|Hard)$/), level: expect.stringMatching(/^[SH]L$/) },
    ...{ question_number: NUMBER, marks: NUMBER, calculatorAllowed: FLAG, verified: FLAG, topic_changed: FLAG },
    ...{ answer_not_available: FLAG, original_content: FLAG, questions_text: TEXT, math_level_visibility_shared: FLAG },
    ...{ visible: FLAG, priority: NUMBER, updated_at: TEXT, images: expect.any(Array) },
    Answer: [{ id: NUMBER, body: TEXT, images: expect.any(Array) }],
  });
  for (const field of ['specialInfo', 'video_solution', 'hints', 'month', 'year', 'paper', 'timezone', 'mcq_answer']) {
    expect(question, field).toHaveProperty(field);
  }
});

test('Topic: id, topic_name, slug; classed as topic or subtopic by depth', async ({ guest }) => {
  const { topic_path } = await aQuestion(guest, 'subject=math-aa-sl&topic=functions&subtopic=quadratic-functions');
  expect(topic_path.slice(0, 2)).toMatchObject([
    { id: NUMBER, topic_name: 'Functions', slug: 'functions', parent_topic_id: null },
    { id: NUMBER, topic_name: 'Quadratic functions', slug: 'quadratic-functions', parent_topic_id: topic_path[0]?.id },
  ]);
});

test('Bookmarked question (user_question): id, question_id, question, is_completed. Completed question: question_id. Pinned question: question_id', async ({
  learner,
}) => {
  const { id: question_id } = await aQuestion(learner);
  await learner.call('POST', `/api/user_question/${question_id}`, { is_completed: false });
  await learner.call('POST', '/api/completed_question', { question_id });
  const pinned = await learner.call('POST', '/api/pinned_question', { question: question_id });
  expect(pinned.body).toMatchObject({ question_id });
  expect((await learner.call('GET', '/api/user_question')).body).toMatchObject({
    user_questions: [{ id: NUMBER, question_id, question: { id: question_id }, is_completed: FLAG }],
  });
  expect((await learner.call('GET', '/api/completed_question/user')).body).toMatchObject({
    completed_questions: [{ question_id }],
  });
});

test('Bookmarked question (user_question): is_completed', async ({ learner }) => {
  const { id } = await aQuestion(learner);
  for (const is_completed of [true, false]) {
    await learner.call('POST', `/api/user_question/${id}`, { is_completed });
    expect((await learner.call('GET', '/api/user_question')).body).toMatchObject({ user_questions: [{ is_completed }] });
  }
});

test('Test: test_subtopic', async ({ learner }) => {
  const { slug } = await newTest(learner);
  expect((await learner.call('GET', `/api/test/${slug}`)).body).toHaveProperty('test_subtopic');
});

test('Report: type, description, reportedById, questionId', async ({ learner, staff }) => {
  const { id: questionId } = await aQuestion(learner);
  const report = { type: 'Broken images/diagrams/figures', description: 'There is none.', questionId };
  const reportedById = learner.session.user.id;
  expect((await learner.call('POST', '/api/report', { ...report, reportedById })).body).toMatchObject({ report });
  const { reports } = (await staff.call<{ reports: object[] }>('GET', '/api/admin/reports')).body;
  expect(JSON.stringify(reports)).toContain(learner.email);
});

test('Test: slug, duration in minutes, questions (question, question_id, skipped), attempts, topics, subtopics, sub_subtopics, get_graded flag, created_at, subject, marks_obtained', async ({
  learner,
  request,
}) => {
  const { slug } = await newTest(learner);
  const read = async (): Promise<Record<string, unknown>> => (await learner.call('GET', `/api/test/${slug}`)).body;
  const test = await read();
  expect(test).toMatchObject({
    ...{ slug, duration: 30, attempts: 0, topics: [{ slug: 'functions' }], subtopics: [], sub_subtopics: [] },
    ...{ get_graded: false, created_at: TEXT, subject: { slug: 'math-aa-sl' }, marks_obtained: null, files: [] },
  });
  expect((test.questions as object[])[0]).toMatchObject({ question: { id: NUMBER }, question_id: NUMBER, skipped: false });

  const ids = (test.questions as { question_id: number }[]).map(({ question_id }) => question_id);
  await learner.call('PUT', `/api/test/${slug}`, { skipped_questions: ids, attempted_questions: [] });
  expect(await read()).toMatchObject({ attempts: 1 });
  expect(((await read()).questions as object[])[0]).toMatchObject({ skipped: true });

  const file = { name: 'answers.pdf', mimeType: 'application/pdf', buffer: emptyPdf(1) };
  const headers = { authorization: `Bearer ${learner.session.token}` };
  await request.post(`/api/test/${slug}/upload-answer`, { headers, multipart: { file, file_type: 'USER_FILE' } });
  expect(await read()).toMatchObject({ files: [{ file_type: 'USER_FILE' }] });
});

test('Test: files (each with file_type ADMIN_FILE or USER_FILE)', async ({ staff }) => {
  const types = new Set<string>();
  const { users } = (await staff.call<{ users: { id: number }[] }>('GET', '/api/admin/users?q=demo.learner')).body;
  const path = `/api/admin/users/${users[0]?.id}/tests`;
  const { tests } = (await staff.call<{ tests: { files: { file_type: string }[] }[] }>('GET', path)).body;
  for (const { files } of tests) for (const { file_type } of files) types.add(file_type);
  expect([...types].toSorted()).toEqual(['ADMIN_FILE', 'USER_FILE']);
});

test('Order: id, type (subscription or other), plan (name), period_start, amount in cents, paid_count, ended_at', async ({
  learner,
  request,
}) => {
  await subscribe(request, learner, 'platinum_yearly');
  const { orders } = (await learner.call<{ orders: object[] }>('GET', '/api/orders')).body;
  expect(orders).toMatchObject([{ id: NUMBER, type: 'subscription', plan: 'Platinum Plan', amount: 7200, ended_at: null }]);
  for (const field of ['period_start', 'paid_count']) expect(orders[0], field).toHaveProperty(field);
});

test('Plan: name (Platinum Plan or Silver Plan)', async ({ guest, staff }) => {
  const names = async ({ call }: typeof guest, path: string) =>
    (await call<{ plans: { name: string }[] }>('GET', path)).body.plans.map(({ name }) => name);
  expect(await names(guest, '/api/plans')).toContain('Platinum Plan');
  expect(await names(staff, '/api/admin/plans')).toContain('Silver Plan');
});

test('Blog post (from a separate content service): id, title, slug, author, publishedDate, updatedAt, featuredImage.url, content', async ({
  guest,
}) => {
  const { docs } = (await guest.call<{ docs: object[] }>('GET', '/content/blog-posts?limit=3')).body;
  for (const doc of docs) {
    expect(doc).toMatchObject({
      ...{ id: TEXT, title: TEXT, slug: TEXT, author: TEXT, publishedDate: TEXT, updatedAt: TEXT, content: TEXT },
      featuredImage: { url: TEXT },
    });
  }
});

test('Syllabus: title, featuredImage.url, content (rich text with uploaded images), image.url', async ({ guest }) => {
  const { body } = await guest.call('GET', '/api/syllabus/math-aa-sl/functions');
  expect(body).toMatchObject({ title: 'Functions', featuredImage: { url: TEXT }, content: TEXT });
  expect(body).toHaveProperty('image');
});

test('Doubt: id, created_at, queries (the doubt text), Question (id, subject with subject_name and slug, topic with topic_name and slug), Parent (with user having full_name or username; present when the doubt is a reply)', async ({
  learner,
  staff,
}) => {
  const { id: question_id } = await aQuestion(learner);
  const asked = await learner.call<{ doubt: { id: number } }>('POST', '/api/doubts', { question_id, queries: 'Why so?' });
  await staff.call('POST', `/api/doubts/${asked.body.doubt.id}/replies`, { queries: 'Because of the sign.' });
  const { doubts } = (await learner.call<{ doubts: object[] }>('GET', '/api/doubts/user')).body;
  const Question = {
    ...{ id: question_id, subject: { subject_name: TEXT, slug: TEXT }, topic: { topic_name: TEXT, slug: TEXT } },
  };
  expect(doubts).toMatchObject([
    { id: asked.body.doubt.id, created_at: TEXT, queries: 'Why so?', Question, Parent: null },
    { queries: 'Because of the sign.', Question, Parent: { user: { username: 'learner' } } },
  ]);
});

test('User (as seen here): id, role_id, full_name, email, phone', async ({ learner }) => {
  const { user } = (await learner.call<{ user: object }>('GET', '/api/me')).body;
  for (const field of ['id', 'role_id', 'full_name', 'email', 'phone']) expect(user, field).toHaveProperty(field);
});

test('Question list state: questions, current page, page size, total count, completed questions', async ({ guest, learner }) => {
  const { body } = await guest.call('GET', '/api/questions?subject=math-aa-sl&topic=functions&page=2&pageSize=5');
  expect(body).toMatchObject({ questions: expect.any(Array), page: 2, pageSize: 5, totalCount: NUMBER });
  expect((await learner.call('GET', '/api/completed_question/user')).body).toEqual({ completed_questions: [] });
});
