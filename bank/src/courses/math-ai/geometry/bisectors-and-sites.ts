import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, point, signed, significant, term } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { circumcentre, voronoiSvg } from '../voronoi.ts';
import { exact, labelled, near, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 3. Perpendicular bisectors and Voronoi diagrams from other sides. */

type Halfway =
  | { form: 'nearer'; what: string; a: Point; b: Point; p: Point }
  | { form: 'mirror'; a: Point; m: number; c: number }
  | { form: 'road'; what: string; a: Point; b: Point };

/** The perpendicular bisector as gradient and intercept. */
function bisector(a: Point, b: Point): { m: number; c: number } {
  const m = -(b[0] - a[0]) / (b[1] - a[1]);
  return { m, c: (a[1] + b[1]) / 2 - (m * (a[0] + b[0])) / 2 };
}

const bisectorUses = defineTemplate<Halfway, { m: number; c: number; x: number; y: number }>({
  key: 'ai-perpendicular-bisector-uses',
  calculatorAllowed: true,
  placements: [sl('3.5', 1, '2.1')],
  variants: [
    { form: 'nearer', what: 'clinics', a: [1, 6], b: [7, 2], p: [5, 6] },
    { form: 'mirror', a: [2, 9], m: 2, c: -5 },
    { form: 'road', what: 'villages', a: [2, 5], b: [10, 1] },
    { form: 'nearer', what: 'fire stations', a: [2, 1], b: [8, 5], p: [3, 7] },
    { form: 'mirror', a: [7, 1], m: -2, c: 5 },
    { form: 'road', what: 'farms', a: [1, 8], b: [9, 4] },
  ],
  solve: (numbers) => {
    if (numbers.form === 'mirror') {
      const { a, m, c } = numbers;
      // Foot of the perpendicular from A, then as far again.
      const x = (a[0] + m * (a[1] - c)) / (1 + m * m);
      return { m, c, x: 2 * x - a[0], y: 2 * (m * x + c) - a[1] };
    }
    const { m, c } = bisector(numbers.a, numbers.b);
    if (numbers.form === 'road') return { m, c, x: -c / m, y: 0 };
    const [[px, py], [ax, ay], [bx, by]] = [numbers.p, numbers.a, numbers.b];
    return { m, c, x: Math.hypot(px - ax, py - ay), y: Math.hypot(px - bx, py - by) };
  },
  write: (numbers, { m, c, x, y }) => {
    const tidy = (value: number) => Number(value.toFixed(6));
    if (numbers.form === 'mirror') {
      const { a } = numbers;
      const slope = fraction(-1, m);
      return {
        text: prose`
          On a map a river runs along the line $y = ${term(m, 'x')}${signed(c)}$. Every point of the river is equally far from two mills A and B. Mill A stands at $A${point(...a)}$.

          (a) State what the river is for the segment AB. [1]

          (b) Find the equation of the line AB. [3]

          (c) Determine the point where AB meets the river. [2]

          (d) Hence find the coordinates of B. [2]`,
        hint: 'What is true of the gradients of two perpendicular lines, and where on AB does the river cross it?',
        answer: prose`
          (a) its perpendicular bisector

          (b) $y - ${a[1]} = ${slope}(x - ${a[0]})$

          (c) $${point(tidy((a[0] + x) / 2), tidy((a[1] + y) / 2))}$

          (d) $${point(tidy(x), tidy(y))}$`,
        solution: prose`
          (a) All points that are equally far from A and B form the perpendicular bisector of AB.

          (b) The river has the gradient $${m}$, so AB has the gradient $${slope}$: $y - ${a[1]} = ${slope}(x - ${a[0]})$.

          (c) Solving both equations gives the point $${point(tidy((a[0] + x) / 2), tidy((a[1] + y) / 2))}$.

          (d) This point is the midpoint of AB, so B is as far on its other side: $B${point(tidy(x), tidy(y))}$. Taking the point of (c) for B would be the usual slip.`,
        markScheme: scheme({
          a: ['A1 perpendicular bisector'],
          b: ['M1 negative reciprocal', prose`A1 $${slope}$`, prose`A1 $y - ${a[1]} = ${slope}(x - ${a[0]})$, or another form`],
          c: ['(M1) system of the two equations', prose`A1 $${point(tidy((a[0] + x) / 2), tidy((a[1] + y) / 2))}$`],
          d: ['M1 use of the midpoint', prose`A1 $${point(tidy(x), tidy(y))}$`],
        }),
        keys: [
          { kind: 'equation', part: 'b', value: `y - ${a[1]} = (-1/(${m}))(x - ${a[0]})` },
          { kind: 'coordinate', part: 'c', values: [`${tidy((a[0] + x) / 2)}`, `${tidy((a[1] + y) / 2)}`] },
          { kind: 'coordinate', part: 'd', values: [`${tidy(x)}`, `${tidy(y)}`] },
        ],
      };
    }
    const { what, a, b } = numbers;
    const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const line = `y = ${term(tidy(m), 'x')}${signed(tidy(c))}`;
    if (numbers.form === 'road') {
      return {
        text: prose`
          Two ${what} lie at $A${point(...a)}$ and $B${point(...b)}$, in kilometres. A straight road runs along the $x$-axis. A bus stop S on the road is to be equally far from both.

          (a) Calculate the midpoint and the gradient of AB. [2]

          (b) Find the equation of the perpendicular bisector of AB. [3]

          (c) Hence find the coordinates of S. [2]

          (d) Calculate the distance of S from each of the two. [2]`,
        hint: 'S lies on two lines: which are they?',
        answer: prose`
          (a) $${point(...mid)}$, $${fraction(b[1] - a[1], b[0] - a[0])}$

          (b) $${line}$

          (c) $${point(tidy(x), 0)}$

          (d) $${significant(Math.hypot(x - a[0], a[1]))}\text{ km}$`,
        solution: prose`
          (a) The midpoint is $${point(...mid)}$ and the gradient $\dfrac{${b[1]} - ${a[1]}}{${b[0]} - ${a[0]}} = ${fraction(b[1] - a[1], b[0] - a[0])}$.

          (b) The bisector has the gradient $${tidy(m)}$ and passes through $${point(...mid)}$: $y - ${mid[1]} = ${tidy(m)}(x - ${mid[0]})$, that is $${line}$.

          (c) On the road $y = 0$: $${term(tidy(m), 'x')}${signed(tidy(c))} = 0$ gives $x = ${tidy(x)}$, so $S${point(tidy(x), 0)}$.

          (d) $SA = \sqrt{(${tidy(x)} - ${a[0]})^{2} + ${a[1]}^{2}} = ${significant(Math.hypot(x - a[0], a[1]))}\text{ km}$, and SB comes to the same, which checks the result.`,
        markScheme: scheme({
          a: [prose`A1 $${point(...mid)}$`, prose`A1 $${fraction(b[1] - a[1], b[0] - a[0])}$`],
          b: ['M1 negative reciprocal', 'M1 through the midpoint', prose`A1 $${line}$`],
          c: ['M1 $y = 0$', prose`A1 $${point(tidy(x), 0)}$`],
          d: ['(M1) distance of two points', prose`A1 $${significant(Math.hypot(x - a[0], a[1]))}\text{ km}$`],
        }),
        keys: [
          { kind: 'coordinate', part: 'a', label: 'Midpoint', values: mid.map(String) },
          labelled('Gradient', exact((b[1] - a[1]) / (b[0] - a[0]), 'a')),
          { kind: 'equation', part: 'b', value: `y = ${tidy(m)}x + (${tidy(c)})` },
          { kind: 'coordinate', part: 'c', values: [`${tidy(x)}`, '0'] },
          { kind: 'number', ...near(Math.hypot(x - a[0], a[1]), 'd', 'km') },
        ],
      };
    }
    const { p } = numbers;
    const above = p[1] > m * p[0] + c;
    const closer = x < y ? 'A' : 'B';
    return {
      text: prose`
        Two ${what} stand at $A${point(...a)}$ and $B${point(...b)}$, in kilometres. An accident happens at $P${point(...p)}$.

        (a) Find the equation of the perpendicular bisector of AB in the form $y = mx + c$. [4]

        (b) Decide, by putting the coordinates of P into this equation and without calculating a distance, which of the two is nearer to P. Justify your answer. [3]

        (c) Calculate both distances to verify your decision. [2]`,
      hint: 'The bisector parts the map into the points nearer to A and those nearer to B. On which side of it does A lie?',
      answer: prose`
        (a) $${line}$

        (b) ${closer}

        (c) $PA = ${significant(x)}\text{ km}$, $PB = ${significant(y)}\text{ km}$`,
      solution: prose`
        (a) The midpoint is $${point(...mid)}$, and AB has the gradient $${fraction(b[1] - a[1], b[0] - a[0])}$, so the bisector has the gradient $${tidy(m)}$: $${line}$.

        (b) At $x = ${p[0]}$ the bisector has $y = ${tidy(m * p[0] + c)}$, and P lies ${above ? 'above' : 'below'} it. At $x = ${a[0]}$ it has $y = ${tidy(m * a[0] + c)}$, so A lies ${a[1] > m * a[0] + c ? 'above' : 'below'} it. So P lies on the side of ${closer}, and ${closer} is nearer.

        (c) $PA = ${significant(x)}\text{ km}$ and $PB = ${significant(y)}\text{ km}$, which agrees.`,
      markScheme: scheme({
        a: ['A1 midpoint', 'M1 negative reciprocal', 'M1 through the midpoint', prose`A1 $${line}$`],
        b: [`M1 side of P`, 'M1 side of A or B', `R1 ${closer} is nearer`],
        c: [prose`A1 $PA = ${significant(x)}\text{ km}$`, prose`A1 $PB = ${significant(y)}\text{ km}$`],
      }),
      keys: [
        { kind: 'equation', part: 'a', value: `y = ${tidy(m)}x + (${tidy(c)})`, form: 'explicit' },
        labelled('$PA =$', near(x, 'c', 'km')),
        labelled('$PB =$', near(y, 'c', 'km')),
      ],
    };
  },
  check: (numbers, { m, c, x, y }) => {
    const { a } = numbers;
    const b: Point = numbers.form === 'mirror' ? [x, y] : numbers.b;
    for (const t of [-3, 4, 11]) {
      const at: Point = [t, m * t + c];
      assertClose(Math.hypot(at[0] - a[0], at[1] - a[1]), Math.hypot(at[0] - b[0], at[1] - b[1]), 'equally far');
    }
    if (numbers.form === 'road')
      assertClose(
        bisect((t) => Math.hypot(t - a[0], a[1]) - Math.hypot(t - b[0], b[1]), -50, 50),
        x,
        'the stop',
      );
    if (numbers.form === 'nearer') {
      assert.ok(x > 0 && y > 0 && Math.abs(x - y) > 0.3);
      // The line from P to the midpoint of AB, and the distance of P from the bisector.
      const [p, middle] = [numbers.p, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const];
      const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
      assertClose(x * x + y * y, 2 * ((p[0] - middle[0]) ** 2 + (p[1] - middle[1]) ** 2 + half * half), 'the sum of the squares');
      assertClose(
        Math.abs(x * x - y * y),
        (4 * half * Math.abs(m * p[0] + c - p[1])) / Math.hypot(m, 1),
        'the difference of the squares',
      );
    }
  },
});

type Sites =
  | { form: 'new'; what: string; sites: readonly [Point, Point, Point]; added: Point; homes: readonly [Point, Point] }
  | { form: 'waste'; what: string; sites: readonly [Point, Point, Point, Point] };

const newSites = defineTemplate<Sites, { one: Point; other: Point; value: number }>({
  key: 'ai-voronoi-new-site-and-vertices',
  calculatorAllowed: true,
  placements: [sl('3.6', 2, '3.5')],
  variants: [
    {
      form: 'new',
      what: 'post office',
      sites: [
        [2, 2],
        [10, 2],
        [6, 10],
      ],
      added: [6, 4],
      homes: [
        [5, 3],
        [9, 1],
      ],
    },
    {
      form: 'waste',
      what: 'a landfill',
      sites: [
        [1, 2],
        [9, 2],
        [3, 10],
        [11, 8],
      ],
    },
    {
      form: 'new',
      what: 'bank',
      sites: [
        [1, 3],
        [11, 3],
        [7, 11],
      ],
      added: [5, 5],
      homes: [
        [4, 6],
        [10, 6],
      ],
    },
    {
      form: 'waste',
      what: 'a noisy workshop',
      sites: [
        [2, 1],
        [10, 3],
        [2, 9],
        [8, 11],
      ],
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'new') {
      const [a] = numbers.sites;
      const { m, c } = bisector(a, numbers.added);
      return {
        one: [m, c],
        other: [0, 0],
        value: Math.hypot(numbers.homes[0][0] - numbers.added[0], numbers.homes[0][1] - numbers.added[1]),
      };
    }
    const vertices = emptyVertices(numbers.sites);
    const [one, other] = vertices as [Point, Point];
    return { one, other, value: Math.max(...vertices.map((v) => nearest(v, numbers.sites))) };
  },
  write: (numbers, { one, other, value }) => {
    const tidy = (v: number) => Number(v.toFixed(4));
    if (numbers.form === 'new') {
      const { what, sites, added, homes } = numbers;
      const [m, c] = one;
      const names = ['A', 'B', 'C', 'D'];
      const which = (p: Point, list: readonly Point[]) =>
        names[
          list.map((s, i) => [Math.hypot(p[0] - s[0], p[1] - s[1]), i] as const).toSorted((u, v) => u[0] - v[0])[0]?.[1] as number
        ] as string;
      const [before, after] = [homes.map((h) => which(h, sites)), homes.map((h) => which(h, [...sites, added]))] as [
        string[],
        string[],
      ];
      const box = { x: [0, 12] as const, y: [0, 12] as const };
      return {
        text: prose`
          The Voronoi diagram shows the three branches A, B and C of a ${what}, with coordinates in kilometres. A new branch D is opened at $D${point(...added)}$.

          ![](diagram:before)

          (a) Find the equation of the perpendicular bisector of AD. [4]

          (b) Two customers live at $P${point(...homes[0])}$ and $Q${point(...homes[1])}$. For each of them determine the nearest branch before and after D is opened. [4]

          (c) Draw the edges of the cell of D into the diagram, and describe what is left of the old edges inside this cell. [4]`,
        hint: 'Which two sites does each edge of the new cell separate?',
        answer: prose`
          (a) $y = ${term(tidy(m), 'x')}${signed(tidy(c))}$

          (b) P: ${before[0] as string}, then ${after[0] as string}; Q: ${before[1] as string}, then ${after[1] as string}

          (c) see the diagram; nothing is left of them`,
        solution: prose`
          (a) The midpoint of AD is $${point((sites[0][0] + added[0]) / 2, (sites[0][1] + added[1]) / 2)}$ and AD has the gradient $${fraction(added[1] - sites[0][1], added[0] - sites[0][0])}$, so the bisector has the gradient $${tidy(m)}$: $y = ${term(tidy(m), 'x')}${signed(tidy(c))}$.

          (b) Distances from P: ${[...sites, added].map((s, i) => `${names[i] as string} $${significant(Math.hypot(homes[0][0] - s[0], homes[0][1] - s[1]))}$`).join(', ')}. Distances from Q: ${[...sites, added].map((s, i) => `${names[i] as string} $${significant(Math.hypot(homes[1][0] - s[0], homes[1][1] - s[1]))}$`).join(', ')}. So P goes from ${before[0] as string} to ${after[0] as string}, while Q ${before[1] === after[1] ? `stays with ${after[1] as string}` : `goes from ${before[1] as string} to ${after[1] as string}`}.

          (c) Draw the bisectors of D with A, B and C, and keep of each the part on which D and the other site are nearest. Inside the new cell the old edges are removed, with the old vertex.

          ![](diagram:after)`,
        markScheme: scheme({
          a: [
            'A1 midpoint',
            'M1 negative reciprocal',
            'M1 through the midpoint',
            prose`A1 $y = ${term(tidy(m), 'x')}${signed(tidy(c))}$`,
          ],
          b: [
            'M1 distances, or the cell in the diagram',
            `A1 P with ${before[0] as string} before`,
            `A1 P with ${after[0] as string} after`,
            `A1 Q with ${before[1] as string} before and ${after[1] as string} after`,
          ],
          c: [
            'M1 bisectors of D with the old sites',
            'A1 edges that end where they meet',
            'A1 closed cell around D, or up to the boundary',
            'R1 old edges within the cell are removed',
          ],
        }),
        keys: [
          { kind: 'equation', part: 'a', value: `y = ${tidy(m)}x + (${tidy(c)})` },
          { kind: 'compare', part: 'c', as: 'sketch' },
        ],
        diagrams: [
          {
            name: 'before',
            svg: voronoiSvg(sites, box, { P: homes[0], Q: homes[1] }),
            alt: `A Voronoi diagram of A(${sites[0].join(', ')}), B(${sites[1].join(', ')}) and C(${sites[2].join(', ')}) with the points P and Q.`,
          },
          {
            name: 'after',
            svg: voronoiSvg([...sites, added], box),
            alt: `The Voronoi diagram with the further site D(${added.join(', ')}), whose cell lies in the middle.`,
          },
        ],
      };
    }
    const { what, sites } = numbers;
    const distancesOf = (v: Point) => nearest(v, sites);
    const best = distancesOf(one) > distancesOf(other) ? 'V' : 'W';
    const shown = (p: Point) => point(...p.map((v) => Number(v.toPrecision(3))));
    return {
      text: prose`
        Four towns lie at $A${point(...sites[0])}$, $B${point(...sites[1])}$, $C${point(...sites[2])}$ and $D${point(...sites[3])}$, in kilometres. The Voronoi diagram has two vertices, $V${shown(one)}$ and $W${shown(other)}$, with coordinates to three significant figures. A place within the towns' region is sought for ${what}, as far as possible from the nearest town.

        ![](diagram:towns)

        (a) Explain why only V and W need to be compared among the inner points. [2]

        (b) Write down which three towns are equally far from V. [1]

        (c) Calculate the distance of V and that of W from their nearest towns. [3]

        (d) Hence state which of the two is the better place, and the radius of the largest circle around it without a town inside. [2]`,
      hint: 'From a point within a cell one can always move farther away from its site. Where does this end?',
      answer: prose`
        (a) only at vertices can one not move away from all nearest sites

        (b) ${equallyFar(one, sites).join(', ')}

        (c) $${significant(distancesOf(one))}\text{ km}$ and $${significant(distancesOf(other))}\text{ km}$

        (d) ${best}, $${significant(value)}\text{ km}$`,
      solution: prose`
        (a) Within a cell one can move straight away from its site, and on an edge along the edge away from both sites, so that the distance from the nearest site grows. Only at a vertex, where three cells meet, this may not be possible.

        (b) At V the cells of ${equallyFar(one, sites).join(', ')} meet, so these three are equally far.

        (c) From V to ${equallyFar(one, sites)[0] as string} it is $${significant(distancesOf(one))}\text{ km}$, from W to ${equallyFar(other, sites)[0] as string} it is $${significant(distancesOf(other))}\text{ km}$. The distances to the other two sites of each vertex come to the same, which is a check.

        (d) The greater distance decides: ${best}, with a circle of radius $${significant(value)}\text{ km}$ that has three towns on it and none inside.`,
      markScheme: scheme({
        a: ['R1 one can move away from the sites within a cell and along an edge', 'R1 not so at a vertex'],
        b: [`A1 ${equallyFar(one, sites).join(', ')}`],
        c: [
          'M1 distance of two points',
          prose`A1 $${significant(distancesOf(one))}$`,
          prose`A1 $${significant(distancesOf(other))}$`,
        ],
        d: [`A1 ${best}`, prose`A1 $${significant(value)}\text{ km}$`],
      }),
      keys: [
        labelled('From V', toWithin(distancesOf(one), 0.03, 'c', 'km')),
        labelled('From W', toWithin(distancesOf(other), 0.03, 'c', 'km')),
        { kind: 'number', ...toWithin(value, 0.03, 'd', 'km') },
      ],
      diagrams: [
        {
          name: 'towns',
          svg: voronoiSvg(sites, { x: [0, 12], y: [0, 12] }, { V: one, W: other }),
          alt: `A Voronoi diagram of four sites A(${sites[0].join(', ')}), B(${sites[1].join(', ')}), C(${sites[2].join(', ')}), D(${sites[3].join(', ')}) with its vertices V and W.`,
        },
      ],
    };
  },
  check: (numbers, { one, other, value }) => {
    if (numbers.form === 'new') {
      const [m, c] = one;
      for (const t of [0, 3, 9]) {
        const gap = [numbers.sites[0], numbers.added].map((s) => Math.hypot(t - s[0], m * t + c - s[1]));
        assertClose(gap[0] as number, gap[1] as number, 'equally far from A and D');
      }
      const [home] = numbers.homes;
      assertClose(value ** 2, (home[0] - numbers.added[0]) ** 2 + (home[1] - numbers.added[1]) ** 2, 'the way to D');
      assert.ok(value > 0 && value < nearest(home, numbers.sites));
      return;
    }
    // A vertex is equally far from its three nearest towns.
    for (const v of [one, other]) {
      const ways = numbers.sites.map((s) => Math.hypot(s[0] - (v[0] as number), s[1] - (v[1] as number))).sort((x, y) => x - y);
      assertClose(ways[2] as number, ways[0] as number, 'equally far', 1e-9);
    }
    assert.equal(value, Math.max(nearest(one as Point, numbers.sites), nearest(other as Point, numbers.sites)));
    assert.notDeepEqual(one, other);
    // A fine grid between the towns knows no better place than the vertices.
    for (const v of [one, other]) {
      const here = nearest(v, numbers.sites);
      for (let k = 0; k < 12; k++) {
        const around: Point = [v[0] + 0.01 * Math.cos((k * Math.PI) / 6), v[1] + 0.01 * Math.sin((k * Math.PI) / 6)];
        assert.ok(nearest(around, numbers.sites) < here + 1e-9 || here < value - 1e-9);
      }
      assert.ok(v.every((coordinate) => coordinate > 0 && coordinate < 12));
    }
  },
});

const nearest = (p: Point, sites: readonly Point[]) => Math.min(...sites.map((s) => Math.hypot(p[0] - s[0], p[1] - s[1])));

/** Centres of circles through three sites with none inside, from left to right. */
function emptyVertices(sites: readonly Point[]): Point[] {
  return sites
    .map((_, skip) => sites.filter((_site, i) => i !== skip) as [Point, Point, Point])
    .map(([a, b, c]) => ({ centre: circumcentre(a, b, c), radius: nearest(circumcentre(a, b, c), [a]) }))
    .filter(({ centre, radius }) => nearest(centre, sites) > radius - 1e-9)
    .map(({ centre }) => centre)
    .toSorted((p, q) => p[0] - q[0]);
}

/** The names of the sites that are nearest to a vertex. */
const equallyFar = (v: Point, sites: readonly Point[]) =>
  sites.flatMap((s, i) => (Math.abs(Math.hypot(v[0] - s[0], v[1] - s[1]) - nearest(v, sites)) < 1e-6 ? ['ABCD'.charAt(i)] : []));

export const bisectorsAndSitesTemplates: readonly QuestionTemplate[] = [bisectorUses, newSites];
