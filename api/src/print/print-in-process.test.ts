import { expect, test } from 'vitest';
import { paperOf } from '../../test/bank-papers.ts';
import { pagesOf } from '../../test/read-pdf.ts';
import { printInProcess } from './index.ts';
import type { PaperQuestion } from './paper.ts';

const question: PaperQuestion = {
  text: 'Find $\\int_0^1 x^2\\,\\mathrm{d}x$. [2]',
  marks: 2,
  specialInfo: null,
  calculatorAllowed: true,
  options: [],
  diagrams: [],
  images: [],
  answers: [],
};

test('a job that takes too long is ended, and the next one is printed', async () => {
  const endless = paperOf(Array.from({ length: 20_000 }, () => question));
  await expect(printInProcess({ kind: 'paper', paper: endless }, 1, { maxMs: 300 })).rejects.toMatchObject({ fault: 'time' });
  const pdf = await printInProcess({ kind: 'paper', paper: paperOf([question]) }, 1);
  expect(await pagesOf(pdf)).toHaveLength(2);
});
