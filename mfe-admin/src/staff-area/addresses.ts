import { addressOf } from '@shell/kit/addresses';

/** The form of a stored question. */
export const editAddress = (id: number) => addressOf('edit-question', {}, { query: { id } });

/** The form of a post. */
export const editPostAddress = (id: number) => addressOf('edit-post', {}, { query: { id } });
