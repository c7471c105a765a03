import { ApiError } from '../../../errors.ts';

/**
 * 409: the mark scheme counts against the month's allowance as the solution does, and marks reveal its number of lines.
 */
export const answerNotOpen = () => new ApiError(409, 'answer_not_open', 'Open the mark scheme first');

/** 409: the ticks were set beside other lines. */
export const markSchemeChanged = () =>
  new ApiError(409, 'mark_scheme_changed', 'The mark scheme has changed meanwhile. Please look at it again');

/** 422. */
export const tooManyPhotos = (message: string) => new ApiError(422, 'too_many_photos', message);
