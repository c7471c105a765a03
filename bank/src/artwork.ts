import { seededIndex } from '@api/drawing';

/**
 * Pictures for the heads of pages, drawn by code: a motif of the field on night-blue graph paper, which suits the light and the
 * dark theme alike. `seed` varies the figure, so that neighbours differ.
 */
export const ARTWORK_WIDTH = 1200;
export const ARTWORK_HEIGHT = 480;

const COLOURS = {
  paper: '#1F2747',
  grid: '#2C3660',
  line: '#A3B4FF',
  faint: '#5A6AB0',
  mark: '#FFE98A',
  warm: '#FF9A8F',
} as const;
const MIDDLE = ARTWORK_HEIGHT / 2;

type Point = readonly [number, number];

const at = (value: number) => Math.round(value * 10) / 10;
const path = (points: readonly Point[], colour: string, width = 3, fill = 'none') =>
  `<path d="M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}" fill="${fill}" stroke="${colour}" stroke-width="${width}"/>`;
const dot = ([x, y]: Point, radius: number, colour: string) =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${colour}"/>`;
const ring = ([x, y]: Point, rx: number, ry: number, colour: string, turn = 0) =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" fill="none" stroke="${colour}" stroke-width="3" transform="rotate(${turn} ${at(x)} ${at(y)})"/>`;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The graph of `f` across the picture; x runs from 0 to 1, y is in pixels above the middle. */
const graph = (f: (x: number) => number): Point[] => range(121).map((i) => [(i / 120) * ARTWORK_WIDTH, MIDDLE - f(i / 120)]);
const axes =
  path(
    [
      [0, MIDDLE],
      [ARTWORK_WIDTH, MIDDLE],
    ],
    COLOURS.faint,
    2,
  ) +
  path(
    [
      [200, 0],
      [200, ARTWORK_HEIGHT],
    ],
    COLOURS.faint,
    2,
  );

/** A figure of the field; `pick(count)` chooses among variants. */
type Motif = (pick: (name: string, count: number) => number) => string;

const squares: Motif = (pick) => {
  const ratio = 0.62 + pick('ratio', 5) * 0.03;
  let [x, size] = [70, 300];
  return range(9)
    .map((step) => {
      const square = `<rect x="${at(x)}" y="${at(390 - size)}" width="${at(size)}" height="${at(size)}" fill="${step === 0 ? 'none' : COLOURS.line}" fill-opacity="${at(0.1 + step * 0.08)}" stroke="${COLOURS.line}" stroke-width="3"/>`;
      x += size + 14;
      size *= ratio;
      return square;
    })
    .join('');
};

const curves: Motif = (pick) => {
  const bend = 2 + pick('bend', 4);
  return (
    axes +
    path(
      graph((x) => 900 * (x - 0.42) ** 2 * (bend / 2) - 140),
      COLOURS.line,
    ) +
    path(
      graph((x) => 150 * Math.sin(bend * Math.PI * x)),
      COLOURS.faint,
    ) +
    path(
      graph((x) => 160 - 320 * x),
      COLOURS.mark,
    )
  );
};

const triangle: Motif = (pick) => {
  const [centre, radius] = [[600, MIDDLE] as Point, 190];
  const corners = [80, 200 + pick('turn', 30), 330 + pick('tilt', 20)].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(angle), centre[1] - radius * Math.sin(angle)];
  });
  const [top, left, right] = corners as [Point, Point, Point];
  const foot =
    ((top[0] - left[0]) * (right[0] - left[0]) + (top[1] - left[1]) * (right[1] - left[1])) /
    ((right[0] - left[0]) ** 2 + (right[1] - left[1]) ** 2);
  const base: Point = [left[0] + foot * (right[0] - left[0]), left[1] + foot * (right[1] - left[1])];
  return (
    ring(centre, radius, radius, COLOURS.faint) +
    path([top, left, right, top], COLOURS.line, 4, 'rgb(163 180 255 / 0.12)') +
    path([top, base], COLOURS.mark) +
    corners.map((corner) => dot(corner, 9, COLOURS.mark)).join('')
  );
};

const histogram: Motif = (pick) => {
  const centre = 0.42 + pick('centre', 5) * 0.04;
  const bell = (x: number) => 320 * Math.exp(-((x - centre) ** 2) / 0.03);
  const bars = range(20).map((i) => {
    const height = Math.max(6, bell((i + 0.5) / 20) * (0.85 + pick(`bar ${i}`, 30) / 100));
    return `<rect x="${i * 60 + 6}" y="${at(420 - height)}" width="48" height="${at(height)}" fill="${COLOURS.line}" fill-opacity="0.35"/>`;
  });
  return (
    bars.join('') +
    path(
      graph((x) => bell(x) - 180),
      COLOURS.mark,
      4,
    ) +
    path(
      [
        [0, 420],
        [ARTWORK_WIDTH, 420],
      ],
      COLOURS.faint,
    )
  );
};

const tangent: Motif = (pick) => {
  const f = (x: number) => 150 * Math.sin(4.2 * x + pick('phase', 6) * 0.2) + 110 * x;
  const [x0, h] = [0.3 + pick('point', 5) * 0.07, 1e-4];
  const slope = (f(x0 + h) - f(x0 - h)) / (2 * h);
  const strips = range(14).map((i) => {
    const x = 0.4 + i * 0.035;
    const top = MIDDLE - f(x);
    return `<rect x="${at(x * ARTWORK_WIDTH)}" y="${at(Math.min(top, 420))}" width="38" height="${at(Math.abs(420 - top))}" fill="${COLOURS.line}" fill-opacity="0.2"/>`;
  });
  return (
    strips.join('') +
    path(graph(f), COLOURS.line, 4) +
    path(
      graph((x) => f(x0) + slope * (x - x0)),
      COLOURS.mark,
    ) +
    dot([x0 * ARTWORK_WIDTH, MIDDLE - f(x0)], 10, COLOURS.warm)
  );
};

const projectile: Motif = (pick) =>
  range(4)
    .map((k) => {
      const [reach, height] = [500 + k * 160 + pick(`reach ${k}`, 60), 340 - k * 70];
      const arc = range(41).map((i): Point => [80 + (reach * i) / 40, 430 - 4 * height * (i / 40) * (1 - i / 40)]);
      const marks = arc.filter((_, i) => i % 5 === 0).map((point) => dot(point, 6, k === 1 ? COLOURS.mark : COLOURS.faint));
      return path(arc, k === 1 ? COLOURS.mark : COLOURS.line, 2.5) + marks.join('');
    })
    .join('') +
  path(
    [
      [0, 430],
      [ARTWORK_WIDTH, 430],
    ],
    COLOURS.faint,
  );

const particles: Motif = (pick) =>
  range(46)
    .map((i) => {
      const point: Point = [40 + pick(`x${i}`, 1120), 40 + pick(`y${i}`, 400)];
      const [dx, dy] = [pick(`dx${i}`, 80) - 40, pick(`dy${i}`, 80) - 40];
      return (
        path([point, [point[0] + dx, point[1] + dy]], COLOURS.faint, 2) +
        dot(point, 6 + pick(`r${i}`, 9), i % 9 === 0 ? COLOURS.mark : COLOURS.line)
      );
    })
    .join('');

const waves: Motif = (pick) => {
  const [first, second] = [3 + pick('first', 3), 5 + pick('second', 4)];
  const wave = (cycles: number, height: number) => (x: number) => height * Math.sin(2 * Math.PI * cycles * x);
  return (
    path(graph(wave(first, 70)), COLOURS.faint) +
    path(graph(wave(second, 70)), COLOURS.faint) +
    path(
      graph((x) => wave(first, 95)(x) + wave(second, 95)(x)),
      COLOURS.mark,
      4,
    ) +
    path(
      [
        [0, MIDDLE],
        [ARTWORK_WIDTH, MIDDLE],
      ],
      COLOURS.faint,
      2,
    )
  );
};

const fieldLines: Motif = (pick) => {
  const [left, right]: [Point, Point] = [
    [400 - pick('left', 60), MIDDLE],
    [800 + pick('right', 60), MIDDLE],
  ];
  const span = right[0] - left[0];
  const lines = [-3, -2, -1, 1, 2, 3].map((k) =>
    path(
      range(41).map((i): Point => [left[0] + (span * i) / 40, MIDDLE - k * 70 * Math.sin((Math.PI * i) / 40)]),
      COLOURS.line,
    ),
  );
  return lines.join('') + path([left, right], COLOURS.line) + dot(left, 26, COLOURS.mark) + dot(right, 26, COLOURS.warm);
};

const orbits: Motif = (pick) => {
  const centre: Point = [600, MIDDLE];
  const turns = [0, 60, 120].map((turn) => turn + pick('turn', 30));
  const electrons = turns.map((turn, index) => {
    const [angle, around] = [(turn * Math.PI) / 180, 0.8 + index * 1.9];
    const [x, y] = [260 * Math.cos(around), 90 * Math.sin(around)];
    return dot(
      [centre[0] + x * Math.cos(angle) - y * Math.sin(angle), centre[1] + x * Math.sin(angle) + y * Math.cos(angle)],
      12,
      COLOURS.mark,
    );
  });
  return (
    turns.map((turn) => ring(centre, 260, 90, COLOURS.line, turn)).join('') + dot(centre, 24, COLOURS.warm) + electrons.join('')
  );
};

/** Rings that share an edge, in a zigzag. */
const hexagons: Motif = (pick) => {
  const radius = 95;
  const [marked, shift] = [pick('mark', 11), pick('shift', 2)];
  return range(11)
    .toSorted((a, b) => Number(a === marked) - Number(b === marked))
    .map((i) => {
      const [cx, cy] = [190 + (i * radius * Math.sqrt(3)) / 2, MIDDLE + ((i + shift) % 2 === 0 ? -0.75 : 0.75) * radius];
      const corners = range(7).map(
        (k): Point => [cx + radius * Math.sin((k * Math.PI) / 3), cy - radius * Math.cos((k * Math.PI) / 3)],
      );
      return path(corners, i === marked ? COLOURS.mark : COLOURS.line, 4);
    })
    .join('');
};

const energyProfile: Motif = (pick) => {
  const peak = 230 + pick('peak', 80);
  const profile = (height: number) => (x: number) =>
    -60 - 70 / (1 + Math.exp(-14 * (x - 0.55))) + height * Math.exp(-((x - 0.5) ** 2) / 0.012);
  return (
    path(graph(profile(peak)), COLOURS.line, 4) +
    path(graph(profile(peak * 0.6)), COLOURS.mark, 3) +
    dot([600, MIDDLE - profile(peak)(0.5)], 10, COLOURS.warm)
  );
};

/** Every motif with what it shows, for the text alternative. */
export const motifs = {
  squares: { draw: squares, alt: 'Squares that shrink by a constant ratio' },
  curves: { draw: curves, alt: 'A parabola, a sine curve and a line on axes' },
  triangle: { draw: triangle, alt: 'A triangle with its circumcircle and an altitude' },
  histogram: { draw: histogram, alt: 'A histogram under a bell curve' },
  tangent: { draw: tangent, alt: 'A curve with a tangent and strips under it' },
  projectile: { draw: projectile, alt: 'Paths of thrown balls' },
  particles: { draw: particles, alt: 'Particles moving in all directions' },
  waves: { draw: waves, alt: 'Two waves and their sum' },
  fieldLines: { draw: fieldLines, alt: 'Field lines between two charges' },
  orbits: { draw: orbits, alt: 'Three orbits around a nucleus' },
  hexagons: { draw: hexagons, alt: 'A chain of hexagonal rings' },
  energyProfile: { draw: energyProfile, alt: 'An energy profile with and without a catalyst' },
} as const satisfies Record<string, { draw: Motif; alt: string }>;
export type MotifName = keyof typeof motifs;

/** A finished picture. */
export function drawArtwork(motif: MotifName, seed: string): { svg: string; alt: string } {
  const [width, height] = [ARTWORK_WIDTH, ARTWORK_HEIGHT];
  const grid = [
    ...range(29).map((i) => `M${(i + 1) * 40} 0V${height}`),
    ...range(11).map((i) => `M0 ${(i + 1) * 40}H${width}`),
  ].join('');
  const figure = motifs[motif].draw((name, count) => seededIndex(`${seed} ${name}`, count));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${COLOURS.paper}"/><path d="${grid}" stroke="${COLOURS.grid}" stroke-width="1"/><g stroke-linecap="round" stroke-linejoin="round">${figure}</g></svg>`;
  return { svg, alt: motifs[motif].alt };
}
