import type { QuestionTemplate } from '../../template.ts';
import { exact } from '../math-ai/writing.ts';
import { mathsTerm } from './maths-command-terms.ts';

/** Drills of the command terms that ask for an argument, for both courses of mathematics. */

const tex = String.raw;

const showThat = mathsTerm(
  'show that',
  {
    stem: tex`A rectangle has a perimeter of $40\text{ cm}$. One side is $x\text{ cm}$ long.`,
    hint: 'What is known that the result does not mention? Begin there, not at the result.',
    parts: [
      [
        tex`Show that the area of the rectangle, in $\text{cm}^2$, is $A = 20x - x^2$.`,
        tex`From $2x + 2y = 40$`,
        tex`With the other side $y$, $2x + 2y = 40$ gives $y = 20 - x$. Then $A = xy = x(20 - x) = 20x - x^2$. Each step is written down, and the last line is the one that is given.`,
        [
          tex`M1 $y = 20 - x$ from the perimeter`,
          tex`A1 $A = x(20 - x)$; do not accept the given line alone`,
          tex`AG $A = 20x - x^2$`,
        ],
      ],
    ],
  },
  {
    stem: tex`Squares of side $x\text{ cm}$ are cut from the corners of a card of $30\text{ cm}$ by $18\text{ cm}$. The sides are folded up to make an open box.`,
    hint: 'By how much does each side of the base become shorter?',
    parts: [
      [
        tex`Show that the volume of the box, in $\text{cm}^3$, is $V = 4x^3 - 96x^2 + 540x$.`,
        tex`From $V = x(30 - 2x)(18 - 2x)$`,
        tex`The base is $30 - 2x$ by $18 - 2x$, and the height is $x$. So $V = x(30 - 2x)(18 - 2x) = x(540 - 96x + 4x^2) = 4x^3 - 96x^2 + 540x$. The product before the given line must be seen.`,
        [
          tex`M1 $x(30 - 2x)(18 - 2x)$`,
          tex`A1 $x(540 - 96x + 4x^2)$; do not accept the given line alone`,
          tex`AG $V = 4x^3 - 96x^2 + 540x$`,
        ],
      ],
    ],
    proof: [[2 * 26 * 14, 4 * 8 - 96 * 4 + 540 * 2]],
  },
);

const verify = mathsTerm(
  'verify',
  {
    hint: 'Both sides may be calculated. Nothing needs to be solved.',
    parts: [
      [
        tex`Verify that $x = 2$ is a solution of $x^3 + x = 5x$.`,
        tex`Both sides are $10$`,
        tex`Left side: $2^3 + 2 = 10$. Right side: $5 \times 2 = 10$. Both sides are equal, so $x = 2$ is a solution.`,
        [tex`M1 $2$ substituted into both sides`, tex`A1 both sides $10$, with a conclusion`],
      ],
    ],
    proof: [[8 + 2, 5 * 2]],
  },
  {
    hint: 'What do all points of the line have in common?',
    parts: [
      [
        tex`Verify that the point $(4, 5)$ is equally far from $A(1, 1)$ and $B(9, 5)$.`,
        tex`Both distances are $5$`,
        tex`$\sqrt{(4 - 1)^2 + (5 - 1)^2} = 5$ and $\sqrt{(9 - 4)^2 + (5 - 5)^2} = 5$. The distances are equal.`,
        [tex`M1 both distances calculated`, tex`A1 $5$ and $5$, with a conclusion`],
      ],
    ],
    proof: [[Math.hypot(3, 4), Math.hypot(5, 0)]],
  },
);

const hence = mathsTerm(
  'hence',
  {
    stem: tex`The function $f$ is given by $f(x) = (2x + 1)(x - 3)$.`,
    hint: 'The second part names where to begin.',
    parts: [
      [
        tex`Expand $f(x)$.`,
        tex`$2x^2 - 5x - 3$`,
        tex`$2x^2 - 6x + x - 3 = 2x^2 - 5x - 3$.`,
        [tex`A1 $2x^2 - 5x - 3$`],
        { kind: 'expression', value: '2x^2 - 5x - 3' },
      ],
      [
        tex`Hence find $f'(2)$.`,
        tex`$3$`,
        tex`From the expanded form $f'(x) = 4x - 5$, so $f'(2) = 3$. A derivative from the calculator does not use part (a) and earns nothing here.`,
        [tex`M1 $f'(x) = 4x - 5$ from part (a)`, tex`A1 $3$`],
        exact(3),
      ],
    ],
    proof: [[(5.002 * -0.999 - 4.998 * -1.001) / 0.002, 3]],
  },
  {
    stem: tex`The profit of a bakery for $x$ cakes a day is $P(x) = 24x - 0.3x^2 - 90$ dollars.`,
    hint: 'What does the first part find, and what is it for?',
    parts: [
      [
        tex`Find $P'(x)$.`,
        tex`$24 - 0.6x$`,
        tex`Term by term, $P'(x) = 24 - 0.6x$.`,
        [tex`A1 $24$`, tex`A1 $-0.6x$`],
        { kind: 'expression', value: '24 - 0.6x' },
      ],
      [
        tex`Hence find the number of cakes that gives the greatest profit.`,
        tex`$40$`,
        tex`At the greatest profit $P'(x) = 0$: $24 - 0.6x = 0$, so $x = 40$. The maximum tool of the calculator does not use part (a) and earns nothing here.`,
        [tex`M1 $24 - 0.6x = 0$`, tex`A1 $40$`],
        exact(40),
      ],
    ],
    proof: [[24 / 0.6, 40]],
  },
);

const henceOrOtherwise = mathsTerm(
  'hence or otherwise',
  {
    hint: 'Where does the factorised form change its sign?',
    parts: [
      [
        tex`Factorise $x^2 - 2x - 15$.`,
        tex`$(x - 5)(x + 3)$`,
        tex`Two numbers with the product $-15$ and the sum $-2$ are $-5$ and $3$: $(x - 5)(x + 3)$.`,
        [tex`A1 $(x - 5)(x + 3)$`],
        { kind: 'expression', value: '(x - 5)(x + 3)' },
      ],
      [
        tex`Hence or otherwise, find the values of $x$ for which $x^2 - 2x - 15 < 0$.`,
        tex`$-3 < x < 5$`,
        tex`The factors have different signs between the zeros $-3$ and $5$: $-3 < x < 5$. A graph is valid as well.`,
        [tex`(M1) zeros or a graph`, tex`A1 $-3 < x < 5$`],
        { kind: 'interval', intervals: [{ from: '-3', to: '5', open_from: true, open_to: true }] },
      ],
    ],
  },
  {
    stem: tex`A farmer builds a fence of $60\text{ m}$ on three sides of a rectangular field beside a river. The sides at right angles to the river are $x\text{ m}$ long, and the area is $A = 60x - 2x^2$.`,
    hint: 'Which methods find the greatest value of a function?',
    parts: [
      [
        tex`Find $\dfrac{\mathrm{d}A}{\mathrm{d}x}$.`,
        tex`$60 - 4x$`,
        tex`Term by term, $\dfrac{\mathrm{d}A}{\mathrm{d}x} = 60 - 4x$.`,
        [tex`A1 $60$`, tex`A1 $-4x$`],
        { kind: 'expression', value: '60 - 4x' },
      ],
      [
        tex`Hence or otherwise, find the greatest area.`,
        tex`$450\text{ m}^2$`,
        tex`$60 - 4x = 0$ gives $x = 15$ and $A = 900 - 450 = 450\text{ m}^2$. The vertex of the parabola or the graph leads to it as well.`,
        [tex`(M1) $x = 15$`, tex`A1 $450$`],
        exact(450),
      ],
    ],
    proof: [[60 * 15 - 2 * 225, 450]],
  },
);

const deduce = mathsTerm(
  'deduce',
  {
    stem: tex`The graph of $f$ has its highest point at $(2, 5)$.`,
    hint: 'Where does each change move a point of the graph?',
    parts: [
      [
        tex`Deduce the coordinates of the highest point of the graph of $y = f(x - 3) + 1$.`,
        tex`$(5, 6)$`,
        tex`The graph is moved by $3$ to the right and by $1$ upwards, so the point is $(5, 6)$. No function has to be found.`,
        [tex`A1 $5$`, tex`A1 $6$`],
        { kind: 'coordinate', values: ['5', '6'] },
      ],
    ],
  },
  {
    stem: tex`The edge of a cell of a Voronoi diagram lies on the perpendicular bisector of the sites $A$ and $B$. The line $AB$ has the gradient $\frac{3}{4}$. A point $P$ of the edge is $6\text{ km}$ from $A$.`,
    hint: 'What is known about every point of the edge?',
    parts: [
      [
        tex`Deduce the gradient of the edge.`,
        tex`$-\frac{4}{3}$`,
        tex`The edge is perpendicular to $AB$, so its gradient is $-\frac{4}{3}$.`,
        [tex`A1 $-\frac{4}{3}$`],
        exact(-4 / 3),
      ],
      [
        tex`Deduce the distance of $P$ from $B$.`,
        tex`$6\text{ km}$`,
        tex`Points of the edge are equally far from both sites, so it is $6\text{ km}$ as well.`,
        [tex`A1 $6\text{ km}$`],
        exact(6, undefined, 'km'),
      ],
    ],
  },
);

const justify = mathsTerm(
  'justify',
  {
    stem: tex`The function $f(x) = x^3 - 12x$ has a stationary point at $x = 2$.`,
    hint: 'What is the sign of the derivative on either side?',
    parts: [
      [
        tex`Find the sign of $f'(1)$ and of $f'(3)$.`,
        'Negative; positive',
        tex`$f'(x) = 3x^2 - 12$, so $f'(1) = -9 < 0$ and $f'(3) = 15 > 0$.`,
        [tex`M1 $f'(x) = 3x^2 - 12$`, 'A1 negative and positive, with values'],
      ],
      [
        tex`Justify that the stationary point is a minimum.`,
        tex`$f'$ changes from negative to positive`,
        tex`The gradient changes from negative to positive at $x = 2$: $f$ decreases before it and increases after it. "Because $f'(2) = 0$" is not enough, as this holds at a maximum too.`,
        [tex`R1 change of sign from negative to positive; accept $f''(2) = 12 > 0$`],
      ],
    ],
    proof: [[3 * 9 - 12, 15]],
  },
  {
    stem: tex`The number of users of an app at the end of each month was $200$, $260$, $338$, $439$.`,
    hint: 'Compare neighbouring values in two ways.',
    parts: [
      [
        tex`Find the ratio of each value to the one before it, to two decimal places.`,
        tex`$1.30$, $1.30$, $1.30$`,
        tex`$\dfrac{260}{200} = 1.30$, $\dfrac{338}{260} = 1.30$ and $\dfrac{439}{338} = 1.30$.`,
        [tex`(M1) a quotient`, tex`A1 $1.30$ three times`],
      ],
      [
        tex`Justify an exponential model rather than a linear one.`,
        'Constant ratios, growing differences',
        tex`The ratios are constant, while the differences $60$, $78$ and $101$ grow. A linear model would need constant differences. Both halves are needed to rule the other model out.`,
        ['R1 ratios constant, differences not'],
      ],
    ],
    proof: [[439 / 338, 1.3]],
  },
);

export const mathsArgumentTerms: readonly QuestionTemplate[] = [showThat, verify, hence, henceOrOtherwise, deduce, justify];
