import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { point, signed, significant, term } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { short } from '../values.ts';
import { type Box, voronoiCells, voronoiSvg } from '../voronoi.ts';
import { core, labelled, near, prose, table, toWithin } from '../writing.ts';

/** Topic 3: what Voronoi diagrams are used for: areas of cells, a lost site, a place far from all sites. */

const areaOf = (polygon: readonly Point[]): number =>
  Math.abs(
    polygon.reduce((sum, [x, y], i) => {
      const [u, v] = polygon[(i + 1) % polygon.length] as Point;
      return sum + x * v - u * y;
    }, 0),
  ) / 2;

const gapTo = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);

interface Cells {
  place: string;
  sites: readonly [Point, Point];
  width: number;
  height: number;
  people: number;
  of: string;
}

/** Two sites in a rectangular region, whose edge runs from the bottom to the top. */
const sharesOfARegion = defineTemplate<Cells, { bottom: number; top: number; area: number; share: number; served: number }>({
  key: 'ai-voronoi-share-of-region',
  calculatorAllowed: true,
  placements: core('3.6', 1, '3.5', '2.1'),
  variants: [
    {
      place: 'health centres',
      sites: [
        [2, 3],
        [8, 5],
      ],
      width: 10,
      height: 8,
      people: 12_000,
      of: 'inhabitants',
    },
    {
      place: 'schools',
      sites: [
        [3, 2],
        [7, 4],
      ],
      width: 12,
      height: 6,
      people: 3_600,
      of: 'pupils',
    },
    {
      place: 'lifeboat stations',
      sites: [
        [4, 5],
        [10, 2],
      ],
      width: 16,
      height: 6,
      people: 480,
      of: 'boats',
    },
    {
      place: 'water towers',
      sites: [
        [3, 6],
        [9, 4],
      ],
      width: 14,
      height: 8,
      people: 5_600,
      of: 'households',
    },
  ],
  solve: ({ sites: [[ax, ay], [bx, by]], width, height, people }) => {
    // Equal distances: 2(bx - ax)x + 2(by - ay)y = bx² + by² - ax² - ay².
    const right = bx * bx + by * by - ax * ax - ay * ay;
    const at = (y: number) => (right - 2 * (by - ay) * y) / (2 * (bx - ax));
    const area = ((at(0) + at(height)) / 2) * height;
    return {
      bottom: at(0),
      top: at(height),
      area,
      share: area / (width * height),
      served: Math.round((people * area) / (width * height)),
    };
  },
  write: ({ place, sites, width, height, people, of }, { bottom, top, area, share, served }) => {
    const [[ax, ay], [bx, by]] = sites;
    const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
    const [m, n] = [bx - ax, by - ay];
    const box: Box = { x: [0, width], y: [0, height] };
    const line = `${term(m, 'x')} ${n < 0 ? '-' : '+'} ${term(Math.abs(n), 'y')} = ${short(m * middle[0] + n * middle[1])}`;
    return inParts({
      stem: prose`
        Two ${place} stand at A${point(ax, ay)} and B${point(bx, by)} in a rectangular region with the corners $(0, 0)$, $(${width}, 0)$, $(${width}, ${height})$ and $(0, ${height})$. One unit is one kilometre. The diagram is the Voronoi diagram of the two sites within the region.

        ![](diagram:cells)`,
      hint: 'What do all points of the edge between the two cells have in common?',
      diagrams: [
        {
          name: 'cells',
          svg: voronoiSvg(sites, box),
          alt: `A rectangle ${width} wide and ${height} high, divided by a line into the cell of A(${ax}, ${ay}) on the left and that of B(${bx}, ${by}) on the right.`,
        },
      ],
      parts: [
        {
          ask: prose`Find the equation of the edge between the two cells.`,
          answer: `$${line}$`,
          solution: prose`The midpoint of AB is $${point(...middle)}$, and AB has the gradient $\dfrac{${n}}{${m}}$. The edge is perpendicular to AB: $${term(m, `(x${signed(-middle[0])})`)} ${n < 0 ? '-' : '+'} ${term(Math.abs(n), `(y${signed(-middle[1])})`)} = 0$, that is $${line}$.`,
          marks: ['A1 midpoint', 'M1 perpendicular gradient, or equal distances', `A1 $${line}$ (*accept* any equivalent form)`],
          keys: [{ kind: 'equation', value: `${m}x + (${n})y = ${short(m * middle[0] + n * middle[1])}` }],
        },
        {
          ask: prose`Find the area of the cell of A.`,
          answer: prose`$${significant(area)}\text{ km}^{2}$`,
          solution: prose`The edge meets the lower side of the region at $x = ${significant(bottom, 4)}$ and the upper one at $x = ${significant(top, 4)}$. The cell of A is a trapezium of height ${height}: $\dfrac{1}{2}(${significant(bottom, 4)} + ${significant(top, 4)}) \times ${height} = ${significant(area)}\text{ km}^{2}$.`,
          marks: [
            `A1 $x = ${significant(bottom)}$ and $x = ${significant(top)}$`,
            'M1 area of a trapezium',
            prose`A1 $${significant(area)}\text{ km}^{2}$ (FT their edge)`,
          ],
          keys: [near(area, undefined, 'km^2')],
        },
        {
          ask: prose`There are ${people} ${of} in the region, spread evenly, and each uses the nearest site. Estimate how many use site A.`,
          answer: `$${served}$`,
          solution: prose`The share is $\dfrac{${significant(area, 5)}}{${width * height}} = ${significant(share, 4)}$, which gives $${significant(share, 4)} \times ${people} \approx ${served}$.`,
          marks: ['M1 share of the area', `A1 $${served}$ (FT their area; *accept* values that come from rounding)`],
          keys: [toWithin(served, Math.max(1, 0.006 * served))],
        },
      ],
    });
  },
  check: ({ sites, width, height, people }, { area, bottom, top, served }) => {
    const [cell] = voronoiCells(sites, { x: [0, width], y: [0, height] });
    assertClose(areaOf(cell as Point[]), area, 'the cell');
    for (const end of [
      [bottom, 0],
      [top, height],
    ] as const)
      assertClose(gapTo(end, sites[0]), gapTo(end, sites[1]), 'an end of the edge');
    assert.ok(bottom > 0 && top > 0 && bottom < width && top < width);
    assert.ok(Math.abs(served - (people * area) / (width * height)) <= 0.5);
  },
});

const lostSite = defineTemplate({
  key: 'ai-voronoi-lost-site',
  calculatorAllowed: true,
  placements: core('3.6', 1, '3.5', '2.1'),
  variants: [
    { what: 'mobile phone mast', A: [2, 1], B: [6, 9], inside: [5, 3] },
    { what: 'wildlife feeding station', A: [1, 3], B: [7, 11], inside: [2, 9] },
    { what: 'seismometer', A: [3, 8], B: [9, 4], inside: [7, 8] },
    { what: 'post office', A: [10, 3], B: [4, 7], inside: [5, 1] },
  ] as { what: string; A: Point; B: Point; inside: Point }[],
  solve: ({ A, B, inside }) => ({ toA: gapTo(A, inside), toB: gapTo(B, inside) }),
  write: ({ what, A, B, inside }, { toA, toB }) => {
    const [m, n] = [B[0] - A[0], B[1] - A[1]];
    const middle: Point = [(A[0] + B[0]) / 2, (A[1] + B[1]) / 2];
    const [dx, dy, c] = [m / 2, n / 2, (m * middle[0] + n * middle[1]) / 2];
    const line = `${term(dx, 'x')} ${dy < 0 ? '-' : '+'} ${term(Math.abs(dy), 'y')} = ${short(c)}`;
    const isA = toA < toB;
    return inParts({
      stem: prose`A map shows the Voronoi diagram of several sites. Each is a ${what}. Site A is at $${point(...A)}$. The edge between the cells of A and B lies on the line $${line}$, but the position of B is no longer legible.`,
      hint: 'In what position is B, seen from the edge, compared with A?',
      parts: [
        {
          ask: 'Find the equation of the line AB.',
          answer: prose`$${term(n, `(x${signed(-A[0])})`)} = ${term(m, `(y${signed(-A[1])})`)}$`,
          solution: prose`AB is perpendicular to the edge, so its gradient is $\dfrac{${n}}{${m}}$. It passes through A: $${term(n, `(x${signed(-A[0])})`)} = ${term(m, `(y${signed(-A[1])})`)}$.`,
          marks: ['M1 perpendicular gradient', 'M1 line through A', 'A1 correct equation (*accept* any equivalent form)'],
          keys: [{ kind: 'equation', value: `${n}(x - (${A[0]})) = ${m}(y - (${A[1]}))` }],
        },
        {
          ask: 'Find where AB meets the edge, and hence the coordinates of B.',
          answer: prose`$${point(...middle)}$; B$${point(...B)}$`,
          solution: prose`Solving the two equations gives $${point(...middle)}$, the midpoint of AB. B is as far beyond it as A is before it: B$(2 \times ${middle[0]} - ${A[0]}, 2 \times ${middle[1]} - ${A[1]})$, that is $${point(...B)}$.`,
          marks: [
            'M1 solves the system',
            `A1 $${point(...middle)}$`,
            'M1 uses it as the midpoint (taking it for B itself costs the last two marks)',
            `A1 $${point(...B)}$ (FT their midpoint)`,
          ],
          keys: [
            { kind: 'coordinate', label: 'On the edge', values: middle.map(String) },
            { kind: 'coordinate', label: 'B', values: B.map(String) },
          ],
        },
        {
          ask: prose`Determine whether the point $${point(...inside)}$ can lie in the cell of ${isA ? 'B' : 'A'}.`,
          answer: 'no',
          solution: prose`Its distances are $${significant(toA)}$ from A and $${significant(toB)}$ from B. It is nearer to ${isA ? 'A' : 'B'}, so it cannot lie in the cell of ${isA ? 'B' : 'A'}.`,
          marks: [`A1 $${significant(toA)}$ and $${significant(toB)}$`, `R1 nearer to ${isA ? 'A' : 'B'}, so it cannot`],
        },
      ],
    });
  },
  check: ({ A, B }, { toA, toB }) => {
    const [m, n] = [B[0] - A[0], B[1] - A[1]];
    const c = (m * (A[0] + B[0]) + n * (A[1] + B[1])) / 2;
    for (const t of [-2, 0.7, 3]) {
      const p: Point = [(A[0] + B[0]) / 2 - t * n, (A[1] + B[1]) / 2 + t * m];
      assertClose(m * p[0] + n * p[1], c, 'on the edge');
      assertClose(gapTo(p, A), gapTo(p, B), 'equal distances');
    }
    assert.ok(Math.abs(toA - toB) > 0.1);
  },
});

interface Candidates {
  thing: string;
  from: string;
  sites: readonly (readonly [name: string, at: Point])[];
  vertices: readonly (readonly [name: string, at: Point, sites: string])[];
  fresh: Point;
}

const farthestVertex = defineTemplate<Candidates, { radii: number[]; best: number; freshGap: number }>({
  key: 'ai-voronoi-farthest-vertex',
  calculatorAllowed: true,
  placements: core('3.6', 2),
  // Vertices with the same distance from their three sites, worked out from circles with whole centres.
  variants: [
    {
      thing: 'a waste plant',
      from: 'villages',
      sites: [
        ['A', [0, 5]],
        ['B', [7, 4]],
        ['C', [13, -2]],
        ['D', [-1, -2]],
      ],
      vertices: [
        ['P', [3, 1], 'ABD'],
        ['Q', [6, -3], 'BCD'],
      ],
      fresh: [-2, 3],
    },
    {
      thing: 'a wind turbine',
      from: 'farms',
      sites: [
        ['A', [1, 9]],
        ['B', [9, 9]],
        ['C', [13, -3]],
        ['D', [1, 1]],
      ],
      vertices: [
        ['P', [5, 5], 'ABD'],
        ['Q', [8, 2], 'BCD'],
      ],
      fresh: [6, 6],
    },
    {
      thing: 'a firework display',
      from: 'houses',
      sites: [
        ['A', [0, 0]],
        ['B', [0, 8]],
        ['C', [14, 8]],
        ['D', [8, 0]],
      ],
      vertices: [
        ['P', [4, 4], 'ABD'],
        ['Q', [7, 7], 'BCD'],
      ],
      fresh: [4, 3],
    },
  ],
  solve: ({ sites, vertices, fresh }) => {
    const radii = vertices.map(([, at]) => Math.min(...sites.map(([, site]) => gapTo(site, at))));
    const best = radii.indexOf(Math.max(...radii));
    return { radii, best, freshGap: gapTo(fresh, (vertices[best] as Candidates['vertices'][number])[1]) };
  },
  write: ({ thing, from, sites, vertices, fresh }, { radii, best, freshGap }) => {
    const [name, _at] = vertices[best] as Candidates['vertices'][number];
    const radius = radii[best] as number;
    const spoils = freshGap < radius;
    return inParts({
      stem: prose`
        A site is wanted for ${thing}, as far as possible from the nearest of four ${from}, with coordinates in kilometres.

        ${table(
          sites.map(([letter]) => letter),
          sites.map(([, site]) => `$${point(...site)}$`),
        )}

        The Voronoi diagram of the four has two vertices: ${vertices.map(([letter, place]) => prose`${letter}$${point(...place)}$`).join(' and ')}.`,
      hint: 'For each of the two points, which of the four is the nearest?',
      parts: [
        {
          ask: 'For each of the two points, find the distance from the nearest of the four.',
          answer: vertices.map(([letter], i) => `${letter}: $${significant(radii[i] as number)}$ km`).join('; '),
          solution: vertices
            .map(
              ([letter, place], i) =>
                prose`From ${letter} the distances are ${sites.map(([, site]) => `$${significant(gapTo(site, place))}$`).join(', ')}; the least is $${significant(radii[i] as number)}$ km.`,
            )
            .join(' '),
          marks: [
            'M1 formula of the distance',
            ...vertices.map(([letter], i) => `A1 ${letter}: $${significant(radii[i] as number)}$`),
            'A1 all distances compared (*do not accept* the distance from one of the four alone)',
          ],
          keys: vertices.map(([letter], i) => labelled(letter, near(radii[i] as number))),
        },
        {
          ask: prose`State which of the two points is the better one, and describe what its distance means on the map.`,
          answer: `${name}; the radius of the largest circle around it without one of the four inside`,
          solution: prose`${name} is better, as $${significant(radius)}$ is the greater distance. It is the radius of the largest circle around ${name} that has none of the four inside.`,
          marks: [`A1 ${name} (FT their distances)`, 'R1 radius of the largest empty circle'],
        },
        {
          ask: prose`Another of the ${from} is built at $${point(...fresh)}$. Determine whether ${name} is still as far from the nearest of them as before.`,
          answer: spoils
            ? prose`no: it is $${significant(freshGap)}$ km away`
            : prose`yes: it is $${significant(freshGap)}$ km away`,
          solution: prose`The new one is $${significant(freshGap)}$ km from ${name}, which is ${spoils ? 'less' : 'more'} than $${significant(radius)}$ km. So ${name} ${spoils ? 'is now nearer to one of them than before' : 'is still as far from the nearest of them'}.`,
          marks: [
            `A1 $${significant(freshGap)}$`,
            `R1 ${spoils ? 'less' : 'more'} than $${significant(radius)}$, so ${spoils ? 'it is not' : 'it is'}`,
          ],
          keys: [near(freshGap)],
        },
      ],
    });
  },
  check: ({ sites, vertices }, { radii, best }) => {
    vertices.forEach(([, at, names], i) => {
      const own = sites.filter(([name]) => names.includes(name)).map(([, site]) => gapTo(site, at));
      for (const gap of own) assertClose(gap, own[0] as number, 'equal distances');
      assert.ok(Math.min(...sites.map(([, site]) => gapTo(site, at))) <= (own[0] as number) + 1e-9 && (radii[i] as number) > 0);
    });
    assert.ok(new Set(radii.map((each) => each.toFixed(3))).size === radii.length && best >= 0);
  },
});

export const voronoiUsesTemplates: readonly QuestionTemplate[] = [sharesOfARegion, lostSite, farthestVertex];
