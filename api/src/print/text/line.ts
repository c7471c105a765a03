import type { PhrasingContent } from 'mdast';
import { type Formula, layFormula, UnsettableFormula } from '../maths/formula.ts';
import { COLOUR, MATHS_SCALE, SANS, SERIF } from '../typography.ts';
import { coveredRuns } from './coverage.ts';
import { formulaBox, gapBox } from './line-box.ts';
import type { Setting } from './setting.ts';

export interface Stretch {
  text: string;
  font?: string;
  bold?: boolean;
  italics?: boolean;
  sup?: boolean;
  decoration?: 'lineThrough' | 'underline';
  color?: string;
}

type InlineMath = Extract<PhrasingContent, { type: 'inlineMath' }>;

/** Keeps an invalid formula readable. */
const source = (tex: string): Stretch => ({ text: tex, color: COLOUR.redPen });

/** The smallest that a formula too wide for its line is set, as a share of its size. */
const LEAST_FIT = 0.4;

const isFormula = (piece: Formula | { gap: number }): piece is Formula => 'marks' in piece;

/** An inline formula. It breaks where it may; a piece wider than the line shrinks. */
export async function setInlineFormula(tex: string, setting: Setting): Promise<Stretch[]> {
  const em = setting.size * MATHS_SCALE;
  try {
    return (await layFormula(tex, false)).map((piece) => {
      const box = isFormula(piece)
        ? formulaBox(piece, setting.size, Math.max(LEAST_FIT, Math.min(1, setting.width / (piece.width * em || 1))))
        : gapBox(piece.gap * em);
      return setting.boxes.inline(box, setting.size);
    });
  } catch (error) {
    if (error instanceof UnsettableFormula) return [source(tex)];
    throw error;
  }
}

/** The smallest scale of a displayed formula; beyond it the formula breaks into lines. */
const DISPLAY_FIT = 0.8;

/** A displayed formula, and whether it is centred: one that is far too wide is set as lines of text. */
export async function setDisplayedFormula(tex: string, setting: Setting): Promise<{ line: Stretch[]; centred: boolean }> {
  try {
    const [formula] = (await layFormula(tex, true)).filter(isFormula);
    if (!formula) return { line: [], centred: true };
    const fit = setting.width / (formula.width * setting.size * MATHS_SCALE || 1);
    if (fit >= DISPLAY_FIT) {
      return { line: [setting.boxes.inline(formulaBox(formula, setting.size, Math.min(1, fit)), setting.size)], centred: true };
    }
    return { line: await setInlineFormula(`\\displaystyle ${tex}`, setting), centred: false };
  } catch (error) {
    if (error instanceof UnsettableFormula) return { line: [source(tex)], centred: true };
    throw error;
  }
}

/** Straight quotes and hyphens are kept as typed; line ends within a paragraph are spaces. */
const words = (text: string) => text.replace(/\s*\n\s*/g, ' ');

type Style = Omit<Stretch, 'text'>;

/** Words; a character that the text's font lacks comes from another, in the end from the maths font. */
async function setWords(text: string, setting: Setting, style: Style): Promise<Stretch[]> {
  const line: Stretch[] = [];
  for (const run of coveredRuns(text)) {
    if (run.family === SERIF) line.push({ ...style, text: run.text });
    else if (run.family === SANS) line.push({ ...style, text: run.text, font: SANS });
    else line.push(...(await setInlineFormula(`\\text{${run.text}}`, setting)));
  }
  return line;
}

/** `$$…$$` inside a paragraph is meant as a displayed formula. */
export const isDisplayed = (node: InlineMath, markdown: string) => markdown.startsWith('$$', node.position?.start.offset ?? 0);

export async function setLine(nodes: readonly PhrasingContent[], setting: Setting, style: Style = {}): Promise<Stretch[]> {
  const line: Stretch[] = [];
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        line.push(...(await setWords(words(node.value), setting, style)));
        break;
      case 'inlineMath':
        line.push(...(await setInlineFormula(node.value, setting)));
        break;
      case 'strong':
        line.push(...(await setLine(node.children, setting, { ...style, bold: true })));
        break;
      case 'emphasis':
        line.push(...(await setLine(node.children, setting, { ...style, italics: true })));
        break;
      case 'delete':
        line.push(...(await setLine(node.children, setting, { ...style, decoration: 'lineThrough' })));
        break;
      case 'link':
        line.push(...(await setLine(node.children, setting, style)));
        break;
      case 'break':
        line.push({ ...style, text: '\n' });
        break;
      case 'inlineCode':
      case 'html':
        line.push({ ...style, text: words(node.value) });
        break;
      default:
        break;
    }
  }
  return line;
}
