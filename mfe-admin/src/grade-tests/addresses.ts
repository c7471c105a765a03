import { addressOf } from '@shell/kit/addresses';

/** The queue of answer sheets. */
export const QUEUE = addressOf('grade-tests');

/** The grading screen of one sheet; `queue` is the filter by which it was found, so that the next one is of the same. */
export const sheetAddress = (slug: string, queue?: URLSearchParams) =>
  addressOf('grade-test', { slug }, queue && { query: queue });

/** The queue as it was filtered. */
export const queueAddress = (queue: URLSearchParams) => addressOf('grade-tests', {}, { query: queue });
