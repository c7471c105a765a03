import type { RequestOf } from '@api/contract';

type Query = NonNullable<RequestOf<'GET /api/admin/blog-feedback'>['query']>;

/** Which answers can be asked for; the first without a choice. */
export const STATES = [
  { value: 'words', label: 'With words', query: { words: 'true' } as Query },
  { value: 'not-helpful', label: 'Not helpful', query: { helpful: 'false' } as Query },
  { value: 'all', label: 'All', query: {} as Query },
] as const;
export type FeedbackState = (typeof STATES)[number]['value'];

/** Which answers the address asks for. */
export function stateOf(search: URLSearchParams): FeedbackState {
  return STATES.find(({ value }) => value === search.get('state'))?.value ?? STATES[0].value;
}
