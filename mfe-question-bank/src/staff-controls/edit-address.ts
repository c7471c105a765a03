import { addressOf } from '@shell/kit/addresses';

/** Where staff edit a question. */
export const editAddress = (questionId: number) => addressOf('edit-question', {}, { query: { id: questionId } });
