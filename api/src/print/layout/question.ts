import type { Content } from 'pdfmake/interfaces';
import type { PaperQuestion, WorkingSpace } from '../paper.ts';
import type { LineBoxes } from '../printer.ts';
import { type Block, endWith, setText, startWith } from '../text/blocks.ts';
import { gutterBox, hangingBox } from '../text/line-box.ts';
import { indented, type Setting } from '../text/setting.ts';
import { COLOUR, GUTTER, INDENT, TEXT_SIZE, TEXT_WIDTH } from '../typography.ts';
import { heightOf, type SetPart, setParts, stackOf } from './parts.ts';
import { PICTURE_HEIGHT, setPictures } from './pictures.ts';

/** Anything higher may break over pages. */
const KEPT_TOGETHER = 480;
const LINE_PITCH = 23;
/** Lines of working that stay on the page of their question. */
const LINES_KEPT = 3;

const linesFor = (marks: number) => Math.min(16, Math.max(3, 2 * marks + 1));

function workingLine(space: WorkingSpace, width: number): Content {
  const dots = { dash: { length: 0.6, space: 3.2 }, lineCap: 'round' as const, lineWidth: 0.8, lineColor: COLOUR.ink3 };
  const look = space === 'lines' ? dots : { lineWidth: 0.1, lineColor: '#ffffff' };
  return { canvas: [{ type: 'line', x1: 0, y1: LINE_PITCH - 2, x2: width, y2: LINE_PITCH - 2, ...look }] };
}

async function setOptions(options: PaperQuestion['options'], setting: Setting): Promise<Block[]> {
  const inside = indented(setting, INDENT);
  const set = await Promise.all(
    options.map(async ({ key, text }) => {
      const blocks = await setText(text, inside);
      startWith(blocks, hangingBox({ text: `${key}.`, size: setting.size }, INDENT), inside);
      return blocks;
    }),
  );
  return set.flat();
}

/** Blocks kept on one page, then blocks that may follow on the next. */
interface Group {
  unbreakable: Content[];
  height: number;
  after: Content[];
  gap: number;
}

/** A part with the blocks below its text, and the lines for its working. */
function groupOf({ marks, blocks, indent }: SetPart, space: WorkingSpace, below: readonly Content[] = []): Group {
  const width = TEXT_WIDTH - INDENT - indent;
  const lines =
    marks === null || space === 'none' ? [] : Array.from({ length: linesFor(marks) }, () => workingLine(space, width));
  const margin: [number, number, number, number] = [indent, 0, 0, 0];
  const kept = lines.slice(0, LINES_KEPT);
  const rest = lines.slice(LINES_KEPT);
  return {
    unbreakable: [stackOf(blocks, indent), ...below, ...(kept.length > 0 ? [{ stack: kept, margin }] : [])],
    height: heightOf(blocks) + kept.length * LINE_PITCH,
    after: rest.map((line): Content => ({ stack: [line], margin })),
    gap: lines.length > 0 ? 12 : 3,
  };
}

const join = (first: Group, second: Group): Group =>
  first.after.length > 0
    ? first
    : {
        unbreakable: [...first.unbreakable, ...second.unbreakable],
        height: first.height + second.height,
        after: second.after,
        gap: second.gap,
      };

const groupStack = ({ unbreakable, height }: Group): Content => ({ stack: unbreakable, unbreakable: height < KEPT_TOGETHER });

/** A question with its number, marks and the space for working. Its opening stays together with its first part. */
export async function setQuestion(
  question: PaperQuestion,
  { number, space, boxes }: { number: number; space: WorkingSpace; boxes: LineBoxes },
): Promise<Content[]> {
  const setting: Setting = { boxes, width: TEXT_WIDTH - INDENT, size: TEXT_SIZE, diagrams: question.diagrams };
  const parts = await setParts(question.text, setting, { showMarks: true });
  const [first, last] = [parts[0], parts.at(-1)];
  const opening: Block[] = [];
  const inParts = parts.some(({ part }) => part !== '');
  if (last && parts.every(({ marks }) => marks === null)) {
    // The text names no marks (it may be only a picture): the question's own appear beside it and set its working
    // space.
    last.marks = question.marks;
    if (!inParts) endWith(last.blocks, gutterBox({ text: `[${question.marks}]`, size: setting.size }), setting);
  }
  if (inParts) {
    opening.push(...(await setText(`*[Maximum mark: ${question.marks}]*`, setting)));
  }
  const head = opening.length > 0 ? opening : (first?.blocks ?? []);
  startWith(head, hangingBox({ text: `${number}.`, size: setting.size, bold: true }, INDENT), setting);

  const working = question.options.length > 0 ? 'none' : space;
  const images = await setPictures(question.images, setting.width);
  const options = await setOptions(question.options, setting);
  if (question.specialInfo) options.push(...(await setText(question.specialInfo, setting)));
  const below = [...images, stackOf(options, INDENT)];
  const groups = parts.map((part, index) => groupOf(part, working, index === 0 ? below : []));
  const [stem, ...others] = groups;
  if (!stem) return [];
  stem.unbreakable.unshift(...opening.map(({ content }) => content));
  stem.height += heightOf(opening) + images.length * PICTURE_HEIGHT + heightOf(options);
  const [second, ...further] = others;
  const joined = second && stem.after.length === 0 ? [join(stem, second), ...further] : groups;
  return joined.flatMap((group, index): Content[] => [
    {
      stack: [groupStack(group), ...group.after],
      margin: [INDENT, 0, GUTTER, group.gap + (index === joined.length - 1 ? 12 : 0)],
    },
  ]);
}
