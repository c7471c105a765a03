import type { QuestionWarning, RequestOf } from '@api/contract';
import type { TableSort } from 'design-system';
import { pageSizeOf } from '../staff-area/table/page-size.ts';

type Query = NonNullable<RequestOf<'GET /api/admin/questions'>['query']>;
/** All that the table is narrowed and sorted by, without its page. */
export type TableFilter = Omit<Query, 'page' | 'pageSize'>;
type SortKey = NonNullable<Query['sortBy']>;

const SORT_KEYS: readonly SortKey[] = [
  ...(['id', 'question_number', 'year', 'difficulty', 'marks', 'priority', 'updated_at'] as const),
  ...(['tried', 'facility', 'discrimination', 'median_seconds'] as const),
];

/** The order that the address names; last edited first where it names none. */
export function sortOf(search: URLSearchParams): TableSort & { key: SortKey } {
  const key = SORT_KEYS.find((candidate) => candidate === search.get('sortBy')) ?? 'updated_at';
  const fallback = search.has('sortBy') ? 'asc' : 'desc';
  const order = search.get('sortOrder');
  return { key, order: order === 'asc' || order === 'desc' ? order : fallback };
}

const options = (...values: (readonly [value: string, label: string])[]) => values.map(([value, label]) => ({ value, label }));

/** Warnings about a question, in words. */
export const WARNING_WORDS: Readonly<Record<QuestionWarning, string>> = {
  no_answer: 'No answer',
  no_key: 'No answer key',
  never_seen: 'Never seen',
  near_duplicate: 'Near duplicate',
  broken_tex: 'Broken formulae',
};

/** The bank's filters that the address holds under the names of the call; topics and words have fields of their own. */
export const FILTERS: readonly {
  name: keyof TableFilter | 'calculator';
  label: string;
  multiple: boolean;
  options: { value: string; label: string }[];
}[] = [
  { name: 'warning', label: 'Warnings', multiple: false, options: options(...Object.entries(WARNING_WORDS)) },
  { name: 'visible', label: 'Visibility', multiple: false, options: options(['true', 'Visible'], ['false', 'Hidden']) },
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

/** Levels of topics as the call names them. */
export const TOPIC_LEVELS = ['topic', 'subtopic', 'subsubtopic'] as const;

/** A filter's value in the address, if it is one of its choices. */
export function chosenIn(search: URLSearchParams, { name, options: known }: (typeof FILTERS)[number]): string[] {
  return (search.get(name) ?? '').split(',').filter((value) => known.some((option) => option.value === value));
}

/** All that the address narrows and sorts the table by, as the queries of its calls. */
export function tableFilter(search: URLSearchParams): TableFilter {
  const { key, order } = sortOf(search);
  const [q, subject] = [search.get('q')?.trim(), search.get('subject')];
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

/** The address's table as the query of the list call. */
export const tableQuery = (search: URLSearchParams): Query => ({
  ...tableFilter(search),
  page: search.get('page') ?? '1',
  pageSize: String(pageSizeOf(search)),
});

/** Whether the address narrows the table at all. */
export const isNarrowed = (search: URLSearchParams): boolean =>
  ['q', 'subject', 'state', ...FILTERS.map(({ name }) => name)].some((name) => search.has(name));

/** The table's content: the bank, or the deleted questions. */
export const TABLE_STATES = [
  { value: 'bank', label: 'In the bank' },
  { value: 'deleted', label: 'Deleted' },
] as const;

/** Which of them the address asks for; the bank where it names none. */
export function tableState(search: URLSearchParams): (typeof TABLE_STATES)[number]['value'] {
  return search.get('state') === 'deleted' ? 'deleted' : 'bank';
}

/** Deleted questions on a page. */
export const PAGE_SIZE = 25;
