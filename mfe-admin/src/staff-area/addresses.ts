import { addressOf } from '@shell/kit/addresses';

export const editAddress = (id: number) => addressOf('edit-question', {}, { query: { id } });

export const editPostAddress = (id: number) => addressOf('edit-post', {}, { query: { id } });
