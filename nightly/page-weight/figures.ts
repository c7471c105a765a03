/** The figures of visits, and the table of them. */

/**
 * The measurements of one visit of one page. Bytes are those of the bodies as sent; times are milliseconds from its
 * beginning.
 */
export type Visit = {
  bytes: Readonly<Record<Kind, number>>;
  /** Bytes of the scripts that had come when the first question was there; `null` on a page that shows none. */
  scriptsBeforeQuestion: number | null;
  question: number | null;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** From the click on the first filter to the next paint; `null` if there is none to click. */
  filterClick: number | null;
  /** Bytes of the scripts that came when the next module was opened from here. */
  nextModule: number | null;
};

/** `ahead`: prefetched for pages that are likely to be opened next. */
export type Kind = 'html' | 'scripts' | 'styles' | 'fonts' | 'data' | 'ahead' | 'other';
export const KINDS: readonly Kind[] = ['html', 'scripts', 'styles', 'fonts', 'data', 'ahead', 'other'];

export type Visits = { page: string; build: string; visits: readonly Visit[] };

/** The median; `null` without values. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)] as number;
  return ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

type Column = { title: string; value: (visit: Visit) => number | null; show: (value: number) => string };

const kib = (value: number) => (value / 1024).toFixed(1);
const seconds = (value: number) => (value / 1000).toFixed(2);

const COLUMNS: readonly Column[] = [
  { title: 'scripts before question, KiB', value: (visit) => visit.scriptsBeforeQuestion, show: kib },
  ...KINDS.map((kind) => ({ title: `${kind}, KiB`, value: (visit: Visit) => visit.bytes[kind], show: kib })),
  { title: 'question, s', value: (visit) => visit.question, show: seconds },
  { title: 'FCP, s', value: (visit) => visit.firstPaint, show: seconds },
  { title: 'LCP, s', value: (visit) => visit.largestPaint, show: seconds },
  { title: 'CLS', value: (visit) => visit.layoutShift, show: (value) => value.toFixed(3) },
  { title: 'filter click, ms', value: (visit) => visit.filterClick, show: (value) => value.toFixed(0) },
  { title: 'next module, KiB', value: (visit) => visit.nextModule, show: kib },
];

/** Medians as a Markdown table, a row a page and build. */
export function table(rows: readonly Visits[]): string {
  const cells = rows.map(({ page, build, visits }) => [
    page,
    build,
    ...COLUMNS.map(({ value, show }) => {
      const middle = median(visits.map(value));
      return middle === null ? '' : show(middle);
    }),
  ]);
  const lines = [['page', 'build', ...COLUMNS.map(({ title }) => title)], ['---', '---', ...COLUMNS.map(() => '---:')], ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
