import { beforeEach, describe, expect, test } from 'vitest';
import { attemptTest, blankPdf, upload } from '../../../../test/answer-sheets.ts';
import { startPaymentShop } from '../../../../test/payment-shop.ts';
import { gradingDueAt } from '../grading-orders/index.ts';

const { api, sandbox } = await startPaymentShop();
const learner = await api.signUp();
const staff = await api.asStaff({ permissions: ['grading', 'revenue', 'money'] });

let slug: string;
beforeEach(async () => {
  await api.db('tests').delete();
  slug = await attemptTest(api, learner);
});

const open = () => api.call('POST /api/razorpay/one-time', { as: learner, body: { test_slug: slug } });
const seen = async () => (await api.call('GET /api/test/:slug/grading', { as: learner, params: { slug } })).body;
const sheet = async () => upload(api, learner, slug, await blankPdf());
const claim = () => api.call('PUT /api/grading/:slug', { as: staff, params: { slug }, body: { action: 'claim' } });

async function pay(): Promise<string> {
  const { id } = (await open()).body;
  sandbox.pay(id, 'success');
  await sandbox.idle();
  return id;
}

async function refund(providerId: string): Promise<void> {
  const { id } = await api.db('orders').where('provider_id', providerId).first('id');
  const body = { reason: 'asked for' };
  expect((await api.call('POST /api/admin/orders/:id/refunds', { as: staff, params: { id }, body })).status).toBe(200);
  await sandbox.idle();
}

describe('paying for a grading', () => {
  test('wants an answer sheet first', async () => {
    const { status, error } = await open();
    expect([status, error.code, error.message]).toEqual([409, 'answer_sheet_missing', 'Upload your answer sheet first']);
    await sheet();
    expect((await open()).status).toBe(200);
  });

  test('puts the sheet into the queue with its due time', async () => {
    await sheet();
    await pay();
    const { state, paid_at, due_at, abilities } = await seen();
    expect([state, abilities.pay, abilities.upload]).toEqual(['paid', false, false]);
    expect(due_at).toBe(gradingDueAt(new Date(paid_at ?? '')).toISOString());
    const queue = await api.call('GET /api/grading/queue', { as: staff });
    expect(queue.body.gradings.map((each) => each.slug)).toEqual([slug]);
  });

  test('reported by both webhook and callback counts once', async () => {
    await sheet();
    const { id } = (await open()).body;
    const { razorpay_payment_id = '', razorpay_signature = '' } = sandbox.pay(id, 'success');
    const body = { razorpay_payment_id, razorpay_signature, order_id: id };
    await Promise.all([1, 2].map(() => api.call('POST /api/razorpay/verification', { as: learner, body })));
    await sandbox.idle();
    expect(await api.db('grading_events').where('type', 'paid')).toHaveLength(1);
    expect((await seen()).state).toBe('paid');
    expect((await open()).error.code).toBe('grading_already_paid');
  });

  test('twice, in two checkouts, is one grading; refunding one payment keeps it', async () => {
    await sheet();
    const first = (await open()).body.id;
    await api
      .db('orders')
      .where('provider_id', first)
      .update({ created_at: new Date(Date.now() - 2 * 3_600_000) });
    const second = (await open()).body.id;
    expect(second).not.toBe(first);
    for (const id of [first, second]) sandbox.pay(id, 'success');
    await sandbox.idle();
    expect(await api.db('grading_events').where('type', 'paid')).toHaveLength(1);
    await refund(second);
    expect((await seen()).state).toBe('paid');
    await refund(first);
    expect((await seen()).state).toBe('submitted');
  });
});

describe('a refund', () => {
  beforeEach(sheet);

  test('removes an unclaimed sheet from the queue; it can be replaced and paid for again', async () => {
    await refund(await pay());
    expect(await seen()).toMatchObject({
      state: 'submitted',
      paid_at: null,
      due_at: null,
      abilities: { upload: true, pay: true },
    });
    expect((await claim()).status).toBe(404);
    expect((await sheet()).status).toBe(201);
    await pay();
    expect((await seen()).state).toBe('paid');
  });

  test('leaves a claimed sheet with its grader, and it is not sold again', async () => {
    const id = await pay();
    await claim();
    await refund(id);
    expect((await seen()).state).toBe('claimed');
    expect((await open()).error.code).toBe('grading_already_paid');
  });

  test('leaves the first outcome where a second look was asked for', async () => {
    const id = await pay();
    const ids: number[] = await api.db('test_questions').orderBy('position').pluck('question_id');
    const marksOf = (each: (number | null)[]) =>
      ids.map((question_id, index) => ({ question_id, marks: each[index], comment: '' }));
    const previous = {
      marks: marksOf([3, 0, 2, 0, 4]),
      comment: 'The first look.',
      marks_obtained: 9,
      graded_by: { id: staff.user.id, name: 'First Teacher' },
      graded_at: new Date(),
      returned_at: new Date(),
    };
    const regrade = { regrade_reason: 'question 3', regrade_requested_at: new Date(), previous: JSON.stringify(previous) };
    await api.db('gradings').update({ ...regrade, report_key: `report-${'0'.repeat(32)}.pdf` });
    await claim();
    const draft = { revision: 0, marks: marksOf([5, 5, null, 5, null]), annotations: [], comment: 'The second, half done.' };
    const put = (body: object) => api.callLoosely('PUT /api/grading/:slug', { as: staff, params: { slug }, body });
    expect((await put({ action: 'save', ...draft })).status).toBe(200);
    expect((await put({ action: 'release' })).status).toBe(200);
    await refund(id);
    const told = await seen();
    expect(told).toMatchObject({ state: 'returned', marks_obtained: 9, percentage: 36, comment: 'The first look.' });
    expect(told.questions?.map(({ marks_obtained }) => marks_obtained)).toEqual([3, 0, 2, 0, 4]);
    const read = await api.call('GET /api/grading/:slug', { as: staff, params: { slug } });
    expect(read.body).toMatchObject({ marked_count: 5, draft: { revision: 2, saved_by: null, comment: 'The first look.' } });
    expect(await api.db('gradings').pluck('graded_by')).toEqual([staff.user.id]);
  });
});
