import { addressOf } from '@shell/kit/addresses';

/** The form of a stored question. */
export const editAddress = (id: number) => addressOf('edit-question', {}, { query: { id } });
