import { type Endpoint, type EndpointName, endpoints, PERMISSIONS, STARTING_PERMISSIONS } from '@api/contract';
import { describe, expect, test } from 'vitest';
import type { Access } from '../src/context.ts';
import { contexts } from '../src/contexts.ts';
import { startPaymentShop } from './payment-shop.ts';
import type { Session, TestAnswer } from './test-api.ts';

const MATRIX: Access = Object.assign({}, ...Object.values(contexts).map(({ access }) => access));

const shop = await startPaymentShop();
const { api, sandbox, insertTest } = shop;
const names = Object.keys(endpoints) as EndpointName[];

/** Parameters that fit any schema and find nothing. */
const SOME_PARAMS = {
  id: '2147483647',
  version: '2147483647',
  questionId: '2147483647',
  slug: 'nothing',
  subjectSlug: 'nothing',
  topicSlug: 'nothing',
  name: 'nothing.00000000.svg',
};

const refusal = ({ status, error }: TestAnswer<EndpointName>) => [status, error?.code];
const callAs = (name: EndpointName, as?: Session) => api.callLoosely(name, { params: SOME_PARAMS, ...(as ? { as } : {}) });

test('the matrix names every call; a new one needs its line', () => {
  expect(names.filter((name) => !(name in MATRIX))).toEqual([]);
});

describe('who may call', async () => {
  const learning = () => api.signUp();
  const teaching = () => api.asStaff();
  const [aLearner, aTeacher, anAdministrator] = [await learning(), await teaching(), await api.asStaff({ role_id: 1 })];
  const withAllBut = new Map<string, Session>();
  const withOnly = new Map<string, Session>();
  for (const permission of PERMISSIONS) {
    withAllBut.set(permission, await api.asStaff({ permissions: PERMISSIONS.filter((each) => each !== permission) }));
    withOnly.set(permission, await api.asStaff({ permissions: [permission] }));
  }
  const withNone = await api.asStaff({ permissions: [] });
  const endsSession = (name: EndpointName) => name.startsWith('POST /api/auth/sign-out');
  const refused = [403, 'not_allowed'];

  test.each(names.filter((name) => name in MATRIX))('%s', async (name) => {
    const who = MATRIX[name] as Access[string];
    const { access } = endpoints[name] as Endpoint;
    expect(access === 'signed-in' ? 'learners' : access).toBe(who);
    const isAdmitted = async (as: Session) => expect([401, 403]).not.toContain(refusal(await callAs(name, as))[0]);
    const isRefused = async (as: Session | undefined) => expect(refusal(await callAs(name, as))).toEqual(refused);

    const guest = refusal(await callAs(name));
    if (who === 'anyone') expect(guest[1]).not.toBe('not_signed_in');
    else expect(guest).toEqual([401, 'not_signed_in']);

    if (who === 'anyone' || who === 'learners') {
      await isAdmitted(endsSession(name) ? await learning() : aLearner);
      await isAdmitted(endsSession(name) ? await teaching() : aTeacher);
      return;
    }
    await isRefused(aLearner);
    await isAdmitted(anAdministrator);
    if (who === 'administrators') await isRefused(aTeacher);
    else if (who === 'staff') await isAdmitted(withNone);
    else {
      await isAdmitted(withOnly.get(who) as Session);
      await isRefused(withAllBut.get(who));
      await (STARTING_PERMISSIONS.includes(who) ? isAdmitted(aTeacher) : isRefused(aTeacher));
    }
  });
});

type Request = Parameters<typeof api.callLoosely>[1];

/** Calls about one purchase of the owner, with the statuses that others and the owner get. */
interface Owned {
  name: EndpointName;
  request(purchase: Purchase): Request;
  guest: number;
  other: number;
  owner: number;
  /** Staff who see payments and refund them. */
  staff: number;
  /** Staff with the permissions that role 2 starts with. */
  teacher: number;
}

interface Purchase {
  orderId: number;
  sessionId: string;
  testSlug: string;
  signed: object;
}

const params = ({ orderId }: Purchase) => ({ params: { id: orderId } });

/** Staff are not owners: personal data is closed to them unless there is a call for staff. */
const OWNED: readonly Owned[] = [
  {
    name: 'GET /api/payments/session-status',
    request: ({ sessionId }) => ({ query: { session_id: sessionId } }),
    ...{ guest: 401, other: 404, owner: 200, staff: 404, teacher: 404 },
  },
  {
    name: 'POST /api/razorpay/verification',
    request: ({ signed }) => ({ body: signed }),
    ...{ guest: 401, other: 400, owner: 200, staff: 400, teacher: 400 },
  },
  {
    name: 'POST /api/razorpay/one-time',
    request: ({ testSlug }) => ({ body: { test_slug: testSlug } }),
    ...{ guest: 401, other: 404, owner: 200, staff: 404, teacher: 404 },
  },
  {
    name: 'PUT /api/razorpay/subscription/cancellation',
    request: () => ({}),
    guest: 401,
    other: 409,
    owner: 200,
    staff: 409,
    teacher: 409,
  },
  {
    name: 'PUT /api/razorpay/subscription/resume',
    request: () => ({}),
    guest: 401,
    other: 409,
    owner: 200,
    staff: 409,
    teacher: 409,
  },
  { name: 'GET /api/admin/orders/:id', request: params, guest: 401, other: 403, owner: 403, staff: 200, teacher: 403 },
  { name: 'POST /api/admin/orders/:id/replay', request: params, guest: 401, other: 403, owner: 403, staff: 200, teacher: 403 },
  {
    name: 'POST /api/admin/orders/:id/refunds',
    request: (purchase) => ({ ...params(purchase), body: { reason: 'test' } }),
    ...{ guest: 401, other: 403, owner: 403, staff: 200, teacher: 403 },
  },
];

describe('the purchases of one learner', async () => {
  const [owner, other, teacher] = [await api.signUp(), await api.signUp(), await api.asStaff()];
  const staff = await api.asStaff({ permissions: ['revenue', 'money'] });
  const { body } = await api.call('POST /api/razorpay/subscription', { as: owner, body: { plan: 'platinum' } });
  const { razorpay_payment_id, razorpay_signature } = sandbox.pay(body.id, 'success');
  await sandbox.idle();
  const [order] = await api.db('orders').where('provider_id', body.id);
  const purchase: Purchase = {
    orderId: order.id,
    sessionId: body.id,
    testSlug: await insertTest(owner),
    signed: { razorpay_payment_id, razorpay_signature, subscription_id: body.id },
  };

  test.each(OWNED)('$name: guest $guest, other learner $other, owner $owner, staff $staff, teacher $teacher', async (row) => {
    const request = row.request(purchase);
    const statusFor = async (as?: Session) => (await api.callLoosely(row.name, as ? { ...request, as } : request)).status;
    expect({
      guest: await statusFor(),
      other: await statusFor(other),
      owner: await statusFor(owner),
      teacher: await statusFor(teacher),
      staff: await statusFor(staff),
    }).toEqual({ guest: row.guest, other: row.other, owner: row.owner, staff: row.staff, teacher: row.teacher });
  });

  test('lists show their owner alone', async () => {
    const numberFor = async (as: Session) => (await api.call('GET /api/orders', { as })).body.orders.length;
    expect([await numberFor(other), await numberFor(staff)]).toEqual([0, 0]);
    expect(await numberFor(owner)).toBeGreaterThan(0);
    expect((await api.call('GET /api/orders/latest', { as: other })).body.order).toBeNull();
  });
});
