import { describe, expect, it } from 'vitest';
import { median, table, type Visit } from './figures.ts';

const visit = (largestPaint: number, filterClick: number | null = null): Visit => ({
  bytes: { html: 1024, scripts: 2048, styles: 0, fonts: 0, data: 0, ahead: 0, other: 0 },
  ...{ scriptsBeforeQuestion: 512, question: 900, firstPaint: 400, largestPaint, layoutShift: 0.0049 },
  ...{ filterClick, nextModule: null },
});

describe('the figures of visits', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[null, 7], 7],
    [[null], null],
  ])('%j have the median %s', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('form a row for each page and build, empty if nothing was measured', () => {
    const [head, , row, ...rest] = table([
      { page: 'list', build: 'shipped', visits: [visit(1_000, 40), visit(3_000), visit(2_000, 60)] },
    ]).split('\n');
    expect(rest).toEqual([]);
    const cell = (title: string) => row?.split(' | ')[(head ?? '').split(' | ').indexOf(title)];
    expect(cell('scripts before question, KiB')).toBe('0.5');
    expect(cell('scripts, KiB')).toBe('2.0');
    expect(cell('LCP, s')).toBe('2.00');
    expect(cell('CLS')).toBe('0.005');
    expect(cell('filter click, ms')).toBe('50');
    expect(row?.endsWith('|  |')).toBe(true);
  });
});
