import { ApiError } from '../../../errors.ts';

/** 409: there is no matching question that the caller may see. */
export const nothingToPractise = (message: string) => new ApiError(409, 'nothing_to_practise', message);
