import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, integrate, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { groupThousands, significant, surd, term } from '../../tex.ts';
import { normalProbability } from './normal-distribution.ts';
import { core, exact, higher, raw, slip, threeFigures } from './writing.ts';

/** Questions that set two models, methods or results side by side and ask for a judgement. */

const list = (values: readonly (number | string)[]) => values.map((value) => `$${value}$`).join(', ');

const growth = inForms(
  {
    key: 'aa-linear-or-exponential-growth',
    calculatorAllowed: true,
    placements: core('2.9', 2, ['1.4', '2.5']),
  },
  [
    form({
      variants: [
        {
          values: [500, 610, 744, 908],
          at: 10,
          what: 'members of an online club',
          time: 'months',
          limit: 'there are only so many people who care for the subject',
        },
        {
          values: [80, 104, 135, 176],
          at: 12,
          what: 'rabbits on an island',
          time: 'years',
          limit: 'food and room on the island are limited',
        },
        {
          values: [1200, 1356, 1532, 1732],
          at: 15,
          what: 'inhabitants of a new village',
          time: 'years',
          limit: 'the number of houses is limited',
        },
        { values: [240, 324, 437, 590], at: 8, what: 'cells in a dish', time: 'hours', limit: 'the food in the dish is used up' },
      ],
      solve: ({ values: [v0 = 1, v1 = 1, v2 = 1, v3 = 1], at }) => {
        const [gradient, factor] = [(v3 - v0) / 3, Math.cbrt(v3 / v0)];
        return {
          quotients: [v1 / v0, v2 / v1, v3 / v2],
          gradient,
          factor,
          linear: v0 + gradient * at,
          exponential: v0 * factor ** at,
        };
      },
      write: ({ values, at, what, time, limit }, { quotients, gradient, factor, linear, exponential }) => {
        const [v0 = 0, , , v3 = 0] = values;
        const printed = quotients.map((quotient) => significant(quotient));
        return inParts({
          stem: `The number $N$ of ${what} after $t$ ${time} is given in the table.\n\n| $t$ | 0 | 1 | 2 | 3 |\n| --- | --- | --- | --- | --- |\n| $N$ | ${values.join(' | ')} |`,
          hint: 'One kind of model adds the same amount each time, the other multiplies by the same factor.',
          parts: [
            {
              ask: 'List the quotients of each value and the one before it, correct to three significant figures, and suggest a kind of model.',
              answer: `${list(printed)}; an exponential model`,
              solution: `The quotients are ${list(printed)}. They are nearly equal, while the differences grow: this is what an exponential model does.`,
              marks: [`A1 ${list(printed)}`, 'R1 exponential, since the quotients are nearly constant'],
              keys: [{ kind: 'set', values: printed, ordered: true, tolerance: 0.006 }],
            },
            {
              ask: raw`A linear model $N = ${v0} + mt$ agrees with the values for $t = 0$ and $t = 3$. Calculate $m$.`,
              answer: `$m = ${significant(gradient)}$`,
              solution: raw`$m = \dfrac{${v3} - ${v0}}{3} = ${significant(gradient)}$.`,
              marks: [raw`M1 $\frac{${v3} - ${v0}}{3}$`, `A1 $m = ${significant(gradient)}$`],
              keys: [threeFigures(gradient)],
            },
            {
              ask: raw`An exponential model $N = ${v0} \times b^t$ agrees with the same two values. Calculate $b$.`,
              answer: `$b = ${significant(factor, 4)}$`,
              solution: raw`$${v0}b^3 = ${v3}$, so $b = \sqrt[3]{\dfrac{${v3}}{${v0}}} = ${significant(factor, 4)}$.`,
              marks: [raw`M1 $${v0}b^3 = ${v3}$`, `A1 $b = ${significant(factor, 4)}$`],
              keys: [
                {
                  value: factor,
                  tolerance: 0.006,
                  slips: [slip(v3 / v0 / 3, 'Three steps multiply: a root is needed, not a third.')],
                },
              ],
            },
            {
              ask: `Compare what the two models predict for $t = ${at}$.`,
              answer: `About $${significant(linear)}$ and $${significant(exponential)}$`,
              solution: raw`The linear model gives $${v0} + ${significant(gradient, 4)} \times ${at} \approx ${significant(linear)}$, the exponential one $${v0}b^{${at}} \approx ${significant(exponential)}$ with the unrounded $b$. They agree at $t = 0$ and $t = 3$, but later the exponential model runs away: here it predicts about ${significant(exponential / linear, 2)} times as many.`,
              marks: [
                `A1 about $${significant(linear)}$`,
                `A1 about $${significant(exponential)}$`,
                'A1 the exponential prediction is greater, though both agree with two of the data',
              ],
              keys: [
                { label: 'Linear', value: linear, tolerance: linear * 0.006 },
                { label: 'Exponential', value: exponential, tolerance: exponential * 0.012 },
              ],
            },
            {
              ask: 'Discuss whether the exponential model should be used for large values of $t$.',
              answer: `It fits the data well, but cannot hold for long: ${limit}.`,
              solution: `The factor of the model fits all four values. But these cover three ${time} only, and the model grows beyond all bounds, while ${limit}. For large $t$ another model, one that levels off, is likely to be better.`,
              marks: ['R1 it fits the data', `R1 it grows without bound, and ${limit}`],
            },
          ],
        });
      },
      check: (
        { values: [v0 = 1, v1 = 1, v2 = 1, v3 = 1], at },
        { quotients: [q1 = 0, q2 = 0, q3 = 0], gradient, factor, linear, exponential },
      ) => {
        assertClose(v0 * q1, v1, 'first quotient', 1e-9);
        assertClose(v1 * q2, v2, 'second quotient', 1e-9);
        assertClose(v2 * q3, v3, 'third quotient', 1e-9);
        assertClose(v0 + gradient + gradient + gradient, v3, 'gradient', 1e-9);
        assertClose(
          bisect((b) => v0 * b * b * b - v3, 1, 3),
          factor,
          'factor',
          1e-9,
        );
        let [added, multiplied] = [v0, v0];
        for (let t = 0; t < at; t++) [added, multiplied] = [added + (v3 - v0) / 3, multiplied * Math.exp(Math.log(v3 / v0) / 3)];
        assertClose(added, linear, 'linear prediction', 1e-9);
        assertClose(multiplied, exponential, 'exponential prediction', 1e-9);
      },
    }),
  ],
);

const meetings = inForms(
  {
    key: 'aa-solutions-from-two-graphs',
    calculatorAllowed: true,
    placements: core('2.10', 2, ['2.2.2', '2.9']),
  },
  [
    form({
      // e^(kx) = c - x^2
      variants: [
        { k: 1, c: 5 },
        { k: -1, c: 7 },
        { k: 0.5, c: 6 },
        { k: -0.5, c: 8 },
      ],
      solve: ({ k, c }) => {
        const f = (x: number) => Math.exp(k * x) - c + x * x;
        const roots = [bisect(f, -Math.sqrt(c), 0), bisect(f, 0, Math.sqrt(c))];
        const [low = 0, high = 0] = roots;
        return { roots, whole: Array.from({ length: 9 }, (_, i) => i - 4).filter((x) => x > low && x < high) };
      },
      write: ({ k, c }, { roots: [low = 0, high = 0], whole }) => {
        const e = `e^{${term(k, 'x')}}`;
        const edge = Math.sqrt(c);
        const drawing = new Diagram({ x: [-edge - 1, edge + 1], y: [-1, c + 3] });
        drawing
          .axes()
          .graph((x) => Math.exp(k * x), -edge - 1, edge + 1)
          .graph((x) => c - x * x, -edge - 0.4, edge + 0.4, 'd-curve2');
        drawing.point([low, c - low * low]).point([high, c - high * high]);
        drawing.label([0, 1], '1', { dx: 12, dy: 16 }).label([0, c], `${c}`, { dx: 12, dy: -8 });
        return inParts({
          stem: raw`Consider the equation $${e} = ${c} - x^2$.`,
          hint: 'Each side of the equation has a graph.',
          diagrams: [
            {
              name: 'graphs',
              svg: drawing.toSvg(),
              alt: `A parabola that opens downwards with its vertex at (0, ${c}) and an exponential curve through (0, 1) that meets it twice, once on each side of the y-axis.`,
            },
          ],
          parts: [
            {
              ask: raw`Sketch the graphs of $y = ${e}$ and $y = ${c} - x^2$ on the same axes, and label their intercepts with the axes.`,
              answer: raw`An exponential curve through $(0, 1)$ and a parabola with the vertex $(0, ${c})$ and the zeros $\pm${surd(c)}$`,
              solution: raw`The exponential curve crosses the $y$-axis at 1, has no zero and ${k > 0 ? 'rises' : 'falls'}. The parabola has its vertex at $(0, ${c})$ and meets the $x$-axis at $x = \pm${surd(c)}$.

![](diagram:graphs)`,
              marks: [
                'A1 exponential curve through $(0, 1)$, without a zero',
                'A1 parabola that opens downwards',
                raw`A1 $1$, $${c}$ and $\pm${surd(c)}$ labelled`,
              ],
              keys: [{ kind: 'compare', as: 'sketch' }],
            },
            {
              ask: 'Hence deduce the number of solutions of the equation.',
              answer: '$2$',
              solution: 'The graphs meet once on each side of the $y$-axis: the equation has $2$ solutions.',
              marks: ['A1 $2$'],
              keys: [exact(2)],
            },
            {
              ask: 'Outline how the solutions can be found with a calculator, and solve the equation.',
              answer: `$x = ${significant(low)}$ and $x = ${significant(high)}$`,
              solution: raw`$x$ cannot be isolated by algebra, since it is in an exponent and in a square. Draw both graphs in a window that shows both points of the sketch, and let the calculator find the points of intersection: $x = ${significant(low)}$ and $x = ${significant(high)}$. In a window that is too small one of them is easily missed.`,
              marks: [
                'R1 points of intersection of the two graphs, or zeros of the difference',
                `A1 $x = ${significant(low)}$`,
                `A1 $x = ${significant(high)}$`,
              ],
              keys: [{ kind: 'set', values: [low, high].map((x) => significant(x)), tolerance: 0.006 }],
            },
            {
              ask: raw`List the integers $x$ for which $${e} < ${c} - x^2$.`,
              answer: list(whole),
              solution: raw`The exponential curve lies below the parabola between the two solutions, so for $${significant(low)} < x < ${significant(high)}$. The integers there are ${list(whole)}.`,
              marks: ['M1 between the two solutions', `A1 ${list(whole)}`],
              keys: [{ kind: 'set', values: whole.map(String) }],
            },
          ],
        });
      },
      check: ({ k, c }, { roots, whole }) => {
        assert.equal(roots.length, 2);
        for (const x of roots) assertClose(Math.exp(k * x), c - x * x, 'solution', 1e-9);
        assert.ok((roots[0] ?? 0) < 0 && (roots[1] ?? 0) > 0);
        const fits = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].filter((x) => Math.exp(k * x) < c - x * x);
        assert.deepEqual(whole, fits);
      },
    }),
  ],
);

const container = inForms(
  { key: 'aa-container-design-discussed', calculatorAllowed: true, placements: core('5.8.1', 2, ['5.6']) },
  [
    form({
      // An open box with a square base of side x and the volume v.
      variants: [
        { v: 4000, thing: 'A plant box', maker: 'a gardener', other: 'plants may need more depth, and the wall has a thickness' },
        {
          v: 864,
          thing: 'A tray for tools',
          maker: 'a carpenter',
          other: 'the tools need a certain length, and the edges have to be joined',
        },
        {
          v: 13500,
          thing: 'A basket of sheet metal',
          maker: 'a cyclist',
          other: 'it has to fit on the carrier, and waste is left when the sheet is cut',
        },
        {
          v: 2048,
          thing: 'A glass tank for snails',
          maker: 'a shop',
          other: 'panes are sold in fixed sizes, and the snails need a large floor',
        },
      ],
      solve: ({ v }) => {
        const side = Math.cbrt(2 * v);
        const cube = 5 * Math.cbrt(v) ** 2;
        return { side, least: 3 * side * side, cube, more: (100 * (cube - 3 * side * side)) / (3 * side * side) };
      },
      write: ({ v, thing, maker, other }, { side, least, cube, more }) =>
        inParts({
          stem: raw`${thing} has the shape of a cuboid with a square base of side $x \text{ cm}$ and is open at the top. Its volume is $${groupThousands(`${v}`)} \text{ cm}^3$.`,
          hint: 'What does the volume say about the height once the side of the base is chosen?',
          parts: [
            {
              ask: raw`Show that the area of its base and its four sides together is $S = x^2 + \dfrac{${4 * v}}{x}$, in $\text{cm}^2$.`,
              answer: 'As given.',
              solution: raw`With the height $h$, $x^2h = ${v}$ and $h = \dfrac{${v}}{x^2}$. The base has the area $x^2$ and each side $xh = \dfrac{${v}}{x}$, so $S = x^2 + 4 \times \dfrac{${v}}{x} = x^2 + \dfrac{${4 * v}}{x}$.`,
              marks: [raw`M1 $h = \frac{${v}}{x^2}$`, 'A1 $S = x^2 + 4xh$', 'AG the stated area'],
            },
            {
              ask: 'Suggest the set of values of $x$ for which this model makes sense.',
              answer: '$x > 0$',
              solution:
                'A side has a positive length, and for each $x > 0$ there is a height that gives the volume: $x > 0$. In practice neither a very flat nor a very narrow one would be made.',
              marks: ['A1 $x > 0$, or a sensible interval of positive values'],
            },
            {
              ask: 'Determine the value of $x$ for which $S$ is least, and the least value of $S$.',
              answer: raw`$x = ${significant(side)}$, $S = ${significant(least)}$`,
              solution: raw`$\dfrac{\mathrm{d}S}{\mathrm{d}x} = 2x - \dfrac{${4 * v}}{x^2} = 0$ gives $x^3 = ${2 * v}$, so $x = ${significant(side)}$. Then $S = ${significant(least)}$. The derivative changes from negative to positive there, so it is a minimum; a graph shows the same.`,
              marks: [
                raw`M1 $2x - \frac{${4 * v}}{x^2} = 0$, or the minimum of a graph`,
                `A1 $x = ${significant(side)}$`,
                `A1 $S = ${significant(least)}$`,
              ],
              keys: [
                { label: '$x$', ...threeFigures(side) },
                { label: '$S$', ...threeFigures(least) },
              ],
            },
            {
              ask: 'Compare this area with that of a box in the shape of a cube without a lid and with the same volume.',
              answer: `$${significant(cube)}$, which is $${significant(more)}$ % more`,
              solution: raw`A cube has the side $\sqrt[3]{${v}}$ and five faces: $5\left(\sqrt[3]{${v}}\right)^2 = ${significant(cube)}$. Divided by the least area this is $${significant(cube / least, 4)}$, so it needs $${significant(more)}$ % more. Both have a square base and hold the same; the best shape is lower and wider.`,
              marks: [raw`M1 $5\left(\sqrt[3]{${v}}\right)^2$`, `A1 $${significant(cube)}$, about $${significant(more)}$ % more`],
              keys: [{ value: cube, tolerance: cube * 0.006, alternatives: [{ value: more, tolerance: 0.2 }] }],
            },
            {
              ask: `Discuss whether ${maker} should choose the shape of part (c).`,
              answer: `It needs the least material; but ${other}.`,
              solution: `It needs the least material for its volume. But ${other}. Near the minimum the area changes little, so a shape that is close to the best one loses hardly anything.`,
              marks: ['R1 the least material', `R1 a practical argument, such as: ${other}`],
            },
          ],
        }),
      check: ({ v }, { side, least, cube, more }) => {
        const best = minimise((x) => x * x + (4 * v) / x, 1, 100);
        assertClose(best.value, least, 'least area', 1e-7);
        assertClose(best.at, side, 'side', 1e-4);
        const edge = bisect((x) => x * x * x - v, 0, 100);
        assertClose(edge * edge + (4 * v) / edge, cube, 'cube', 1e-7);
        assertClose(best.value * (1 + more / 100), cube, 'percentage', 1e-6);
      },
    }),
  ],
);

const twoSequences = inForms(
  {
    key: 'aa-arithmetic-beside-geometric',
    calculatorAllowed: false,
    placements: core('1.3', 1, ['1.2', '1.8']),
  },
  [
    form({
      // Both begin with a; the second terms are the same.
      variants: [
        { a: 2, r: 3 },
        { a: 5, r: 2 },
        { a: 3, r: 4 },
        { a: 1, r: 5 },
      ],
      solve: ({ a, r }) => ({
        d: a * (r - 1),
        arithmetic: [0, 1, 2, 3].map((i) => a + i * a * (r - 1)),
        geometric: [0, 1, 2, 3].map((i) => a * r ** i),
        limit: [a * r, r - 1] as const,
      }),
      write: ({ a, r }, { d, arithmetic, geometric, limit: [over, under] }) => {
        const limit = over % under === 0 ? `${over / under}` : raw`\frac{${over}}{${under}}`;
        return inParts({
          stem: raw`An arithmetic sequence and a geometric sequence both have the first term $${a}$. The common ratio of the geometric sequence is $${r}$, and the two sequences have the same second term.`,
          hint: 'What is done to a term to get the next one, in each of the two?',
          parts: [
            {
              ask: 'Find the common difference of the arithmetic sequence.',
              answer: `$${d}$`,
              solution: raw`The second term is $${a} \times ${r} = ${a * r}$, so the difference is $${a * r} - ${a} = ${d}$.`,
              marks: [`A1 $${d}$`],
              keys: [exact(d)],
            },
            {
              ask: 'List the first four terms of each sequence.',
              answer: `arithmetic ${list(arithmetic)}; geometric ${list(geometric)}`,
              solution: `Adding $${d}$ each time: ${list(arithmetic)}. Multiplying by $${r}$ each time: ${list(geometric)}.`,
              marks: [`A1 ${list(arithmetic)}`, `A1 ${list(geometric)}`],
              keys: [
                { kind: 'set', label: 'Arithmetic', values: arithmetic.map(String), ordered: true },
                { kind: 'set', label: 'Geometric', values: geometric.map(String), ordered: true },
              ],
            },
            {
              ask: 'Compare the ways in which the two sequences grow.',
              answer: 'Both increase; the one by equal steps, the other by steps that are themselves multiplied.',
              solution: `Both sequences increase and agree in two terms. The arithmetic one grows by the same amount $${d}$ each time. The steps of the geometric one become $${r}$ times as large each time, so from the third term on it is greater.`,
              marks: [
                'A1 what they share: both increase, or agree in two terms',
                'A1 what differs: constant steps, and steps that grow by a factor',
              ],
            },
            {
              before: `A second geometric sequence also has the first term $${a}$, but the common ratio $\\frac{1}{${r}}$.`,
              ask: 'A student claims: "If you keep adding positive numbers for ever, the sum has no bound." Discuss this claim, with reference to the arithmetic and to the second geometric sequence.',
              answer: `True for the arithmetic one; false for the geometric one, whose sum is $${limit}$.`,
              solution: raw`The terms of the arithmetic sequence grow, so their sum exceeds every bound: here the student is right. The second geometric sequence has a ratio between $-1$ and $1$, and its infinite sum is $\dfrac{${a}}{1 - \frac{1}{${r}}} = ${limit}$, although all terms are positive. So the claim is not true in general: the terms have to become small fast enough.`,
              marks: [
                'R1 the arithmetic series has no finite sum',
                'M1 sum of an infinite geometric series',
                `A1 $${limit}$, so the claim is false in general`,
              ],
              keys: [{ label: 'Sum of the geometric series', ...exact(over / under) }],
            },
          ],
        });
      },
      check: ({ a, r }, { d, arithmetic, geometric, limit: [over, under] }) => {
        assert.deepEqual(arithmetic.slice(0, 2), geometric.slice(0, 2));
        assert.ok(arithmetic[0] === a && geometric.every((v, i) => i === 0 || v === r * (geometric[i - 1] ?? 0)));
        assert.ok(arithmetic.every((v, i) => i === 0 || v - (arithmetic[i - 1] ?? 0) === d));
        let [total, each] = [0, a];
        for (let i = 0; i < 200; i++, each /= r) total += each;
        assertClose(total, over / under, 'infinite sum', 1e-9);
      },
    }),
  ],
);

const normalJudged = inForms({ key: 'aa-normal-model-judged', calculatorAllowed: true, placements: core('4.9', 2) }, [
  form({
    variants: [
      {
        mean: 12,
        sd: 8,
        above: 20,
        seen: 11,
        what: 'waiting times at a surgery, in minutes',
        reason: 'a few patients wait very long',
      },
      {
        mean: 30,
        sd: 20,
        above: 52,
        seen: 10,
        what: 'amounts spent by customers of a shop, in euros',
        reason: 'a few customers buy very much',
      },
      {
        mean: 5,
        sd: 4,
        above: 9,
        seen: 12,
        what: 'lengths of phone calls in an office, in minutes',
        reason: 'a few calls take very long',
      },
      {
        mean: 9,
        sd: 6,
        above: 16,
        seen: 8,
        what: 'distances that students travel to a school, in km',
        reason: 'a few students live far away',
      },
    ],
    solve: ({ mean, sd, above }) => ({
      more: 1 - normalProbability((above - mean) / sd),
      negative: normalProbability(-mean / sd),
    }),
    write: ({ mean, sd, above, seen, what, reason }, { more, negative }) =>
      inParts({
        stem: raw`The ${what}, have the mean ${mean} and the standard deviation ${sd}. It is proposed to model them by a normal distribution $X \sim \mathrm{N}(${mean}, ${sd}^2)$.`,
        hint: 'Which values can occur in reality, and which does the model allow?',
        parts: [
          {
            ask: raw`Use the model to calculate $\mathrm{P}(X > ${above})$.`,
            answer: `$${significant(more)}$`,
            solution: raw`The calculator gives $\mathrm{P}(X > ${above}) = ${significant(more)}$, with the mean ${mean} and the standard deviation ${sd}.`,
            marks: [`A2 $${significant(more)}$`],
            keys: [{ ...threeFigures(more), slips: [slip(1 - more, 'That is the probability of the opposite.')] }],
          },
          {
            ask: `In fact ${seen} % of all values are greater than ${above}. Compare this with the model.`,
            answer: `The model gives about $${significant(100 * more)}$ %, which is too much.`,
            solution: `According to the model $${significant(100 * more)}$ % of the values are greater than ${above}, but in fact only ${seen} % are. The model overestimates the proportion of large values.`,
            marks: [`A1 $${significant(100 * more)}$ % against ${seen} %`, 'A1 the model overestimates the proportion'],
          },
          {
            ask: raw`Calculate $\mathrm{P}(X < 0)$ in this model.`,
            answer: `$${significant(negative)}$`,
            solution: raw`The calculator gives $\mathrm{P}(X < 0) = ${significant(negative)}$.`,
            marks: [`A1 $${significant(negative)}$`],
            keys: [threeFigures(negative)],
          },
          {
            ask: 'Discuss whether the normal distribution is a suitable model for these data.',
            answer: 'Not a good one: it allows negative values, and the data are hardly symmetrical.',
            solution: `For the model: it needs only the mean and the standard deviation, and its probabilities have the right order of magnitude. Against it: it allows negative values, with a probability of about ${significant(100 * negative)} %, and it is symmetrical about ${mean}, which values that cannot fall below zero but spread so widely are not. It is not suitable, or at best a rough approximation.`,
            marks: [
              'R1 negative values have a noticeable probability',
              'R1 one further argument for or against, such as symmetry or part (b)',
            ],
          },
          {
            ask: 'Suggest a shape of the distribution that would fit better, with a reason.',
            answer: `A skewed one with a long tail to the right, because ${reason}`,
            solution: `A distribution that starts at zero, with most values below the mean and a long tail to the right: ${reason}, which increases the mean and the standard deviation.`,
            marks: [`R1 not symmetrical, with a longer tail to the right, because ${reason}`],
          },
        ],
      }),
    check: ({ mean, sd, above, seen }, { more, negative }) => {
      const density = (x: number) => Math.exp(-(((x - mean) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI));
      assertClose(integrate(density, above, mean + 12 * sd), more, 'above', 1e-6);
      assertClose(integrate(density, mean - 12 * sd, 0), negative, 'negative', 1e-6);
      assert.ok(100 * more > seen + 1);
    },
  }),
]);

const truncatedSeries = inForms(
  {
    key: 'aa-hl-series-errors-compared',
    calculatorAllowed: true,
    placements: higher('5.19', 2, ['1.10']),
  },
  [
    form({
      variants: [
        {
          name: raw`e^x`,
          f: Math.exp,
          terms: [1, 1, 1 / 2, 1 / 6],
          tex: raw`1 + x + \frac{1}{2}x^2 + \frac{1}{6}x^3`,
          near: 0.2,
          far: 2,
        },
        {
          name: raw`\ln(1 + x)`,
          f: Math.log1p,
          terms: [0, 1, -1 / 2, 1 / 3],
          tex: raw`x - \frac{1}{2}x^2 + \frac{1}{3}x^3`,
          near: 0.1,
          far: 0.9,
        },
        { name: raw`\sin x`, f: Math.sin, terms: [0, 1, 0, -1 / 6], tex: raw`x - \frac{1}{6}x^3`, near: 0.5, far: 2 },
        { name: raw`\arctan x`, f: Math.atan, terms: [0, 1, 0, -1 / 3], tex: raw`x - \frac{1}{3}x^3`, near: 0.2, far: 0.9 },
      ],
      solve: ({ f, terms, near, far }) => {
        const p = (x: number) => terms.reduce((sum, c, i) => sum + c * x ** i, 0);
        const error = (x: number) => (100 * Math.abs(p(x) - f(x))) / Math.abs(f(x));
        return { values: [p(near), p(far)], errors: [error(near), error(far)] };
      },
      write: ({ name, tex, near, far }, { values: [one = 0, two = 0], errors: [small = 0, large = 0] }) =>
        inParts({
          stem: raw`Let $f(x) = ${name}$, and let $p(x)$ be its Maclaurin series up to and including the term in $x^3$.`,
          hint: 'What do the terms that were left out look like for a small $x$?',
          parts: [
            {
              ask: 'Write down $p(x)$.',
              answer: `$${tex}$`,
              solution: raw`From the formula booklet, $p(x) = ${tex}$.`,
              marks: [`A1 $${tex}$`],
              keys: [{ kind: 'expression', value: tex }],
            },
            {
              ask: raw`Calculate $p(${near})$ and $p(${far})$.`,
              answer: `$${significant(one, 4)}$ and $${significant(two, 4)}$`,
              solution: raw`Substituting gives $p(${near}) = ${significant(one, 4)}$ and $p(${far}) = ${significant(two, 4)}$.`,
              marks: [`A1 $${significant(one, 4)}$`, `A1 $${significant(two, 4)}$`],
              keys: [
                { label: `$p(${near})$`, value: one, tolerance: Math.abs(one) * 0.005 },
                { label: `$p(${far})$`, value: two, tolerance: Math.abs(two) * 0.005 },
              ],
            },
            {
              ask: raw`Compare the percentage errors of $p(${near})$ and $p(${far})$ as approximations of $f(${near})$ and $f(${far})$.`,
              answer: `About $${significant(small, 2)}$ % and $${significant(large, 2)}$ %`,
              solution: raw`With the unrounded values of $f$ the errors are about $${significant(small, 2)}$ % and $${significant(large, 2)}$ %. In both cases the series is cut at the same place, but the second error is about ${significant(large / small, 1)} times as large as the first.`,
              marks: [
                `A1 about $${significant(small, 2)}$ %`,
                `A1 about $${significant(large, 2)}$ %`,
                'R1 the error is much greater for the greater $x$ (FT their errors)',
              ],
              keys: [
                { label: `At ${near}, in percent`, value: small, tolerance: small * 0.15 },
                { label: `At ${far}, in percent`, value: large, tolerance: large * 0.05 },
              ],
            },
            {
              ask: `Discuss for which values of $x$ the approximation is useful.`,
              answer: 'For values close to zero; how close depends on the accuracy that is needed.',
              solution: raw`The terms that are left out begin with a higher power of $x$. For $|x|$ much smaller than 1 such powers are tiny and the approximation is very good; for larger $|x|$ they are not. There is no sharp limit: a rough estimate allows larger values of $x$ than an accurate one.`,
              marks: [
                'R1 the neglected terms are small for $x$ near zero',
                'R1 useful near zero, depending on the accuracy needed',
              ],
            },
            {
              ask: raw`Suggest how the approximation of $f(${near})$ could be made better.`,
              answer: 'By more terms of the series',
              solution: `More terms of the series bring the sum closer to the value, as the next powers of ${near} are taken into account as well.`,
              marks: ['R1 more terms'],
            },
          ],
        }),
      check: ({ f, near, far }, { values, errors }) => {
        // The cubic that agrees with f closest to zero, from its values at four places about zero.
        const h = 0.01;
        const at = (i: number) => f(i * h);
        const c0 = at(0);
        const c1 = (at(-2) - 8 * at(-1) + 8 * at(1) - at(2)) / (12 * h);
        const c2 = (-at(-2) + 16 * at(-1) - 30 * at(0) + 16 * at(1) - at(2)) / (24 * h * h);
        const c3 = (-at(-2) + 2 * at(-1) - 2 * at(1) + at(2)) / (12 * h ** 3);
        for (const [i, x] of [near, far].entries()) {
          const p = c0 + x * (c1 + x * (c2 + x * c3));
          assertClose(values[i] ?? 0, p, 'value', 2e-3);
          assertClose((errors[i] ?? 0) / 100, Math.abs((values[i] ?? 0) / f(x) - 1), 'error', 1e-9);
        }
      },
    }),
  ],
);

/** Models, methods and results that are set side by side. */
export const modelsCompared = [growth, meetings, container, twoSequences, normalJudged, truncatedSeries];
