/**
 * The claims that the site makes about itself. Specification part 1, sections 1, 4, 8 and 9, and part 2, section 9,
 * whose figures are kept as written. `students`, `years`, `questions`, `subscribers` and `teachersAccepted` are
 * advertising: pages show them unless the setting `SITE_FIGURES` is off. The others are what plans and services
 * promise.
 */
export const CLAIMS = {
  students: '10K+',
  years: '10+',
  /** Questions of the whole bank, beside the other figures of the site. */
  questions: '2.5K+',
  /** Subscribers of the video channel. */
  subscribers: '10,000+',
  /** Questions a month of the paid plan: it has no cap, and is shown so. */
  questionsPerMonth: '3000+',
  /** Tests a month of the paid plan. */
  testsPerMonth: 'Unlimited',
  /** Teachers, of those who apply. */
  teachersAccepted: 'fewer than 5%',
  /** When a doubt is answered. */
  doubtAnswered: 'typically within 24 hours',
  /** When the report of a paid grading is ready. */
  gradingReturned: 'within 24 working hours',
} as const;

/** What the questions a month of a plan count; null is no limit. Pricing, membership and question pages say it alike. */
export const solutionsInWords = (perMonth: number | null): string =>
  perMonth === null
    ? 'Answering is unlimited, and so are solutions.'
    : `Answering is unlimited. Opening a solution uses 1 of ${perMonth} a month.`;
