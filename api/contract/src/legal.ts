/**
 * The legal texts by version, which is the day they come into force. Their words are in `mfe-content`; a change of
 * their meaning gets a new day here, and all signed-in users are asked again.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-22', privacy: '2026-11-29', 'refund-policy': '2026-11-22' } as const;

/** The texts that an account agrees to; the refund policy is part of the terms. */
export const AGREED_DOCUMENTS = ['terms', 'privacy'] as const;
export type AgreedDocument = (typeof AGREED_DOCUMENTS)[number];

/**
 * Who may have an account, in years: from `least` on with the consent of a parent or guardian, from `alone` on without; below
 * `leastWhereLawSaysSo` not where the law of one's country says so. Specification part 2, section 2, "Legal text content".
 */
export const AGE_LIMITS = { least: 13, leastWhereLawSaysSo: 16, alone: 18 } as const;

/** A person's age band; the date of birth is never asked for. */
export const AGE_BANDS = ['under-13', '13-to-15', '16-or-17', '18-or-over'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
