import type { DrawnDocument, PdfReference } from 'pdfmake/js/Printer.js';
import type { Formula, Matrix } from '../maths/formula.ts';
import { SERIF } from '../typography.ts';
import { covers } from './coverage.ts';

const figure = (value: number) => String(Math.round(value * 1_000) / 1_000);
const operator = (name: string, ...operands: number[]) => `${operands.map(figure).join(' ')} ${name}`;

class OutlineRecorder {
  readonly operators: string[] = [];
  readonly box = { left: 0, bottom: 0, right: 0, top: 0 };
  #here: readonly [number, number] = [0, 0];

  #goTo(x: number, y: number) {
    this.#here = [x, y];
    this.#cover(x, y);
  }
  #cover(x: number, y: number) {
    const { box } = this;
    [box.left, box.right] = [Math.min(box.left, x), Math.max(box.right, x)];
    [box.bottom, box.top] = [Math.min(box.bottom, y), Math.max(box.top, y)];
  }
  moveTo(x: number, y: number) {
    this.operators.push(operator('m', x, y));
    this.#goTo(x, y);
  }
  lineTo(x: number, y: number) {
    this.operators.push(operator('l', x, y));
    this.#goTo(x, y);
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    this.operators.push(operator('c', x1, y1, x2, y2, x, y));
    this.#cover(x1, y1);
    this.#cover(x2, y2);
    this.#goTo(x, y);
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number) {
    const [fromX, fromY] = this.#here;
    const third = (from: number, control: number) => from + (2 / 3) * (control - from);
    this.bezierCurveTo(third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy), x, y);
  }
  closePath() {
    this.operators.push('h');
  }
}

interface Glyphs {
  names: Map<string, string>;
  references: Map<string, PdfReference>;
}

const glyphsOf = new WeakMap<DrawnDocument, Glyphs>();

/** The name under which pages draw this glyph. Each glyph's outline is stored once per document. */
function provideGlyph(document: DrawnDocument, path: string): string {
  let glyphs = glyphsOf.get(document);
  if (!glyphs) {
    glyphs = { names: new Map(), references: new Map() };
    glyphsOf.set(document, glyphs);
  }
  let name = glyphs.names.get(path);
  if (name === undefined) {
    const outline = new OutlineRecorder();
    document.path.call(outline, path);
    const { left, bottom, right, top } = outline.box;
    const reference = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [left, bottom, right, top], Resources: {} });
    reference.end(Buffer.from(`${outline.operators.join('\n')}\nf`));
    name = `Maths${glyphs.names.size + 1}`;
    glyphs.names.set(path, name);
    glyphs.references.set(name, reference);
  }
  const reference = glyphs.references.get(name);
  if (reference) document.page.xobjects[name] = reference;
  return name;
}

/**
 * Writes a formula's characters in its place as invisible text: for search, copying and screen readers. Those without a
 * glyph in the text font are dropped.
 */
function writeUnseen(document: DrawnDocument, text: string, { x, baseline, em, width }: Place & { width: number }): void {
  const characters = [...text].filter((character) => covers(SERIF, character)).join('');
  if (characters === '') return;
  const face = document.provideFont(SERIF, false, false);
  const stretch = (100 * width) / (face.widthOfString(characters, em) || width);
  document.addContent(`q 3 Tr ${figure(stretch)} Tz`);
  document._font = face;
  document.fontSize(em).text(characters, x, baseline - (face.ascender / 1000) * em, { lineBreak: false });
  document.addContent('Q');
}

/** A formula's place: its left edge, its baseline from the top, and the size of the maths font, in points. */
interface Place {
  x: number;
  baseline: number;
  em: number;
}

/** Draws a formula in the colour of the text, as outlines with its characters behind them. */
export function drawFormula(document: DrawnDocument, { marks, text, width }: Formula, { x, baseline, em }: Place): void {
  const unit = em / 1000;
  const place = ([a, b, c, d, e, f]: Matrix) =>
    // The page counts y downwards, the formula upwards from its baseline.
    [a * unit, -b * unit, c * unit, -d * unit, x + e * unit, baseline - f * unit];
  for (const mark of marks) {
    const matrix = place(mark.at)
      .map((value) => String(Math.round(value * 1e5) / 1e5))
      .join(' ');
    const shape =
      mark.kind === 'glyph'
        ? `/${provideGlyph(document, mark.path)} Do`
        : `${mark.points.map(([px, py], index) => operator(index === 0 ? 'm' : 'l', px, py)).join(' ')} f`;
    document.addContent(`q ${matrix} cm ${shape} Q`);
  }
  writeUnseen(document, text, { x, baseline, em, width: width * em });
}
