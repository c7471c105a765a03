/**
 * The legal texts by the version in force, which is the day from which it holds. Their words stand in `mfe-content`; a change of what
 * they mean gets a new day here, and everybody who is signed in is asked again.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-22', privacy: '2026-11-22', 'refund-policy': '2026-11-22' } as const;

/** What an account agrees to; the refund policy is a part of the terms. */
export const AGREED_DOCUMENTS = ['terms', 'privacy'] as const;
export type AgreedDocument = (typeof AGREED_DOCUMENTS)[number];

/**
 * Who may have an account, in years: from `least` on with the consent of a parent or guardian, from `alone` on without; below
 * `leastWhereLawSaysSo` not where the law of one's country says so. Specification part 2, section 2, "Legal text content".
 */
export const AGE_LIMITS = { least: 13, leastWhereLawSaysSo: 16, alone: 18 } as const;

/** What somebody says of their age; nobody is asked for a date of birth. */
export const AGE_BANDS = ['under-13', '13-to-15', '16-or-17', '18-or-over'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
