import type { Annotation } from '@api/contract';
import { getStroke } from 'perfect-freehand';
import { ACROSS } from './geometry.ts';

type Stroke = Extract<Annotation, { kind: 'pen' }>;

/** The outline of a pen stroke as the data of an SVG path: wider where the pen was pressed or slow. `height` is the page's in drawing units. */
export function strokePath({ points, width }: Pick<Stroke, 'points' | 'width'>, height: number): string {
  const outline = getStroke(
    points.map(([x, y, pressure]) => [x * ACROSS, y * height, pressure]),
    { size: width * ACROSS, thinning: 0.5, smoothing: 0.5, streamline: 0.35, simulatePressure: false },
  );
  const [first] = outline;
  if (!first) return '';
  // Curves through the middles of neighbouring points leave no corners.
  const curve = outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? first;
    return `${fixed(x)},${fixed(y)} ${fixed((x + nextX) / 2)},${fixed((y + nextY) / 2)}`;
  });
  return `M${fixed(first[0])},${fixed(first[1])} Q${curve.join(' ')} Z`;
}

const fixed = (value: number) => value.toFixed(1);
