import { BRAND } from '@api/contract/brand';
import { markLabel } from '@api/contract/marks';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { LABEL_WIDTH, partLabel, stackOf } from './layout/parts.ts';
import { LineBoxes, printDocument } from './printer.ts';
import type { EarnedLine, ReportCover } from './report-cover.ts';
import { setText, startWith } from './text/blocks.ts';
import { type FontFallback, fontFallbackFor } from './text/font-fallback.ts';
import { hangingBox } from './text/line-box.ts';
import { setMessage } from './text/message.ts';
import { indented, type Setting } from './text/setting.ts';
import { COLOUR, PAGE, SANS, SERIF } from './typography.ts';

/** The columns of a tick or dash, and of a code: `✓ (M1)`. */
const SIGN_WIDTH = 14;
const CODE_WIDTH = 30;

/** Sets the lines of a mark scheme, each after its code and a tick where it was earned, else a dash. */
async function setEarnedLines(lines: readonly EarnedLine[], setting: Setting): Promise<Content> {
  const labelled = lines.some(({ part }) => part !== '');
  const indent = SIGN_WIDTH + (labelled ? LABEL_WIDTH : 0) + CODE_WIDTH;
  const inside = indented(setting, indent);
  const { size } = setting;
  const set = lines.map(async ({ part, text, isEarned, ...mark }, index) => {
    const blocks = await setText(text, inside);
    const label = (words: string, out: number, look = {}) =>
      startWith(blocks, hangingBox({ text: words, size, font: SANS, ...look }, out), inside);
    const pen = isEarned ? {} : { colour: COLOUR.redPen };
    label(markLabel(mark), CODE_WIDTH, { bold: true, ...pen });
    if (part !== '' && part !== lines[index - 1]?.part) label(partLabel(part), CODE_WIDTH + LABEL_WIDTH);
    label(isEarned ? '✓' : '–', indent, pen);
    return blocks;
  });
  return { stack: [stackOf((await Promise.all(set)).flat(), indent)], fontSize: size };
}

const small = { fontSize: 9, color: COLOUR.ink3 };

function headOf(cover: ReportCover, fallback: FontFallback): Content[] {
  // A name with letters that no font has is better left out than misspelt.
  const learner = fallback.knows(cover.learner) ? [cover.learner] : [];
  const grader = cover.grader !== null && fallback.knows(cover.grader) ? ` by ${cover.grader}` : '';
  const about = [cover.subject, ...learner, `graded on ${cover.gradedOn}${grader}`].join('  ·  ');
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
        { text: `marks, ${cover.percentage}%`, fontSize: 14, bold: true, margin: [0, 23, 0, 0] },
      ],
      columnGap: 16,
      margin: [0, 0, 0, 18],
    },
  ];
}

const COMMENT_WIDTH = PAGE.width - PAGE.left - PAGE.right - 144;

const WEAKEST = 3;

/** What to go over first, by the marks that were lost. */
function nextSteps({ questions }: ReportCover): string {
  const lost = questions
    .filter(({ marks, max }) => marks < max)
    .toSorted((a, b) => b.max - b.marks - (a.max - a.marks) || a.position - b.position)
    .slice(0, WEAKEST)
    .map(({ position, marks, max }) => `question ${position} (${max - marks} of ${max} lost)`);
  if (questions.length === 0) return '';
  if (lost.length === 0) return 'Full marks on every question.';
  return `Go over these first: ${lost.join(', ')}.`;
}

async function commentOf(
  { comment, lines, stamps }: ReportCover['questions'][number],
  boxes: LineBoxes,
  fallback: FontFallback,
): Promise<Content> {
  const setting = { boxes, width: COMMENT_WIDTH, size: 10, diagrams: [] };
  const gap = comment.trim() === '' ? 0 : 5;
  const set = lines.length > 0 ? await setEarnedLines(lines, { ...setting, size: 9 }) : [];
  const earned: Content = { stack: [set], margin: [0, gap, 0, 0] };
  const stamped: Content[] = stamps.length > 0 ? [{ text: fallback.set(`Earned: ${stamps.join(', ')}`, SANS), ...small }] : [];
  return { stack: [await setMessage(comment, setting, fallback), earned, ...stamped] };
}

async function marksOf({ questions }: ReportCover, boxes: LineBoxes, fallback: FontFallback): Promise<Content> {
  const head = (text: string): TableCell => ({ text, bold: true, ...small });
  const comments = await Promise.all(questions.map((question) => commentOf(question, boxes, fallback)));
  return {
    table: {
      headerRows: 1,
      widths: [50, 58, '*'],
      body: [
        [head('Question'), head('Marks'), head('Comment and marks earned')],
        ...questions.map(({ position, marks, max }, index): TableCell[] => [
          { text: String(position), bold: true },
          { text: `${marks} / ${max}`, bold: true, color: marks === max ? COLOUR.ink : COLOUR.redPen },
          comments[index] ?? '',
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

const DISCLAIMER = `${BRAND} is independent of the International Baccalaureate Organization and not endorsed by it. These marks are our graders' judgement of your work, not an official IB result.`;

/** Prints the first pages of a report: the bytes of a PDF. */
export async function printReportCover(cover: ReportCover): Promise<Buffer> {
  const boxes = new LineBoxes();
  const written = [
    ...[cover.subject, cover.learner, cover.grader ?? '', cover.comment],
    ...cover.questions.flatMap(({ comment, stamps }) => [comment, ...stamps]),
  ];
  const fallback = await fontFallbackFor(written);
  const whole: Content[] = [
    { text: 'Overall comment', bold: true, fontSize: 11, margin: [0, 24, 0, 4], headlineLevel: 1 },
    await setMessage(cover.comment, { boxes, width: PAGE.width - PAGE.left - PAGE.right, size: 10.5, diagrams: [] }, fallback),
  ];
  const definition: TDocumentDefinitions = {
    content: [
      ...headOf(cover, fallback),
      { text: nextSteps(cover), fontSize: 10.5, margin: [0, 0, 0, 14] },
      await marksOf(cover, boxes, fallback),
      ...(cover.comment.trim() === '' ? [] : whole),
    ],
    // A heading is not left alone at the foot of a page.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) => node.headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
    footer: () => ({ text: DISCLAIMER, fontSize: 8, color: COLOUR.ink3, margin: [PAGE.left, 24, PAGE.right, 0] }),
    pageSize: 'A4',
    pageMargins: [PAGE.left, PAGE.left, PAGE.right, PAGE.bottom],
    defaultStyle: { font: SANS, fontSize: 10, lineHeight: 1.15, color: COLOUR.ink },
    version: '1.7',
  };
  return printDocument(definition, boxes, fallback);
}
