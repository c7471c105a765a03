import { expect, test } from 'vitest';
import { paperOf } from '../../test/bank-papers.ts';
import { pagesOf } from '../../test/read-pdf.ts';
import { PrintingTooLong, printInThread } from './index.ts';
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
  await expect(printInThread({ kind: 'paper', paper: endless }, { mostMs: 300 })).rejects.toThrow(PrintingTooLong);
  const pdf = await printInThread({ kind: 'paper', paper: paperOf([question]) });
  expect(await pagesOf(pdf)).toHaveLength(2);
});
