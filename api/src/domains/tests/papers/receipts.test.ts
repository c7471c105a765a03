import { beforeAll, expect, test } from 'vitest';
import { pagesOf } from '../../../../test/read-pdf.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();
let buyer: Session;
let planId: number;

beforeAll(async () => {
  buyer = await api.signUp({ username: 'Test Buyer', email: 'buyer@example.com' });
  planId = (await api.db('plans').where({ plan: 'platinum' }).first('id')).id;
});

async function order(changes: Record<string, unknown>): Promise<number> {
  const [row] = await api
    .db('orders')
    .insert({
      user_id: buyer.user.id,
      type: 'subscription',
      plan_id: planId,
      amount: 2_550,
      currency: 'USD',
      status: 'paid',
      paid_count: 2,
      payment_ids: ['pay_first', 'pay_second'],
      period_start: '2026-11-01T00:00:00Z',
      period_end: '2026-12-01T00:00:00Z',
      created_at: '2026-10-01T08:00:00Z',
      ...changes,
    })
    .returning('id');
  return row.id;
}

async function receipt(id: number, as?: Session) {
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  const response = await api.fetch(`/api/orders/${id}/receipt`, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) return { status: response.status, error: JSON.parse(new TextDecoder().decode(bytes)), pages: [] };
  return { status: 200, disposition: response.headers.get('content-disposition'), pages: await pagesOf(bytes) };
}

test('says what was bought when, for how much, by which payments, from whom', async () => {
  const id = await order({});
  const { disposition, pages } = await receipt(id, buyer);
  expect(disposition).toBe(`attachment; filename="receipt-${id}.pdf"`);
  expect(pages).toHaveLength(1);
  for (const words of [
    `No. ${id}`,
    '1 October 2026',
    'Sigmaroom',
    'Write to us at http://localhost:3000/contact-us',
    'Test Buyer',
    'buyer@example.com',
    'Latest period: 1 November 2026 to 1 December 2026',
    '2 $25.50 $51.00',
    'Total paid $51.00',
    'pay_first',
    'pay_second',
  ]) {
    expect(pages[0]).toContain(words);
  }
  expect(pages[0]).not.toMatch(/refund/i);
});

test('says what was refunded', async () => {
  const whole = await receipt(await order({ status: 'refunded', refunded_amount: 5_100 }), buyer);
  expect(whole.pages[0]).toMatch(/Refunded −\$51\.00 Kept \$0\.00.*refunded in full/);
  const part = await receipt(await order({ refunded_amount: 1_000 }), buyer);
  expect(part.pages[0]).toMatch(/Refunded −\$10\.00 Kept \$41\.00.*refunded in part/);
});

test('names a grading by its test', async () => {
  const grading = { type: 'grading', plan_id: null, amount: 1_000, paid_count: 1, payment_ids: ['pay_one'], period_start: null };
  const { pages } = await receipt(await order(grading), buyer);
  expect(pages[0]).toMatch(/Grading of a test.* 1 \$10\.00 \$10\.00/);
});

test('is for the buyer and for staff alone, and for what was paid', async () => {
  const id = await order({});
  expect((await receipt(id)).status).toBe(401);
  expect((await receipt(id, await api.signUp())).status).toBe(404);
  expect((await receipt(2_000_000_000, buyer)).status).toBe(404);
  expect((await receipt(id, await api.asStaff({ permissions: ['revenue'] }))).status).toBe(200);
  const open = await receipt(await order({ status: 'open', paid_count: 0, payment_ids: [] }), buyer);
  expect([open.status, open.error]).toEqual([409, { code: 'not_paid', message: 'There is a receipt once this order is paid' }]);
});
