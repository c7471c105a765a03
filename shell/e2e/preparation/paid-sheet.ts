import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { AGREEMENT } from './agreement.ts';
import type { Session } from './demo-accounts.ts';
import { emptyPdf } from './empty-pdf.ts';
import { pay } from './sandbox-payment.ts';

/** A sheet in the graders' queue, and its learner's calls. */
export interface PaidSheet {
  slug: string;
  learner: string;
  session: Session;
  call: <Body>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<{ status: number; body: Body }>;
}

/** Has a new learner take a half-hour test, upload a sheet of two pages and pay for grading, over the API. */
export async function payForSheet(request: APIRequestContext): Promise<PaidSheet> {
  const id = randomUUID().slice(0, 8);
  const learner = `Learner ${id}`;
  const password = 'a-good-one!';
  const account = { email: `graded-${id}@example.org`, username: `graded-${id}`, full_name: learner, password };
  const signedUp = await request.post('/api/auth/signup', {
    data: { ...account, confirmPassword: password, agreement: AGREEMENT },
  });
  const headers = { authorization: signedUp.headers().authorization ?? '' };
  const session = { token: headers.authorization.replace('Bearer ', ''), user: (await signedUp.json()).user };
  const call: PaidSheet['call'] = async (method, path, data) => {
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    return { status: answer.status(), body: await answer.json() };
  };

  const topics = { topic_slugs: ['functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const { slug } = (await call<{ slug: string }>('POST', '/api/test', { subject_slug: 'math-aa-sl', duration: 30, ...topics }))
    .body;
  await call('POST', `/api/test/${slug}/start`, {});
  await call('PUT', `/api/test/${slug}`, { skipped_questions: [], attempted_questions: [] });
  const file = { name: 'working.pdf', mimeType: 'application/pdf', buffer: emptyPdf(2) };
  await request.post(`/api/test/${slug}/upload-answer`, { headers, multipart: { file_type: 'USER_FILE', file } });
  const order = (await call<{ id: string }>('POST', '/api/razorpay/one-time', { test_slug: slug })).body;
  const { razorpay_payment_id, razorpay_signature } = await pay(request, order.id);
  const verified = await call('POST', '/api/razorpay/verification', {
    razorpay_payment_id,
    razorpay_signature,
    order_id: order.id,
  });
  if (verified.status !== 200) throw new Error(`The payment was answered ${verified.status}`);
  return { slug, learner, session, call };
}
