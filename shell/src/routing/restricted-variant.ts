/**
 * The reduced variant of the product (`SITE_VARIANT=restricted`): what it hides from navigation and which addresses it
 * does not have. The only place that knows.
 */
export const HIDDEN_FROM_NAVIGATION: readonly string[] = ['/pricing', '/online-classes', '/blogs', '/contact-us'];

/** Payment, subscription and grading. A pattern also covers everything below it. */
export const EXCLUDED_PATHS: readonly string[] = [
  '/pricing',
  '/subscription',
  '/payment',
  '/return',
  '/grading-your-test',
  '/take-a-test/:slug/get-graded',
  '/account-details/orders',
  '/account-details/membership',
];
