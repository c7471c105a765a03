import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { aQuestion, newTest } from '../../../preparation/specification.ts';

/** Part 2, section 6: permissions on the server; what each role sees of a question is tested in section 2. */

test('Visitor without login: can read public pages; login prompts on pin, report, bookmark, mark completed', async ({
  guest,
}) => {
  const { id, address } = await aQuestion(guest);
  expect((await guest.call('GET', address)).status).toBe(200);
  for (const [path, body] of [
    ['/api/pinned_question', { question: id }],
    ['/api/report', { type: 'Does not belong in this topic', questionId: id }],
    [`/api/user_question/${id}`, {}],
    ['/api/completed_question', { question_id: id }],
  ] as const) {
    expect((await guest.call('POST', path, body)).status, path).toBe(401);
  }
});

test('Logged-in learner: bookmark, complete, pin, report, take tests, buy plans, buy grading, manage membership', async ({
  learner,
}) => {
  const { id } = await aQuestion(learner);
  const { slug } = await newTest(learner);
  expect(slug).toBeTruthy();
  for (const [path, body] of [
    ['/api/pinned_question', { question: id }],
    ['/api/report', { type: 'Does not belong in this topic', questionId: id }],
    [`/api/user_question/${id}`, {}],
    ['/api/completed_question', { question_id: id }],
    ['/api/razorpay/subscription', { plan: 'platinum' }],
  ] as const) {
    expect((await learner.call('POST', path, body)).status, path).toBeLessThan(300);
  }
});

test('Staff (role_id 1 or 2): everything a learner can, plus edit a question, delete a question, set priority, toggle visibility', async ({
  guest,
  learner,
  staff,
}) => {
  const { id } = await aQuestion(staff, 'subject=chemistry-hl&sortBy=question_number&sortOrder=desc');
  for (const [method, path, body] of [
    ['PUT', `/api/questions/${id}`, { priority: 1 }],
    ['PUT', `/api/questions/${id}`, { visible: true }],
    ['DELETE', '/api/questions', { question_id: id }],
    ['GET', `/api/admin/questions/${id}`, undefined],
    ['GET', '/api/admin/users', undefined],
    ['GET', '/api/grading/queue', undefined],
    ['GET', '/api/doubts', undefined],
  ] as const) {
    expect((await guest.call(method, path, body)).status, `${method} ${path} by a guest`).toBe(401);
    expect((await learner.call(method, path, body)).status, `${method} ${path} by a learner`).toBe(403);
    if (method === 'GET') expect((await staff.call(method, path)).status, `${method} ${path} by staff`).toBe(200);
  }
});
