import { Diagram } from '../../../diagram.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { entry, matrixTex, multiply, power, solveSystem } from '../matrices.ts';
import { halfUnit, hl, prose, scheme } from '../writing.ts';

/** Topic 4. Markov chains (higher level). */

const brandLoyalty = defineTemplate({
  key: 'ai-markov-three-states',
  calculatorAllowed: true,
  placements: [hl('4.19', 2, '1.14')],
  variants: [
    {
      what: 'mobile phone networks',
      each: 'year',
      t: [
        [0.8, 0.1, 0.2],
        [0.1, 0.7, 0.2],
        [0.1, 0.2, 0.6],
      ],
      start: [500, 300, 200],
      n: 3,
    },
    {
      what: 'gyms',
      each: 'month',
      t: [
        [0.6, 0.3, 0.1],
        [0.3, 0.5, 0.3],
        [0.1, 0.2, 0.6],
      ],
      start: [40, 50, 30],
      n: 2,
    },
    {
      what: 'canteens of a campus',
      each: 'week',
      t: [
        [0.7, 0.2, 0.1],
        [0.2, 0.6, 0.4],
        [0.1, 0.2, 0.5],
      ],
      start: [300, 300, 300],
      n: 4,
    },
    {
      what: 'news sites',
      each: 'month',
      t: [
        [0.9, 0.05, 0.1],
        [0.05, 0.85, 0.1],
        [0.05, 0.1, 0.8],
      ],
      start: [1200, 800, 1000],
      n: 3,
    },
    {
      what: 'supermarkets',
      each: 'month',
      t: [
        [0.5, 0.4, 0.2],
        [0.3, 0.4, 0.2],
        [0.2, 0.2, 0.6],
      ],
      start: [90, 0, 60],
      n: 2,
    },
    {
      what: 'streaming services',
      each: 'quarter',
      t: [
        [0.85, 0.1, 0.05],
        [0.1, 0.8, 0.15],
        [0.05, 0.1, 0.8],
      ],
      start: [600, 900, 500],
      n: 4,
    },
    {
      what: 'car-sharing companies',
      each: 'month',
      t: [
        [0.4, 0.3, 0.3],
        [0.4, 0.5, 0.2],
        [0.2, 0.2, 0.5],
      ],
      start: [20, 35, 25],
      n: 3,
    },
    {
      what: 'language apps',
      each: 'term',
      t: [
        [0.75, 0.15, 0.1],
        [0.15, 0.7, 0.2],
        [0.1, 0.15, 0.7],
      ],
      start: [150, 120, 90],
      n: 2,
    },
  ],
  solve: ({ t, start, n }) => {
    const sum = start.reduce((total, value) => total + value, 0);
    const later = multiply(
      power(t, n),
      start.map((value) => [value]),
    ).map((row) => row[0] as number);
    // T s = s with the last equation replaced by the total.
    const system = [
      [entry(t, 0, 0) - 1, entry(t, 0, 1), entry(t, 0, 2)],
      [entry(t, 1, 0), entry(t, 1, 1) - 1, entry(t, 1, 2)],
      [1, 1, 1],
    ];
    return { sum, later, steady: solveSystem(system, [0, 0, sum]) };
  },
  write: ({ what, each, t, start, n }, { sum, later, steady }) => {
    const p = (i: number, j: number) => `${entry(t, i, j)}`;
    const spots: readonly Point[] = [
      [2, 2],
      [9, 2],
      [5.5, 6.6],
    ];
    const figure = new Diagram({ x: [-0.8, 11.8], y: [-0.6, 9], equalScale: true, width: 420 });
    const between = (i: number, j: number) => {
      const [from, to] = [spots[i] as Point, spots[j] as Point];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      // Shifted to the right of the direction, so that the two arrows of a pair lie apart.
      const [sx, sy] = [uy * 0.28, -ux * 0.28];
      const tail: Point = [from[0] + ux * 0.95 + sx, from[1] + uy * 0.95 + sy];
      const head: Point = [to[0] - ux * 0.95 + sx, to[1] - uy * 0.95 + sy];
      figure.arrow(tail, head).label([(tail[0] + head[0]) / 2 + sx * 2, (tail[1] + head[1]) / 2 + sy * 2], p(j, i), {
        dy: 4,
        dx: sx > 0.2 ? 6 : sx < -0.2 ? -6 : 0,
      });
    };
    for (const [i, j] of [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 1],
      [2, 0],
      [0, 2],
    ] as const)
      between(i, j);
    spots.forEach((spot, i) => {
      figure.circle(spot, 0.8).label(spot, 'ABC'.charAt(i), { math: true, dy: 5 });
      const loop: Point = i === 2 ? [spot[0], spot[1] + 1.2] : [spot[0] + (i === 0 ? -1 : 1), spot[1] - 0.9];
      const middle = i === 2 ? Math.PI / 2 : i === 0 ? (5 * Math.PI) / 4 : (7 * Math.PI) / 4;
      figure.arc(loop, 0.65, middle - 2.3, middle + 2.3).label(loop, p(i, i), { dy: 4 });
    });
    return {
      text: prose`
        The diagram shows three ${what}, A, B and C, and the probabilities with which a user stays or changes from one ${each} to the next.

        ![](diagram:chain)

        At the start A has ${start[0] as number}, B has ${start[1] as number} and C has ${start[2] as number} users, and their total number stays the same.

        (a) Write down the transition matrix $\boldsymbol{T}$, whose columns add up to 1. [2]

        (b) Calculate the expected numbers of users after ${n} ${each}s. [3]

        (c) Write down the equations for the steady state $\boldsymbol{s} = (a, b, c)$, including one for the total. [3]

        (d) Determine the long-term number of users of each. [3]

        (e) Outline one limitation of this model. [1]`,
      hint: prose`The entry in row $i$ and column $j$ is the probability of going **from** $j$ **to** $i$.`,
      answer: prose`
        (a) $${matrixTex(t)}$

        (b) A: $${significant(later[0] as number)}$, B: $${significant(later[1] as number)}$, C: $${significant(later[2] as number)}$

        (c) $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$ and $a + b + c = ${sum}$

        (d) A: $${significant(steady[0] as number)}$, B: $${significant(steady[1] as number)}$, C: $${significant(steady[2] as number)}$

        (e) for example: the probabilities do not change with time`,
      solution: prose`
        (a) Put the probabilities of the arrows that leave A in the first column, and so on; those of staying are on the diagonal:
        $$\boldsymbol{T} = ${matrixTex(t)}.$$

        (b) $\boldsymbol{T}^{${n}}${columnVector(...start)} = ${columnVector(...later.map((value) => significant(value, 4)))}$, so A has about $${significant(later[0] as number)}$, B $${significant(later[1] as number)}$ and C $${significant(later[2] as number)}$ users.

        (c) In the steady state one more step changes nothing, $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$:
        $$${p(0, 0)}a + ${p(0, 1)}b + ${p(0, 2)}c = a, \qquad ${p(1, 0)}a + ${p(1, 1)}b + ${p(1, 2)}c = b.$$
        (The third such equation follows from these two.) The total gives $a + b + c = ${sum}$.

        (d) The system solver gives $a = ${significant(steady[0] as number, 4)}$, $b = ${significant(steady[1] as number, 4)}$, $c = ${significant(steady[2] as number, 4)}$. A high power such as $\boldsymbol{T}^{50}$ confirms it.

        (e) The model assumes, for instance, that the probabilities stay the same and do not depend on earlier ${each}s.`,
      markScheme: scheme({
        a: ['(A1) one correct column', prose`A1 $${matrixTex(t)}$`],
        b: [prose`M1 $\boldsymbol{T}^{${n}}\boldsymbol{s}_0$`, 'A1 two correct numbers', 'A1 all three numbers'],
        c: [
          prose`(M1) $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$`,
          'A1 two correct equations',
          prose`A1 $a + b + c = ${sum}$`,
        ],
        d: ['M1 attempt to solve, or a high power', 'A1 two correct numbers', 'A1 all three numbers'],
        e: ['R1 a sensible assumption'],
      }),
      keys: [
        { kind: 'set', part: 'a', label: 'Entries, row by row', values: t.flat().map(String), ordered: true },
        { kind: 'vector', part: 'b', label: 'A, B, C', values: later.map(String), tolerance: halfUnit(Math.max(...later)) },
        { kind: 'vector', part: 'd', label: 'A, B, C', values: steady.map(String), tolerance: halfUnit(Math.max(...steady)) },
      ],
      diagrams: [
        {
          name: 'chain',
          svg: figure.toSvg(),
          alt: `States A, B, C. From A: stays ${p(0, 0)}, to B ${p(1, 0)}, to C ${p(2, 0)}. From B: to A ${p(0, 1)}, stays ${p(1, 1)}, to C ${p(2, 1)}. From C: to A ${p(0, 2)}, to B ${p(1, 2)}, stays ${p(2, 2)}.`,
        },
      ],
    };
  },
  check: ({ t, start, n }, { sum, later, steady }) => {
    for (const column of [0, 1, 2]) assertClose(entry(t, 0, column) + entry(t, 1, column) + entry(t, 2, column), 1, 'a column');
    // Users followed over all their ways, state by state.
    const follow = (from: number, steps: number): number[] =>
      steps === 0
        ? [0, 1, 2].map((i) => (i === from ? 1 : 0))
        : [0, 1, 2].map((i) =>
            [0, 1, 2].reduce((total, via) => total + entry(t, via, from) * (follow(via, steps - 1)[i] as number), 0),
          );
    const reached = [0, 1, 2].map((i) => start.reduce((total, count, from) => total + count * (follow(from, n)[i] as number), 0));
    later.forEach((value, i) => {
      assertClose(value, reached[i] as number, 'the users by their ways');
    });
    const far = multiply(
      power(t, 400),
      start.map((value) => [value]),
    ).map((row) => row[0] as number);
    steady.forEach((value, i) => {
      assertClose(value, far[i] as number, 'the steady state by many steps');
    });
    assertClose(
      steady.reduce((total, value) => total + value, 0),
      sum,
      'the total',
    );
  },
});

export const markovChainsTemplates: readonly QuestionTemplate[] = [brandLoyalty];
