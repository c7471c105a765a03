import { type Endpoint, type EndpointName, endpoints, PERMISSIONS, type Permission, STARTING_PERMISSIONS } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { startPaymentShop } from './payment-shop.ts';
import type { Session, TestAnswer } from './test-api.ts';

/** Who may make a call at all. */
type Who = 'anyone' | 'learners' | 'staff' | Permission | 'administrators';

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
  'GET /api/admin/users/export': 'accounts',
  'GET /api/admin/doubts/export': 'support',
  'GET /api/admin/reports/export': 'support',
  'GET /api/admin/blog-posts/export': 'content',
  'GET /api/admin/users/:id': 'staff',
  'POST /api/admin/users/:id/verify': 'accounts',
  'POST /api/admin/users/:id/lock': 'accounts',
  'POST /api/admin/users/:id/unlock': 'accounts',
  'POST /api/admin/users/:id/reset-devices': 'accounts',
  'POST /api/admin/users/:id/sign-out': 'accounts',
  'PUT /api/admin/users/:id/role': 'administrators',
  'PUT /api/admin/users/:id/permissions': 'administrators',
  'POST /api/admin/users/:id/memberships': 'accounts',
  'POST /api/admin/users/:id/memberships/:membership/end': 'accounts',
  'GET /api/admin/questions': 'content',
  'GET /api/admin/questions/export': 'content',
  'GET /api/admin/questions/files/:format': 'content',
  'GET /api/admin/questions/:id/uses': 'content',
  'GET /api/admin/questions/bulk': 'content',
  'POST /api/admin/questions/bulk': 'content',
  'POST /api/admin/questions/bulk/preview': 'content',
  'GET /api/admin/questions/bulk/:id': 'content',
  'POST /api/admin/questions/bulk/:id/undo': 'content',
  'GET /api/admin/security-events': 'security_log',
  'GET /api/admin/security-events/export': 'security_log',
  'GET /api/admin/log': 'staff',
  'GET /api/admin/colleagues': 'staff',
  'GET /api/admin/users/:id/notes': 'staff',
  'POST /api/admin/users/:id/notes': 'staff',
  'GET /api/admin/users/:id/tests': 'staff',
  'GET /api/admin/questions/:id/notes': 'content',
  'POST /api/admin/questions/:id/notes': 'content',
  'GET /api/grading/:slug/notes': 'grading',
  'POST /api/grading/:slug/notes': 'grading',
  'DELETE /api/admin/notes/:id': 'staff',
  'PUT /api/admin/doubts/:id/assignee': 'support',
  'PUT /api/admin/reports/:id/assignee': 'support',
  'GET /api/admin/log/export': 'staff',
  'GET /api/admin/dashboard': 'staff',
  'GET /api/admin/site-health': 'settings',
  'GET /api/admin/subjects': 'content',
  'POST /api/admin/subjects': 'content',
  'PUT /api/admin/subjects/order': 'content',
  'GET /api/admin/subjects/:id': 'content',
  'PUT /api/admin/subjects/:id': 'content',
  'DELETE /api/admin/subjects/:id': 'content',
  'GET /api/admin/topics': 'content',
  'POST /api/admin/topics': 'content',
  'PUT /api/admin/topics/order': 'content',
  'POST /api/admin/topics/preview': 'content',
  'GET /api/admin/topics/transfer-questions': 'content',
  'POST /api/admin/topics/transfer-questions': 'content',
  'POST /api/admin/topics/transfers/:id/undo': 'content',
  'GET /api/admin/topics/:id': 'content',
  'PUT /api/admin/topics/:id': 'content',
  'DELETE /api/admin/topics/:id': 'content',
  'GET /api/topic-addresses': 'anyone',
  'POST /api/admin/uploads/:kind': 'content',
  'GET /api/admin/uploads/runs': 'content',
  'GET /api/admin/uploads/runs/:id': 'content',
  'POST /api/admin/uploads/runs/:id/import': 'content',
  'POST /api/admin/uploads/runs/:id/take-back': 'content',
  'GET /api/admin/uploads/runs/:id/notes.csv': 'content',
  'GET /api/admin/uploads/runs/:id/rest': 'content',
  'GET /api/admin/uploads/templates/:name': 'content',
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
  'GET /api/admin/plans': 'settings',
  'POST /api/admin/plans/:plan/versions': 'settings',
  'DELETE /api/admin/plans/:plan/versions/:version': 'settings',
  'PUT /api/admin/plans/:plan/sale': 'settings',
  'GET /api/admin/orders': 'money',
  'GET /api/admin/orders/export': 'money',
  'GET /api/admin/orders/:id': 'money',
  'POST /api/admin/orders/:id/replay': 'money',
  'POST /api/admin/orders/:id/refunds': 'money',
  'GET /api/files/:key': 'anyone',
  'GET /api/test/:slug/grading': 'learners',
  'POST /api/test/:slug/upload-answer': 'learners',
  'GET /api/test/:slug/download-answer': 'learners',
  'POST /api/test/:slug/regrade': 'learners',
  'GET /api/grading/queue': 'grading',
  'GET /api/grading/queue/export': 'grading',
  'GET /api/grading/comments': 'grading',
  'POST /api/grading/comments': 'grading',
  'PUT /api/grading/comments/:id': 'grading',
  'DELETE /api/grading/comments/:id': 'grading',
  'GET /api/grading/:slug': 'grading',
  'PUT /api/grading/:slug': 'grading',
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
  'POST /api/questions/edit': 'content',
  'POST /api/admin/questions': 'content',
  'POST /api/admin/questions/transcript': 'content',
  'PUT /api/questions/:id': 'content',
  'DELETE /api/questions': 'content',
  'GET /api/admin/questions/deleted': 'content',
  'GET /api/admin/questions/:id': 'content',
  'DELETE /api/admin/questions/:id': 'administrators',
  'GET /api/admin/questions/:id/versions': 'content',
  'GET /api/admin/questions/:id/versions/:version': 'content',
  'POST /api/admin/questions/:id/versions/:version/restore': 'content',
  'POST /api/admin/questions/preview': 'content',
  'POST /api/admin/questions/near-duplicates': 'content',
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
  'POST /api/admin/questions/answer-keys/try': 'content',
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
  'POST /api/classes/:id/roster': 'learners',
  'GET /api/classes/:id/members': 'learners',
  'PUT /api/classes/:id/members/me': 'learners',
  'DELETE /api/classes/:id/members/:userId': 'learners',
  'POST /api/classes/:id/leave': 'learners',
  'POST /api/classes/:id/hand-over': 'learners',
  'GET /api/admin/classes': 'accounts',
  'GET /api/admin/lti-platforms': 'settings',
  'POST /api/admin/lti-platforms': 'settings',
  'DELETE /api/admin/lti-platforms/:id': 'settings',
  'GET /api/lti/login': 'anyone',
  'POST /api/lti/login': 'anyone',
  'POST /api/lti/launch': 'anyone',
  'POST /api/lti/launches/sign-in': 'anyone',
  'GET /api/lti/launches/mine': 'learners',
  'POST /api/lti/launches/accept': 'learners',
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
  'GET /api/admin/questions/:id/statistics': 'content',
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
  'GET /api/admin/reports': 'support',
  'PUT /api/admin/reports/:id': 'support',
  'GET /api/admin/reports/:id/correction': 'support',
  'GET /api/corrections': 'anyone',
  'POST /api/contact': 'anyone',
  'GET /api/admin/messages': 'support',
  'GET /api/admin/messages/export': 'support',
  'POST /api/admin/messages/:id/replies': 'support',
  'PUT /api/admin/messages/:id': 'support',
  'GET /api/doubts/user': 'learners',
  'GET /api/notifications': 'learners',
  'GET /api/notifications/unread': 'learners',
  'POST /api/notifications/read': 'learners',
  'POST /api/notifications/:id/read': 'learners',
  'POST /api/module-failures': 'anyone',
  'POST /api/module-loads': 'anyone',
  'POST /api/web-vitals': 'anyone',
  'GET /api/admin/module-failures': 'modules',
  'GET /api/admin/module-versions': 'modules',
  'GET /module-health': 'anyone',
  'POST /api/doubts': 'learners',
  'GET /api/doubts': 'support',
  'POST /api/doubts/:id/replies': 'support',
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
  'GET /api/admin/blog-posts': 'content',
  'POST /api/admin/blog-posts': 'content',
  'POST /api/admin/blog-posts/preview': 'content',
  'POST /api/admin/blog-posts/images': 'content',
  'POST /api/admin/topics/images': 'content',
  'GET /api/admin/blog-posts/:id': 'content',
  'PUT /api/admin/blog-posts/:id': 'content',
  'POST /api/admin/blog-posts/:id/publish': 'content',
  'DELETE /api/admin/blog-posts/:id/scheduled-change': 'content',
  'POST /api/admin/blog-posts/:id/withdraw': 'content',
  'DELETE /api/admin/blog-posts/:id': 'content',
  'GET /api/admin/blog-posts/:id/versions': 'content',
  'GET /api/admin/blog-posts/:id/versions/:version': 'content',
  'POST /api/admin/blog-posts/:id/versions/:version/restore': 'content',
  'GET /api/admin/blog-feedback': 'content',
  'GET /api/admin/blog-feedback/export': 'content',
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
  const withAllBut = new Map<string, Session>();
  const withOnly = new Map<string, Session>();
  for (const permission of PERMISSIONS) {
    withAllBut.set(permission, await api.asStaff({ permissions: PERMISSIONS.filter((each) => each !== permission) }));
    withOnly.set(permission, await api.asStaff({ permissions: [permission] }));
  }
  const withNone = await api.asStaff({ permissions: [] });
  /** These end the session that they are made with. */
  const endsSession = (name: EndpointName) => name.startsWith('POST /api/auth/sign-out');
  const refused = [403, 'not_allowed'];

  test.each(names.filter((name) => name in MATRIX))('%s', async (name) => {
    const who = MATRIX[name] as Who;
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
  /** Staff who see payments. */
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
  const staff = await api.asStaff({ permissions: ['money'] });
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
