import { type Endpoint, type EndpointName, endpoints } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { startPaymentShop } from './payment-shop.ts';
import type { Session, TestAnswer } from './test-api.ts';

/** Who may make a call at all. */
type Who = 'anyone' | 'learners' | 'staff' | 'administrators';

/** Every call of the API and who may make it, written down a second time, so that widening one takes two deliberate steps. */
const MATRIX: Readonly<Record<string, Who>> = {
  'POST /api/auth/signup': 'anyone',
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/forgot-password': 'anyone',
  'POST /api/auth/reset-password': 'anyone',
  'POST /api/auth/verify-user': 'anyone',
  'GET /api/auth/providers': 'anyone',
  'POST /api/auth/google-auth': 'anyone',
  'POST /api/auth/sign-out': 'learners',
  'POST /api/auth/sign-out-everywhere': 'learners',
  'PUT /api/auth/password': 'learners',
  'GET /api/auth/second-factor': 'learners',
  'POST /api/auth/second-factor': 'learners',
  'DELETE /api/auth/second-factor': 'learners',
  'POST /api/auth/second-factor/confirm': 'learners',
  'POST /api/auth/second-factor/recovery-codes': 'learners',
  'POST /api/auth/second-factor/log-in': 'anyone',
  'GET /api/auth/passkeys': 'learners',
  'POST /api/auth/passkeys/options': 'learners',
  'POST /api/auth/passkeys': 'learners',
  'PUT /api/auth/passkeys/:id': 'learners',
  'DELETE /api/auth/passkeys/:id': 'learners',
  'POST /api/auth/passkeys/sign-in/options': 'anyone',
  'POST /api/auth/passkeys/sign-in': 'anyone',
  'POST /api/admin/users/:id/reset-second-factor': 'administrators',
  'GET /api/auth/sessions': 'learners',
  'POST /api/auth/sessions/end-others': 'learners',
  'DELETE /api/auth/sessions/:id': 'learners',
  'POST /api/auth/send-verification-email': 'learners',
  'GET /api/auth/devices': 'learners',
  'POST /api/auth/devices/take-over': 'learners',
  'PUT /api/auth/devices/:id': 'learners',
  'DELETE /api/auth/devices/:id': 'learners',
  'GET /api/admin/users': 'staff',
  'GET /api/admin/users/export': 'staff',
  'GET /api/admin/doubts/export': 'staff',
  'GET /api/admin/reports/export': 'staff',
  'GET /api/admin/blog-posts/export': 'staff',
  'GET /api/admin/users/:id': 'staff',
  'POST /api/admin/users/:id/verify': 'staff',
  'POST /api/admin/users/:id/lock': 'staff',
  'POST /api/admin/users/:id/unlock': 'staff',
  'POST /api/admin/users/:id/reset-devices': 'staff',
  'POST /api/admin/users/:id/sign-out': 'staff',
  'PUT /api/admin/users/:id/role': 'staff',
  'POST /api/admin/users/:id/memberships': 'staff',
  'POST /api/admin/users/:id/memberships/:membership/end': 'staff',
  'GET /api/admin/questions': 'staff',
  'GET /api/admin/questions/export': 'staff',
  'GET /api/admin/questions/files/:format': 'staff',
  'GET /api/admin/questions/:id/uses': 'staff',
  'GET /api/admin/questions/bulk': 'staff',
  'POST /api/admin/questions/bulk': 'staff',
  'POST /api/admin/questions/bulk/preview': 'staff',
  'GET /api/admin/questions/bulk/:id': 'staff',
  'POST /api/admin/questions/bulk/:id/undo': 'staff',
  'GET /api/admin/security-events': 'administrators',
  'GET /api/admin/security-events/export': 'administrators',
  'GET /api/admin/log': 'staff',
  'GET /api/admin/colleagues': 'staff',
  'GET /api/admin/users/:id/notes': 'staff',
  'POST /api/admin/users/:id/notes': 'staff',
  'GET /api/admin/users/:id/tests': 'staff',
  'GET /api/admin/questions/:id/notes': 'staff',
  'POST /api/admin/questions/:id/notes': 'staff',
  'GET /api/grading/:slug/notes': 'staff',
  'POST /api/grading/:slug/notes': 'staff',
  'DELETE /api/admin/notes/:id': 'staff',
  'PUT /api/admin/doubts/:id/assignee': 'staff',
  'PUT /api/admin/reports/:id/assignee': 'staff',
  'GET /api/admin/log/export': 'staff',
  'GET /api/admin/dashboard': 'staff',
  'GET /api/admin/site-health': 'staff',
  'GET /api/admin/subjects': 'staff',
  'POST /api/admin/subjects': 'staff',
  'PUT /api/admin/subjects/order': 'staff',
  'GET /api/admin/subjects/:id': 'staff',
  'PUT /api/admin/subjects/:id': 'staff',
  'DELETE /api/admin/subjects/:id': 'staff',
  'GET /api/admin/topics': 'staff',
  'POST /api/admin/topics': 'staff',
  'PUT /api/admin/topics/order': 'staff',
  'POST /api/admin/topics/preview': 'staff',
  'GET /api/admin/topics/transfer-questions': 'staff',
  'POST /api/admin/topics/transfer-questions': 'staff',
  'POST /api/admin/topics/transfers/:id/undo': 'staff',
  'GET /api/admin/topics/:id': 'staff',
  'PUT /api/admin/topics/:id': 'staff',
  'DELETE /api/admin/topics/:id': 'staff',
  'GET /api/topic-addresses': 'anyone',
  'POST /api/admin/uploads/:kind': 'staff',
  'GET /api/admin/uploads/runs': 'staff',
  'GET /api/admin/uploads/runs/:id': 'staff',
  'POST /api/admin/uploads/runs/:id/import': 'staff',
  'POST /api/admin/uploads/runs/:id/take-back': 'staff',
  'GET /api/admin/uploads/runs/:id/notes.csv': 'staff',
  'GET /api/admin/uploads/runs/:id/rest': 'staff',
  'GET /api/admin/uploads/templates/:name': 'staff',
  'GET /api/me': 'learners',
  'GET /api/user': 'learners',
  'PUT /api/user': 'learners',
  'PUT /api/user/course': 'learners',
  'PATCH /api/user/onboarding': 'learners',
  'POST /api/user/agreements': 'learners',
  'GET /api/user/export': 'learners',
  'DELETE /api/user': 'learners',
  'GET /api/plans': 'anyone',
  'GET /api/plan': 'learners',
  'POST /api/razorpay/subscription': 'learners',
  'POST /api/razorpay/one-time': 'learners',
  'POST /api/razorpay/verification': 'learners',
  'POST /api/razorpay/webhook': 'anyone',
  'PUT /api/razorpay/subscription/cancellation': 'learners',
  'PUT /api/razorpay/subscription/resume': 'learners',
  'GET /api/payments/session-status': 'learners',
  'GET /api/orders': 'learners',
  'GET /api/orders/latest': 'learners',
  'GET /api/admin/plans': 'staff',
  'POST /api/admin/plans/:plan/versions': 'staff',
  'DELETE /api/admin/plans/:plan/versions/:version': 'staff',
  'PUT /api/admin/plans/:plan/sale': 'staff',
  'GET /api/admin/orders': 'staff',
  'GET /api/admin/orders/export': 'staff',
  'GET /api/admin/orders/:id': 'staff',
  'POST /api/admin/orders/:id/replay': 'staff',
  'POST /api/admin/orders/:id/refunds': 'staff',
  'GET /api/files/:key': 'anyone',
  'GET /api/test/:slug/grading': 'learners',
  'POST /api/test/:slug/upload-answer': 'learners',
  'GET /api/test/:slug/download-answer': 'learners',
  'POST /api/test/:slug/regrade': 'learners',
  'GET /api/grading/queue': 'staff',
  'GET /api/grading/queue/export': 'staff',
  'GET /api/grading/comments': 'staff',
  'POST /api/grading/comments': 'staff',
  'PUT /api/grading/comments/:id': 'staff',
  'DELETE /api/grading/comments/:id': 'staff',
  'GET /api/grading/:slug': 'staff',
  'PUT /api/grading/:slug': 'staff',
  'GET /api/mock-papers': 'learners',
  'POST /api/mock-papers': 'learners',
  'GET /api/mock-papers/taken': 'learners',
  'GET /api/mock-papers/:code': 'learners',
  'POST /api/mock-papers/:code/tests': 'learners',
  'GET /api/test/:slug/grade': 'learners',
  'GET /api/tests/time-settings': 'learners',
  'PUT /api/tests/time-settings': 'learners',
  'GET /api/subjects': 'anyone',
  'GET /api/topics/:subjectSlug': 'anyone',
  'POST /api/topics/subtopics': 'anyone',
  'GET /api/syllabus/:subjectSlug/:topicSlug': 'anyone',
  'GET /api/questions': 'anyone',
  'GET /api/questions/filters': 'anyone',
  'GET /api/questions/quick-check': 'anyone',
  'GET /api/questions/:id/speech': 'anyone',
  'GET /api/questions/:id': 'anyone',
  'POST /api/questions/edit': 'staff',
  'POST /api/admin/questions': 'staff',
  'POST /api/admin/questions/transcript': 'staff',
  'PUT /api/questions/:id': 'staff',
  'DELETE /api/questions': 'staff',
  'GET /api/admin/questions/deleted': 'staff',
  'GET /api/admin/questions/:id': 'staff',
  'GET /api/admin/questions/:id/versions': 'staff',
  'GET /api/admin/questions/:id/versions/:version': 'staff',
  'POST /api/admin/questions/:id/versions/:version/restore': 'staff',
  'POST /api/admin/questions/preview': 'staff',
  'POST /api/admin/questions/near-duplicates': 'staff',
  'GET /api/search': 'anyone',
  'GET /api/completed_question/user': 'learners',
  'POST /api/completed_question': 'learners',
  'DELETE /api/completed_question/user/:questionId': 'learners',
  'POST /api/practice/questions/:id/answers': 'anyone',
  'POST /api/practice/questions/:id/give-ups': 'learners',
  'GET /api/practice/questions/:id/attempts': 'learners',
  'PUT /api/practice/questions/:id/self-marks': 'learners',
  'GET /api/practice/self-marking': 'learners',
  'POST /api/practice/attempts/:id/photos': 'learners',
  'DELETE /api/practice/photos/:id': 'learners',
  'GET /api/practice/questions/:id/scratch-paper': 'learners',
  'PUT /api/practice/questions/:id/scratch-paper/:page': 'learners',
  'DELETE /api/practice/questions/:id/scratch-paper': 'learners',
  'GET /api/test/:slug/scratch-papers': 'learners',
  'GET /api/test/:slug/questions/:id/scratch-paper': 'learners',
  'PUT /api/test/:slug/questions/:id/scratch-paper/:page': 'learners',
  'DELETE /api/test/:slug/questions/:id/scratch-paper': 'learners',
  'GET /api/practice/settings': 'learners',
  'PUT /api/practice/settings': 'learners',
  'GET /api/today': 'learners',
  'PUT /api/study-plan': 'learners',
  'PUT /api/study-plan/skips': 'learners',
  'POST /api/study-plan/runs': 'learners',
  'GET /api/study-plan/runs/:id': 'learners',
  'PUT /api/study-plan/runs/:id/questions/:questionId': 'learners',
  'POST /api/admin/questions/answer-keys/try': 'staff',
  'GET /api/progress': 'learners',
  'GET /api/progress/topics/:topicId': 'learners',
  'GET /api/progress/evidence': 'learners',
  'GET /api/classes': 'learners',
  'POST /api/classes': 'learners',
  'GET /api/classes/:id': 'learners',
  'PATCH /api/classes/:id': 'learners',
  'DELETE /api/classes/:id': 'learners',
  'POST /api/classes/:id/archive': 'learners',
  'POST /api/classes/:id/restore': 'learners',
  'POST /api/classes/:id/join-code': 'learners',
  'GET /api/class-codes/:code': 'learners',
  'POST /api/class-codes/:code/join': 'learners',
  'POST /api/class-invitations/read': 'learners',
  'POST /api/class-invitations/accept': 'learners',
  'GET /api/classes/:id/invitations': 'learners',
  'POST /api/classes/:id/invitations': 'learners',
  'POST /api/classes/:id/invitations/:invitationId/send': 'learners',
  'DELETE /api/classes/:id/invitations/:invitationId': 'learners',
  'GET /api/classes/:id/members': 'learners',
  'PUT /api/classes/:id/members/me': 'learners',
  'DELETE /api/classes/:id/members/:userId': 'learners',
  'POST /api/classes/:id/leave': 'learners',
  'POST /api/classes/:id/hand-over': 'learners',
  'GET /api/admin/classes': 'staff',
  'GET /api/classes/:id/assignments': 'learners',
  'POST /api/classes/:id/assignments': 'learners',
  'GET /api/assignments/:id': 'learners',
  'PATCH /api/assignments/:id': 'learners',
  'DELETE /api/assignments/:id': 'learners',
  'POST /api/assignments/:id/copy': 'learners',
  'PUT /api/assignments/:id/exceptions/:userId': 'learners',
  'DELETE /api/assignments/:id/exceptions/:userId': 'learners',
  'POST /api/assignments/:id/tries': 'learners',
  'POST /api/assignments/:id/read': 'learners',
  'GET /api/class-work': 'learners',
  'GET /api/assignment-overview': 'learners',
  'GET /api/assignments/:id/questions/:questionId': 'learners',
  'GET /api/assignments/:id/learners/:userId': 'learners',
  'PUT /api/assignments/:id/learners/:userId/marks': 'learners',
  'GET /api/classes/:id/gradebook': 'learners',
  'GET /api/classes/:id/gradebook.csv': 'learners',
  'GET /api/classes/:id/progress': 'learners',
  'GET /api/classes/:id/learners/:userId': 'learners',
  'GET /api/class-looks': 'learners',
  'GET /api/progress/links': 'learners',
  'POST /api/progress/links': 'learners',
  'DELETE /api/progress/links/:id': 'learners',
  'POST /api/shared-progress': 'anyone',
  'POST /api/shared-progress/topics/:topicId': 'anyone',
  'POST /api/shared-progress/evidence': 'anyone',
  'GET /api/progress/courses/:subjectSlug': 'learners',
  'GET /api/admin/users/:id/progress': 'staff',
  'GET /api/admin/users/:id/progress/topics/:topicId': 'staff',
  'GET /api/admin/users/:id/progress/evidence': 'staff',
  'GET /api/admin/questions/:id/statistics': 'staff',
  'GET /api/pinned_question/user': 'learners',
  'POST /api/pinned_question': 'learners',
  'DELETE /api/pinned_question/user/:questionId': 'learners',
  'GET /api/user_question': 'learners',
  'GET /api/user_question/download-pdf': 'learners',
  'GET /api/user_question/download-pdf/answers': 'learners',
  'GET /api/test/:slug/paper': 'learners',
  'GET /api/orders/:id/receipt': 'learners',
  'POST /api/user_question/restore': 'learners',
  'POST /api/user_question/:questionId': 'learners',
  'DELETE /api/user_question/user/:questionId': 'learners',
  'DELETE /api/user_question/:id': 'learners',
  'DELETE /api/user_question': 'learners',
  'POST /api/report': 'learners',
  'GET /api/admin/reports': 'staff',
  'PUT /api/admin/reports/:id': 'staff',
  'GET /api/admin/reports/:id/correction': 'staff',
  'GET /api/corrections': 'anyone',
  'POST /api/contact': 'anyone',
  'GET /api/admin/messages': 'staff',
  'GET /api/admin/messages/export': 'staff',
  'POST /api/admin/messages/:id/replies': 'staff',
  'PUT /api/admin/messages/:id': 'staff',
  'GET /api/doubts/user': 'learners',
  'GET /api/notifications': 'learners',
  'GET /api/notifications/unread': 'learners',
  'POST /api/notifications/read': 'learners',
  'POST /api/notifications/:id/read': 'learners',
  'POST /api/module-failures': 'anyone',
  'POST /api/module-loads': 'anyone',
  'POST /api/web-vitals': 'anyone',
  'GET /api/admin/module-failures': 'staff',
  'GET /api/admin/module-versions': 'staff',
  'GET /module-health': 'anyone',
  'POST /api/doubts': 'learners',
  'GET /api/doubts': 'staff',
  'POST /api/doubts/:id/replies': 'staff',
  'POST /api/doubts/:id/follow-ups': 'learners',
  'DELETE /api/doubts/:id': 'learners',
  'POST /api/doubts/photos': 'learners',
  'POST /api/doubts/preview': 'learners',
  'GET /api/test': 'learners',
  'POST /api/test': 'learners',
  'POST /api/test/:slug/redo': 'learners',
  'POST /api/test/:slug/similar': 'learners',
  'GET /api/test/running': 'learners',
  'GET /api/test/:slug': 'learners',
  'POST /api/test/:slug/start': 'learners',
  'PATCH /api/test/:slug/progress': 'learners',
  'PUT /api/test/:slug': 'learners',
  'GET /api/test/:slug/log': 'learners',
  'GET /api/test/:slug/result': 'learners',
  'PUT /api/test/:slug/self-marks': 'learners',
  'GET /api/tests/self-mark-trend': 'learners',
  'GET /content/blog-posts': 'anyone',
  'GET /content/blog-posts/:id': 'anyone',
  'PUT /content/blog-posts/:slug/feedback': 'anyone',
  'GET /api/admin/blog-posts': 'staff',
  'POST /api/admin/blog-posts': 'staff',
  'POST /api/admin/blog-posts/preview': 'staff',
  'POST /api/admin/blog-posts/images': 'staff',
  'POST /api/admin/topics/images': 'staff',
  'GET /api/admin/blog-posts/:id': 'staff',
  'PUT /api/admin/blog-posts/:id': 'staff',
  'POST /api/admin/blog-posts/:id/publish': 'staff',
  'DELETE /api/admin/blog-posts/:id/scheduled-change': 'staff',
  'POST /api/admin/blog-posts/:id/withdraw': 'staff',
  'DELETE /api/admin/blog-posts/:id': 'staff',
  'GET /api/admin/blog-posts/:id/versions': 'staff',
  'GET /api/admin/blog-posts/:id/versions/:version': 'staff',
  'POST /api/admin/blog-posts/:id/versions/:version/restore': 'staff',
  'GET /api/admin/blog-feedback': 'staff',
  'GET /api/admin/blog-feedback/export': 'staff',
  'GET /content/rss.xml': 'anyone',
  'GET /content/atom.xml': 'anyone',
  'GET /api/images/:name': 'anyone',
  'GET /api/share-images/questions/:name': 'anyone',
  'GET /api/sitemap': 'anyone',
  'GET /api/sitemap/:part': 'anyone',
};

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
  /** These end the session that they are made with. */
  const endsSession = (name: EndpointName) => name.startsWith('POST /api/auth/sign-out');

  test.each(names.filter((name) => name in MATRIX))('%s', async (name) => {
    const who = MATRIX[name];
    const byContract = { anyone: 'anyone', 'signed-in': 'learners', staff: 'staff', administrators: 'administrators' } as const;
    expect(byContract[(endpoints[name] as Endpoint).access]).toBe(who);

    const guest = refusal(await callAs(name));
    if (who === 'anyone') expect(guest[1]).not.toBe('not_signed_in');
    else expect(guest).toEqual([401, 'not_signed_in']);

    const learner = refusal(await callAs(name, endsSession(name) ? await learning() : aLearner));
    if (who === 'staff' || who === 'administrators') expect(learner).toEqual([403, 'not_allowed']);
    else expect([401, 403]).not.toContain(learner[0]);

    const staff = refusal(await callAs(name, endsSession(name) ? await teaching() : aTeacher));
    if (who === 'administrators') expect(staff).toEqual([403, 'not_allowed']);
    else expect([401, 403]).not.toContain(staff[0]);
    if (who !== 'administrators') return;
    expect([401, 403]).not.toContain(refusal(await callAs(name, anAdministrator))[0]);
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
  staff: number;
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
    ...{ guest: 401, other: 404, owner: 200, staff: 404 },
  },
  {
    name: 'POST /api/razorpay/verification',
    request: ({ signed }) => ({ body: signed }),
    ...{ guest: 401, other: 400, owner: 200, staff: 400 },
  },
  {
    name: 'POST /api/razorpay/one-time',
    request: ({ testSlug }) => ({ body: { test_slug: testSlug } }),
    ...{ guest: 401, other: 404, owner: 200, staff: 404 },
  },
  { name: 'PUT /api/razorpay/subscription/cancellation', request: () => ({}), guest: 401, other: 409, owner: 200, staff: 409 },
  { name: 'PUT /api/razorpay/subscription/resume', request: () => ({}), guest: 401, other: 409, owner: 200, staff: 409 },
  { name: 'GET /api/admin/orders/:id', request: params, guest: 401, other: 403, owner: 403, staff: 200 },
  { name: 'POST /api/admin/orders/:id/replay', request: params, guest: 401, other: 403, owner: 403, staff: 200 },
  {
    name: 'POST /api/admin/orders/:id/refunds',
    request: (purchase) => ({ ...params(purchase), body: { reason: 'test' } }),
    ...{ guest: 401, other: 403, owner: 403, staff: 200 },
  },
];

describe('the purchases of one learner', async () => {
  const [owner, other, staff] = [await api.signUp(), await api.signUp(), await api.asStaff()];
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

  test.each(OWNED)('$name: guest $guest, other learner $other, owner $owner, staff $staff', async (row) => {
    const request = row.request(purchase);
    const statusFor = async (as?: Session) => (await api.callLoosely(row.name, as ? { ...request, as } : request)).status;
    expect({
      guest: await statusFor(),
      other: await statusFor(other),
      owner: await statusFor(owner),
      staff: await statusFor(staff),
    }).toEqual({ guest: row.guest, other: row.other, owner: row.owner, staff: row.staff });
  });

  test('lists show their owner alone', async () => {
    const numberFor = async (as: Session) => (await api.call('GET /api/orders', { as })).body.orders.length;
    expect([await numberFor(other), await numberFor(staff)]).toEqual([0, 0]);
    expect(await numberFor(owner)).toBeGreaterThan(0);
    expect((await api.call('GET /api/orders/latest', { as: other })).body.order).toBeNull();
  });
});
