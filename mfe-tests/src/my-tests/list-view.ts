import type { Test } from '@api/contract';
import type { TableSort } from 'design-system';

/** What of the tests is shown and in which order; all of it stands in the address. */
export interface ListView {
  status: Test['status'] | null;
  /** A subject's slug. */
  subject: string | null;
  sort: TableSort;
}

/** Columns that sort, by what. A test without marks comes last, whichever way. */
const SORT_VALUES: Readonly<Record<string, (test: Test) => string | number | null>> = {
  created_at: ({ created_at }) => created_at,
  subject: ({ subject }) => subject.subject_name,
  duration: ({ duration }) => duration,
  status: ({ status }) => status,
  percentage: ({ percentage }) => percentage,
};

const NEWEST_FIRST: TableSort = { key: 'created_at', order: 'desc' };
const STATUSES: readonly string[] = ['not_started', 'running', 'completed'] satisfies Test['status'][];

/** Reads an address; what it does not know it leaves out. */
export function readListView(search: URLSearchParams): ListView {
  const status = search.get('status');
  const key = search.get('sortBy');
  return {
    status: status !== null && STATUSES.includes(status) ? (status as Test['status']) : null,
    subject: search.get('subject'),
    sort: key !== null && key in SORT_VALUES ? { key, order: search.get('sortOrder') === 'desc' ? 'desc' : 'asc' } : NEWEST_FIRST,
  };
}

/** The address of a view; the usual one has nothing to say. */
export function writeListView({ status, subject, sort }: ListView): URLSearchParams {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (subject) search.set('subject', subject);
  if (sort.key !== NEWEST_FIRST.key || sort.order !== NEWEST_FIRST.order) {
    search.set('sortBy', sort.key);
    search.set('sortOrder', sort.order);
  }
  return search;
}

/** The tests of a view, in its order; equal ones newest first. */
export function testsInView(tests: readonly Test[], { status, subject, sort }: ListView): Test[] {
  const sortValue = SORT_VALUES[sort.key] ?? (() => null);
  const direction = sort.order === 'asc' ? 1 : -1;
  return tests
    .filter((test) => (status === null || test.status === status) && (subject === null || test.subject.slug === subject))
    .toSorted((a, b) => {
      const [left, right] = [sortValue(a), sortValue(b)];
      if (left === right) return a.created_at < b.created_at ? 1 : -1;
      if (left === null) return 1;
      if (right === null) return -1;
      return (left < right ? -1 : 1) * direction;
    });
}
