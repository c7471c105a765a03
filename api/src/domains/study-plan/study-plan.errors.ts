import { ApiError } from '../../errors.ts';

/** 409: there is no question for it that the caller may see. */
export const nothingToPractise = (message: string) => new ApiError(409, 'nothing_to_practise', message);
