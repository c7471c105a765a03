import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, significant, term } from '../../tex.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 5, Calculus: concavity, stationary points and optimisation, common to SL and HL. */

const concavity = inForms(
  { key: 'aa-concavity-and-inflexion', calculatorAllowed: false, placements: core('5.7', 1, ['5.8.2']) },
  [
    form({
      variants: [
        { p: -1, q: 2, c: 3 },
        { p: 1, q: 3, c: -2 },
        { p: -2, q: 0, c: 5 },
        { p: 0, q: 4, c: 1 },
      ],
      // f''(x) = 12(x - p)(x - q), f = x^4 - 2(p+q)x^3 + 6pq x^2 + cx
      solve: ({ p, q, c }) => ({ coefficients: [1, -2 * (p + q), 6 * p * q, c, 0] }),
      write: ({ p, q }, { coefficients }) => {
        const f = polynomial(coefficients);
        const [, b = 0, s = 0, c = 0] = coefficients;
        const factored = `12${p === 0 ? 'x' : `(${polynomial([1, -p])})`}${q === 0 ? 'x' : `(${polynomial([1, -q])})`}`;
        return inParts({
          stem: raw`Let $f(x) = ${f}$.`,
          hint: 'What does the sign of the second derivative say about how the graph bends?',
          parts: [
            {
              ask: raw`Find $f''(x)$.`,
              answer: `$${polynomial([12, 6 * b, 2 * s])}$`,
              solution: raw`$f'(x) = ${polynomial([4, 3 * b, 2 * s, c])}$ and $f''(x) = ${polynomial([12, 6 * b, 2 * s])}$.`,
              marks: [`A1 $${polynomial([4, 3 * b, 2 * s, c])}$`, `A1 $${polynomial([12, 6 * b, 2 * s])}$`],
              keys: [{ kind: 'expression', value: polynomial([12, 6 * b, 2 * s]) }],
            },
            {
              ask: 'Determine the values of $x$ for which the graph of $f$ is concave down, with a strict inequality.',
              answer: `$${p} < x < ${q}$`,
              solution: raw`$f''(x) = ${factored}$ is a parabola that opens upwards with the zeros ${p} and ${q}, so $f''(x) < 0$ for $${p} < x < ${q}$.`,
              marks: [`M1 $f''(x) < 0$`, `A1 zeros ${p} and ${q}`, `A1 $${p} < x < ${q}$`],
              keys: [{ kind: 'interval', intervals: [{ from: `${p}`, to: `${q}`, open_from: true, open_to: true }] }],
            },
            {
              ask: 'State the $x$-coordinates of the points of inflexion. Justify your answer.',
              answer: `$x = ${p}$ and $x = ${q}$`,
              solution: raw`At $x = ${p}$ and at $x = ${q}$ the second derivative is zero and changes its sign, so the graph changes the way it bends: both are points of inflexion.`,
              marks: [`A1 $x = ${p}$ and $x = ${q}$`, "R1 $f''$ changes sign at both"],
              keys: [{ kind: 'set', values: [`${p}`, `${q}`] }],
            },
          ],
        });
      },
      check: ({ p, q }, { coefficients }) => {
        const f = (x: number) => coefficients.reduce((value, c) => value * x + c, 0);
        const bend = (x: number) => f(x + 0.01) - 2 * f(x) + f(x - 0.01);
        assert.ok(bend((p + q) / 2) < 0 && bend(p - 0.2) > 0 && bend(q + 0.2) > 0);
        assert.ok(bend(p + 0.05) < 0 && bend(q - 0.05) < 0);
      },
    }),
    form({
      variants: [
        { n: 4, a: 1, shift: 2 },
        { n: 4, a: -2, shift: -1 },
        { n: 6, a: 1, shift: 3 },
      ],
      solve: ({ n, a, shift }) => ({ second: n * (n - 1) * a, at: shift }),
      write: ({ n, a, shift }, { second }) => {
        const bracket = `(${polynomial([1, -shift])})`;
        return inParts({
          stem: raw`Let $f(x) = ${term(a, `${bracket}^${n}`)}$. A student writes: "$f''(${shift}) = 0$, therefore the graph of $f$ has a point of inflexion at $x = ${shift}$."`,
          hint: 'What has to happen on both sides of a point of inflexion?',
          parts: [
            {
              ask: raw`Verify that $f''(${shift}) = 0$.`,
              answer: 'As given.',
              solution: raw`$f'(x) = ${n * a}${bracket}^${n - 1}$ and $f''(x) = ${second}${bracket}^${n - 2}$, which is zero at $x = ${shift}$.`,
              marks: [`M1 differentiates twice`, `A1 $${second}${bracket}^${n - 2}$`, `AG $f''(${shift}) = 0$`],
            },
            {
              ask: `Comment on the student's conclusion.`,
              answer: 'The second derivative does not change sign.',
              solution: raw`The exponent ${n - 2} is even, so $f''(x)$ is ${a > 0 ? 'positive' : 'negative'} on both sides of $x = ${shift}$. The graph bends the same way before and after: no point of inflexion.`,
              marks: ["M1 looks at the sign of $f''$ on both sides", 'R1 no change of sign, so no point of inflexion'],
            },
            {
              ask: `State the nature of the stationary point at $x = ${shift}$.`,
              answer: a > 0 ? 'A minimum.' : 'A maximum.',
              solution: raw`$f'(x) = ${n * a}${bracket}^${n - 1}$ has an odd exponent, so it changes from ${a > 0 ? 'negative to positive: a minimum' : 'positive to negative: a maximum'}. (The test with $f''$ says nothing here.)`,
              marks: [`A1 ${a > 0 ? 'minimum' : 'maximum'}`],
            },
          ],
        });
      },
      check: ({ n, a }, { at }) => {
        const f = (x: number) => a * (x - at) ** n;
        const best = a > 0 ? minimise(f, at - 1, at + 1.1) : maximise(f, at - 1, at + 1.1);
        assertClose(best.value, 0, 'extreme value');
      },
    }),
  ],
);

const secondGraph = inForms(
  {
    key: 'aa-second-derivative-graph',
    calculatorAllowed: false,
    placements: core('5.7', 1, ['5.8.2', '5.2']),
  },
  [
    form({
      variants: [
        { p: -2, q: 2, up: true },
        { p: -1, q: 3, up: false },
        { p: 1, q: 5, up: true },
        { p: -4, q: 0, up: false },
      ],
      solve: ({ p, q, up }) => ({ inflexion: (p + q) / 2, minimum: up ? q : p, maximum: up ? p : q }),
      write: ({ p, q, up }, { inflexion, minimum, maximum }) => {
        const s = up ? 1 : -1;
        const size = ((q - p) / 2) ** 2;
        const drawing = new Diagram({
          x: [Math.min(p - 1.4, -0.6), Math.max(q + 1.4, 0.6)],
          y: [-1.4 * size, 1.4 * size],
          width: 340,
          height: 230,
        });
        drawing.axes({ y: 'f′(x)' }).graph((x) => s * (x - p) * (x - q), p - 1.3, q + 1.3);
        for (const x of [p, q])
          if (x !== 0)
            drawing.point([x, 0]).label([x, 0], `${x}`.replace('-', '−'), { dx: x === p ? -11 : 11, dy: up ? 17 : -8 });
        return inParts({
          stem:
            raw`The diagram shows the graph of $y = f'(x)$, a parabola with zeros $x = ${p}$ and $x = ${q}$.` +
            '\n\n![](diagram:slope)',
          hint: raw`$f''$ is the slope of the graph that is drawn.`,
          parts: [
            {
              ask: raw`Determine the value of $x$ for which $f''(x) = 0$.`,
              answer: `$x = ${inflexion}$`,
              solution: raw`$f''$ is the slope of the graph of $f'$, and this is zero at its vertex, midway between the zeros: $x = ${inflexion}$.`,
              marks: ["M1 slope of the graph of $f'$", `A1 $x = ${inflexion}$`],
              keys: [{ ...exact(inflexion) }],
            },
            {
              ask: raw`Write down the set of values of $x$ for which $f''(x) > 0$.`,
              answer: `$x ${up ? '>' : '<'} ${inflexion}$`,
              solution: raw`The graph of $f'$ rises for $x ${up ? '>' : '<'} ${inflexion}$; there $f'' > 0$ and the graph of $f$ is concave up.`,
              marks: [`A1 $x ${up ? '>' : '<'} ${inflexion}$`],
              keys: [
                {
                  kind: 'interval',
                  intervals: [
                    up ? { from: `${inflexion}`, to: null, open_from: true } : { from: null, to: `${inflexion}`, open_to: true },
                  ],
                },
              ],
            },
            {
              ask: raw`Use the second derivative to decide which of the two stationary points of $f$ is a local minimum.`,
              answer: `The one at $x = ${minimum}$.`,
              solution: raw`At $x = ${minimum}$ the graph of $f'$ rises, so $f''(${minimum}) > 0$: a local minimum. At $x = ${maximum}$ it falls, so $f''(${maximum}) < 0$: a local maximum.`,
              marks: [`A1 $x = ${minimum}$`, `R1 $f''(${minimum}) > 0$`],
              keys: [exact(minimum)],
            },
          ],
          diagrams: [
            {
              name: 'slope',
              svg: drawing.toSvg(),
              alt: `A parabola that opens ${up ? 'upwards' : 'downwards'} and crosses the x-axis at ${p} and ${q}, labelled as the graph of the derivative of f.`,
            },
          ],
        });
      },
      check: ({ p, q, up }, { inflexion, minimum, maximum }) => {
        const f = (x: number) => (up ? 1 : -1) * (x ** 3 / 3 - ((p + q) / 2) * x * x + p * q * x);
        assertClose(minimise(f, minimum - 1, minimum + 1).at, minimum, 'minimum', 1e-3);
        assertClose(maximise(f, maximum - 1, maximum + 1).at, maximum, 'maximum', 1e-3);
        assertClose(
          differentiate((x) => differentiate(f, x), inflexion),
          0,
          'inflexion',
          1e-4,
        );
      },
    }),
    form({
      variants: [
        { a: 1, b: -6, c: 9, where: [0, 2, 4] },
        { a: -1, b: 3, c: 9, where: [-2, 1, 4] },
        { a: 2, b: 3, c: -12, where: [-3, -0.5, 2] },
      ],
      solve: ({ a, b, c, where }) => where.map((x) => ({ x, first: 3 * a * x * x + 2 * b * x + c, second: 6 * a * x + 2 * b })),
      write: ({ a, b, c }, rows) =>
        inParts({
          stem: raw`Let $f(x) = ${polynomial([a, b, c, 0])}$.`,
          hint: 'One sign tells whether the graph rises, the other how it bends.',
          parts: [
            {
              ask: raw`Complete a table with the values of $f'(x)$ and $f''(x)$ at $x = ${rows.map(({ x }) => x).join('$, $x = ')}$.`,
              answer: rows.map(({ x, first, second }) => raw`$f'(${x}) = ${first}$, $f''(${x}) = ${second}$`).join('; '),
              solution: raw`$f'(x) = ${polynomial([3 * a, 2 * b, c])}$ and $f''(x) = ${polynomial([6 * a, 2 * b])}$.

| $x$ | ${rows.map(({ x }) => x).join(' | ')} |
| --- | --- | --- | --- |
| $f'(x)$ | ${rows.map(({ first }) => `$${first}$`).join(' | ')} |
| $f''(x)$ | ${rows.map(({ second }) => `$${second}$`).join(' | ')} |`,
              marks: [raw`A1 $f'$ and $f''$ correct`, 'A1 row of the first derivative', 'A1 row of the second derivative'],
            },
            {
              ask: 'Hence describe the graph of $f$ near each of these places: rising or falling, and how it bends.',
              answer: rows
                .map(
                  ({ x, first, second }) =>
                    `$x = ${x}$: ${first > 0 ? 'rising' : first < 0 ? 'falling' : 'horizontal'}, ${second > 0 ? 'concave up' : second < 0 ? 'concave down' : 'changes its bending'}`,
                )
                .join('; '),
              solution: rows
                .map(
                  ({ x, first, second }) =>
                    `At $x = ${x}$ it is ${first > 0 ? 'rising' : first < 0 ? 'falling' : 'horizontal'} and ${second > 0 ? 'concave up' : second < 0 ? 'concave down' : 'at a point of inflexion, as the second derivative changes sign there'}.`,
                )
                .join(' '),
              marks: rows.map(({ x }) => `A1 correct description at $x = ${x}$`),
            },
          ],
        }),
      check: ({ a, b, c }, rows) => {
        const f = (x: number) => a * x ** 3 + b * x * x + c * x;
        for (const { x, first, second } of rows) {
          assertClose(differentiate(f, x), first, 'first', 1e-6);
          assertClose(
            differentiate((v) => differentiate(f, v), x),
            second,
            'second',
            1e-3,
          );
        }
      },
    }),
  ],
);

const optimisation = inForms({ key: 'aa-optimise-design', calculatorAllowed: true, placements: core('5.8.1', 2) }, [
  form({
    variants: [
      { volume: 500, thing: 'tin' },
      { volume: 330, thing: 'drinks can' },
      { volume: 1000, thing: 'paint pot' },
    ],
    solve: ({ volume }) => {
      const r = Math.cbrt(volume / (2 * Math.PI));
      return { r, h: volume / (Math.PI * r * r), area: 2 * Math.PI * r * r + (2 * volume) / r };
    },
    write: ({ volume, thing }, { r, h, area }) =>
      inParts({
        stem: raw`A closed ${thing} has the shape of a cylinder with radius $r$ cm and height $h$ cm, and its volume is $${volume} \text{ cm}^3$.`,
        hint: 'The volume links the two lengths.',
        parts: [
          {
            ask: raw`Show that its surface area is $A = 2\pi r^2 + \dfrac{${2 * volume}}{r}$.`,
            answer: 'As given.',
            solution: raw`$\pi r^2h = ${volume}$ gives $h = \dfrac{${volume}}{\pi r^2}$. The area is $A = 2\pi r^2 + 2\pi rh = 2\pi r^2 + \dfrac{${2 * volume}}{r}$.`,
            marks: [raw`A1 $h = \frac{${volume}}{\pi r^2}$`, raw`M1 substitutes into $2\pi r^2 + 2\pi rh$`, 'AG the stated area'],
          },
          {
            ask: raw`Find $\dfrac{\mathrm{d}A}{\mathrm{d}r}$ and the value of $r$ for which the area is least.`,
            answer: raw`$4\pi r - \dfrac{${2 * volume}}{r^2}$; $r = ${significant(r)}$`,
            solution: raw`$\dfrac{\mathrm{d}A}{\mathrm{d}r} = 4\pi r - \dfrac{${2 * volume}}{r^2} = 0$ gives $r^3 = \dfrac{${2 * volume}}{4\pi}$ and $r = ${significant(r, 4)}$.`,
            marks: [
              raw`A1 $4\pi r$`,
              raw`A1 $-\frac{${2 * volume}}{r^2}$`,
              'M1 sets it equal to zero',
              `A1 $r = ${significant(r)}$`,
            ],
            keys: [
              { kind: 'expression', label: 'Derivative', value: raw`4\pi r - \frac{${2 * volume}}{r^2}` },
              { kind: 'number', label: '$r =$', ...threeFigures(r, undefined, 'cm') },
            ],
          },
          {
            ask: 'Justify that this is a minimum.',
            answer: 'The second derivative is positive.',
            solution: raw`$\dfrac{\mathrm{d}^2A}{\mathrm{d}r^2} = 4\pi + \dfrac{${4 * volume}}{r^3}$ is positive for all $r > 0$, so it is a minimum.`,
            marks: [raw`M1 second derivative $4\pi + \frac{${4 * volume}}{r^3}$, or a sign table`, 'R1 positive, so a minimum'],
          },
          {
            ask: raw`Show that for this ${thing} the height is equal to the diameter, and calculate its area.`,
            answer: raw`$${significant(area)} \text{ cm}^2$`,
            solution: raw`From $r^3 = \dfrac{${volume}}{2\pi}$ it follows that $${volume} = 2\pi r^3$, so $h = \dfrac{2\pi r^3}{\pi r^2} = 2r$. (In numbers, $h = ${significant(h, 4)}$.) The area is $A = ${significant(area, 4)}$, about $${significant(area)} \text{ cm}^2$.`,
            marks: [raw`M1 $${volume} = 2\pi r^3$`, 'A1 $h = 2r$', raw`A1 $${significant(area)} \text{ cm}^2$`],
            keys: [threeFigures(area, undefined, 'cm^2')],
          },
        ],
      }),
    check: ({ volume }, { r, h, area }) => {
      const best = minimise((x) => 2 * Math.PI * x * x + 2 * Math.PI * x * (volume / (Math.PI * x * x)), 0.5, 20);
      assertClose(best.value, area, 'least area');
      assertClose(best.at, r, 'radius', 1e-3);
      assertClose(h, 2 * r, 'height');
    },
  }),
  form({
    variants: [
      { fence: 80, wall: 'a straight wall', land: 'rectangular garden' },
      { fence: 120, wall: 'a straight river', land: 'rectangular meadow' },
      { fence: 64, wall: 'a long hedge', land: 'rectangular pen' },
      { fence: 200, wall: 'a cliff', land: 'rectangular field' },
    ],
    solve: ({ fence }) => ({ x: fence / 4, area: (fence * fence) / 8, square: (fence / 4) ** 2 }),
    write: ({ fence, wall, land }, { x, area, square }) =>
      inParts({
        stem: raw`A ${land} lies along ${wall}, where no fence is needed. The other three sides are to be fenced with $${fence} \text{ m}$ of wire; the two sides at right angles to the open one have the length $x \text{ m}$ each.`,
        hint: 'How long is the third side?',
        parts: [
          {
            ask: raw`Find an expression for the area $A$ in terms of $x$, and state the possible values of $x$.`,
            answer: raw`$A = ${fence}x - 2x^2$, $0 < x < ${fence / 2}$`,
            solution: raw`The third side has the length $${fence} - 2x$, so $A = x(${fence} - 2x) = ${fence}x - 2x^2$. All lengths are positive: $0 < x < ${fence / 2}$.`,
            marks: [`M1 third side $${fence} - 2x$`, `A1 $A = ${fence}x - 2x^2$`, `A1 $0 < x < ${fence / 2}$`],
            keys: [
              { kind: 'expression', label: '$A =$', value: `${fence}x - 2x^2` },
              {
                kind: 'interval',
                label: 'Values of $x$',
                intervals: [{ from: '0', to: `${fence / 2}`, open_from: true, open_to: true }],
              },
            ],
          },
          {
            ask: `Calculate the greatest area, and show that it is a maximum.`,
            answer: raw`$${area} \text{ m}^2$`,
            solution: raw`$\dfrac{\mathrm{d}A}{\mathrm{d}x} = ${fence} - 4x = 0$ at $x = ${x}$, and $\dfrac{\mathrm{d}^2A}{\mathrm{d}x^2} = -4 < 0$, so it is a maximum. $A = ${x} \times ${fence - 2 * x} = ${area}$.`,
            marks: [`M1 $${fence} - 4x = 0$`, `A1 $x = ${x}$`, 'R1 second derivative negative', raw`A1 $${area} \text{ m}^2$`],
            keys: [exact(area, undefined, 'm^2')],
          },
          {
            ask: `A farmer makes the three sides equally long instead. Compare the area with the greatest one, as a percentage.`,
            answer: raw`$${significant((100 * (fence / 3) ** 2) / area)}\,\%$`,
            solution: raw`Each side is $\dfrac{${fence}}{3} \text{ m}$, so the area is $\left(\dfrac{${fence}}{3}\right)^2 = ${significant((fence / 3) ** 2, 4)} \text{ m}^2$. This is $\dfrac{${significant((fence / 3) ** 2, 5)}}{${area}} \times 100 = ${significant((100 * (fence / 3) ** 2) / area)}$ per cent of the greatest area (for any length of wire it is $\frac{8}{9}$).`,
            marks: [
              raw`A1 $${significant((fence / 3) ** 2)} \text{ m}^2$`,
              raw`A1 $${significant((100 * (fence / 3) ** 2) / area)}\,\%$`,
            ],
            keys: [
              {
                ...threeFigures((100 * (fence / 3) ** 2) / area, undefined, '%'),
                slips: [slip((100 * square) / area, 'Only three sides are fenced.')],
              },
            ],
          },
        ],
      }),
    check: ({ fence }, { x, area }) => {
      const best = maximise((v) => v * (fence - 2 * v), 0, fence / 2);
      assertClose(best.value, area, 'area');
      assertClose(best.at, x, 'place', 1e-3);
    },
  }),
  form({
    variants: [
      { a: 240, b: 4, c: 120, what: 'bicycles', unit: 'bicycles' },
      { a: 90, b: 0.5, c: 300, what: 'tickets', unit: 'tickets' },
      { a: 60, b: 0.2, c: 450, what: 'cakes', unit: 'cakes' },
    ],
    // price a - b q, cost c + k q with k = a/6
    solve: ({ a, b, c }) => {
      const k = a / 6;
      const q = (a - k) / (2 * b);
      return { k, q, profit: (a - k) * q - b * q * q - c, price: a - b * q };
    },
    write: ({ a, b, c, what, unit }, { k, q, profit, price }) =>
      inParts({
        stem: raw`If a firm offers $q$ ${what} a day, it can sell them all at a price of $${a} - ${b}q$ euros each. Making them costs $${c} + ${k}q$ euros a day.`,
        hint: 'What does the profit depend on besides the revenue?',
        parts: [
          {
            ask: raw`Show that the daily profit is $P(q) = ${polynomial([-b, a - k, -c], 'q')}$.`,
            answer: 'As given.',
            solution: raw`Income is number times price, $q(${a} - ${b}q)$. So $P = ${a}q - ${b}q^2 - (${c} + ${k}q) = ${polynomial([-b, a - k, -c], 'q')}$.`,
            marks: [`M1 income $q(${a} - ${b}q)$`, 'A1 subtracts the cost', 'AG the stated profit'],
          },
          {
            ask: raw`Find $P'(q)$, and hence the number of ${unit} for the greatest profit.`,
            answer: `$${polynomial([-2 * b, a - k], 'q')}$; $q = ${q}$`,
            solution: raw`$P'(q) = ${polynomial([-2 * b, a - k], 'q')} = 0$ at $q = ${q}$; as $P''(q) = ${-2 * b} < 0$, it is a maximum.`,
            marks: [`A1 $${polynomial([-2 * b, a - k], 'q')}$`, 'M1 sets it equal to zero', `A1 $q = ${q}$`],
            keys: [
              { kind: 'expression', label: "$P'(q) =$", value: polynomial([-2 * b, a - k], 'q') },
              {
                kind: 'number',
                label: '$q =$',
                ...exact(q),
                slips: [slip(a / (2 * b), 'That gives the greatest income, not the greatest profit.')],
              },
            ],
          },
          {
            ask: 'Calculate this profit and the price that belongs to it.',
            answer: `profit $${profit}$ euros, price $${price}$ euros`,
            solution: raw`$P(${q}) = ${profit}$ euros, at the price $${a} - ${b} \times ${q} = ${price}$ euros.`,
            marks: [`A1 $${profit}$`, `A1 $${price}$`],
            keys: [
              { kind: 'number', label: 'Profit', ...exact(profit, undefined, 'euros') },
              { kind: 'number', label: 'Price', ...exact(price, undefined, 'euros') },
            ],
          },
          {
            ask: raw`Interpret $P'(${q - 5}) = ${Number((10 * b).toFixed(4))}$.`,
            answer: `At ${q - 5} ${unit}, one more would raise the daily profit by about ${Number((10 * b).toFixed(4))} euros.`,
            solution: `The derivative is the change of the profit per further one: when ${q - 5} ${unit} are offered, one more raises the daily profit by about ${Number((10 * b).toFixed(4))} euros.`,
            marks: ['A1 approximate change of the profit for one more, at this number'],
          },
        ],
      }),
    check: ({ a, b, c }, { k, q, profit }) => {
      const best = maximise((n) => n * (a - b * n) - c - k * n, 0, a / b);
      assertClose(best.value, profit, 'profit');
      assertClose(best.at, q, 'number', 1e-2);
      assert.ok(Number.isInteger(q) && Number.isInteger(profit * 100));
    },
  }),
]);

const stationary = inForms(
  {
    key: 'aa-stationary-points-exact',
    calculatorAllowed: false,
    placements: core('5.8.2', 1, ['5.6', '5.7']),
  },
  [
    form({
      variants: [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }],
      // f(x) = x e^{-ax}... with factor: stationary at 1/a, inflexion at 2/a
      solve: ({ a }) => ({ at: 1 / a, inflexion: 2 / a, value: 1 / (a * Math.E) }),
      write: ({ a }, { inflexion }) => {
        const e = `e^{-${a === 1 ? '' : a}x}`;
        const valueTex = a === 1 ? raw`\frac{1}{e}` : raw`\frac{1}{${a}e}`;
        return inParts({
          stem: raw`Let $f(x) = x${e}$.`,
          hint: 'The exponential is never zero.',
          parts: [
            {
              ask: raw`Find $f'(x)$.`,
              answer: `$(1 - ${term(a, 'x')})${e}$`,
              solution: raw`Product rule: $f'(x) = ${e} - ${term(a, 'x')}${e} = (1 - ${term(a, 'x')})${e}$.`,
              marks: ['M1 product rule', `A1 $(1 - ${term(a, 'x')})${e}$`],
              keys: [{ kind: 'expression', value: `(1 - ${term(a, 'x')})${e}` }],
            },
            {
              ask: 'Find the exact coordinates of the stationary point.',
              answer: raw`$\left(${fraction(1, a)}, ${valueTex}\right)$`,
              solution: raw`As $${e} \ne 0$, $1 - ${term(a, 'x')} = 0$ and $x = ${fraction(1, a)}$. There $f(x) = ${a === 1 ? 'e^{-1}' : raw`\frac{1}{${a}}e^{-1}`} = ${valueTex}$.`,
              marks: ['M1 sets the bracket equal to zero', `A1 $x = ${fraction(1, a)}$`, `A1 $${valueTex}$`],
              keys: [{ kind: 'coordinate', values: [fraction(1, a), valueTex] }],
            },
            {
              ask: raw`Find $f''(x)$, and use it to determine the nature of this point.`,
              answer: `$(${term(a * a, 'x')} - ${2 * a})${e}$; a maximum`,
              solution: raw`$f''(x) = -${a === 1 ? '' : a}${e} - ${a === 1 ? '' : a}(1 - ${term(a, 'x')})${e} = (${term(a * a, 'x')} - ${2 * a})${e}$. At $x = ${fraction(1, a)}$ the bracket is $${a} - ${2 * a} = -${a}$, so $f''$ is negative: a local maximum.`,
              marks: ['M1 product rule again', `A1 $(${term(a * a, 'x')} - ${2 * a})${e}$`, 'R1 negative there, so a maximum'],
              keys: [{ kind: 'expression', value: `(${term(a * a, 'x')} - ${2 * a})${e}` }],
            },
            {
              ask: 'Find the $x$-coordinate of the point of inflexion, and justify that it is one.',
              answer: `$x = ${fraction(2, a)}$`,
              solution: raw`$f''(x) = 0$ at $x = ${fraction(2, a)}$, where the bracket changes from negative to positive: the graph changes from concave down to concave up.`,
              marks: [`A1 $x = ${fraction(2, a)}$`, "R1 $f''$ changes sign there"],
              keys: [exact(inflexion)],
            },
          ],
        });
      },
      check: ({ a }, { at, inflexion, value }) => {
        const f = (x: number) => x * Math.exp(-a * x);
        assertClose(maximise(f, 0, 3).value, value, 'maximum');
        assertClose(maximise(f, 0, 3).at, at, 'place', 1e-3);
        assertClose(minimise((x) => differentiate(f, x), 0, 4).at, inflexion, 'least slope', 1e-2);
      },
    }),
    form({
      variants: [
        { a: 2, b: 8 },
        { a: 1, b: 9 },
        { a: 3, b: 12 },
        { a: 4, b: 1 },
      ],
      // f(x) = a x + b/x
      solve: ({ a, b }) => ({ at: Math.sqrt(b / a), value: 2 * Math.sqrt(a * b) }),
      write: ({ a, b }, { at, value }) => {
        const atTex = fraction(Math.round(at * 2), 2);
        return inParts({
          stem: raw`Let $f(x) = ${term(a, 'x')} + \dfrac{${b}}{x}$, $x \ne 0$.`,
          hint: 'Where is the slope zero, and how does the graph bend there?',
          parts: [
            {
              ask: 'Find the coordinates of the two stationary points.',
              answer: `$(${atTex}, ${value})$ and $(-${atTex}, -${value})$`,
              solution: raw`$f'(x) = ${a} - \dfrac{${b}}{x^2} = 0$ gives $x^2 = ${fraction(b, a)}$ and $x = \pm ${atTex}$, with $f(${atTex}) = ${value}$ and $f(-${atTex}) = -${value}$.`,
              marks: [
                raw`M1 $${a} - \frac{${b}}{x^2} = 0$`,
                `A1 $x = ${atTex}$ and $x = -${atTex}$`,
                `A1 $y = ${value}$ and $y = -${value}$`,
              ],
              keys: [
                { kind: 'coordinate', label: 'With $x > 0$', values: [atTex, `${value}`] },
                { kind: 'coordinate', label: 'With $x < 0$', values: [`-${atTex}`, `-${value}`] },
              ],
            },
            {
              ask: 'Determine the nature of each.',
              answer: `$x = ${atTex}$: local minimum; $x = -${atTex}$: local maximum`,
              solution: raw`$f''(x) = \dfrac{${2 * b}}{x^3}$ has the sign of $x$: positive at $${atTex}$, a local minimum; negative at $-${atTex}$, a local maximum.`,
              marks: [raw`M1 $\frac{${2 * b}}{x^3}$`, 'R1 both with the sign of the second derivative'],
            },
            {
              ask: 'A student is surprised that the local maximum lies below the local minimum. Explain why this is not a contradiction.',
              answer: 'Both are local; the graph is not connected at $x = 0$.',
              solution: raw`A local maximum or minimum is compared with points nearby only. At $x = 0$ the function is not defined, and the two points lie on different branches of the graph.`,
              marks: ['R1 local values compare with nearby points; the branches are separated by the asymptote $x = 0$'],
            },
          ],
        });
      },
      check: ({ a, b }, { at, value }) => {
        assertClose(minimise((x) => a * x + b / x, 0.05, 20).value, value, 'minimum', 1e-5);
        assertClose(maximise((x) => a * x + b / x, -20, -0.05).at, -at, 'maximum', 1e-2);
        assert.ok(Number.isInteger(value) && Number.isInteger(at * 2));
      },
    }),
  ],
);

/** Templates of topic 5 for SL and HL: second derivative and optimisation. */
export const secondDerivative = [concavity, secondGraph, optimisation, stationary];
