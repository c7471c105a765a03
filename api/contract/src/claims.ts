/**
 * The site's claims about itself (specification part 1, sections 1, 4, 8, 9; part 2, section 9), as written there.
 * Without the setting `SITE_FIGURES`, pages hide `students`, `years`, `questions`, `subscribers` and
 * `teachersAccepted`.
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
