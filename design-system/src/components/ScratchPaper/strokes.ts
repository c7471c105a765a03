export type PenColour = 'ink' | 'blue' | 'red';

/** `points`: x, y (thousandths of the square page) and pressure (0 to 100), each as a difference to the point before. */
export interface DrawnStroke {
  id: string;
  colour: PenColour;
  points: number[];
}

/** x, y in thousandths of the page, pressure from 0 to 100. */
export type PenPoint = readonly [x: number, y: number, pressure: number];

/** Longer lines continue as another stroke. */
export const LIMITS = { strokes: 600, points: 8_000, pointsOfStroke: 500 } as const;

/** Thousandths of the page: nearer points are dropped. */
const SAME_PLACE = 3;

/** Decodes a stroke's points. */
export function pointsOf({ points }: Pick<DrawnStroke, 'points'>): PenPoint[] {
  const all: PenPoint[] = [];
  let [x, y, pressure] = [0, 0, 0];
  for (let at = 0; at + 2 < points.length; at += 3) {
    x += points[at] as number;
    y += points[at + 1] as number;
    pressure += points[at + 2] as number;
    all.push([x, y, pressure]);
  }
  return all;
}

/** Encodes a pen's points, rounded, without duplicates. */
export function strokeOf(points: readonly PenPoint[], colour: PenColour): DrawnStroke {
  const steps: number[] = [];
  let former: PenPoint = [0, 0, 0];
  points.forEach(([x, y, pressure], index) => {
    const point: PenPoint = [within(x, 1_000), within(y, 1_000), within(pressure, 100)];
    const isLast = index === points.length - 1;
    const near = index > 0 && Math.hypot(point[0] - former[0], point[1] - former[1]) < SAME_PLACE;
    if (near && !isLast) return;
    steps.push(point[0] - former[0], point[1] - former[1], point[2] - former[2]);
    former = point;
  });
  return { id: newId(), colour, points: steps.slice(0, 3 * LIMITS.pointsOfStroke) };
}

const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);

/** Random enough for two tabs that draw at once. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('');

export function hasRoom(strokes: readonly DrawnStroke[]): boolean {
  const points = strokes.reduce((sum, stroke) => sum + stroke.points.length / 3, 0);
  return strokes.length < LIMITS.strokes && points + LIMITS.pointsOfStroke <= LIMITS.points;
}

/** Reach of the eraser, in thousandths of the page. */
const ERASER = 18;

/** Whether the eraser's path touches a stroke. */
export function touches(stroke: DrawnStroke, from: PenPoint, to: PenPoint): boolean {
  const points = pointsOf(stroke);
  const way = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / ERASER));
  return points.some(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    for (let step = 0; step <= way; step += 1) {
      const at = [from[0] + ((to[0] - from[0]) * step) / way, from[1] + ((to[1] - from[1]) * step) / way] as const;
      if (distance(at, [x, y], [nextX, nextY]) < ERASER) return true;
    }
    return false;
  });
}

function distance(
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}
