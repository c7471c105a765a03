import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type Anchor, around, type Box, keepApart, type Label, labelBox } from './diagram-labels.ts';

/**
 * Drawings for questions. Marks carry classes instead of colours (`d-axis`, `d-curve`, `d-curve2`, `d-dashed`, `d-shade`,
 * `d-point`, `d-label`, `d-math`, `d-grid`), which the typeset stylesheet sets for light, dark and print. The view box follows from what is
 * drawn: it grows beyond the frame where a label or a line needs it, so that nothing is cut off.
 */
export interface Frame {
  /** Ranges of the drawing in its own units. */
  x: readonly [number, number];
  y: readonly [number, number];
  /** Pixels; the drawing scales down on a narrow screen. 420 x 280 unless told. */
  width?: number;
  height?: number;
  /** The same length for a unit on both axes; `height` then follows from `width`. */
  equalScale?: boolean;
}

type Point = readonly [number, number];
type CurveClass = 'd-curve' | 'd-curve2' | 'd-dashed' | 'd-axis';

const MARGIN = 28;
/** Room kept around all that is drawn: half a stroke, a label's outline, and what a reader's own fonts may be wider. */
const CLEAR_EDGE = 4;
const escapeXml = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const round = (value: number) => Math.round(value * 100) / 100;

/** A drawing under construction, in the units of its frame. Each call draws on top of the former ones. */
export class Diagram {
  readonly #marks: (string | Label)[] = [];
  /** What the lines reach over; labels are measured when all are there. */
  readonly #reach: Box[] = [];
  readonly #width: number;
  readonly #height: number;
  readonly #frame: Frame;
  readonly #toX: (x: number) => number;
  readonly #toY: (y: number) => number;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#width = frame.width ?? 420;
    const unit = (this.#width - 2 * MARGIN) / (frame.x[1] - frame.x[0]);
    this.#height = frame.equalScale ? unit * (frame.y[1] - frame.y[0]) + 2 * MARGIN : (frame.height ?? 280);
    this.#toX = scaleLinear(frame.x, [MARGIN, this.#width - MARGIN]);
    this.#toY = scaleLinear(frame.y, [this.#height - MARGIN, MARGIN]);
    this.#reach.push({ left: 0, top: 0, right: this.#width, bottom: this.#height });
  }

  /** Notes that something is drawn about a place, in pixels. */
  #cover(x: number, y: number, acrossX: number, acrossY = acrossX): void {
    const [left, right] = [x - acrossX - CLEAR_EDGE, x + acrossX + CLEAR_EDGE];
    this.#reach.push({ left, right, top: y - acrossY - CLEAR_EDGE, bottom: y + acrossY + CLEAR_EDGE });
  }

  #at([x, y]: Point): string {
    return `${round(this.#toX(x))},${round(this.#toY(y))}`;
  }

  #path(points: readonly Point[], className: string, close = false): this {
    const d = line<Point>(
      ([x]) => round(this.#toX(x)),
      ([, y]) => round(this.#toY(y)),
    )([...points]);
    for (const [x, y] of points) this.#cover(this.#toX(x), this.#toY(y), 0);
    this.#marks.push(`<path class="${className}" d="${d}${close ? 'Z' : ''}"/>`);
    return this;
  }

  /** Axes through the origin (or the frame's edge) with arrow heads, names and, where asked, ticks with numbers. */
  axes(options: { x?: string; y?: string; xTicks?: readonly number[]; yTicks?: readonly number[]; grid?: boolean } = {}): this {
    const [x0, x1] = this.#frame.x;
    const [y0, y1] = this.#frame.y;
    const xAxisAt = Math.min(Math.max(0, y0), y1);
    const yAxisAt = Math.min(Math.max(0, x0), x1);
    if (options.grid) {
      for (const tick of options.xTicks ?? [])
        this.#path(
          [
            [tick, y0],
            [tick, y1],
          ],
          'd-grid',
        );
      for (const tick of options.yTicks ?? [])
        this.#path(
          [
            [x0, tick],
            [x1, tick],
          ],
          'd-grid',
        );
    }
    this.arrow([x0, xAxisAt], [x1, xAxisAt], 'd-axis').arrow([yAxisAt, y0], [yAxisAt, y1], 'd-axis');
    for (const tick of options.xTicks ?? []) {
      if (tick === yAxisAt) continue;
      this.#text([tick, xAxisAt], `${tick}`.replace('-', '−'), 'd-label', 'middle', 0, 16);
    }
    for (const tick of options.yTicks ?? []) {
      if (tick === xAxisAt) continue;
      this.#text([yAxisAt, tick], `${tick}`.replace('-', '−'), 'd-label', 'end', -7, 4);
    }
    const name = options.x ?? 'x';
    // Words above the axis would lie on the graph; below it they need a line of their own, under the numbers.
    const below = xAxisAt === y0 && name.length > 2;
    this.#text([x1, xAxisAt], name, 'd-math', 'end', below ? 0 : 14, below ? (options.xTicks?.length ? 36 : 20) : -8);
    this.#text([yAxisAt, y1], options.y ?? 'y', 'd-math', 'start', 8, -4);
    return this;
  }

  /** The graph of `f` from `from` to `to`; it breaks where `f` is not finite or leaves the frame. */
  graph(f: (x: number) => number, from: number, to: number, className: CurveClass = 'd-curve'): this {
    const [y0, y1] = this.#frame.y;
    let run: Point[] = [];
    const flush = () => {
      if (run.length > 1) this.#path(run, className);
      run = [];
    };
    for (let i = 0; i <= 240; i++) {
      const x = from + ((to - from) * i) / 240;
      const y = f(x);
      if (Number.isFinite(y) && y >= y0 && y <= y1) run.push([x, y]);
      else flush();
    }
    flush();
    return this;
  }

  /** A broken line through the points. */
  polyline(points: readonly Point[], className: CurveClass = 'd-curve'): this {
    return this.#path(points, className);
  }

  /** A closed figure, outlined and, where asked, shaded. */
  polygon(points: readonly Point[], options: { shade?: boolean } = {}): this {
    if (options.shade) this.#path(points, 'd-shade', true);
    return this.#path(points, 'd-curve', true);
  }

  /** The area between two graphs. */
  shadeBetween(upper: (x: number) => number, lower: (x: number) => number, from: number, to: number): this {
    const xs = Array.from({ length: 81 }, (_, i) => from + ((to - from) * i) / 80);
    const there = xs.map((x): Point => [x, upper(x)]);
    const back = xs.toReversed().map((x): Point => [x, lower(x)]);
    return this.#path([...there, ...back], 'd-shade', true);
  }

  segment(from: Point, to: Point, className: CurveClass = 'd-curve'): this {
    return this.#path([from, to], className);
  }

  /** A segment with an arrow head at `to`: axes, vectors, rays, forces. */
  arrow(from: Point, to: Point, className: CurveClass = 'd-curve'): this {
    this.segment(from, to, className);
    const [ax, ay] = [this.#toX(from[0]), this.#toY(from[1])];
    const [bx, by] = [this.#toX(to[0]), this.#toY(to[1])];
    const angle = Math.atan2(by - ay, bx - ax);
    const wing = (turn: number) => `${round(bx - 8 * Math.cos(angle + turn))},${round(by - 8 * Math.sin(angle + turn))}`;
    this.#marks.push(`<path class="d-head ${className}" d="M${round(bx)},${round(by)}L${wing(0.4)}L${wing(-0.4)}Z"/>`);
    return this;
  }

  /** A circle with its radius in x units. */
  circle(centre: Point, radius: number, options: { shade?: boolean; className?: CurveClass } = {}): this {
    const [cx, cy] = [round(this.#toX(centre[0])), round(this.#toY(centre[1]))];
    const rx = round(Math.abs(this.#toX(centre[0] + radius) - this.#toX(centre[0])));
    const ry = round(Math.abs(this.#toY(centre[1] + radius) - this.#toY(centre[1])));
    this.#cover(cx, cy, rx, ry);
    const shape = (className: string) => `<ellipse class="${className}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`;
    if (options.shade) this.#marks.push(shape('d-shade'));
    this.#marks.push(shape(options.className ?? 'd-curve'));
    return this;
  }

  /** An arc about `centre` from angle `from` to `to` (radians, anticlockwise); marks angles and sectors. */
  arc(centre: Point, radius: number, from: number, to: number, className: CurveClass = 'd-curve'): this {
    const points = Array.from({ length: 49 }, (_, i): Point => {
      const angle = from + ((to - from) * i) / 48;
      return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    });
    return this.#path(points, className);
  }

  point(at: Point): this {
    const [x, y] = this.#at(at).split(',');
    this.#marks.push(`<circle class="d-point" cx="${x}" cy="${y}" r="3.5"/>`);
    return this;
  }

  /** Words or a name beside a point; `math` sets it in italics. `dx`, `dy` are pixels, `dy` downwards. */
  label(at: Point, text: string, options: { math?: boolean; anchor?: Anchor; dx?: number; dy?: number } = {}): this {
    return this.#text(
      at,
      text,
      options.math ? 'd-math' : 'd-label',
      options.anchor ?? 'middle',
      options.dx ?? 0,
      options.dy ?? 0,
    );
  }

  #text(at: Point, text: string, className: Label['className'], anchor: Anchor, dx: number, dy: number): this {
    // A maths font sets letters as a product of quantities: words stand in the font of words.
    const set = WORD.test(text) ? 'd-label' : className;
    if (text.trim() !== '')
      this.#marks.push({ text, className: set, anchor, x: this.#toX(at[0]) + dx, y: this.#toY(at[1]) + dy });
    return this;
  }

  /** The finished SVG: labels clear of each other, and a view box around everything. Its text alternative is added where it is set. */
  toSvg(): string {
    const labels = keepApart(this.#marks.filter((mark) => typeof mark !== 'string'));
    const rooms = labels.map(labelBox).map(withClearEdge);
    const { left, top, right, bottom } = around([...this.#reach, ...rooms]);
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y];
    const drawn = labels.values();
    const marks = this.#marks.map((mark) => (typeof mark === 'string' ? mark : textOf(drawn.next().value as Label)));
    return `<svg class="diagram" xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${marks.join('')}</svg>`;
  }
}

/** Three letters in a row or more that are no function and no unit. */
const WORD = /(?<![A-Za-z])(?!sin|cos|tan|sec|csc|cot|log|arc|lim|min|max|mol|ppm|rad|kPa|MeV|keV|mWb|PHz)[A-Za-z]{3,}/;

const withClearEdge = ({ left, top, right, bottom }: Box): Box => ({
  left: left - CLEAR_EDGE,
  top: top - CLEAR_EDGE,
  right: right + CLEAR_EDGE,
  bottom: bottom + CLEAR_EDGE,
});

const textOf = ({ text, className, anchor, x, y }: Label): string =>
  `<text class="${className}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
