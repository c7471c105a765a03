import assert from 'node:assert/strict';
import { ALIKE } from '../../../forms.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, gcd, point, signedTerm, significant, term } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { circumcentre, voronoiCells, voronoiSvg } from '../voronoi.ts';
import { core, exact, halfUnit, labelled, near, prose, scheme, sl, table } from '../writing.ts';
import { stationFails } from './second-forms.ts';

/** Topic 3. Perpendicular bisectors and Voronoi diagrams. */

const voronoiStations = defineTemplate({
  key: 'ai-voronoi-rain-stations',
  calculatorAllowed: true,
  placements: [sl('3.6', 1, '3.5'), sl('3.5', 1, '3.6')],
  variants: [
    {
      sites: [
        [2, 3],
        [8, 5],
        [4, 9],
        [10, 10],
      ],
      at: [6, 6],
      rain: [12, 18, 9, 21],
    },
    {
      sites: [
        [3, 2],
        [9, 4],
        [2, 8],
        [8, 10],
      ],
      at: [5, 5],
      rain: [31, 26, 34, 22],
    },
    {
      sites: [
        [1, 4],
        [7, 2],
        [5, 8],
        [11, 7],
      ],
      at: [7, 6],
      rain: [8, 14, 11, 17],
    },
    {
      sites: [
        [2, 2],
        [10, 6],
        [4, 10],
        [9, 11],
      ],
      at: [5, 7],
      rain: [42, 37, 29, 33],
    },
    {
      sites: [
        [4, 3],
        [10, 1],
        [3, 9],
        [9, 8],
      ],
      at: [7, 4],
      rain: [5, 11, 7, 3],
    },
    {
      sites: [
        [1, 1],
        [9, 3],
        [3, 7],
        [10, 9],
      ],
      at: [5, 4],
      rain: [64, 58, 71, 49],
    },
    {
      sites: [
        [2, 5],
        [6, 1],
        [6, 11],
        [11, 6],
      ],
      at: [4, 7],
      rain: [15, 19, 24, 28],
    },
    {
      sites: [
        [3, 4],
        [7, 2],
        [2, 10],
        [10, 8],
      ],
      at: [6, 6],
      rain: [10, 6, 13, 9],
    },
  ],
  solve: ({ sites, at, rain }) => {
    const [a, b] = sites as unknown as [Point, Point];
    const squares = (sites as unknown as Point[]).map(([x, y]) => (x - (at[0] as number)) ** 2 + (y - (at[1] as number)) ** 2);
    const nearest = squares.indexOf(Math.min(...squares));
    // Perpendicular bisector of AB: (b - a)·(x, y) = (|b|² - |a|²) / 2, in lowest whole numbers.
    const raw = [2 * (b[0] - a[0]), 2 * (b[1] - a[1]), b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2] as const;
    const divisor = gcd(gcd(raw[0], raw[1]), raw[2]);
    const line = raw.map((value) => value / divisor) as [number, number, number];
    return { nearest, squares, estimate: rain[nearest] as number, line, middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const };
  },
  write: ({ sites, at, rain }, { nearest, squares, estimate, line, middle }, index) => {
    const [a, b] = sites as unknown as [Point, Point];
    const equation = `${term(line[0], 'x')}${signedTerm(line[1], 'y')} = ${line[2]}`;
    const name = 'ABCD'.charAt(nearest);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const diagrams = [
      {
        name: 'stations',
        svg: voronoiSvg(sites as unknown as Point[], { x: [0, 13], y: [0, 13] }, { V: at as unknown as Point }),
        alt: `A Voronoi diagram of the sites A${point(...(sites[0] as number[]))}, B${point(...(sites[1] as number[]))}, C${point(...(sites[2] as number[]))}, D${point(...(sites[3] as number[]))} on a grid, with the village at ${point(...at)} in the cell of ${name}.`,
      },
    ];
    const rainTable = table(['Station', 'A', 'B', 'C', 'D'], ['Rainfall (mm)', ...rain.map((value) => `$${value}$`)]);
    if (index >= ALIKE)
      return stationFails(
        { sites: sites as unknown as Point[], at: at as unknown as Point, rain, squares, nearest },
        diagrams,
        rainTable,
      );
    return {
      text: prose`
        Four weather stations stand at A$${point(...(sites[0] as number[]))}$, B$${point(...(sites[1] as number[]))}$, C$${point(...(sites[2] as number[]))}$ and D$${point(...(sites[3] as number[]))}$, where one unit is one kilometre. The diagram shows their Voronoi diagram and a
        village at V$${point(...at)}$.

        ![](diagram:stations)

        The rainfall on one day, in mm, was recorded at each station.

        ${rainTable}

        (a) Find the equation of the edge between the cells of A and B, in the form $ax + by = d$ where $a, b, d \in \mathbb{Z}$. [4]

        (b) Determine which station is nearest to the village, and its distance from the village. [2]

        (c) Hence write down an estimate, by nearest neighbour interpolation, of the rainfall in the village. [1]`,
      hint: 'What does an edge of a Voronoi diagram have to do with its two sites?',
      answer: prose`
        (a) $${equation}$

        (b) station ${name}, $${significant(Math.sqrt(Math.min(...squares)))}\text{ km}$

        (c) $${estimate}\text{ mm}$`,
      solution: prose`
        (a) The midpoint of AB is $${point(...middle)}$. The gradient of AB is $${fraction(dy, dx)}$, so the perpendicular bisector has gradient $${fraction(-dx, dy)}$:
        $$y - ${middle[1]} = ${fraction(-dx, dy)}(x - ${middle[0]}).$$
        Multiplying out and collecting terms gives $${equation}$.

        (b) V lies in the cell of ${name}, so ${name} is the nearest station. As a check, the squares of the distances from V to A, B, C and D are $${squares.join(',\\ ')}$. The least of them is
        $${Math.min(...squares)}$, so the distance is $\sqrt{${Math.min(...squares)}} = ${significant(Math.sqrt(Math.min(...squares)))}\text{ km}$.

        (c) Nearest neighbour interpolation takes the value of the nearest site: $${estimate}\text{ mm}$.`,
      markScheme: scheme({
        a: [
          prose`A1 midpoint $${point(...middle)}$`,
          prose`M1 negative reciprocal of the gradient $${fraction(dy, dx)}$`,
          'M1 line through their midpoint with their gradient',
          prose`A1 $${equation}$ (or a multiple)`,
        ],
        b: [
          prose`R1 V lies in the cell of ${name}, or distances compared`,
          prose`A1 $${significant(Math.sqrt(Math.min(...squares)))}\text{ km}$`,
        ],
        c: [prose`A1 $${estimate}\text{ mm}$`],
      }),
      numeric: [exact(estimate, 'c', 'mm')],
      keys: [
        { kind: 'equation', part: 'a', value: equation },
        labelled('Distance', near(Math.sqrt(Math.min(...squares)), 'b', 'km')),
      ],
      diagrams,
    };
  },
  check: ({ sites, at, rain }, { nearest, squares, estimate, line }) => {
    const places = sites as unknown as Point[];
    const [a, b] = places as [Point, Point];
    // Two points of the line must be as far from A as from B.
    for (const x of [-3, 7]) {
      const y = (line[2] - line[0] * x) / line[1];
      assertClose(Math.hypot(x - a[0], y - a[1]), Math.hypot(x - b[0], y - b[1]), 'equal distances');
    }
    const ways = places.map(([x, y]) => Math.hypot(x - (at[0] as number), y - (at[1] as number)));
    ways.forEach((way, i) => {
      assertClose(Math.sqrt(squares[i] as number), way, 'the way to a station', 1e-9);
      if (way === Math.min(...ways)) assert.equal(estimate, rain[i]);
    });
    // The village must lie inside the polygon of its cell (all turns of one sign).
    const cell = voronoiCells(places, { x: [0, 13], y: [0, 13] })[nearest] as Point[];
    const turns = cell.map((p, i) => {
      const q = cell[(i + 1) % cell.length] as Point;
      return (q[0] - p[0]) * ((at[1] as number) - p[1]) - (q[1] - p[1]) * ((at[0] as number) - p[0]);
    });
    assert.ok(turns.every((turn) => turn > 0));
    // A and B are neighbours: their cells share two corners.
    const [first, second] = voronoiCells(places, { x: [0, 13], y: [0, 13] }) as [Point[], Point[]];
    const shared = first.filter((p) => second.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 1e-9));
    assert.ok(shared.length >= 2);
    const ordered = squares.toSorted((x, y) => x - y) as [number, number];
    assert.ok(ordered[1] - ordered[0] >= 1);
  },
});

const farthestFromSites = defineTemplate({
  key: 'ai-voronoi-largest-empty-circle',
  calculatorAllowed: true,
  placements: core('3.6', 2, '3.5'),
  variants: [
    {
      sites: [
        [1, 2],
        [9, 2],
        [8, 9],
      ],
      thing: 'waste plant',
      from: 'three villages',
    },
    {
      sites: [
        [2, 1],
        [10, 5],
        [3, 8],
      ],
      thing: 'noisy workshop',
      from: 'three schools',
    },
    {
      sites: [
        [0, 3],
        [8, 1],
        [6, 9],
      ],
      thing: 'new petrol station',
      from: 'the three existing ones',
    },
    {
      sites: [
        [1, 1],
        [11, 3],
        [5, 9],
      ],
      thing: 'wind turbine',
      from: 'three farms',
    },
    {
      sites: [
        [2, 2],
        [8, 0],
        [10, 8],
      ],
      thing: 'new bakery',
      from: 'its three competitors',
    },
    {
      sites: [
        [1, 5],
        [7, 1],
        [9, 9],
      ],
      thing: 'firework platform',
      from: 'three hamlets',
    },
    {
      sites: [
        [0, 0],
        [10, 2],
        [4, 8],
      ],
      thing: 'shooting range',
      from: 'three campsites',
    },
    {
      sites: [
        [3, 1],
        [11, 3],
        [5, 9],
      ],
      thing: 'motocross track',
      from: 'three nature reserves',
    },
  ],
  solve: ({ sites }) => {
    const [a, b, c] = sites as unknown as [Point, Point, Point];
    const centre = circumcentre(a, b, c);
    const bisector = (p: Point, q: Point) => {
      const raw = [2 * (q[0] - p[0]), 2 * (q[1] - p[1]), q[0] ** 2 + q[1] ** 2 - p[0] ** 2 - p[1] ** 2] as const;
      const divisor = gcd(gcd(raw[0], raw[1]), raw[2]) * (raw[0] < 0 ? -1 : 1);
      return raw.map((value) => value / divisor) as [number, number, number];
    };
    return { centre, radius: Math.hypot(centre[0] - a[0], centre[1] - a[1]), ab: bisector(a, b), ac: bisector(a, c) };
  },
  write: ({ sites, thing, from }, { centre, radius, ab, ac }) => {
    const equation = ([x, y, right]: readonly [number, number, number]) => {
      const left = x === 0 ? term(y, 'y') : `${term(x, 'x')}${signedTerm(y, 'y')}`;
      return `${left} = ${right}`;
    };
    const short = (value: number) => `${Number(value.toFixed(3))}`;
    const centreTex = `(${Number(centre[0].toPrecision(3))}, ${Number(centre[1].toPrecision(3))})`;
    const places = sites as number[][];
    return {
      text: prose`
        On a map with units of one kilometre, ${from} are at A$${point(...(places[0] as number[]))}$, B$${point(...(places[1] as number[]))}$ and C$${point(...(places[2] as number[]))}$. A ${thing} is to be built within the triangle ABC, as far as possible
        from the nearest of them.

        ![](diagram:sites)

        (a) Show that the perpendicular bisector of AB has the equation $${equation(ab)}$. [3]

        (b) Find the equation of the perpendicular bisector of AC. [3]

        (c) Hence find the coordinates of the point where the ${thing} should be built. [2]

        (d) Calculate its distance from A, B and C. [1]

        (e) Discuss whether this is the best place in reality: give one argument for it and one against it. [2]`,
      hint: 'How do the distances from a vertex of the diagram to its three sites compare? Can any other point of the triangle be better?',
      answer: prose`
        (a) shown

        (b) $${equation(ac)}$

        (c) $${centreTex}$

        (d) $${significant(radius)}\text{ km}$

        (e) for: no point of the triangle is farther from the nearest of them; against: for example, people travel by road and not in straight lines, or the land there cannot be built on`,
      solution: prose`
        (a) A point $(x, y)$ of the bisector is as far from A as from B. Using squares of the distances,
        $$(x - ${places[0]?.[0] as number})^2 + (y - ${places[0]?.[1] as number})^2 = (x - ${places[1]?.[0] as number})^2 + (y - ${places[1]?.[1] as number})^2.$$
        The squares $x^2$ and $y^2$ cancel. What is left, divided by a common factor, is $${equation(ab)}$. (Midpoint and perpendicular gradient lead to the same line.)

        (b) In the same way for A and C: $${equation(ac)}$.

        (c) The farthest point from the nearest site is a vertex of the Voronoi diagram: solving the two equations together gives $${centreTex}$.

        (d) The distance from A is $\sqrt{(${short(centre[0])} - ${places[0]?.[0] as number})^2 + (${short(centre[1])} - ${places[0]?.[1] as number})^2} = ${significant(radius)}\text{ km}$; the distances from B and C are the same.

        (e) For it: of all points in the triangle this one is farthest from the nearest of the three, which is what was wanted. Against it: the model uses straight-line distances and assumes that it is possible to build at the point found, and either assumption may fail.`,
      markScheme: scheme({
        a: [
          'M1 equal distances, or midpoint of AB',
          'M1 squares expanded, or perpendicular gradient',
          'A1 correct working to the result',
          prose`AG $${equation(ab)}$`,
        ],
        b: [
          'M1 equal distances, or midpoint of AC',
          'M1 squares expanded, or perpendicular gradient',
          prose`A1 $${equation(ac)}$ (or a multiple)`,
        ],
        c: ['M1 attempt to solve the two equations', prose`A1 $${centreTex}$`],
        d: [prose`A1 $${significant(radius)}\text{ km}$`],
        e: [
          'R1 for: as far as possible from the nearest of the three',
          'R1 against: a limitation of the model (roads are not straight lines; land; cost; other sites outside the triangle)',
        ],
      }),
      numeric: [near(radius, 'd', 'km')],
      keys: [
        { kind: 'equation', part: 'b', value: equation(ac) },
        { kind: 'coordinate', part: 'c', values: centre.map(String), tolerance: halfUnit(Math.max(...centre.map(Math.abs))) },
      ],
      diagrams: [
        {
          name: 'sites',
          svg: voronoiSvg(sites as unknown as Point[], { x: [-1, 13], y: [-1, 11] }),
          alt: `A Voronoi diagram of the three sites A${point(...(places[0] as number[]))}, B${point(...(places[1] as number[]))} and C${point(...(places[2] as number[]))}; its three edges meet in one vertex inside the triangle.`,
        },
      ],
    };
  },
  check: ({ sites }, { centre, radius, ab, ac }) => {
    const places = sites as unknown as [Point, Point, Point];
    assertClose(ab[0] * centre[0] + ab[1] * centre[1], ab[2], 'on the first bisector');
    assertClose(ac[0] * centre[0] + ac[1] * centre[1], ac[2], 'on the second bisector');
    // Brute force over the triangle.
    const [a, b, c] = places;
    let best = 0;
    for (let i = 0; i <= 300; i++) {
      for (let j = 0; j <= 300 - i; j++) {
        const [s, t] = [i / 300, j / 300];
        const at = [a[0] + s * (b[0] - a[0]) + t * (c[0] - a[0]), a[1] + s * (b[1] - a[1]) + t * (c[1] - a[1])] as const;
        best = Math.max(best, Math.min(...places.map((p) => Math.hypot(at[0] - p[0], at[1] - p[1]))));
      }
    }
    assertClose(radius, best, 'the best point of a grid in the triangle', 6e-3);
    assert.ok(best <= radius + 1e-9);
  },
});

export const voronoiDiagramsTemplates: readonly QuestionTemplate[] = [voronoiStations, farthestFromSites];
