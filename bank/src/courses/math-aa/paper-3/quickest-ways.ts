import { later } from '../../../forms.ts';
import { inParts } from '../../../question-parts.ts';
import { fraction, significant, term } from '../../../tex.ts';
import { raw, threeFigures } from '../writing.ts';

/** A further form of an investigation for paper 3: refraction in place of reflection. */

/** Of `aa-hl-investigation-shortest-path`: the quickest way across a border of two media. */
export const quickestWays = [
  later(
    4,
    (
      { a, b, d, m, n }: { a: number; b: number; d: number; m: number; n: number },
      { at, squared, cheapest, cost }: { at: number; squared: number; cheapest: number; cost: number },
    ) => {
      const straight = m * Math.hypot(at, a) + n * Math.hypot(d - at, b);
      const [first, second] = [raw`\sqrt{x^2 + ${a * a}}`, raw`\sqrt{(${d} - x)^2 + ${b * b}}`];
      const time = raw`${m === 1 ? '' : m}${first} + ${n === 1 ? '' : n}${second}`;
      return inParts({
        stem: raw`*In this question you will investigate the quickest path of a rescuer, and what it has to do with light.*

A straight shore runs from west to east. A rescuer stands at A on the beach, $${a}$ units of length from the shore; a swimmer in difficulty is at B in the water, $${b}$ units from the shore. Along the shore, A and B are $${d}$ units apart. The rescuer runs straight to a point P of the shore, $x$ units along it from the point nearest to A, and swims straight from P to B. One unit takes ${m} ${m === 1 ? 'unit' : 'units'} of time on the beach and ${n} ${n === 1 ? 'unit' : 'units'} of time in the water.`,
        hint: 'Which right-angled triangles are there on the two sides of the shore?',
        parts: [
          {
            ask: raw`Show that the time needed is $T(x) = ${time}$ for $0 \le x \le ${d}$.`,
            answer: 'As given.',
            solution: raw`By Pythagoras the run has the length $${first}$ and the swim $${second}$. Each is multiplied by the time per unit: $T(x) = ${time}$.`,
            marks: [`A1 $${first}$ and $${second}$`, 'M1 multiplies by the times per unit', 'AG the stated time'],
          },
          {
            ask: raw`The straight line from A to B meets the shore at P. Show that then $x = ${fraction(a * d, a + b)}$, and calculate its length and the time that it takes.`,
            answer: raw`length $\sqrt{${squared}}$, time $${significant(straight)}$`,
            solution: raw`Similar triangles: $\dfrac{x}{${a}} = \dfrac{${d} - x}{${b}}$, so $x = ${fraction(a * d, a + b)}$. The length is $\sqrt{${d}^2 + ${a + b}^2} = \sqrt{${squared}}$, and $T\left(${fraction(a * d, a + b)}\right) = ${significant(straight)}$.`,
            marks: ['M1 similar triangles', 'A1 correct equation', raw`A1 $\sqrt{${squared}}$`, `A1 $${significant(straight)}$`],
            keys: [
              { kind: 'number', label: 'Length', ...threeFigures(Math.sqrt(squared)) },
              { kind: 'number', label: 'Time', ...threeFigures(straight) },
            ],
          },
          {
            ask: 'Use your calculator to find the value of $x$ for which the time is least, and this time.',
            answer: `$x = ${significant(cheapest)}$, $T = ${significant(cost)}$`,
            solution: raw`The graph of $T$ has its minimum at $x = ${significant(cheapest, 4)}$ with $T = ${significant(cost, 4)}$.`,
            marks: ['(M1) minimum of the graph', `A1 $x = ${significant(cheapest)}$`, `A1 $T = ${significant(cost)}$`],
            keys: [
              { kind: 'number', label: '$x =$', ...threeFigures(cheapest) },
              { kind: 'number', label: 'Least time', ...threeFigures(cost) },
            ],
          },
          {
            before: raw`Let $\alpha$ and $\beta$ be the angles that the run and the swim make with the line at right angles to the shore.`,
            ask: raw`Find $T'(x)$, and show that the time can be least only if $${term(m, raw`\sin\alpha`)} = ${term(n, raw`\sin\beta`)}$.`,
            answer: 'As given.',
            solution: raw`$T'(x) = \dfrac{${term(m, 'x')}}{${first}} - \dfrac{${n === 1 ? '' : n}(${d} - x)}{${second}}$. In the triangles $\dfrac{x}{${first}} = \sin\alpha$ and $\dfrac{${d} - x}{${second}} = \sin\beta$, so $T'(x) = ${term(m, raw`\sin\alpha`)} - ${term(n, raw`\sin\beta`)}$, which is zero at a minimum within the interval.`,
            marks: [
              'M1 chain rule',
              'A1 first term',
              'A1 second term',
              'A1 both sines',
              "R1 $T'(x) = 0$ at a minimum",
              'AG the stated condition',
            ],
          },
          {
            ask: raw`Show that $T''(x) > 0$ for all $x$, and deduce that there is exactly one such point.`,
            answer: 'As given.',
            solution: raw`By the quotient rule $\dfrac{\mathrm{d}}{\mathrm{d}x}\dfrac{x}{${first}} = \dfrac{${a * a}}{(x^2 + ${a * a})^{3/2}} > 0$, and in the same way the second term contributes $\dfrac{${n * b * b}}{((${d} - x)^2 + ${b * b})^{3/2}} > 0$. So $T'$ is increasing; it is negative at $x = 0$ and positive at $x = ${d}$, hence it has exactly one zero.`,
            marks: [
              'M1 quotient rule',
              raw`A1 $\frac{${a * a}}{(x^2 + ${a * a})^{3/2}}$ or a multiple`,
              'A1 second term',
              "R1 $T'$ increasing with a change of sign",
            ],
          },
          {
            ask: raw`Verify the condition of part (d) for the value found in part (c).`,
            answer: raw`Both sides are $${significant((m * cheapest) / Math.hypot(cheapest, a))}$.`,
            solution: raw`$${term(m, raw`\sin\alpha`)} = ${significant((m * cheapest) / Math.hypot(cheapest, a))}$ and $${term(n, raw`\sin\beta`)} = ${significant((n * (d - cheapest)) / Math.hypot(d - cheapest, b))}$, the same to three figures.`,
            marks: ['M1 calculates one side', 'A1 both sides equal'],
          },
          {
            ask: raw`Explain what the condition would say if running and swimming were equally fast, and how it would differ if B were far along the shore ($d$ very large).`,
            answer: raw`Equal angles, a straight line; for large $d$ the slower part is crossed at the steepest possible angle.`,
            solution: raw`With equal times $\sin\alpha = \sin\beta$, so the angles are equal and the path is straight. For large $d$ the angle in the faster medium tends to $90^\circ$, and the other one to the angle whose sine is the quotient ${Math.min(m, n)} to ${Math.max(m, n)}: nearly the whole way along the shore is covered in the faster medium.`,
            marks: [
              'R1 equal angles, straight path',
              raw`R1 the angle in the faster medium tends to $90^\circ$`,
              `A1 the other sine tends to $${fraction(Math.min(m, n), Math.max(m, n))}$`,
            ],
          },
          {
            ask: 'Light takes the quickest path as well. State the law of physics that the condition of part (d) then becomes, and say what the two times per unit stand for.',
            answer: "Snell's law of refraction; they are proportional to the refractive indices.",
            solution: raw`It is the law of refraction: $n_1\sin\alpha = n_2\sin\beta$. The time per unit of length is the reciprocal of the speed, and the refractive index is proportional to it.`,
            marks: ["A1 Snell's law (law of refraction)", 'R1 times per unit are proportional to refractive indices'],
          },
        ],
      });
    },
  ),
];
