import type { Content } from 'pdfmake/interfaces';
import type { PaperMarkLine, PaperQuestion } from '../paper.ts';
import type { LineBoxes } from '../printer.ts';
import { type Block, endWith, setText, startWith } from '../text/blocks.ts';
import { gutterBox, hangingBox } from '../text/line-box.ts';
import { indented, type Setting } from '../text/setting.ts';
import { COLOUR, GUTTER, INDENT, SANS, TEXT_SIZE, TEXT_WIDTH } from '../typography.ts';
import { setParts, stackOf } from './parts.ts';

const smallHeading = (text: string): Content => ({
  text: text.toUpperCase(),
  font: SANS,
  fontSize: 7.5,
  bold: true,
  characterSpacing: 0.6,
  color: COLOUR.ink3,
  margin: [0, 5, 0, 4],
});

async function setSolution(markdown: string, setting: Setting): Promise<Content[]> {
  const parts = await setParts(markdown, setting, { showMarks: false });
  return parts.map(({ blocks, indent }) => stackOf(blocks, indent));
}

/** `(a)` or `(a)(ii)` where the part changes. */
const partLabel = (part: string) =>
  part
    .split('.')
    .filter(Boolean)
    .map((step) => `(${step})`)
    .join('');

/** Wide enough for `(a)(iii)`. */
const LABEL_WIDTH = 38;

async function setMarkScheme(lines: readonly PaperMarkLine[], setting: Setting): Promise<Content[]> {
  const labelled = lines.some(({ part }) => part !== '');
  const indent = labelled ? LABEL_WIDTH : 0;
  const inside = indented(setting, indent);
  const blocks: Block[] = [];
  for (const [index, { part, text, code, implied }] of lines.entries()) {
    const line = await setText(text, inside);
    if (part !== '' && part !== lines[index - 1]?.part) {
      startWith(line, hangingBox({ text: partLabel(part), size: setting.size }, indent), inside);
    }
    const label = implied ? `(${code})` : code;
    endWith(line, gutterBox({ text: label, size: setting.size * 0.95, bold: true, colour: COLOUR.redPen }), inside);
    blocks.push(...line);
  }
  return [stackOf(blocks, indent)];
}

/** The answer, the worked solution and the mark scheme of a question. */
export async function setAnswers(
  question: PaperQuestion,
  { number, boxes }: { number: number; boxes: LineBoxes },
): Promise<Content[]> {
  const setting: Setting = { boxes, width: TEXT_WIDTH - INDENT, size: TEXT_SIZE, diagrams: question.diagrams };
  const [answer] = question.answers;
  const heading: Block[] = await setText(answer ? '**Answer**' : 'There is no answer to this question yet.', setting);
  startWith(heading, hangingBox({ text: `${number}.`, size: setting.size, bold: true }, INDENT), setting);
  const content: Content[] = heading.map((block) => block.content);
  for (const { finalAnswer, solution, correctOption, markScheme } of question.answers) {
    // Most answers name their option themselves: `C: 12 cm`.
    if (correctOption && !new RegExp(`^\\W*${correctOption}\\b`).test(finalAnswer))
      content.push({ text: [{ text: correctOption, bold: true }], margin: [0, 0, 0, 4] });
    content.push(...(await setSolution(finalAnswer, setting)));
    if (solution.trim() !== '') content.push(smallHeading('Worked solution'), ...(await setSolution(solution, setting)));
    if (markScheme.length > 0) content.push(smallHeading('Mark scheme'), ...(await setMarkScheme(markScheme, setting)));
  }
  return [{ stack: content, margin: [INDENT, 0, GUTTER, 10] }, rule()];
}

const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH + GUTTER, y2: 0, lineWidth: 0.5, lineColor: COLOUR.lineStrong }],
  margin: [0, 0, 0, 12],
});
