import { type EndpointName, endpoints } from '@api/contract';
import { EXCLUDED_CALLS } from '@api/contract/restricted-variant';
import { describe, expect, test } from 'vitest';
import { startTestApi } from './test-api.ts';

const api = await startTestApi({ SITE_VARIANT: 'restricted' });
const [learner, staff] = [await api.signUp(), await api.asStaff()];
const params = { id: '1', slug: 'quiet-river' };
const refusalOf = async (name: EndpointName, as?: typeof learner) => {
  const { status, error } = await api.callLoosely(name, { params, ...(as && { as }) });
  return [status, error.code];
};

describe('the restricted edition does not have', () => {
  test.each(EXCLUDED_CALLS)('%s, for a guest, a learner or staff', async (name) => {
    for (const as of [undefined, learner, staff]) expect(await refusalOf(name, as)).toEqual([404, 'not_found']);
  });
});

test('every call about payments, plans and grading is left out, but for news of what was paid before', () => {
  const paid = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    /razorpay|payments|orders|\/plans?$|\/grading|upload-answer|download-answer|regrade/.test(name),
  );
  expect(paid.filter((name) => !EXCLUDED_CALLS.includes(name))).toEqual(['POST /api/razorpay/webhook']);
  expect(EXCLUDED_CALLS.filter((name) => !(name in endpoints))).toEqual([]);
});

test('all else is there', async () => {
  expect((await api.call('GET /api/me', { as: learner })).status).toBe(200);
  expect((await api.call('GET /api/test', { as: learner })).status).toBe(200);
  expect((await api.call('GET /api/subjects', { query: {} })).status).toBe(200);
  expect(await refusalOf('POST /api/razorpay/webhook')).not.toContain('not_found');
});
