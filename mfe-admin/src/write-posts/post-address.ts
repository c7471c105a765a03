import type { PostState, RequestOf } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import type { TableSort } from 'design-system';

type PostQuery = NonNullable<RequestOf<'GET /api/admin/blog-posts'>['query']>;

const SORTS = ['changed_at', 'published_at', 'title'] as const;

export const STATES: readonly { value: PostState; label: string }[] = [
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

/** The form of a post. */
export const editPostAddress = (id: number) => addressOf('edit-post', {}, { query: { id } });

export const stateOf = (search: URLSearchParams): PostState | null =>
  STATES.find(({ value }) => value === search.get('state'))?.value ?? null;

/** The sort order of the rows: last changed first by default. */
export function sortOf(search: URLSearchParams): TableSort & { key: (typeof SORTS)[number] } {
  const key = SORTS.find((sort) => sort === search.get('sort')) ?? 'changed_at';
  const order = search.get('order');
  return { key, order: order === 'asc' || order === 'desc' ? order : key === 'title' ? 'asc' : 'desc' };
}

/** The address's posts as the query of the list call. */
export const postQuery = (search: URLSearchParams): PostQuery => ({ ...postFilter(search), page: search.get('page') ?? '1' });

/** The same without its page. */
export function postFilter(search: URLSearchParams): Omit<PostQuery, 'page'> {
  const [q, state, sort] = [search.get('q')?.trim(), stateOf(search), sortOf(search)];
  return {
    sortBy: sort.key,
    sortOrder: sort.order,
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
  };
}
