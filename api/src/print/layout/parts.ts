import { parseQuestionText } from '@api/contract/question-text';
import type { Content } from 'pdfmake/interfaces';
import { type Block, endWith, setText, startWith } from '../text/blocks.ts';
import { gutterBox, hangingBox } from '../text/line-box.ts';
import { indented, type Setting } from '../text/setting.ts';
import { INDENT } from '../typography.ts';

export interface SetPart {
  /** As in `QuestionSegment`. */
  part: string;
  marks: number | null;
  blocks: Block[];
  indent: number;
}

const letterOf = (part: string) => part.split('.')[0] ?? '';

/** The labels of a part's first line: `(a)`, `(ii)`, or both if the letter has no text. */
function labelsOf(part: string, shown: Set<string>): { text: string; out: number }[] {
  const [letter = '', roman] = part.split('.');
  const labels = [];
  if (roman !== undefined && !shown.has(letter)) labels.push({ text: `(${letter})`, out: 2 * INDENT });
  labels.push({ text: `(${roman ?? letter})`, out: INDENT });
  return labels;
}

/**
 * Sets a question, an answer or a solution part by part, each with its label before it and, for questions, its marks beside
 * its last line.
 */
export async function setParts(markdown: string, setting: Setting, { showMarks }: { showMarks: boolean }): Promise<SetPart[]> {
  const shown = new Set<string>();
  const parts: SetPart[] = [];
  for (const { part, markdown: text, marks } of parseQuestionText(markdown)) {
    const indent = part === '' ? 0 : part.includes('.') ? 2 * INDENT : INDENT;
    const inside = indented(setting, indent);
    const blocks = await setText(text, inside);
    if (part !== '') {
      const labels = labelsOf(part, shown);
      for (const { text: label, out } of labels) startWith(blocks, hangingBox({ text: label, size: setting.size }, out), inside);
      shown.add(part).add(letterOf(part));
    }
    if (showMarks && marks !== null) endWith(blocks, gutterBox({ text: `[${marks}]`, size: setting.size }), inside);
    parts.push({ part, marks, blocks, indent });
  }
  return parts;
}

/** Before a line of a mark scheme where the part changes: `(a)` or `(a)(ii)`. */
export const partLabel = (part: string) =>
  part
    .split('.')
    .filter(Boolean)
    .map((step) => `(${step})`)
    .join('');

/** Wide enough for `(a)(iii)`. */
export const LABEL_WIDTH = 38;

export const stackOf = (blocks: readonly Block[], indent: number): Content => ({
  stack: blocks.map(({ content }) => content),
  margin: [indent, 0, 0, 0],
});

export const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);
