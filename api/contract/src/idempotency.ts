import type { EndpointName } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** The request header that names one request of a caller. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** Set to `true` on a response that is replayed from an earlier call. */
export const IDEMPOTENCY_REPLAYED = 'Idempotency-Replayed';

/** POST calls that are safe to repeat and take no key; the reason is above each group. */
const REPEATABLE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  // They only read.
  'POST /api/admin/blog-posts/preview',
  'POST /api/admin/questions/answer-keys/try',
  'POST /api/admin/questions/bulk/preview',
  'POST /api/admin/questions/near-duplicates',
  'POST /api/admin/questions/preview',
  'POST /api/admin/questions/transcript',
  'POST /api/admin/topics/preview',
  'POST /api/class-invitations/read',
  'POST /api/classes/:id/roster',
  'POST /api/challenges/look',
  'POST /api/doubts/preview',
  // They say how something is from now on.
  'POST /api/admin/users/:id/lock',
  'POST /api/admin/users/:id/reset-devices',
  'POST /api/admin/users/:id/reset-second-factor',
  'POST /api/admin/users/:id/sign-out',
  'POST /api/admin/users/:id/unlock',
  'POST /api/admin/users/:id/verify',
  'POST /api/auth/devices/take-over',
  'POST /api/auth/sessions/end-others',
  'POST /api/auth/sign-out',
  'POST /api/auth/sign-out-everywhere',
  'POST /api/assignments/:id/read',
  'POST /api/challenges/accept',
  'POST /api/class-codes/:code/join',
  'POST /api/class-invitations/accept',
  'POST /api/lti/launches/accept',
  'POST /api/classes/:id/archive',
  'POST /api/classes/:id/leave',
  'POST /api/classes/:id/restore',
  'POST /api/completed_question',
  'POST /api/notifications/:id/read',
  'POST /api/notifications/read',
  'POST /api/pinned_question',
  'POST /api/test/:slug/start',
  'POST /api/user/agreements',
  'POST /api/user_question/:questionId',
  // The page or the payment names what is created.
  'POST /api/practice/questions/:id/answers',
  'POST /api/practice/questions/:id/give-ups',
  'POST /api/razorpay/verification',
  // The response is used once: a repeated call needs another.
  'POST /api/auth/passkeys/options',
  // The answer holds secrets that are stored nowhere.
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/recovery-codes',
  'POST /api/progress/links',
  'POST /api/study-plan/calendar',
]);

/** Whether a call takes an `Idempotency-Key`: every POST of signed-in callers that is not safe to repeat. */
export function takesKey(name: EndpointName): boolean {
  const { access, produces, rawBody, unattended }: Endpoint = endpoints[name];
  return name.startsWith('POST ') && access !== 'anyone' && !produces && !rawBody && !unattended && !REPEATABLE.has(name);
}
