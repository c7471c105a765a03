import { expect, test } from 'vitest';
import { blankPdf } from '../../../../../test/answer-sheets.ts';
import { fillsOf, pagesOf } from '../../../../../test/read-pdf.ts';
import { drawReport } from './draw-report.ts';

const COVER = {
  subject: 'Math AA SL',
  learner: 'Zoë',
  grader: null,
  slug: 'a-test',
  gradedOn: '21 November 2026',
  questions: [],
};
const MARKS = { marksObtained: 3, totalMarks: 5, percentage: 60, comment: '', regraded: false };
const PLACE = { id: 'a', page: 1, question_id: null, x: 0.1, y: 0.5, size: 0.03 };

async function report(text: string): Promise<Uint8Array> {
  const sheet = await blankPdf(1);
  const annotations = [
    { ...PLACE, kind: 'text' as const, width: 0.8, text },
    { ...PLACE, id: 'b', kind: 'mark' as const, y: 0.2, label: text, marks: 1 },
  ];
  return drawReport({ sheet, annotations, cover: { ...COVER, ...MARKS } });
}

/** What a reader's search finds on the sheet, without spaces and without characters for parts of letters. */
const printedText = async (pdf: Uint8Array) => (await pagesOf(pdf)).at(-1)?.replace(/[\s\p{C}]/gu, '');

test.each([
  ['Chinese', '符号错了：应为 −9'],
  ['Arabic', 'محمد علي'],
  ['Devanagari', 'राम ठीक'],
])('the red pen writes %s, on the page and in its marks', async (_, text) => {
  const words = await printedText(await report(text));
  expect(words?.split(text.replaceAll(' ', ''))).toHaveLength(3);
});

test('words whose letters join are drawn as one shape each time: as text their parts would lie beside each other', async () => {
  const [joined, plain] = await Promise.all(['ب', 'b'].map(async (text) => fillsOf(await report(text))));
  expect(joined).toBe((plain ?? 0) + 2);
});

test('the red pen writes formulae in letters, not in their source', async () => {
  expect(await printedText(await report('Use $x^2 + 1$ here'))).toContain('Usex²+1here');
});
