import { markLabel } from '@api/contract/marks';
import type { Content } from 'pdfmake/interfaces';
import type { PaperMarkLine, PaperQuestion } from '../paper.ts';
import type { LineBoxes } from '../printer.ts';
import { type Block, endWith, setText, startWith } from '../text/blocks.ts';
import { gutterBox, hangingBox } from '../text/line-box.ts';
import { indented, type Setting } from '../text/setting.ts';
import { COLOUR, GUTTER, INDENT, SANS, TEXT_SIZE, TEXT_WIDTH } from '../typography.ts';
import { heightOf, LABEL_WIDTH, partLabel, setParts, stackOf } from './parts.ts';
import { setPictures } from './pictures.ts';

interface Run {
  blocks: readonly Block[];
  indent: number;
}

/** A first block higher than this may part from its heading. */
const KEPT_TOGETHER = 400;

/** A heading with what follows; never left alone at the foot of a page. */
function headed(heading: Content, [first, ...others]: readonly Run[]): Content[] {
  if (!first) return [heading];
  const [opening, ...more] = first.blocks;
  const top = opening ? [stackOf([opening], first.indent)] : [];
  return [
    { stack: [heading, ...top], unbreakable: !opening || heightOf([opening]) < KEPT_TOGETHER },
    stackOf(more, first.indent),
    ...others.map(({ blocks, indent }) => stackOf(blocks, indent)),
  ];
}

const smallHeading = (text: string): Content => ({
  text: text.toUpperCase(),
  font: SANS,
  fontSize: 7.5,
  bold: true,
  characterSpacing: 0.6,
  color: COLOUR.ink3,
  margin: [0, 5, 0, 4],
});

const setSolution = (markdown: string, setting: Setting) => setParts(markdown, setting, { showMarks: false });

async function setMarkScheme(lines: readonly PaperMarkLine[], setting: Setting): Promise<Run> {
  const labelled = lines.some(({ part }) => part !== '');
  const indent = labelled ? LABEL_WIDTH : 0;
  const inside = indented(setting, indent);
  const blocks: Block[] = [];
  for (const [index, { part, text, ...mark }] of lines.entries()) {
    const line = await setText(text, inside);
    if (part !== '' && part !== lines[index - 1]?.part) {
      startWith(line, hangingBox({ text: partLabel(part), size: setting.size }, indent), inside);
    }
    endWith(line, gutterBox({ text: markLabel(mark), size: setting.size * 0.95, bold: true, colour: COLOUR.redPen }), inside);
    blocks.push(...line);
  }
  return { blocks, indent };
}

type Answer = PaperQuestion['answers'][number];

/** The answer in short. Most name the option of a multiple-choice question themselves: `C: 12 cm`. */
async function setFinalAnswer({ finalAnswer, correctOption }: Answer, setting: Setting): Promise<Run[]> {
  const named = !correctOption || new RegExp(`^\\W*${correctOption}\\b`).test(finalAnswer);
  const option = named ? [] : [{ blocks: await setText(`**${correctOption}**`, setting), indent: 0 }];
  return [...option, ...(await setSolution(finalAnswer, setting))];
}

/** The answer, the worked solution and the mark scheme of a question. */
export async function setAnswers(
  question: PaperQuestion,
  { number, boxes }: { number: number; boxes: LineBoxes },
): Promise<Content[]> {
  const setting: Setting = { boxes, width: TEXT_WIDTH - INDENT, size: TEXT_SIZE, diagrams: question.diagrams };
  const words = question.answers.length > 0 ? '**Answer**' : 'There is no answer to this question yet.';
  const heading = await setText(words, setting);
  startWith(heading, hangingBox({ text: `${number}.`, size: setting.size, bold: true }, INDENT), setting);
  const content: Content[] = question.answers.length > 0 ? [] : [stackOf(heading, 0)];
  for (const [index, answer] of question.answers.entries()) {
    const { solution, markScheme, images } = answer;
    content.push(
      ...headed(index === 0 ? stackOf(heading, 0) : smallHeading('Another answer'), await setFinalAnswer(answer, setting)),
    );
    if (solution.trim() !== '') content.push(...headed(smallHeading('Worked solution'), await setSolution(solution, setting)));
    content.push(...(await setPictures(images, setting.width)));
    if (markScheme.length > 0) content.push(...headed(smallHeading('Mark scheme'), [await setMarkScheme(markScheme, setting)]));
  }
  return [{ stack: content, margin: [INDENT, 0, GUTTER, 10] }, rule()];
}

const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH + GUTTER, y2: 0, lineWidth: 0.5, lineColor: COLOUR.lineStrong }],
  margin: [0, 0, 0, 12],
});
