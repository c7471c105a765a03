import type { Annotation } from '@api/contract';
import { outlinePath, PEN, PILL, pillWidth, STAMP_LINE, stampPath, TEXT_LEADING } from '@api/contract/annotation-shapes';
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
import type { Fonts } from './annotation-text.ts';

/**
 * A page as a reader shows it: its size, and how its coordinates become those of the file. Lengths in the page's units.
 */
interface PageFrame {
  width: number;
  height: number;
  /** From shown coordinates, origin at the bottom left, to the file's: a b c d e f of `cm`. ISO 32000-2, 8.3.4. */
  matrix: [number, number, number, number, number, number];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same rectangle with its origin at the bottom left: files may name any two corners. */
const upright = ({ x, y, width, height }: Box): Box => ({
  x: Math.min(x, x + width),
  y: Math.min(y, y + height),
  width: Math.abs(width),
  height: Math.abs(height),
});

/** The visible part of a page: its crop box within its media box, else the media box. ISO 32000-2, 14.11.2. */
export function shownBox(crop: Box, media: Box): Box {
  const [inner, outer] = [upright(crop), upright(media)];
  const x = Math.max(inner.x, outer.x);
  const y = Math.max(inner.y, outer.y);
  const width = Math.min(inner.x + inner.width, outer.x + outer.width) - x;
  const height = Math.min(inner.y + inner.height, outer.y + outer.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : outer;
}

/** The frame of a page whose shown part is turned clockwise by an angle; other than quarter turns count as none. */
export function frameOf({ x, y, width, height }: Box, angle: number): PageFrame {
  const turn = ((angle % 360) + 360) % 360;
  if (turn === 90) return { width: height, height: width, matrix: [0, 1, -1, 0, x + width, y] };
  if (turn === 180) return { width, height, matrix: [-1, 0, 0, -1, x + width, y + height] };
  if (turn === 270) return { width: height, height: width, matrix: [0, -1, 1, 0, x, y + height] };
  return { width, height, matrix: [1, 0, 0, 1, x, y] };
}

const pageFrame = (page: PDFPage): PageFrame =>
  frameOf(shownBox(page.getCropBox(), page.getMediaBox()), page.getRotation().angle);

/** The red pen of the light theme, #B42318. */
const RED = rgb(0xb4 / 255, 0x23 / 255, 0x18 / 255);
const PAPER = rgb(1, 1, 1);

type Of<Kind extends Annotation['kind']> = Extract<Annotation, { kind: Kind }>;

interface Drawing {
  page: PDFPage;
  frame: PageFrame;
  fonts: Fonts;
}

const fixed = (value: number) => value.toFixed(2);

/** Draws a path in units down from the top left, as the screen has it. */
const drawPath = ({ page, frame }: Drawing, path: string, options: Parameters<PDFPage['drawSvgPath']>[1]) =>
  page.drawSvgPath(path, { x: 0, y: frame.height, ...options });

function drawPen(drawing: Drawing, { points, width }: Of<'pen'>): void {
  const { frame } = drawing;
  const outline = getStroke(
    points.map(([x, y, pressure]) => [x * frame.width, y * frame.height, pressure]),
    { ...PEN, size: width * frame.width },
  );
  if (outline.length > 0) drawPath(drawing, outlinePath(outline), { color: RED });
}

function drawStamp(drawing: Drawing, { kind, x, y, size }: Of<'tick' | 'cross'>): void {
  const { frame } = drawing;
  const unit = size * frame.width;
  const line = { borderColor: RED, borderWidth: unit * STAMP_LINE, borderLineCap: LineCapStyle.Round };
  drawPath(drawing, stampPath(kind, x * frame.width, y * frame.height, unit), line);
}

function drawText({ page, frame, fonts }: Drawing, { x, y, width, size, text }: Of<'text'>): void {
  const height = size * frame.width;
  for (const [index, line] of fonts.plain.wrap(text, height, width * frame.width).entries()) {
    const baseline = frame.height - y * frame.height - height * (0.95 + index * TEXT_LEADING);
    fonts.plain.draw(page, line, { x: x * frame.width, y: baseline, size: height, color: RED });
  }
}

/** A label in a rounded frame, as wide as on the screen. */
function drawMark(drawing: Drawing, { x, y, size, label }: Of<'mark'>): void {
  const { page, frame, fonts } = drawing;
  const unit = size * frame.width;
  const text = label.replace(/\n/g, ' ');
  const width = pillWidth(label) * unit;
  const [height, radius] = [unit * PILL.height, unit * PILL.radius];
  const [left, top] = [x * frame.width - width / 2, y * frame.height - height / 2];
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius].map(fixed);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${fixed(dx * radius)} ${fixed(dy * radius)}`;
  const path = `M${fixed(left + radius)} ${fixed(top)} h${w} ${corner(1, 1)} v${h} ${corner(-1, 1)} h-${w} ${corner(-1, -1)} v-${h} ${corner(1, -1)} Z`;
  drawPath(drawing, path, { color: PAPER, opacity: PILL.opacity, borderColor: RED, borderWidth: unit * PILL.line });
  const textWidth = fonts.strong.width(text, unit);
  const baseline = frame.height - y * frame.height - unit * 0.36;
  fonts.strong.draw(page, text, { x: x * frame.width - textWidth / 2, y: baseline, size: unit, color: RED });
}

function drawOne(drawing: Drawing, annotation: Annotation): void {
  if (annotation.kind === 'pen') drawPen(drawing, annotation);
  else if (annotation.kind === 'text') drawText(drawing, annotation);
  else if (annotation.kind === 'mark') drawMark(drawing, annotation);
  else drawStamp(drawing, annotation);
}

/** Draws on a page in red pen what was drawn on it on the screen, whichever way the page is turned or cropped. */
export function drawAnnotations(page: PDFPage, annotations: readonly Annotation[], fonts: Fonts): void {
  if (annotations.length === 0) return;
  const frame = pageFrame(page);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...frame.matrix), setLineJoin(LineJoinStyle.Round));
  for (const annotation of annotations) drawOne({ page, frame, fonts }, annotation);
  page.pushOperators(popGraphicsState());
}
