import type { EndpointName } from '@api/contract';
import { type Refusal, type ShareLimits, WorkShare } from '@api/work-process';
import { ApiError, unavailable } from '../errors.ts';

const SECOND = 1_000;

/** 429: the account or the network waits for itself. */
const ownBusy = () =>
  new ApiError(429, 'too_many_requests', 'Several requests of yours are under way already. Wait for them, then try again', {
    headers: { 'Retry-After': '5' },
  });

/** The error while all export slots are in use. */
const exportsBusy = () =>
  new ApiError(503, 'exports_busy', 'Other exports are under way. Please try again in a minute', {
    headers: { 'Retry-After': '30' },
  });

/**
 * The kinds of limited work, per API process; docs/operations.md sums them up. `other` is every call of a signed-in
 * caller without a kind of its own: no account may take all ten database connections. `guestReads` and `guestCalls` are
 * the same for guests, by network. Reading files and printing wait
 * in `file-processes`, by the same queue.
 */
const LIMITS = {
  other: {
    mostInWork: Number.POSITIVE_INFINITY,
    mostInWorkOfOne: 6,
    mostWaitingOfOne: 500,
    mostWaiting: 10_000,
    waitMs: 10 * SECOND,
  },
  // Six of ten connections: guests, who need no account to be many, leave the rest to those who are signed in.
  guestReads: { mostInWork: 6, mostInWorkOfOne: 3, mostWaitingOfOne: 500, mostWaiting: 5_000, waitMs: 8 * SECOND },
  guestCalls: { mostInWork: 8, mostInWorkOfOne: 4, mostWaitingOfOne: 200, mostWaiting: 2_000, waitMs: 8 * SECOND },
  // More than there are connections, as waiting saves are batched.
  saving: { mostInWork: 32, mostInWorkOfOne: 2, mostWaitingOfOne: 60, mostWaiting: 5_000, waitMs: 10 * SECOND },
  handingIn: { mostInWork: 6, mostInWorkOfOne: 2, mostWaitingOfOne: 60, mostWaiting: 5_000, waitMs: 10 * SECOND },
  typesetting: { mostInWork: 4, mostInWorkOfOne: 1, mostWaitingOfOne: 8, mostWaiting: 100, waitMs: 10 * SECOND },
  speech: { mostInWork: 2, mostInWorkOfOne: 1, mostWaitingOfOne: 8, mostWaiting: 50, waitMs: 8 * SECOND },
  search: { mostInWork: 4, mostInWorkOfOne: 2, mostWaitingOfOne: 12, mostWaiting: 300, waitMs: 8 * SECOND },
  duplicates: { mostInWork: 2, mostInWorkOfOne: 1, mostWaitingOfOne: 3, mostWaiting: 20, waitMs: 15 * SECOND },
  progress: { mostInWork: 4, mostInWorkOfOne: 2, mostWaitingOfOne: 20, mostWaiting: 300, waitMs: 8 * SECOND },
  // Of a network: one account prints one at a time, and many accounts are soon made.
  printing: {
    mostInWork: Number.POSITIVE_INFINITY,
    mostInWorkOfOne: 8,
    mostWaitingOfOne: 60,
    mostWaiting: 1_000,
    waitMs: 60 * SECOND,
  },
  export: { mostInWork: 2, mostInWorkOfOne: 1, mostWaitingOfOne: 1, mostWaiting: 4, waitMs: 10 * SECOND },
} as const satisfies Record<string, ShareLimits>;

type ShareName = keyof typeof LIMITS;

const CALLS: Readonly<Partial<Record<ShareName, readonly EndpointName[]>>> = {
  saving: ['PATCH /api/test/:slug/progress'],
  handingIn: ['PUT /api/test/:slug'],
  typesetting: [
    'POST /api/admin/blog-posts',
    'PUT /api/admin/blog-posts/:id',
    'POST /api/admin/blog-posts/preview',
    'POST /api/admin/questions',
    'POST /api/admin/questions/preview',
    'POST /api/admin/topics/preview',
    'PUT /api/admin/topics/:id',
    'POST /api/doubts',
    'POST /api/doubts/:id/follow-ups',
    'POST /api/doubts/:id/replies',
    'POST /api/doubts/preview',
    'POST /api/questions/edit',
  ],
  speech: ['GET /api/questions/:id/speech'],
  search: ['GET /api/search', 'GET /api/admin/questions'],
  duplicates: ['POST /api/admin/questions/near-duplicates'],
  progress: [
    'GET /api/admin/users/:id/progress',
    'GET /api/admin/users/:id/progress/evidence',
    'GET /api/admin/users/:id/progress/topics/:topicId',
    'GET /api/progress',
    'GET /api/progress/courses/:subjectSlug',
    'GET /api/progress/evidence',
    'GET /api/progress/topics/:topicId',
    'GET /api/today',
    'POST /api/shared-progress',
    'POST /api/shared-progress/evidence',
    'POST /api/shared-progress/topics/:topicId',
  ],
  printing: [
    'GET /api/orders/:id/receipt',
    'GET /api/test/:slug/paper',
    'GET /api/user_question/download-pdf',
    'GET /api/user_question/download-pdf/answers',
  ],
  export: [
    'GET /api/admin/blog-feedback/export',
    'GET /api/admin/blog-posts/export',
    'GET /api/admin/doubts/export',
    'GET /api/admin/log/export',
    'GET /api/admin/messages/export',
    'GET /api/admin/orders/export',
    'GET /api/admin/questions/export',
    'GET /api/admin/questions/files/:format',
    'GET /api/admin/reports/export',
    'GET /api/admin/security-events/export',
    'GET /api/admin/users/export',
    'GET /api/grading/queue/export',
    'GET /api/user/export',
  ],
};

const KINDS: ReadonlyMap<string, ShareName> = new Map(
  Object.entries(CALLS).flatMap(([kind, calls]) => calls.map((call) => [call, kind as ShareName] as const)),
);

/** A concurrency limiter that refuses with 429 or, by `busy`, with 503. */
export function createWorkShare(limits: ShareLimits, busy: () => ApiError = unavailable): WorkShare {
  return new WorkShare(limits, (refusal: Refusal) => (refusal === 'own_busy' ? ownBusy() : busy()));
}

export type WorkShares = Readonly<Record<ShareName, WorkShare>>;

export function createWorkShares(): WorkShares {
  const shares = Object.entries(LIMITS).map(([kind, limits]) => [
    kind,
    createWorkShare(limits, kind === 'export' ? exportsBusy : unavailable),
  ]);
  return Object.fromEntries(shares) as WorkShares;
}

/** What kind of work a call is, for a caller with an account or a guest. */
export function kindOf(call: EndpointName, { signedIn }: { signedIn: boolean }): ShareName {
  return KINDS.get(call) ?? (signedIn ? 'other' : call.startsWith('GET ') ? 'guestReads' : 'guestCalls');
}
