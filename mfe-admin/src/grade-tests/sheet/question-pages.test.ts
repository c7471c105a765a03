import { expect, it } from 'vitest';
import { pageOf, readPages } from './question-pages.ts';

const read = (codes: readonly (string | null)[]) => {
  const pages: number[] = [];
  const found = readPages(
    'x7k2',
    codes.length,
    async (page) => {
      pages.push(page);
      return codes[page - 1] ?? null;
    },
    new AbortController().signal,
  );
  return found.then((each) => ({ found: each, pages }));
};
const code = (page: number, questions?: string) =>
  `https://example.org/take-a-test/x7k2#page=${page}${questions ? `&q=${questions}` : ''}`;

it('knows the first page of each question from the codes, in whatever order they were scanned', async () => {
  const { found } = await read([code(3, '3'), null, code(2, '1-3'), code(4)]);
  expect(found).toEqual({ 1: 3, 2: 3, 3: 1 });
});

it('takes nothing from the codes of other tests, or from others', async () => {
  const other = 'https://example.org/take-a-test/other#page=2&q=1';
  expect((await read([other, 'WIFI:S:school;;', code(2, '4-2'), code(2, 'x')])).found).toEqual({});
});

it('soon gives up on a sheet that is no printed paper', async () => {
  expect((await read(Array(40).fill(null))).pages).toEqual([1, 2, 3]);
});

it('believes the grader first, then the codes, then earlier marks', () => {
  const question = { question_id: 42, position: 2 };
  const tick = (page: number) => ({ id: `t${page}`, kind: 'tick' as const, page, question_id: 42, x: 0, y: 0, size: 0.02 });
  const marked = { annotations: [tick(3), tick(2)] };
  expect(pageOf({ ...marked, pages: { 42: 4 } }, question, { 2: 5 })).toBe(4);
  expect(pageOf(marked, question, { 2: 5 })).toBe(5);
  expect(pageOf(marked, question, {})).toBe(2);
  expect(pageOf({ annotations: [] }, question, {})).toBeNull();
});
