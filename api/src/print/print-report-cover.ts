import { BRAND } from '@api/contract/brand';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { LineBoxes, printDocument } from './printer.ts';
import type { ReportCover } from './report-cover.ts';
import { type FontFallback, fontFallbackFor } from './text/font-fallback.ts';
import { COLOUR, PAGE, SANS, SERIF } from './typography.ts';

const small = { fontSize: 9, color: COLOUR.ink3 };

function headOf(cover: ReportCover, fallback: FontFallback): Content[] {
  // A name with letters that no font has is better left out than misspelt.
  const learner = fallback.knows(cover.learner) ? [cover.learner] : [];
  const about = [cover.subject, ...learner, `graded on ${cover.gradedOn}`].join('  ·  ');
  return [
    {
      columns: [
        { text: BRAND, bold: true, fontSize: 11 },
        { text: cover.slug, alignment: 'right', ...small },
      ],
      margin: [0, 0, 0, 34],
    },
    { text: cover.regraded ? 'Your test, graded again' : 'Your graded test', font: SERIF, fontSize: 26, bold: true },
    { text: fallback.set(about, SANS), fontSize: 10.5, color: COLOUR.ink3, margin: [0, 6, 0, 16] },
    {
      columns: [
        {
          text: `${cover.marksObtained} / ${cover.totalMarks}`,
          font: SERIF,
          fontSize: 40,
          bold: true,
          color: COLOUR.redPen,
          width: 'auto',
        },
        { text: `marks, ${cover.percentage} %`, fontSize: 14, bold: true, margin: [0, 23, 0, 0] },
      ],
      columnGap: 16,
      margin: [0, 0, 0, 18],
    },
  ];
}

function marksOf({ questions }: ReportCover, fallback: FontFallback): Content {
  const head = (text: string): TableCell => ({ text, bold: true, ...small });
  return {
    table: {
      headerRows: 1,
      widths: [50, 58, '*'],
      body: [
        [head('Question'), head('Marks'), head('Comment')],
        ...questions.map(({ position, marks, max, comment }): TableCell[] => [
          { text: String(position), bold: true },
          { text: `${marks} / ${max}`, bold: true, color: marks === max ? COLOUR.ink : COLOUR.redPen },
          { text: fallback.set(comment.trim(), SANS) },
        ]),
      ],
    },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.6),
      vLineWidth: () => 0,
      hLineColor: () => COLOUR.lineStrong,
      paddingLeft: () => 0,
      paddingRight: () => 12,
      paddingTop: () => 7,
      paddingBottom: () => 7,
    },
  };
}

/** What every page of it says at its foot. */
const DISCLAIMER = `${BRAND} is independent of the International Baccalaureate Organization and not endorsed by it. These marks are our graders' judgement of your work, not an official IB result.`;

/** Prints the first pages of a report: the bytes of a PDF. */
export async function printReportCover(cover: ReportCover): Promise<Buffer> {
  const written = [cover.subject, cover.learner, cover.comment, ...cover.questions.map(({ comment }) => comment)];
  const fallback = await fontFallbackFor(written);
  const whole: Content[] = [
    { text: 'On the whole', bold: true, fontSize: 11, margin: [0, 24, 0, 4], headlineLevel: 1 },
    { text: fallback.set(cover.comment.trim(), SANS), fontSize: 10.5 },
  ];
  const definition: TDocumentDefinitions = {
    content: [...headOf(cover, fallback), marksOf(cover, fallback), ...(cover.comment.trim() === '' ? [] : whole)],
    // A heading is not left alone at the foot of a page.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) => node.headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
    footer: () => ({ text: DISCLAIMER, fontSize: 8, color: COLOUR.ink3, margin: [PAGE.left, 24, PAGE.right, 0] }),
    pageSize: 'A4',
    pageMargins: [PAGE.left, PAGE.left, PAGE.right, PAGE.bottom],
    defaultStyle: { font: SANS, fontSize: 10, lineHeight: 1.15, color: COLOUR.ink },
    version: '1.7',
  };
  return printDocument(definition, new LineBoxes(), fallback);
}
