import { BRAND } from '@api/contract/brand';
import type { Column, Content } from 'pdfmake/interfaces';
import { longDate } from '../../long-date.ts';
import type { Paper } from '../paper.ts';
import { COLOUR, GUTTER, SANS, TEXT_WIDTH } from '../typography.ts';

export const INDEPENDENCE = `${BRAND} is independent of the International Baccalaureate Organization and not endorsed by it. All questions are original.`;

const WIDTH = TEXT_WIDTH + GUTTER;

/** `1 h 20 min`. */
export function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** `1, 4 and 7`. */
const listOf = (numbers: readonly number[]) =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** Which questions are done with a calculator and which without. */
export function calculatorRule(questions: Paper['questions']): string {
  const without = questions.flatMap(({ calculatorAllowed }, index) => (calculatorAllowed ? [] : [index + 1]));
  if (without.length === 0) return 'A calculator may be used.';
  if (without.length === questions.length) return 'No calculator may be used.';
  const within = questions.length - without.length;
  if (within < without.length) {
    const allowed = questions.flatMap(({ calculatorAllowed }, index) => (calculatorAllowed ? [index + 1] : []));
    return `A calculator may be used in ${allowed.length === 1 ? 'question' : 'questions'} ${listOf(allowed)} only.`;
  }
  return `A calculator may be used, but not in ${without.length === 1 ? 'question' : 'questions'} ${listOf(without)}.`;
}

const fact = (name: string, value: string): Content => ({
  stack: [
    {
      text: name.toUpperCase(),
      font: SANS,
      fontSize: 7,
      bold: true,
      characterSpacing: 0.6,
      color: COLOUR.ink3,
      margin: [0, 0, 0, 3],
    },
    { text: value, fontSize: 15 },
  ],
});

const rule = (lineWidth: number, margin: [number, number, number, number]): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth, lineColor: COLOUR.ink }],
  margin,
});

const blank = (name: string, width: number | '*'): Column => ({
  width,
  stack: [
    { text: name, font: SANS, fontSize: 8.5, color: COLOUR.ink2 },
    {
      canvas: [{ type: 'line', x1: 0, y1: 22, x2: width === '*' ? 330 : width, y2: 22, lineWidth: 0.7, lineColor: COLOUR.ink3 }],
    },
  ],
});

function instructionsOf({ questions, space, withAnswers }: Paper): string[] {
  const room = {
    lines: 'Write your answers on the dotted lines. Continue on your own paper if you need more space.',
    blank: 'Write your answers in the space below each question.',
    none: 'Write your answers on sheets of your own, and number them as the questions are.',
  };
  return [
    'Answer all questions.',
    room[space],
    calculatorRule(questions),
    'Show your working: marks are given for the method as well as for the answer.',
    'Give numerical answers exactly or correct to three significant figures, unless a question says otherwise.',
    'The marks for each part are in brackets in the right margin.',
    ...(withAnswers ? ['Worked solutions and mark schemes follow the last question.'] : []),
  ];
}

/** The first page: title, size, duration, author and instructions. */
export function setCover(paper: Paper): Content[] {
  const { questions, minutes } = paper;
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  return [
    {
      columns: [
        { text: BRAND, font: SANS, bold: true, fontSize: 13, color: COLOUR.accent },
        { text: longDate(paper.date), font: SANS, fontSize: 9, color: COLOUR.ink2, alignment: 'right', margin: [0, 3, 0, 0] },
      ],
      margin: [0, 0, 0, 8],
    },
    rule(1.6, [0, 0, 0, 66]),
    { text: paper.kind, font: SANS, fontSize: 10.5, color: COLOUR.ink2, margin: [0, 0, 0, 8] },
    { text: paper.title, fontSize: 27, bold: true, lineHeight: 0.95, margin: [0, 0, 0, 6] },
    { text: paper.subtitle, fontSize: 12.5, color: COLOUR.ink2, margin: [0, 0, 0, 30] },
    rule(0.6, [0, 0, 0, 12]),
    {
      columns: [
        fact('Questions', String(questions.length)),
        fact('Marks', String(marks)),
        fact('Suggested time', lengthOf(minutes)),
      ],
      margin: [0, 0, 0, 12],
    },
    rule(0.6, [0, 0, 0, 34]),
    { columns: [blank('Name', '*'), blank('Date', 120)], columnGap: 24, margin: [0, 0, 0, 40] },
    { text: 'Instructions', bold: true, fontSize: 12.5, margin: [0, 0, 0, 8] },
    { ul: instructionsOf(paper).map((text): Content => ({ text, margin: [0, 0, 0, 4] })), fontSize: 11 },
    {
      text: INDEPENDENCE,
      font: SANS,
      fontSize: 8.5,
      color: COLOUR.ink2,
      absolutePosition: { x: 57, y: 742 },
    },
    { text: '', pageBreak: 'after' },
  ];
}
