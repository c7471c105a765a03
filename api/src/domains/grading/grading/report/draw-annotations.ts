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
import { type PageFrame, pageFrame } from './page-frame.ts';

/** The red pen of the light theme, #B42318. */
export const RED = rgb(0xb4 / 255, 0x23 / 255, 0x18 / 255);
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
