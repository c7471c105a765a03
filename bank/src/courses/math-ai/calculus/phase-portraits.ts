import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, differentiate, simulate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { signed, signedTerm, significant, term } from '../../../tex.ts';
import { matrixTex } from '../matrices.ts';
import { short } from '../values.ts';
import { exact, hl, near, prose } from '../writing.ts';

/** Topic 5, higher level. Phase portraits read and sketched. */

interface System {
  form: 'real' | 'spiral' | 'pictures';
  context: string;
  m: readonly [readonly [number, number], readonly [number, number]];
  start: readonly [number, number];
}

type Flow = (x: number, y: number) => readonly [number, number];

/** Paths of a linear system through several places, each followed both ways as far as the frame, with an arrow head halfway. */
function portraitSvg(
  flow: Flow,
  through: readonly (readonly [number, number])[],
  time: number,
  lines: readonly (readonly [direction: readonly [number, number], name?: string])[] = [],
): string {
  const diagram = new Diagram({ x: [-4.4, 4.4], y: [-4.4, 4.4], equalScale: true, width: 340 }).axes();
  for (const [[u, v]] of lines) {
    const scale = 4.2 / Math.max(Math.abs(u), Math.abs(v));
    diagram.segment([-u * scale, -v * scale], [u * scale, v * scale], 'd-dashed');
  }
  const follow = ([x0, y0]: readonly [number, number], direction: 1 | -1): [number, number][] => {
    const points: [number, number][] = [];
    const h = (direction * time) / 1500;
    let [x, y] = [x0, y0];
    for (let i = 0; i <= 1500 && Math.max(Math.abs(x), Math.abs(y)) <= 4.2 && Math.hypot(x, y) > 0.08; i++) {
      points.push([x, y]);
      const [dx, dy] = flow(x, y);
      const [mx, my] = flow(x + (h * dx) / 2, y + (h * dy) / 2);
      x += h * mx;
      y += h * my;
    }
    return points;
  };
  for (const place of through) {
    const path = [...follow(place, -1).reverse(), ...follow(place, 1).slice(1)];
    const lengths = path
      .slice(1)
      .map(([x, y], i) => Math.hypot(x - (path[i] as [number, number])[0], y - (path[i] as [number, number])[1]));
    const half = lengths.reduce((sum, length) => sum + length, 0) / 2;
    let gone = 0;
    const at = lengths.findIndex((length) => {
      gone += length;
      return gone >= half;
    });
    if (at < 0 || half < 0.3) continue;
    diagram.polyline(path).arrow(path[at] as [number, number], path[at + 1] as [number, number]);
  }
  for (const [[u, v], name = ''] of lines) {
    const scale = 4.2 / Math.max(Math.abs(u), Math.abs(v));
    diagram.label([u * scale, v * scale], name, { anchor: u < 0 ? 'end' : 'start', dx: u < 0 ? -4 : 4, dy: v < 0 ? 14 : -4 });
  }
  return diagram.toSvg();
}

const RING = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [Math.cos((i * Math.PI) / 4 + 0.3), Math.sin((i * Math.PI) / 4 + 0.3)] as const);

const phasePortrait = defineTemplate<System, { trace: number; determinant: number; eigenvalues: number[]; imaginary: number }>({
  key: 'ai-phase-portrait-from-eigenvalues',
  calculatorAllowed: true,
  placements: [hl('5.17', 1, '1.15')],
  variants: [
    {
      form: 'real',
      context: 'Two species compete; $x$ and $y$ are the differences of their numbers (in hundreds) from an equilibrium',
      m: [
        [1, -2],
        [-1, 0],
      ],
      start: [1, 2],
    },
    {
      form: 'spiral',
      context: 'The displacement $x$ and the velocity $y$ of a door with a closing spring',
      m: [
        [-1, 2],
        [-2, -1],
      ],
      start: [3, 0],
    },
    {
      form: 'pictures',
      context: 'Two lakes exchange water; $x$ and $y$ are the differences of their levels from rest',
      m: [
        [-3, 1],
        [2, -2],
      ],
      start: [2, 1],
    },
    {
      form: 'real',
      context: 'The profits of two shops influence each other; $x$ and $y$ are their differences from a target',
      m: [
        [1, 4],
        [1, 1],
      ],
      start: [2, -1.2],
    },
    {
      form: 'spiral',
      context: 'The stocks of two goods whose prices chase each other',
      m: [
        [1, -3],
        [3, 1],
      ],
      start: [1, 0],
    },
    {
      form: 'pictures',
      context: 'Two rival campaigns; $x$ and $y$ are their leads in two towns',
      m: [
        [3, 1],
        [2, 2],
      ],
      start: [-1, 0.5],
    },
  ],
  solve: ({ m }) => {
    const trace = m[0][0] + m[1][1];
    const determinant = m[0][0] * m[1][1] - m[0][1] * m[1][0];
    const discriminant = trace * trace - 4 * determinant;
    const root = Math.sqrt(Math.abs(discriminant));
    return discriminant < 0
      ? { trace, determinant, eigenvalues: [trace / 2, trace / 2], imaginary: root / 2 }
      : { trace, determinant, eigenvalues: [(trace - root) / 2, (trace + root) / 2], imaginary: 0 };
  },
  write: ({ form, context, m, start }, { trace, determinant, eigenvalues, imaginary }) => {
    const [[a, b], [c, d]] = m;
    const [low, high] = eigenvalues as [number, number];
    const flow: Flow = (x, y) => [a * x + b * y, c * x + d * y];
    const side = (u: number, v: number) => `${u === 0 ? '' : term(u, 'x')}${u === 0 ? term(v, 'y') : signedTerm(v, 'y')}`;
    const system = prose`\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${side(a, b)}, \quad \dfrac{\mathrm{d}y}{\mathrm{d}t} = ${side(c, d)}`;
    const characteristic = prose`\lambda^{2}${signedTerm(-trace, '\\lambda')}${signed(determinant)} = 0`;
    const vector = (lambda: number): [number, number] => (b !== 0 ? [b, lambda - a] : [lambda - d, c]);
    const neat = ([u, v]: [number, number]): [number, number] => {
      const divisor = [6, 5, 4, 3, 2].find((n) => u % n === 0 && v % n === 0) ?? 1;
      const sign = u < 0 ? -1 : 1;
      return [(sign * u) / divisor + 0, (sign * v) / divisor + 0];
    };
    const [p1, p2] = [neat(vector(low)), neat(vector(high))];
    const column = ([u, v]: [number, number]) => matrixTex([[u], [v]]);
    const outward = trace > 0;
    const stem = prose`${context}. They satisfy $${system}$.`;
    const gradient = {
      ask: prose`Calculate the gradient $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ of the path at $(${start.join(', ')})$.`,
      answer: `$${significant(flow(...start)[1] / flow(...start)[0])}$`,
      solution: prose`There $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${short(flow(...start)[0])}$ and $\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${short(flow(...start)[1])}$; the gradient is their quotient, $${significant(flow(...start)[1] / flow(...start)[0])}$.`,
      marks: ['M1 quotient of the two rates', `A1 $${significant(flow(...start)[1] / flow(...start)[0])}$`],
      keys: [near(flow(...start)[1] / flow(...start)[0])],
    };
    if (form === 'spiral') {
      const direction = c > 0 ? 'anticlockwise' : 'clockwise';
      const svg = portraitSvg(
        flow,
        [
          [2, 0],
          [-2, 0],
        ],
        8,
      );
      return inParts({
        stem,
        hint: 'What do complex eigenvalues do to a trajectory, and what decides whether it moves outwards or inwards?',
        parts: [
          {
            ask: 'Find the eigenvalues of the matrix of the system.',
            answer: prose`$${low} \pm ${imaginary}\mathrm{i}$`,
            solution: prose`$${characteristic}$ has the solutions $\lambda = ${low} \pm ${imaginary}\mathrm{i}$.`,
            marks: [`M1 $${characteristic}$`, prose`A2 $${low} \pm ${imaginary}\mathrm{i}$`],
            keys: [{ kind: 'set', values: [`${low} + ${imaginary}i`, `${low} - ${imaginary}i`] }],
          },
          {
            ask: 'State, with a reason, what the paths look like in the long run.',
            answer: `spirals ${outward ? 'away from' : 'towards'} the origin`,
            solution: `The eigenvalues are complex, so the paths are spirals; their real part ${low} is ${outward ? 'positive, so they lead away from' : 'negative, so they lead towards'} the origin.`,
            marks: ['A1 spirals', `R1 real part ${outward ? 'positive: outwards' : 'negative: inwards'}`],
          },
          {
            ask: 'Determine whether the paths turn clockwise or anticlockwise.',
            answer: direction,
            solution: prose`At $(1, 0)$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${c}$: the path leads ${c > 0 ? 'upwards' : 'downwards'} there, so it turns ${direction}.`,
            marks: ['M1 rates at a point', `A1 ${direction}`],
          },
          {
            ask: 'Sketch the phase portrait.',
            answer: 'see the drawing in the solution',
            solution: `Spirals, ${direction}, ${outward ? 'outwards' : 'inwards'}.\n\n![](diagram:portrait)`,
            marks: ['A1 spirals about the origin', `A1 arrows ${direction} and ${outward ? 'outwards' : 'inwards'}`],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
        ],
        diagrams: [
          { name: 'portrait', svg, alt: `Spirals about the origin, ${direction}, ${outward ? 'outwards' : 'inwards'}.` },
        ],
      });
    }
    const general = prose`\begin{pmatrix} x \\ y \end{pmatrix} = A\mathrm{e}^{${term(low, 't')}}${column(p1)} + B\mathrm{e}^{${term(high, 't')}}${column(p2)}`;
    const kind = low * high < 0 ? 'saddle point' : high < 0 ? 'stable' : 'unstable';
    const starts = RING.map(([u, v]) => [2.5 * u, 2.5 * v] as const);
    const named = (value: number) => (form === 'pictures' ? '' : `λ = ${value}`.replace('-', '−'));
    const lines = [
      [p1, named(low)],
      [p2, named(high)],
    ] as const;
    const svg = portraitSvg(flow, form === 'pictures' ? starts : [...starts, start], 5, lines);
    const eigen = {
      ask: 'Find the eigenvalues and eigenvectors of the matrix of the system.',
      answer: prose`$${low}$ with $${column(p1)}$, $${high}$ with $${column(p2)}$`,
      solution: prose`$${characteristic}$ gives $\lambda = ${low}$ and $\lambda = ${high}$, with the eigenvectors $${column(p1)}$ and $${column(p2)}$.`,
      marks: [`M1 $${characteristic}$`, `A1 $${low}$ and $${high}$`, `A1 $${column(p1)}$`, `A1 $${column(p2)}$`],
      keys: [
        { kind: 'set' as const, label: 'Eigenvalues', values: [`${low}`, `${high}`] },
        { kind: 'vector' as const, label: 'Eigenvector of the smaller one', values: p1.map(String), direction: true },
        { kind: 'vector' as const, label: 'Eigenvector of the greater one', values: p2.map(String), direction: true },
      ],
    };
    const portraitText = { saddle: 'Along one dashed line the paths lead in, along the other one out.' };
    const diagrams = [
      {
        name: 'portrait',
        svg,
        alt: `A phase portrait with two dashed lines through the origin in the directions (${p1.join(', ')}) and (${p2.join(', ')}); ${kind === 'saddle point' ? 'paths come in near the first and leave near the second' : kind === 'stable' ? 'all paths lead to the origin' : 'all paths lead away from the origin'}.`,
      },
    ];
    if (form === 'pictures') {
      return inParts({
        stem: prose`
          ${stem} The diagram shows the phase portrait, with the directions of the eigenvectors dashed.

          ![](diagram:portrait)`,
        hint: 'Which exponential wins in the long run?',
        parts: [
          {
            ask: prose`Use the portrait to state the signs of both eigenvalues.`,
            answer: kind === 'stable' ? 'both negative' : 'both positive',
            solution: `All paths lead ${kind === 'stable' ? 'to' : 'away from'} the origin, so both are ${kind === 'stable' ? 'negative' : 'positive'}.`,
            marks: [`A1 both ${kind === 'stable' ? 'negative' : 'positive'}`],
          },
          eigen,
          {
            ask: 'Write down the general solution.',
            answer: `$${general}$`,
            solution: `$${general}$.`,
            marks: ['A1 both exponentials', 'A1 with their eigenvectors'],
          },
          {
            ask: prose`Determine the ratio $\dfrac{y}{x}$ that almost all paths approach as $t \to \infty$.`,
            answer: `$${short(p2[1] / p2[0])}$`,
            solution: prose`As $t \to \infty$ the term with the greater eigenvalue, $${high}$, outweighs the other: the direction is that of $${column(p2)}$, with ratio $${short(p2[1] / p2[0])}$.`,
            marks: ['R1 greater eigenvalue outweighs', `A1 $${short(p2[1] / p2[0])}$`],
            keys: [exact(p2[1] / p2[0])],
          },
        ],
        diagrams,
      });
    }
    const total = p1[0] * p2[1] - p1[1] * p2[0];
    const A = (start[0] * p2[1] - start[1] * p2[0]) / total;
    const B = (p1[0] * start[1] - p1[1] * start[0]) / total;
    return inParts({
      stem,
      hint: 'What do the signs of the eigenvalues say about the portrait?',
      parts: [
        eigen,
        {
          ask: prose`Find the solution with $x = ${start[0]}$ and $y = ${start[1]}$ at $t = 0$: determine the coefficients $A$ (of the smaller eigenvalue) and $B$ for your eigenvectors.`,
          answer: `$A = ${significant(A)}$, $B = ${significant(B)}$`,
          solution: prose`$${general}$. At $t = 0$, $A${column(p1)} + B${column(p2)} = ${matrixTex([[start[0]], [start[1]]])}$, so $A = ${significant(A)}$ and $B = ${significant(B)}$. (With multiples of these eigenvectors the coefficients change accordingly.)`,
          marks: [
            'M1 general solution',
            'M1 initial values',
            `A1 $A = ${significant(A)}$, $B = ${significant(B)}$ for these eigenvectors`,
          ],
        },
        gradient,
        {
          ask: 'Sketch the phase portrait with the path from the given start. Label the lines of the eigenvectors.',
          answer: 'see the drawing in the solution',
          solution: `One eigenvalue is negative and one positive: the origin is a saddle point. ${portraitText.saddle}\n\n![](diagram:portrait)`,
          marks: [
            'A1 both directions as straight paths',
            'A1 arrows inwards on one and outwards on the other',
            'A1 curved paths that follow them',
          ],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: 'State what happens in the long run from the given start, and justify it.',
          answer: B > 0 === p2[0] > 0 ? prose`$x \to \infty$` : prose`$x \to -\infty$`,
          solution:
            prose`The term with $\mathrm{e}^{${term(high, 't')}}$ outweighs, and $B ${B > 0 ? '>' : '<'} 0$, so the path follows $${column(p2)}$ ${B > 0 ? '' : 'in the opposite direction'}: $x \to ${B > 0 === p2[0] > 0 ? '' : '-'}\infty$.`.replace(
              '$ :',
              '$:',
            ),
          marks: [`R1 sign of $B$`, 'A1 conclusion for $x$'],
        },
      ],
      diagrams,
    });
  },
  check: ({ form, m, start }, { trace, determinant, eigenvalues, imaginary }) => {
    const run = (t: number) =>
      simulate((_, [x = 0, y = 0]) => [m[0][0] * x + m[0][1] * y, m[1][0] * x + m[1][1] * y], [...start], t, 4_000);
    // A small square that moves along grows by the trace, and its image has the determinant as its area.
    const [one, other] = [
      [m[0][0], m[1][0]],
      [m[0][1], m[1][1]],
    ] as const;
    assertClose(one[0] * other[1] - other[0] * one[1], determinant, 'the area of the image of the unit square');
    const grown = (h: number) => (1 + h * one[0]) * (1 + h * other[1]) - h * h * other[0] * one[1];
    assertClose(differentiate(grown, 0), trace, 'the growth of a small square', 1e-6);
    assert.ok(imaginary >= 0);
    if (form === 'spiral') {
      // After a whole turn the state is a multiple of the first one.
      const period = (2 * Math.PI) / imaginary;
      const [x = 0, y = 0] = run(period);
      assertClose(Math.log(Math.hypot(x, y) / Math.hypot(...start)) / period, eigenvalues[0] as number, 'growth in a turn', 1e-4);
      assertClose(x * start[1] - y * start[0], 0, 'the same direction', 1e-3);
    } else {
      const [low, high] = eigenvalues as [number, number];
      assertClose(low * high, m[0][0] * m[1][1] - m[0][1] * m[1][0], 'the determinant');
      const [x1 = 0] = run(4);
      const [x2 = 0] = run(4.5);
      assertClose(Math.log(x2 / x1) / 0.5, high, 'the rate in the long run', 0.03);
      assert.ok(low !== high && imaginary === 0);
    }
  },
});

export const phasePortraitsTemplates: readonly QuestionTemplate[] = [phasePortrait];
