/** The queue of answer sheets. */
export const QUEUE = '/admin/grade-tests';

/** The grading screen of one sheet. */
export const sheetAddress = (slug: string) => `${QUEUE}/${slug}`;
