import { expect, test } from 'vitest';
import { paperOf, questionsToPrint } from '../../test/bank-papers.ts';
import { bankSampleFile } from '../../test/bank-sample.ts';
import { pagesOf, strokesOf } from '../../test/read-pdf.ts';
import type { PaperQuestion } from './paper.ts';
import { printPaper } from './print-paper.ts';

const bank = await questionsToPrint(await bankSampleFile());
const [{ question: plain } = { question: {} as PaperQuestion }] = bank;

test('questions of every subject are printed whole: no TeX in sight, no letter without a shape', async () => {
  const bySubject = Map.groupBy(bank, ({ subject }) => subject);
  const sample = [...bySubject.values()].flatMap((all) => all[Math.floor(all.length / 2)]?.question ?? []);
  expect(sample.length).toBeGreaterThanOrEqual(8);
  const text = (await pagesOf(await printPaper(paperOf(sample, { withAnswers: true })))).join(' ');
  expect(text).not.toMatch(/\\[a-z]+|\$|\{|\}|diagram:|\uFFFD/);
  // What pdf.js reads if a font has no glyph for a letter.
  expect(text).not.toContain('\u0000');
});

test('diagrams are drawn: every curve, every label', async () => {
  const diagrams = bank.flatMap(({ question }) => question.diagrams);
  const drawings = [...new Map(diagrams.map((diagram) => [diagram.name, diagram])).values()].slice(0, 6);
  expect(drawings.length).toBeGreaterThanOrEqual(3);
  const paperWith = (shown: PaperQuestion['diagrams']) => {
    const ask = ({ name }: { name: string }) => ({ ...plain, text: `See.\n\n![](diagram:${name})\n\nSay. [1]`, diagrams: shown });
    return printPaper(paperOf(drawings.map(ask), { space: 'none' }));
  };
  const [pdf, bare] = [await paperWith(drawings), await paperWith([])];
  // Signs that are set closer to each other, as in 7.5, are read as if there were a space between.
  const unspaced = (text: string) => text.replace(/\s/g, '');
  const [words, otherWords] = [unspaced((await pagesOf(pdf)).join('')), unspaced((await pagesOf(bare)).join(''))];
  const source = drawings.map(({ svg }) => svg).join('');
  const count = (text: string, label: string) => text.split(label).length - 1;
  for (const [, label = ''] of source.matchAll(/<text[^>]*>([^<&]+)<\/text>/g)) {
    expect(count(words, unspaced(label)), label).toBeGreaterThan(count(otherWords, unspaced(label)));
  }
  const curves = source.match(/<path class="d-(?:curve|axis|dashed)/g)?.length ?? 0;
  expect(curves).toBeGreaterThan(0);
  expect((await strokesOf(pdf)) - (await strokesOf(bare))).toBeGreaterThanOrEqual(curves);
});
