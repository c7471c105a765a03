import type { DrawnDocument } from 'pdfmake/js/Printer.js';
import type { Formula } from '../maths/formula.ts';
import { COLOUR, GUTTER_RIGHT, LINE, MATHS_SCALE, SERIF } from '../typography.ts';
import { drawFormula } from './draw-formula.ts';

/** A box within a line of text. Lengths in points. */
export interface LineBox {
  /** The character in its place for line breaking. */
  readonly stands: string;
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  /** `x`: left edge; `baseline` from the top of the page. */
  draw(document: DrawnDocument, x: number, baseline: number): void;
}

/** A formula, or a piece of one, in text of this size; `fit` shrinks it. */
export function formulaBox(formula: Formula, size: number, fit = 1): LineBox {
  const em = size * MATHS_SCALE * fit;
  // Tall formulae keep a little distance from the lines around.
  const air = formula.ascent + formula.descent > 1.5 ? 0.12 * size : 0;
  return {
    stands: 'x',
    width: formula.width * em,
    ascent: formula.ascent * em + air,
    descent: formula.descent * em + air,
    draw: (document, x, baseline) => drawFormula(document, formula, { x, baseline, em }),
  };
}

/** A space of this width, at which the line may break. */
export const gapBox = (width: number): LineBox => ({
  stands: width > 0 ? ' ' : '\u200b',
  width,
  ascent: 0,
  descent: 0,
  draw() {},
});

interface Label {
  text: string;
  size: number;
  bold?: boolean;
  colour?: string;
  font?: string;
}

function writeLabel(document: DrawnDocument, { text, size, bold = false, colour = COLOUR.ink, font = SERIF }: Label) {
  const face = document.provideFont(font, bold, false);
  return {
    width: face.widthOfString(text, size),
    at(x: number, baseline: number) {
      document.fill(colour);
      document._font = face;
      document.fontSize(size).text(text, x, baseline - (face.ascender / 1000) * size, { lineBreak: false });
    },
  };
}

const beside = { stands: 'x', width: 0, ascent: 0, descent: LINE.descent } as const;

/** Text in the strip of marks, flush right, on the baseline of the line that contains this box. */
export function gutterBox(label: Label): LineBox {
  return {
    ...beside,
    draw(document, _, baseline) {
      const written = writeLabel(document, label);
      written.at(GUTTER_RIGHT - written.width, baseline);
    },
  };
}

/** Text hung `out` points to the left of the line that starts with this box. */
export function hangingBox(label: Label, out: number): LineBox {
  return { ...beside, draw: (document, x, baseline) => writeLabel(document, label).at(x - out, baseline) };
}
