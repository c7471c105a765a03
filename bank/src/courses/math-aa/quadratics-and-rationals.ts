import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, point, polynomial, signed, significant, term } from '../../tex.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topics 2.6 to 2.9, quadratic, rational and exponential functions in several forms, common to SL and HL. */

const quadraticSettings = inForms(
  { key: 'aa-quadratic-settings', calculatorAllowed: true, placements: core('2.6', 2, ['2.7']) },
  [
    form({
      variants: [
        { start: 1.8, up: 12, level: 5 },
        { start: 1.2, up: 14, level: 8 },
        { start: 2.1, up: 9, level: 4 },
      ],
      solve: ({ start, up, level }) => {
        const root = (h: number) => Math.sqrt(up * up - 4 * 4.9 * (h - start)) / 9.8;
        return { top: start + (up * up) / 19.6, when: up / 9.8, land: up / 9.8 + root(0), above: 2 * root(level) };
      },
      write: ({ start, up, level }, { top, when, land, above }) =>
        inParts({
          stem: raw`The height of a ball above the ground, in metres, $t$ seconds after it is thrown is modelled by $h(t) = -4.9t^2 + ${up}t + ${start}$.`,
          hint: 'The graph of $h$ is a parabola that opens downwards.',
          parts: [
            {
              ask: 'Interpret the constant term in this context.',
              answer: raw`The height from which the ball is thrown, $${start} \text{ m}$`,
              solution: raw`At $t = 0$ the height is $${start} \text{ m}$: the ball is thrown from there.`,
              marks: ['A1 the height at the start'],
            },
            {
              ask: 'Calculate the greatest height and the time at which it is reached.',
              answer: raw`$${significant(top)} \text{ m}$ at $${significant(when)} \text{ s}$`,
              solution: raw`The vertex lies at $t = -\dfrac{${up}}{2 \times (-4.9)} = ${significant(when, 4)}$, and $h = ${significant(top, 4)}$ there. So the greatest height is $${significant(top)} \text{ m}$, at $t = ${significant(when)}$.`,
              marks: ['M1 vertex by formula or graph', raw`A1 $t = ${significant(when)}$`, raw`A1 $${significant(top)}$`],
              keys: [
                { kind: 'number', label: 'Height', ...threeFigures(top, undefined, 'm') },
                { kind: 'number', label: 'Time', ...threeFigures(when, undefined, 's') },
              ],
            },
            {
              ask: 'Determine when the ball hits the ground.',
              answer: raw`$t = ${significant(land)}$`,
              solution: raw`$h(t) = 0$ has one positive solution, $t = ${significant(land, 4)}$. The negative one belongs to a time before the throw.`,
              marks: ['M1 $h(t) = 0$', raw`A1 $t = ${significant(land)}$`],
              keys: [threeFigures(land, undefined, 's')],
            },
            {
              ask: raw`Determine for how long the ball is higher than $${level} \text{ m}$.`,
              answer: raw`$${significant(above)} \text{ s}$`,
              solution: raw`$h(t) = ${level}$ at $t = ${significant(when - above / 2, 4)}$ and $t = ${significant(when + above / 2, 4)}$; between these times the ball is higher. The difference is $${significant(above, 4)}$, about $${significant(above)} \text{ s}$.`,
              marks: [raw`M1 $h(t) = ${level}$`, 'A1 both times', raw`A1 $${significant(above)}$`],
              keys: [{ value: above, tolerance: 0.011, unit: 's' }],
            },
          ],
        }),
      check: ({ start, up, level }, { top, when, land, above }) => {
        const h = (t: number) => start + up * t - 4.9 * t * t;
        assertClose(maximise(h, 0, 5).value, top, 'top', 1e-6);
        assertClose(bisect(h, when, 9), land, 'landing');
        assertClose(bisect((t) => h(t) - level, when, 9) - bisect((t) => h(t) - level, 0, when), above, 'time above');
      },
    }),
    form({
      variants: [
        { width: 24, height: 9, van: 6, thing: 'bridge' },
        { width: 10, height: 5, van: 3, thing: 'gate' },
        { width: 16, height: 8, van: 4.5, thing: 'tunnel' },
      ],
      solve: ({ width, height, van }) => ({ a: (4 * height) / width ** 2, span: width * Math.sqrt(1 - van / height) }),
      write: ({ width, height, van, thing }, { a, span }) => {
        const half = width / 2;
        const drawing = new Diagram({
          x: [-0.08 * width, width * 1.12],
          y: [-0.1 * height, height * 1.2],
          width: 380,
          height: 240,
        });
        drawing
          .axes()
          .graph((x) => a * x * (width - x), 0, width)
          .segment([half, 0], [half, height], 'd-dashed');
        drawing.label([width, 0], `${width}`, { dy: 18 }).label([half, height / 2], `${height} m`, { anchor: 'start', dx: 6 });
        const c = fraction(Math.round(4 * height), width ** 2);
        return inParts({
          stem: raw`The arch of a ${thing} is a parabola. It is $${width} \text{ m}$ wide at the ground and $${height} \text{ m}$ high in the middle. Coordinates in metres have their origin at the left foot of the arch.

![](diagram:arch)`,
          hint: 'Which form of a quadratic shows the two zeros?',
          parts: [
            {
              ask: raw`Explain why the height of the arch can be written as $y = ax(${width} - x)$.`,
              answer: raw`The feet of the arch are the zeros $0$ and $${width}$.`,
              solution: raw`The arch meets the ground at $x = 0$ and $x = ${width}$. A quadratic with these zeros has the factors $x$ and $(${width} - x)$, and a constant $a$ that sets the height.`,
              marks: [raw`R1 the zeros are $0$ and $${width}$`],
            },
            {
              ask: 'Determine the value of $a$.',
              answer: raw`$a = ${c}$`,
              solution: raw`In the middle, $x = ${half}$, the height is $${height}$: $a \times ${half} \times ${half} = ${height}$, so $a = ${c}$.`,
              marks: [raw`M1 uses the point $(${half}, ${height})$`, raw`A1 $a = ${c}$`],
              keys: [exact(a)],
            },
            {
              ask: raw`Find the width of the arch at a height of $${van} \text{ m}$.`,
              answer: raw`$${significant(span)} \text{ m}$`,
              solution: raw`$y = ${van}$ has the solutions $x = ${significant(half - span / 2, 4)}$ and $x = ${significant(half + span / 2, 4)}$, which are $${significant(span, 4)}$ apart: about $${significant(span)} \text{ m}$.`,
              marks: [raw`M1 $y = ${van}$`, 'A1 both solutions', raw`A1 $${significant(span)}$`],
              keys: [{ value: span, tolerance: 0.051, unit: 'm' }],
            },
          ],
          diagrams: [
            {
              name: 'arch',
              svg: drawing.toSvg(),
              alt: `A parabolic arch over the x-axis from 0 to ${width}, ${height} m high in the middle.`,
            },
          ],
        });
      },
      check: ({ width, height, van }, { a, span }) => {
        const y = (x: number) => a * x * (width - x);
        assertClose(maximise(y, 0, width).value, height, 'height', 1e-6);
        assertClose(width - 2 * bisect((x) => y(x) - van, 0, width / 2), span, 'width at the height');
      },
    }),
    form({
      variants: [
        { price: 20, sold: 300, step: 10, cost: 8 },
        { price: 15, sold: 240, step: 12, cost: 5 },
      ],
      solve: ({ price, sold, step, cost }) => {
        const best = maximise((x) => (price + x - cost) * (sold - step * x), 0, sold / step);
        return { at: (sold / step - (price - cost)) / 2, profit: Math.round(best.value) };
      },
      write: ({ price, sold, step, cost }, { at, profit }) => {
        const [a, b, c] = [-step, sold - step * (price - cost), sold * (price - cost)];
        return inParts({
          stem: raw`A shop sells ${sold} bags a month at a price of ${price} euros. For each euro by which the price is raised, ${step} bags fewer are sold. Each bag costs the shop ${cost} euros. Let $x$ be the number of euros by which the price is raised.`,
          hint: 'Profit is the gain on one bag multiplied by the number of bags.',
          parts: [
            {
              ask: raw`Show that the monthly profit is $P(x) = ${polynomial([a, b, c])}$.`,
              answer: 'As given.',
              solution: raw`One bag brings $${price} + x - ${cost} = ${price - cost} + x$ euros, and $${sold} - ${step}x$ bags are sold. So $P(x) = (${price - cost} + x)(${sold} - ${step}x) = ${polynomial([a, b, c])}$.`,
              marks: [
                raw`M1 gain on one bag $${price - cost} + x$`,
                raw`A1 $(${price - cost} + x)(${sold} - ${step}x)$`,
                raw`AG $${polynomial([a, b, c])}$`,
              ],
            },
            {
              ask: 'Determine the price that gives the greatest profit, and this profit.',
              answer: raw`${price + at} euros; $${profit}$ euros`,
              solution: raw`The vertex is at $x = -\dfrac{${b}}{2 \times (${a})} = ${at}$, so the price is $${price} + ${at} = ${price + at}$ euros, and the profit is $P(${at}) = ${Math.round(profit)}$ euros. The question asks for the price, not for $x$.`,
              marks: [raw`M1 finds the vertex`, raw`A1 $${price + at}$ euros`, raw`A1 $${Math.round(profit)}$ euros`],
              keys: [
                {
                  kind: 'number',
                  label: 'Price',
                  ...exact(price + at),
                  slips: [slip(at, 'That is by how much the price is raised.')],
                },
                { kind: 'number', label: 'Profit', ...exact(Math.round(profit)) },
              ],
            },
          ],
        });
      },
      check: ({ price, sold, step, cost }, { at, profit }) => {
        assertClose((price + at - cost) * (sold - step * at), profit, 'profit', 1e-6);
        assert.ok(Number.isInteger(at) && at > 0);
      },
    }),
  ],
);

const quadraticForms = inForms({ key: 'aa-quadratic-forms', calculatorAllowed: false, placements: core('2.6', 1, ['2.11']) }, [
  form({
    variants: [
      { a: 2, h: 3, k: -5 },
      { a: 3, h: -1, k: 4 },
      { a: -2, h: 2, k: 7 },
    ],
    solve: ({ a, h, k }) => ({ expanded: [a, -2 * a * h, a * h * h + k] }),
    write: ({ a, h, k }, { expanded }) => {
      const vertexForm = `${a}(x${signed(-h)})^2${signed(k)}`;
      return inParts({
        stem: raw`Let $f(x) = ${polynomial(expanded)}$.`,
        hint: 'What has to be done with the leading coefficient before the square is completed?',
        parts: [
          {
            ask: raw`Express $f(x)$ in the form $a(x - h)^2 + k$.`,
            answer: `$${vertexForm}$`,
            solution: raw`$f(x) = ${a}\left(x^2${signed(-2 * h) === '' ? '' : `${-2 * h < 0 ? ' - ' : ' + '}${Math.abs(2 * h)}x`}\right)${signed(a * h * h + k)} = ${a}\left((x${signed(-h)})^2 - ${h * h}\right)${signed(a * h * h + k)} = ${vertexForm}$. Mind that the $${h * h}$ is multiplied by $${a}$ when it leaves the bracket.`,
            marks: [raw`M1 takes out $${a}$ and completes the square`, raw`A1 $(x${signed(-h)})^2$`, `A1 $${vertexForm}$`],
            keys: [{ kind: 'expression', value: vertexForm }],
          },
          {
            ask: 'Hence write down the coordinates of the vertex and say whether it is a maximum or a minimum.',
            answer: `$${point(h, k)}$, a ${a > 0 ? 'minimum' : 'maximum'}`,
            solution: raw`The square is zero at $x = ${h}$, and elsewhere it is positive. With the factor $${a}$ in front the vertex $${point(h, k)}$ is a ${a > 0 ? 'minimum' : 'maximum'}.`,
            marks: [`A1 $${point(h, k)}$`, `A1 ${a > 0 ? 'minimum' : 'maximum'}`],
            keys: [{ kind: 'coordinate', values: [`${h}`, `${k}`] }],
          },
          {
            ask: raw`Describe a sequence of transformations that maps the graph of $y = x^2$ onto the graph of $f$.`,
            answer: raw`${a < 0 ? 'A reflection in the $x$-axis, a' : 'A'} vertical stretch with factor ${Math.abs(a)}, then a translation by the vector $(${h}, ${k})$`,
            solution: raw`The factor $${a}$ is a vertical stretch with factor ${Math.abs(a)}${a < 0 ? ' together with a reflection in the $x$-axis' : ''}; after it come the translations ${Math.abs(h)} to the ${h > 0 ? 'right' : 'left'} and ${Math.abs(k)} ${k > 0 ? 'up' : 'down'}.`,
            marks: [
              `A1 vertical stretch with factor ${Math.abs(a)}${a < 0 ? ' and reflection' : ''}`,
              'A1 translation, after the stretch',
            ],
          },
        ],
      });
    },
    check: ({ a, h, k }, { expanded: [p = 0, q = 0, r = 0] }) => {
      const best = (a > 0 ? minimise : maximise)((x) => p * x * x + q * x + r, -9, 9);
      assertClose(best.value, k, 'vertex', 1e-8);
      assertClose(best.at, h, 'axis', 1e-4);
    },
  }),
  form({
    variants: [
      { h: 2, k: -8, x: 4, y: 0 },
      { h: -1, k: 9, x: 2, y: 0 },
      { h: 3, k: -2, x: 5, y: 10 },
    ],
    solve: ({ h, k, x, y }) => ({ a: (y - k) / (x - h) ** 2 }),
    write: ({ h, k, x, y }, { a }) => {
      const vertexForm = `${term(a, `(x${signed(-h)})^2`)}${signed(k)}`;
      return inParts({
        stem: raw`A parabola has its vertex at $${point(h, k)}$ and passes through $${point(x, y)}$.`,
        hint: 'Which form of a quadratic shows the vertex?',
        parts: [
          {
            ask: 'Find its equation in the form $y = a(x - h)^2 + k$.',
            answer: `$y = ${vertexForm}$`,
            solution: raw`The vertex gives $y = a(x${signed(-h)})^2${signed(k)}$. With the other point, $${y} = a \times ${(x - h) ** 2}${signed(k)}$, so $a = ${a}$.`,
            marks: [raw`A1 $a(x${signed(-h)})^2${signed(k)}$`, 'M1 substitutes the other point', raw`A1 $y = ${vertexForm}$`],
            keys: [{ kind: 'equation', value: `y = ${vertexForm}` }],
          },
          {
            ask: raw`Without solving an equation, write down another point of the parabola with $y$-coordinate $${y}$.`,
            answer: `$${point(2 * h - x, y)}$`,
            solution: raw`The parabola is symmetric in $x = ${h}$. The point $${point(x, y)}$ lies ${Math.abs(x - h)} to the ${x > h ? 'right' : 'left'} of it, so its mirror image is $${point(2 * h - x, y)}$.`,
            marks: [`A1 $${point(2 * h - x, y)}$`],
            keys: [{ kind: 'coordinate', values: [`${2 * h - x}`, `${y}`] }],
          },
        ],
      });
    },
    check: ({ h, k, x, y }, { a }) => {
      const f = (u: number) => a * (u - h) ** 2 + k;
      assertClose(f(x), y, 'point');
      assertClose(f(2 * h - x), y, 'mirror image');
      assert.ok(Number.isInteger(a));
    },
  }),
]);

const hyperbola = (a: number, c: number, h: number, span = 8) => {
  // y = a/(x - h) + c
  const f = (x: number) => a / (x - h) + c;
  const drawing = new Diagram({ x: [h - span, h + span], y: [c - span, c + span], width: 340, height: 300 });
  drawing
    .axes()
    .segment([h, c - span], [h, c + span], 'd-dashed')
    .segment([h - span, c], [h + span, c], 'd-dashed');
  return drawing.graph(f, h - span, h - 0.01).graph(f, h + 0.01, h + span);
};

const rationalFeatures = inForms({ key: 'aa-rational-from-features', calculatorAllowed: false, placements: core('2.8', 1) }, [
  form({
    variants: [
      { c: 2, h: 3, zero: 4 },
      { c: 3, h: -1, zero: 2 },
      { c: -2, h: 1, zero: -1 },
    ],
    solve: ({ c, h, zero }) => ({ a: c, b: -c * zero, d: -h }),
    write: ({ c, h, zero }, { a, b, d }) => {
      const drawing = hyperbola(a * h + b, c, h).point([zero, 0]);
      return inParts({
        stem: raw`The diagram shows the graph of $f(x) = \dfrac{ax + b}{x + d}$. Its asymptotes are $x = ${h}$ and $y = ${c}$, and it crosses the $x$-axis at $x = ${zero}$.

![](diagram:graph)`,
        hint: 'Each of the three facts belongs to one of the three constants.',
        parts: [
          {
            ask: 'Determine the values of $a$, $b$ and $d$.',
            answer: `$a = ${a}$, $b = ${b}$, $d = ${d}$`,
            solution: raw`The denominator is zero at $x = ${h}$, so $d = ${d}$. Far out the function approaches the ratio of the leading coefficients, so $a = ${a}$. The numerator is zero at $x = ${zero}$: $${term(a, `\\times ${zero < 0 ? `(${zero})` : zero}`)} + b = 0$, so $b = ${b}$.`,
            marks: [`A1 $d = ${d}$`, `A1 $a = ${a}$`, `A1 $b = ${b}$`],
            keys: [
              { kind: 'number', label: '$a =$', ...exact(a) },
              { kind: 'number', label: '$b =$', ...exact(b) },
              {
                kind: 'number',
                label: '$d =$',
                ...exact(d),
                slips: [slip(h, 'The denominator has to vanish at the asymptote.', 'sign')],
              },
            ],
          },
          {
            ask: raw`Write down the value that $f(x)$ never takes, and give a reason.`,
            answer: raw`$${c}$: the equation $f(x) = ${c}$ has no solution.`,
            solution: raw`$f(x) = ${c}$ would need $${polynomial([a, b])} = ${a === 1 ? '' : a === -1 ? '-' : a}(${polynomial([1, d])})$, and the constants $${b}$ and $${a * d}$ would have to agree. So the graph never meets its horizontal asymptote.`,
            marks: [`A1 $${c}$`, 'R1 the equation has no solution (or: the graph does not meet its horizontal asymptote)'],
            keys: [exact(c)],
          },
        ],
        diagrams: [
          {
            name: 'graph',
            svg: drawing.toSvg(),
            alt: `A hyperbola with the dashed asymptotes x = ${h} and y = ${c} that crosses the x-axis at ${zero}.`,
          },
        ],
      });
    },
    check: ({ c, h, zero }, { a, b, d }) => {
      const f = (x: number) => (a * x + b) / (x + d);
      assertClose(f(1e8), c, 'far out', 1e-5);
      assertClose(f(zero), 0, 'zero');
      assert.ok(Math.abs(f(h + 1e-9)) > 1e6 && a * d !== b);
    },
  }),
  form({
    variants: [
      { fixed: 600, each: 4, target: 7 },
      { fixed: 900, each: 6, target: 10 },
      { fixed: 480, each: 3, target: 5 },
    ],
    solve: ({ fixed, each, target }) => ({ n: fixed / (target - each) }),
    write: ({ fixed, each, target }, { n }) =>
      inParts({
        stem: raw`Printing posters costs ${fixed} euros for setting up the machine and ${each} euros for each poster. Let $C(x)$ be the mean cost in euros of one poster when $x$ posters are printed.`,
        hint: 'Mean cost is total cost divided by the number of posters.',
        parts: [
          {
            ask: raw`Show that $C(x) = ${each} + \dfrac{${fixed}}{x}$.`,
            answer: 'As given.',
            solution: raw`The total cost is $${fixed} + ${each}x$. Divided by $x$ it is $\dfrac{${fixed} + ${each}x}{x} = ${each} + \dfrac{${fixed}}{x}$.`,
            marks: [raw`M1 $\frac{${fixed} + ${each}x}{x}$`, raw`AG $${each} + \frac{${fixed}}{x}$`],
          },
          {
            ask: 'Write down the equation of the horizontal asymptote of the graph of $C$, and interpret it in this context.',
            answer: raw`$y = ${each}$: with very many posters the mean cost approaches the price of one poster alone.`,
            solution: raw`As $x$ grows, $\dfrac{${fixed}}{x}$ tends to 0, so the asymptote is $y = ${each}$. The cost of setting up is shared by more and more posters; the mean cost approaches ${each} euros, but stays above it.`,
            marks: [`A1 $y = ${each}$`, 'R1 the mean cost approaches the cost of one poster without the set-up'],
            keys: [{ kind: 'equation', value: `y = ${each}` }],
          },
          {
            ask: raw`Find the least number of posters for which the mean cost is at most ${target} euros.`,
            answer: `${n}`,
            solution: raw`$${each} + \dfrac{${fixed}}{x} \le ${target}$ means $\dfrac{${fixed}}{x} \le ${target - each}$, so $x \ge ${n}$ (as $x$ is positive, multiplying by it keeps the sign).`,
            marks: [raw`M1 $${each} + \frac{${fixed}}{x} \le ${target}$`, `A1 ${n}`],
            keys: [exact(n)],
          },
        ],
      }),
    check: ({ fixed, each, target }, { n }) => {
      const mean = (x: number) => (fixed + each * x) / x;
      assert.ok(mean(n) <= target && mean(n - 1) > target);
    },
  }),
]);

const reciprocalShifts = inForms(
  { key: 'aa-reciprocal-transformed', calculatorAllowed: false, placements: core('2.8', 1, ['2.11']) },
  [
    form({
      variants: [
        { a: 3, h: 2, c: 1 },
        { a: -2, h: -1, c: 3 },
        { a: 4, h: 1, c: -2 },
      ],
      solve: ({ a, h, c }) => ({ top: [c, a - c * h], zero: [c * h - a, c] as const }),
      write: ({ a, h, c }, { top, zero }) => {
        const shown = raw`${c}${a < 0 ? ' - ' : ' + '}\dfrac{${Math.abs(a)}}{x${signed(-h)}}`;
        return inParts({
          stem: raw`Let $f(x) = \dfrac{${polynomial(top)}}{x${signed(-h)}}$, $x \ne ${h}$.`,
          hint: 'How often does the denominator go into the numerator, and what is left?',
          parts: [
            {
              ask: raw`Show that $f(x) = ${shown}$.`,
              answer: 'As given.',
              solution: raw`$${polynomial(top)} = ${c === 1 ? '' : c}(x${signed(-h)})${signed(a)}$. Dividing by $x${signed(-h)}$ gives $f(x) = ${shown}$.`,
              marks: [raw`M1 $${c === 1 ? '' : c}(x${signed(-h)})${signed(a)}$`, `AG $${shown}$`],
            },
            {
              ask: raw`Describe a sequence of transformations that maps the graph of $y = \dfrac{1}{x}$ onto the graph of $f$.`,
              answer: raw`${a < 0 ? 'A reflection in the $x$-axis and a' : 'A'} vertical stretch with factor ${Math.abs(a)}, then a translation by $(${h}, ${c})$`,
              solution: raw`The numerator ${a} stretches vertically by the factor ${Math.abs(a)}${a < 0 ? ' and reflects in the $x$-axis' : ''}; $x${signed(-h)}$ in place of $x$ moves the graph ${Math.abs(h)} to the ${h > 0 ? 'right' : 'left'}; the added $${c}$ moves it ${Math.abs(c)} ${c > 0 ? 'up' : 'down'}.`,
              marks: [
                `A1 vertical stretch with factor ${Math.abs(a)}${a < 0 ? ' and reflection in the $x$-axis' : ''}`,
                `A1 translation by $(${h}, ${c})$`,
              ],
            },
            {
              ask: 'Sketch the graph of $f$, and label its asymptotes and its intercepts.',
              answer: raw`Asymptotes $x = ${h}$ and $y = ${c}$; intercepts $x = ${fraction(zero[0], zero[1])}$ and $y = ${fraction(c * -h + a, -h)}$`,
              solution: raw`The asymptotes are $x = ${h}$ and $y = ${c}$. The graph crosses the axes at $x = ${fraction(zero[0], zero[1])}$ and $y = ${fraction(c * -h + a, -h)}$.

![](diagram:graph)`,
              marks: ['A1 both asymptotes drawn and labelled', 'A1 two branches of the right shape', 'A1 both intercepts'],
            },
          ],
          diagrams: [
            {
              name: 'graph',
              svg: hyperbola(a, c, h, 7).toSvg(),
              alt: `Two branches of a hyperbola with the dashed asymptotes x = ${h} and y = ${c}.`,
            },
          ],
        });
      },
      check: ({ a, h, c }, { top: [p = 0, q = 0], zero }) => {
        for (const x of [h + 0.7, h - 2.3, h + 11]) assertClose((p * x + q) / (x - h), c + a / (x - h), 'form');
        assertClose(p * (zero[0] / zero[1]) + q, 0, 'zero');
      },
    }),
    form({
      variants: [{ k: 4 }, { k: 9 }, { k: 6 }],
      solve: ({ k }) => ({ meet: Math.sqrt(k) }),
      write: ({ k }, { meet }) =>
        inParts({
          stem: raw`Let $f(x) = \dfrac{${k}}{x}$, $x \ne 0$.`,
          hint: 'What is the result when $f$ is applied twice?',
          parts: [
            {
              ask: raw`Show that $f$ is its own inverse, and state what this means for its graph.`,
              answer: 'The graph is symmetric in the line $y = x$.',
              solution: raw`$f(f(x)) = \dfrac{${k}}{\frac{${k}}{x}} = x$, so $f$ undoes itself. Its graph is its own reflection in $y = x$.`,
              marks: [raw`M1 finds $f(f(x))$ or $f^{-1}(x)$`, 'A1 obtains $x$, or the same formula', 'A1 symmetric in $y = x$'],
            },
            {
              ask: raw`Find the coordinates of the points where the graph of $f$ meets the line $y = x$.`,
              answer: raw`$\left(${Number.isInteger(meet) ? meet : raw`\sqrt{${k}}`}, ${Number.isInteger(meet) ? meet : raw`\sqrt{${k}}`}\right)$ and $\left(-${Number.isInteger(meet) ? meet : raw`\sqrt{${k}}`}, -${Number.isInteger(meet) ? meet : raw`\sqrt{${k}}`}\right)$`,
              solution: raw`$\dfrac{${k}}{x} = x$ gives $x^2 = ${k}$, so $x = \pm ${Number.isInteger(meet) ? meet : raw`\sqrt{${k}}`}$, with the same $y$-coordinate.`,
              marks: [raw`M1 $x^2 = ${k}$`, 'A1 both points'],
            },
            {
              ask: raw`Determine the values of $m$ for which the line $y = mx$ does not meet the graph of $f$. Justify your answer.`,
              answer: raw`$m \le 0$`,
              solution: raw`$\dfrac{${k}}{x} = mx$ means $mx^2 = ${k}$. For $m > 0$ there are two solutions; for $m \le 0$ the left-hand side is never positive, so there is none: $m \le 0$.`,
              marks: [raw`M1 $mx^2 = ${k}$`, raw`A1 $m \le 0$`, 'R1 a product $mx^2$ with $m \\le 0$ is not positive'],
              keys: [{ kind: 'interval', variable: 'm', intervals: [{ from: null, to: '0' }] }],
            },
          ],
        }),
      check: ({ k }, { meet }) => {
        assertClose(k / meet, meet, 'on the line');
        for (const m of [-2, -0.1]) for (let x = -40; x <= 40; x++) if (x !== 0) assert.ok(Math.abs(k / x - m * x) > 1e-3);
      },
    }),
  ],
);

const exponentialSettings = inForms(
  { key: 'aa-exponential-settings', calculatorAllowed: true, placements: core('2.9', 2, ['1.7.2']) },
  [
    form({
      variants: [
        { start: 500, factor: 3, hours: 4, later: 6, target: 20000 },
        { start: 1200, factor: 2, hours: 3, later: 10, target: 50000 },
        { start: 80, factor: 5, hours: 6, later: 9, target: 4000 },
      ],
      solve: ({ start, factor, hours, later, target }) => {
        const k = Math.log(factor) / hours;
        return { k, after: start * Math.exp(k * later), when: Math.log(target / start) / k };
      },
      write: ({ start, factor, hours, later, target }, { k, after, when }) =>
        inParts({
          stem: raw`The number of bacteria in a dish after $t$ hours is modelled by $N(t) = Ae^{kt}$. At the start there are ${start}, and after ${hours} hours there are ${factor} times as many.`,
          hint: 'The number after some hours divided by that at the start depends on $k$ alone.',
          parts: [
            {
              ask: 'Write down the value of $A$.',
              answer: `$${start}$`,
              solution: raw`$N(0) = Ae^0 = A$, so $A = ${start}$.`,
              marks: [`A1 $${start}$`],
              keys: [exact(start)],
            },
            {
              ask: raw`Show that $k = \dfrac{\ln ${factor}}{${hours}}$.`,
              answer: 'As given.',
              solution: raw`$${start}e^{${hours}k} = ${start * factor}$ gives $e^{${hours}k} = ${factor}$, so $${hours}k = \ln ${factor}$.`,
              marks: [
                raw`M1 $e^{${hours}k} = ${factor}$`,
                raw`A1 takes logarithms`,
                raw`AG $k = \frac{\ln ${factor}}{${hours}}$`,
              ],
            },
            {
              ask: `Calculate the number of bacteria after ${later} hours, to the nearest ten.`,
              answer: `$${Math.round(after / 10) * 10}$`,
              solution: raw`$N(${later}) = ${start}e^{${significant(k, 5)} \times ${later}} \approx ${Math.round(after / 10) * 10}$.`,
              marks: ['M1 substitutes into the model', `A1 $${Math.round(after / 10) * 10}$`],
              keys: [{ value: after, tolerance: 0, alternatives: [{ value: Math.round(after / 10) * 10, tolerance: 0 }] }],
            },
            {
              ask: `Determine when there are ${target} bacteria.`,
              answer: raw`$t = ${significant(when)}$ (hours)`,
              solution: raw`$${start}e^{kt} = ${target}$, so $t = \dfrac{1}{k}\ln\dfrac{${target}}{${start}} = ${significant(when, 4)}$ hours.`,
              marks: [`M1 $N(t) = ${target}$`, raw`A1 $t = ${significant(when)}$`],
              keys: [threeFigures(when, undefined, 'h')],
            },
          ],
        }),
      check: ({ start, factor, hours, later, target }, { after, when }) => {
        const n = (t: number) => start * factor ** (t / hours);
        assertClose(n(later), after, 'number later');
        assertClose(n(when), target, 'number at the time found');
      },
    }),
    form({
      variants: [
        { half: 8, mass: 40, left: 5 },
        { half: 5.3, mass: 12, left: 2 },
        { half: 30, mass: 200, left: 15 },
      ],
      solve: ({ half, mass, left }) => ({ base: 0.5 ** (1 / half), when: (half * Math.log(mass / left)) / Math.log(2) }),
      write: ({ half, mass, left }, { base, when }) =>
        inParts({
          stem: raw`A radioactive substance loses half of its mass in each period of ${half} days. A sample has a mass of $${mass} \text{ g}$ at first; after $t$ days it is $M(t) = ${mass} \times b^t$.`,
          hint: raw`How many times is the factor $b$ used in this time?`,
          parts: [
            {
              ask: 'Determine the value of $b$, correct to four decimal places.',
              answer: `$b = ${base.toFixed(4)}$`,
              solution: raw`$b^{${half}} = \frac{1}{2}$, so $b = \left(\frac{1}{2}\right)^{\frac{1}{${half}}} = ${base.toFixed(4)}$.`,
              marks: [raw`M1 $b^{${half}} = \frac{1}{2}$`, `A1 $${base.toFixed(4)}$`],
              keys: [{ value: base, tolerance: 0.00006 }],
            },
            {
              ask: 'Interpret $b$ as a percentage lost each day.',
              answer: raw`About $${significant(100 * (1 - base))}\,\%$ each day`,
              solution: raw`Each day the mass is multiplied by $b$, so the part $1 - b$ is lost: about $${significant(100 * (1 - base))}\,\%$.`,
              marks: [raw`A1 $${significant(100 * (1 - base))}\,\%$ is lost each day`],
              keys: [{ value: 100 * (1 - base), tolerance: 0.06, unit: '%' }],
            },
            {
              ask: raw`Find after how many days $${left} \text{ g}$ are left.`,
              answer: raw`$${significant(when)}$ days`,
              solution: raw`$${mass} \times \left(\frac{1}{2}\right)^{\frac{t}{${half}}} = ${left}$ gives $t = ${half} \times \dfrac{\ln\frac{${mass}}{${left}}}{\ln 2} = ${significant(when, 4)}$, about $${significant(when)}$ days.`,
              marks: ['M1 sets up an equation', 'M1 takes logarithms or uses a graph', `A1 $${significant(when)}$`],
              keys: [threeFigures(when, undefined, 'days')],
            },
            {
              ask: 'A student says that after two such periods nothing is left. Comment on this statement.',
              answer: 'In the second period half of what is left is lost, so a quarter remains.',
              solution:
                'Each period halves what is there at its beginning. After two periods one quarter of the mass remains; the model never reaches zero.',
              marks: ['R1 a quarter of the mass remains'],
            },
          ],
        }),
      check: ({ half, mass, left }, { base, when }) => {
        assertClose(mass * base ** half, mass / 2, 'half');
        assertClose(mass * base ** when, left, 'mass left', 1e-9);
      },
    }),
  ],
);

/** Templates of topics 2.6 to 2.9 in several forms. */
export const quadraticsAndRationals = [
  quadraticSettings,
  quadraticForms,
  rationalFeatures,
  reciprocalShifts,
  exponentialSettings,
];
