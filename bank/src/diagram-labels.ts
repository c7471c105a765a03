import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

/** How much room a drawing's labels take, by the metrics of the fonts that draw them, and how labels keep clear of each other. */

/** A rectangle in pixels; y grows downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Anchor = 'start' | 'middle' | 'end';

export interface Label {
  text: string;
  className: 'd-label' | 'd-math';
  anchor: Anchor;
  /** The anchor's place on the base line. */
  x: number;
  y: number;
}

const require = createRequire(import.meta.url);
const INTER = '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
const SERIF_ITALIC = '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf';
const MATHS_ITALIC = 'katex/dist/fonts/KaTeX_Math-Italic.ttf';

/**
 * The sizes of the typeset style sheet (and of `print/text/figure.ts`), with every line of fonts that may draw a class: the first that has
 * a character draws it. A name is set in KaTeX's italics on a screen; on paper, and before KaTeX's font is there, in Source Serif's, or in
 * Inter's where Source Serif lacks a character.
 */
const FACES = {
  'd-label': { size: 13, lines: [[INTER]] },
  'd-math': {
    size: 16,
    lines: [[MATHS_ITALIC, SERIF_ITALIC, INTER], [SERIF_ITALIC, INTER], [INTER]],
  },
} as const;

type Font = ReturnType<typeof openSync>;
const fonts = new Map<string, Font>();

function fontOf(file: string): Font {
  const opened = fonts.get(file) ?? openSync(require.resolve(file));
  fonts.set(file, opened);
  return opened;
}

/** Advance, height above and depth below the base line of a text in one line of fonts, in pixels. */
function measure(text: string, size: number, files: readonly string[]): { width: number; above: number; below: number } {
  let [width, above, below] = [0, 0, 0];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = files.map(fontOf).find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
    if (!font) throw new Error(`No font draws "${character}" of the label "${text}"`);
    const { advanceWidth, bbox } = font.glyphForCodePoint(codePoint);
    const pixels = size / font.unitsPerEm;
    width += advanceWidth * pixels;
    if (character.trim() === '') continue;
    above = Math.max(above, bbox.maxY * pixels);
    below = Math.max(below, -bbox.minY * pixels);
  }
  return { width, above, below };
}

/** The rectangle that a label covers in whichever font draws it. Throws for a character that no font has. */
export function labelBox({ text, className, anchor, x, y }: Label): Box {
  const { size, lines } = FACES[className];
  const measures = lines.map((files) => measure(text, size, files));
  const width = Math.max(...measures.map((one) => one.width));
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return {
    left,
    right: left + width,
    top: y - Math.max(...measures.map(({ above }) => above)),
    bottom: y + Math.max(...measures.map(({ below }) => below)),
  };
}

/** The least distance between two labels that would otherwise overlap. */
const CLEARANCE = 4;

export const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The shifts that bring `box` clear of `other`, the shortest first. */
function waysOut(box: Box, other: Box): { x: number; y: number }[] {
  return [
    { x: other.left - box.right - CLEARANCE, y: 0 },
    { x: other.right - box.left + CLEARANCE, y: 0 },
    { x: 0, y: other.top - box.bottom - CLEARANCE },
    { x: 0, y: other.bottom - box.top + CLEARANCE },
  ].sort((a, b) => Math.abs(a.x + a.y) - Math.abs(b.x + b.y));
}

const shifted = (label: Label, by: { x: number; y: number }): Label => ({ ...label, x: label.x + by.x, y: label.y + by.y });

/** The labels, each moved by the least that takes it off those before it; most stay where they are. */
export function keepApart(labels: readonly Label[]): Label[] {
  const placed: { label: Label; box: Box }[] = [];
  const meets = (box: Box) => placed.find((former) => overlap(box, former.box));
  for (const wanted of labels) {
    let label = wanted;
    // One that is crowded on all sides goes the way that frees it of the first, and on from there.
    for (let tries = 0; tries < labels.length; tries++) {
      const box = labelBox(label);
      const former = meets(box);
      if (!former) break;
      const moves = waysOut(box, former.box).map((by) => shifted(label, by));
      label = moves.find((moved) => !meets(labelBox(moved))) ?? moves[0] ?? label;
    }
    placed.push({ label, box: labelBox(label) });
  }
  return placed.map(({ label }) => label);
}

/** The smallest rectangle around all. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
