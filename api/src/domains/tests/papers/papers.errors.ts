import { PAPER_QUESTIONS } from '@api/contract';
import { ApiError, tooManyRequests, unavailable } from '../../../errors.ts';
import { FileWorkError } from '../../../file-processes/index.ts';

/** 422: more than is printed at a time. The words for learners are the specification's (part 2, section 6). */
export const tooManyQuestions = (most: number = PAPER_QUESTIONS) =>
  new ApiError(422, 'too_many_questions', `You can download up to ${most} questions at a time.`);

/** 404: there is nothing to print. */
export const nothingToPrint = () => new ApiError(404, 'nothing_to_print', 'Save a question first, then download it here');

/** 503: it was printing for so long, or at such an expense, that it was given up. */
const printingTooLong = (cause: unknown) =>
  new ApiError(503, 'printing_too_long', 'This took too long to print. Please try again with fewer questions', { cause });

/** About how long the caller's own papers in the queue take. */
const OWN_WAIT_MS = 10_000;
const ownPapers = () => 'Several papers of yours are being printed already. Please wait for them, then try again';

/** Converts a printing failure for the caller; other errors are returned as they are. */
export function explainPrinting(error: unknown): unknown {
  if (!(error instanceof FileWorkError)) return error;
  if (error.fault === 'own_busy') return tooManyRequests(OWN_WAIT_MS, ownPapers);
  return error.fault === 'time' || error.fault === 'memory' ? printingTooLong(error) : unavailable(error);
}
