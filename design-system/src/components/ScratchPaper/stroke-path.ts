import { getStroke } from 'perfect-freehand';
import type { PenPoint } from './strokes.ts';

/** How the outline follows the points; `size` in thousandths of the page. */
const PEN = { size: 7, thinning: 0.5, smoothing: 0.5, streamline: 0.4, simulatePressure: false } as const;

/** The outline of a stroke as the data of an SVG path. */
export function strokePath(points: readonly PenPoint[]): string {
  const outline = getStroke(
    points.map(([x, y, pressure]) => [x, y, pressure / 100]),
    PEN,
  );
  const [first] = outline;
  if (!first) return '';
  // Curves through the middles of neighbouring points leave no corners.
  const curve = outline.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? first;
    return `${x.toFixed(1)},${y.toFixed(1)} ${((x + nextX) / 2).toFixed(1)},${((y + nextY) / 2).toFixed(1)}`;
  });
  return `M${first[0]?.toFixed(1)},${first[1]?.toFixed(1)} Q${curve.join(' ')} Z`;
}
