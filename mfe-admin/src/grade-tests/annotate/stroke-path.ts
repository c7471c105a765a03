import type { Annotation } from '@api/contract';
import { outlinePath, PEN } from '@api/contract/annotation-shapes';
import { getStroke } from 'perfect-freehand';
import { ACROSS } from './geometry.ts';

type Stroke = Extract<Annotation, { kind: 'pen' }>;

/** The outline of a pen stroke as the data of an SVG path: wider where the pen was pressed. `height` is the page's in drawing units. */
export function strokePath({ points, width }: Pick<Stroke, 'points' | 'width'>, height: number): string {
  const inUnits = points.map(([x, y, pressure]) => [x * ACROSS, y * height, pressure]);
  return outlinePath(getStroke(inUnits, { ...PEN, size: width * ACROSS }));
}
