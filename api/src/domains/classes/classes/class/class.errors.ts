import { MOST_CLASSES_JOINED, MOST_CLASSES_TAUGHT } from '@api/contract';
import { ApiError, notFound } from '../../../../errors.ts';

/** 404: there is no class of this id, or the caller has no part in it. */
export const noSuchClass = () => notFound('There is no such class');

/** 409: an archived class can be read only. */
export const classArchived = () =>
  new ApiError(409, 'class_archived', 'This class is archived. Its teacher can restore it under the class settings');

/** 409: an account teaches as many classes as it may. */
export const tooManyClassesTaught = () =>
  new ApiError(409, 'too_many_classes', `You teach ${MOST_CLASSES_TAUGHT} classes already. Archive one first`);

/** 409: a learner is in as many classes as they may. */
export const tooManyClassesJoined = () =>
  new ApiError(409, 'too_many_classes', `You are in ${MOST_CLASSES_JOINED} classes already. Leave one first`);
