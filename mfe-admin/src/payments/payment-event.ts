import type { ResponseOf } from '@api/contract';

/** One step of an order's timeline. */
export type PaymentEvent = ResponseOf<'GET /api/admin/orders/:id'>['timeline'][number];

const second = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** `21 Nov 2026, 14:05:09` where the reader is: steps of a payment are seconds apart. */
export const secondOf = (iso: string) => second.format(new Date(iso));
