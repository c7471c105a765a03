import type { QuestionWarning, RequestOf } from '@api/contract';
import type { TableSort } from 'design-system';
import { pageIn, pageSizeOf, wordsIn } from '../staff-area/list/list-address.ts';

type Query = NonNullable<RequestOf<'GET /api/admin/questions'>['query']>;
export type TableFilter = Omit<Query, 'page' | 'pageSize'>;
type SortKey = NonNullable<Query['sortBy']>;

const SORT_KEYS: readonly SortKey[] = [
  ...(['id', 'question_number', 'year', 'difficulty', 'marks', 'priority', 'updated_at'] as const),
  ...(['tried', 'facility', 'discrimination', 'median_seconds'] as const),
];

/** Last edited first by default. */
export function sortOf(search: URLSearchParams): TableSort & { key: SortKey } {
  const key = SORT_KEYS.find((candidate) => candidate === search.get('sortBy')) ?? 'updated_at';
  const fallback = search.has('sortBy') ? 'asc' : 'desc';
  const order = search.get('sortOrder');
  return { key, order: order === 'asc' || order === 'desc' ? order : fallback };
}

const options = (...values: (readonly [value: string, label: string])[]) => values.map(([value, label]) => ({ value, label }));

/** Warnings in words. */
export const WARNING_LABELS: Readonly<Record<QuestionWarning, string>> = {
  no_answer: 'No answer',
  no_key: 'No answer key',
  doubtful_key: 'Key may be wrong',
  never_seen: 'Never seen',
  near_duplicate: 'Near duplicate',
  broken_tex: 'Broken formulae',
};

/** Filters with the call's names; topics and words have their own fields. */
export const FILTERS: readonly {
  name: keyof TableFilter | 'calculator';
  label: string;
  multiple: boolean;
  options: { value: string; label: string }[];
}[] = [
  { name: 'warning', label: 'Warnings', multiple: false, options: options(...Object.entries(WARNING_LABELS)) },
  { name: 'visible', label: 'Visibility', multiple: false, options: options(['true', 'Visible'], ['false', 'Hidden']) },
  { name: 'in_review', label: 'Review', multiple: false, options: options(['true', 'In review']) },
  { name: 'verified', label: 'Verification', multiple: false, options: options(['true', 'Verified'], ['false', 'Not verified']) },
  {
    name: 'difficulty',
    label: 'Difficulty',
    multiple: true,
    options: options(['Easy', 'Easy'], ['Medium', 'Medium'], ['Hard', 'Hard']),
  },
  { name: 'level', label: 'Level', multiple: false, options: options(['SL', 'SL'], ['HL', 'HL']) },
  { name: 'paper', label: 'Paper', multiple: true, options: options(['1', 'Paper 1'], ['2', 'Paper 2'], ['3', 'Paper 3']) },
  { name: 'month', label: 'Month', multiple: false, options: options(['May', 'May'], ['November', 'November']) },
  { name: 'year', label: 'Year', multiple: true, options: yearOptions() },
  { name: 'timezone', label: 'Time zone', multiple: true, options: options(['0', 'Zone 0'], ['1', 'Zone 1'], ['2', 'Zone 2']) },
  { name: 'calculator', label: 'Calculator', multiple: false, options: options(['yes', 'Calculator'], ['no', 'No calculator']) },
  {
    name: 'topicChanged',
    label: 'Topic changed',
    multiple: false,
    options: options(['true', 'Topic changed'], ['false', 'Topic as it was']),
  },
  { name: 'bookmarkedQuestion', label: 'Saved by me', multiple: false, options: options(['true', 'Saved by me']) },
  { name: 'pinnedQuestion', label: 'Pinned by me', multiple: false, options: options(['true', 'Pinned by me']) },
];

function yearOptions() {
  const now = new Date().getUTCFullYear();
  return Array.from({ length: 12 }, (_, index) => ({ value: String(now - index), label: String(now - index) }));
}

export const TOPIC_LEVELS = ['topic', 'subtopic', 'subsubtopic'] as const;

/** A filter's value, if it is one of its choices. */
export function chosenIn(search: URLSearchParams, { name, options: known }: (typeof FILTERS)[number]): string[] {
  return (search.get(name) ?? '').split(',').filter((value) => known.some((option) => option.value === value));
}

/** Filters and order for the calls. */
export function tableFilter(search: URLSearchParams): TableFilter {
  const { key, order } = sortOf(search);
  const [q, subject] = [wordsIn(search), search.get('subject')];
  const chosen = FILTERS.flatMap((filter) => {
    const values = chosenIn(search, filter);
    if (values.length === 0) return [];
    if (filter.name === 'calculator') return [[values[0] === 'yes' ? 'calculatorAllowed' : 'calculatorNotAllowed', 'true']];
    return [[filter.name, values.join(',')]];
  });
  // Topics mean nothing without their subject.
  const topics = subject ? TOPIC_LEVELS.flatMap((level) => (search.get(level) ? [[level, search.get(level)]] : [])) : [];
  return {
    ...Object.fromEntries([...chosen, ...topics]),
    ...(search.get('state') === 'broken' ? { warning: 'broken_tex' as const } : {}),
    ...(q ? { q } : {}),
    ...(subject ? { subject } : {}),
    sortBy: key,
    sortOrder: order,
  };
}

export const tableQuery = (search: URLSearchParams): Query => ({
  ...tableFilter(search),
  page: pageIn(search),
  pageSize: String(pageSizeOf(search)),
});

/** The bank, or the deleted questions. */
export const TABLE_STATES = [
  { value: 'bank', label: 'In the bank' },
  { value: 'deleted', label: 'Deleted' },
] as const;

/** The bank by default. */
export function tableState(search: URLSearchParams): (typeof TABLE_STATES)[number]['value'] {
  return search.get('state') === 'deleted' ? 'deleted' : 'bank';
}
