import type { Annotation } from '@api/contract';
import {
  concatTransformationMatrix,
  LineCapStyle,
  LineJoinStyle,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineJoin,
} from '@cantoo/pdf-lib';
import { getStroke } from 'perfect-freehand';
import type { Fonts } from './lettering.ts';
import { type PageFrame, pageFrame } from './page-frame.ts';

/** The red pen of the light theme, #B42318. */
export const RED = rgb(0xb4 / 255, 0x23 / 255, 0x18 / 255);
const PAPER = rgb(1, 1, 1);
const LINE_HEIGHT = 1.25;

type Of<Kind extends Annotation['kind']> = Extract<Annotation, { kind: Kind }>;

interface Drawing {
  page: PDFPage;
  frame: PageFrame;
  fonts: Fonts;
}

const fixed = (value: number) => value.toFixed(2);

/** The outline of a stroke, wider where the pen was pressed: the same curve that the grader saw. In units down from the top left. */
function outlineOf({ points, width }: Of<'pen'>, frame: PageFrame): string {
  const outline = getStroke(
    points.map(([x, y, pressure]) => [x * frame.width, y * frame.height, pressure]),
    { size: width * frame.width, thinning: 0.5, smoothing: 0.5, streamline: 0.35, simulatePressure: false },
  );
  const [first] = outline;
  if (!first) return '';
  const curve = outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? first;
    return `${fixed(x)},${fixed(y)} ${fixed((x + nextX) / 2)},${fixed((y + nextY) / 2)}`;
  });
  return `M${fixed(first[0])},${fixed(first[1])} Q${curve.join(' ')} Z`;
}

/** A path in units of `size` around a centre, y downwards, as ticks and crosses are defined on the screen. */
function drawStamp(
  { page, frame }: Drawing,
  { x, y, size }: Of<'tick' | 'cross'>,
  lines: readonly (readonly [number, number])[][],
) {
  const unit = size * frame.width;
  const at = ([dx, dy]: readonly [number, number]) =>
    `${fixed(x * frame.width + dx * unit)} ${fixed(y * frame.height + dy * unit)}`;
  const path = lines.map((line) => `M${line.map(at).join(' L')}`).join(' ');
  page.drawSvgPath(path, {
    x: 0,
    y: frame.height,
    borderColor: RED,
    borderWidth: unit * 0.13,
    borderLineCap: LineCapStyle.Round,
  });
}

const TICK = [
  [
    [-0.45, 0.08],
    [-0.12, 0.42],
    [0.48, -0.45],
  ],
] as const;
const CROSS = [
  [
    [-0.42, -0.42],
    [0.42, 0.42],
  ],
  [
    [0.42, -0.42],
    [-0.42, 0.42],
  ],
] as const;

function drawText({ page, frame, fonts }: Drawing, { x, y, width, size, text }: Of<'text'>): void {
  const height = size * frame.width;
  const { font, wrap } = fonts.plain;
  for (const [index, line] of wrap(text, height, width * frame.width).entries()) {
    const baseline = frame.height - y * frame.height - height * (0.95 + index * LINE_HEIGHT);
    page.drawText(line, { x: x * frame.width, y: baseline, size: height, font, color: RED });
  }
}

/** A label in a rounded frame, as wide as on the screen. */
function drawMark({ page, frame, fonts }: Drawing, { x, y, size, label }: Of<'mark'>): void {
  const unit = size * frame.width;
  const { font, writable } = fonts.strong;
  const text = writable(label).replace(/\n/g, ' ');
  const width = Math.max(1.9, label.length * 0.66 + 0.9) * unit;
  const [height, radius] = [unit * 1.5, unit * 0.4];
  const [left, top] = [x * frame.width - width / 2, y * frame.height - height / 2];
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius].map(fixed);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${fixed(dx * radius)} ${fixed(dy * radius)}`;
  const path = `M${fixed(left + radius)} ${fixed(top)} h${w} ${corner(1, 1)} v${h} ${corner(-1, 1)} h-${w} ${corner(-1, -1)} v-${h} ${corner(1, -1)} Z`;
  const line = { borderColor: RED, borderWidth: unit * 0.08 };
  page.drawSvgPath(path, { x: 0, y: frame.height, color: PAPER, opacity: 0.9, ...line });
  const textWidth = font.widthOfTextAtSize(text, unit);
  const baseline = frame.height - y * frame.height - unit * 0.36;
  page.drawText(text, { x: x * frame.width - textWidth / 2, y: baseline, size: unit, font, color: RED });
}

function drawOne(drawing: Drawing, annotation: Annotation): void {
  if (annotation.kind === 'pen') {
    const path = outlineOf(annotation, drawing.frame);
    if (path) drawing.page.drawSvgPath(path, { x: 0, y: drawing.frame.height, color: RED });
  } else if (annotation.kind === 'tick')
    drawStamp(
      drawing,
      annotation,
      TICK.map((line) => [...line]),
    );
  else if (annotation.kind === 'cross')
    drawStamp(
      drawing,
      annotation,
      CROSS.map((line) => [...line]),
    );
  else if (annotation.kind === 'text') drawText(drawing, annotation);
  else drawMark(drawing, annotation);
}

/** Draws on a page in red pen what was drawn on it on the screen, whichever way the page is turned or cropped. */
export function drawAnnotations(page: PDFPage, annotations: readonly Annotation[], fonts: Fonts): void {
  if (annotations.length === 0) return;
  const frame = pageFrame(page);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...frame.matrix), setLineJoin(LineJoinStyle.Round));
  for (const annotation of annotations) drawOne({ page, frame, fonts }, annotation);
  page.pushOperators(popGraphicsState());
}
