/** The topics of a message to the team; the first is the form's default. */
export const CONTACT_TOPICS = {
  general: 'Something general',
  account: 'My account or logging in',
  questions: 'A question, its answer or a test',
  classes: 'Online classes or a demo lesson',
  payments: 'Plans, payments and receipts',
  grading: 'Grading of an answer sheet',
  privacy: 'Privacy, or a complaint about it',
} as const;
export type ContactTopic = keyof typeof CONTACT_TOPICS;

/** Topics of what the restricted edition of the site does not have. */
export const PAID_CONTACT_TOPICS: readonly ContactTopic[] = ['payments', 'grading'];

/** `links`: the most in one message; a genuine question names a page or two. */
export const CONTACT_LIMITS = { message: 5_000, links: 5 } as const;

/** How many links a text has. */
export const linksIn = (text: string): number => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
