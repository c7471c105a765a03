import type { ReportReason, RequestOf } from '@api/contract';
import { assignedOf } from '../staff-area/assign/assigned-address.ts';

/** Reports on a page: each is read, not scanned. */
export const REPORTS_ON_PAGE = 10;

export const REPORT_STATES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const;
export type ReportState = (typeof REPORT_STATES)[number]['value'];

/** The reasons in few words, as a filter and as a badge. */
export const SHORT_REASONS: Readonly<Record<ReportReason, string>> = {
  'Incorrect/Inaccurate Information': 'Incorrect',
  'Broken images/diagrams/figures': 'Broken images',
  'Does not belong in this topic': 'Wrong topic',
  'Other (please specify below)': 'Other',
};

/** Which reports the address asks for; the open ones where it names none. */
export function reportState(search: URLSearchParams): ReportState {
  return REPORT_STATES.find(({ value }) => value === search.get('state'))?.value ?? 'open';
}

/** The reason that the address names. */
export function reportReason(search: URLSearchParams): ReportReason | undefined {
  return (Object.keys(SHORT_REASONS) as ReportReason[]).find((reason) => reason === search.get('type'));
}

/** The address's reports as the query of the list call. */
export const reportQuery = (search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/reports'>['query']> => ({
  ...reportFilter(search),
  page: search.get('page') ?? '1',
  pageSize: String(REPORTS_ON_PAGE),
});

/** The same without its page. */
export function reportFilter(search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/reports/export'>['query']> {
  const state = reportState(search);
  const type = reportReason(search);
  const q = search.get('q')?.trim();
  const subject = search.get('subject');
  const assigned = assignedOf(search);
  return {
    ...(state === 'all' ? {} : { state }),
    ...(type ? { type } : {}),
    ...(subject ? { subject } : {}),
    ...(q ? { q } : {}),
    ...(assigned ? { assigned } : {}),
  };
}
