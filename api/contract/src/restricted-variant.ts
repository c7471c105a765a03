import type { EndpointName } from './client.ts';

/*
 * The restricted variant of the product (`SITE_VARIANT=restricted`): what it hides from navigation, which pages it
 * omits, and which calls its API does not serve. Shell, gateway, modules and API all read it here.
 */

export const HIDDEN_FROM_NAVIGATION: readonly string[] = ['/pricing', '/online-classes', '/blogs', '/contact-us'];

/** Pages of payment, subscription and grading. A pattern also covers everything below it. */
export const EXCLUDED_PATHS: readonly string[] = [
  '/pricing',
  '/subscription',
  '/payment',
  '/return',
  '/grading-your-test',
  '/take-a-test/:slug/get-graded',
  '/account-details/orders',
  '/account-details/membership',
  '/admin/payments',
  '/admin/plans',
  '/admin/grade-tests',
];

/** The calls behind those pages: 404. The payment webhook stays, so that earlier payments are not lost. */
export const EXCLUDED_CALLS: readonly EndpointName[] = [
  'GET /api/plans',
  'GET /api/plan',
  'POST /api/razorpay/subscription',
  'POST /api/razorpay/one-time',
  'POST /api/razorpay/verification',
  'PUT /api/razorpay/subscription/cancellation',
  'PUT /api/razorpay/subscription/resume',
  'GET /api/payments/session-status',
  'GET /api/orders',
  'GET /api/orders/latest',
  'GET /api/orders/:id/receipt',
  'GET /api/admin/plans',
  'POST /api/admin/plans/:plan/versions',
  'DELETE /api/admin/plans/:plan/versions/:version',
  'PUT /api/admin/plans/:plan/sale',
  'GET /api/admin/orders',
  'GET /api/admin/orders/export',
  'GET /api/admin/orders/:id',
  'POST /api/admin/orders/:id/replay',
  'POST /api/admin/orders/:id/refunds',
  'GET /api/test/:slug/grading',
  'POST /api/test/:slug/upload-answer',
  'GET /api/test/:slug/download-answer',
  'POST /api/test/:slug/regrade',
  'GET /api/grading/queue',
  'GET /api/grading/queue/export',
  'GET /api/grading/comments',
  'POST /api/grading/comments',
  'PUT /api/grading/comments/:id',
  'DELETE /api/grading/comments/:id',
  'GET /api/grading/:slug',
  'PUT /api/grading/:slug',
  'GET /api/grading/:slug/notes',
  'POST /api/grading/:slug/notes',
];
