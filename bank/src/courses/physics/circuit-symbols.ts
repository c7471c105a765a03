import type { Diagram } from '../../diagram.ts';

/** Circuit symbols on horizontal wires, for diagrams whose frame has the same scale on both axes. */

type Point = readonly [number, number];

/** A resistor as a box of the given length centred at a point, on a horizontal or a vertical wire. */
export function resistor(diagram: Diagram, [x, y]: Point, options: { vertical?: boolean; length?: number } = {}): void {
  const along = (options.length ?? 1.2) / 2;
  const across = 0.22;
  const [dx, dy] = options.vertical ? [across, along] : [along, across];
  diagram.polygon([
    [x - dx, y - dy],
    [x + dx, y - dy],
    [x + dx, y + dy],
    [x - dx, y + dy],
  ]);
}

/** A cell on a horizontal wire: the long line is the positive terminal, on the right. Spans 0.3 about the centre. */
export function cell(diagram: Diagram, [x, y]: Point): void {
  diagram.segment([x - 0.1, y - 0.22], [x - 0.1, y + 0.22]).segment([x + 0.1, y - 0.42], [x + 0.1, y + 0.42]);
}

/** A meter as a circle with its letter. */
export function meter(diagram: Diagram, [x, y]: Point, letter: string): void {
  diagram.circle([x, y], 0.35).label([x, y], letter, { dy: 5 });
}

/** A wire through the points. */
export function wire(diagram: Diagram, ...points: readonly Point[]): void {
  diagram.polyline(points);
}
