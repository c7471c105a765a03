import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, bisect, integrate, maximise } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { probabilityTree } from './figures.ts';
import { densityProbabilities, transformationsBack } from './further-statistics-forms.ts';
import { exact, higher, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: the additional higher level. */

const bayesThreeSources = defineTemplate({
  key: 'aa-hl-bayes-three-sources',
  calculatorAllowed: true,
  placements: higher('4.13', 2),
  // Shares of the three sources and their rates of the event, in per cent.
  variants: [
    { s1: 50, s2: 30, s3: 20, r1: 2, r2: 3, r3: 5, source: 'machine', item: 'bolt', event: 'faulty' },
    { s1: 45, s2: 35, s3: 20, r1: 4, r2: 6, r3: 1, source: 'supplier', item: 'lamp', event: 'damaged' },
    { s1: 60, s2: 25, s3: 15, r1: 10, r2: 20, r3: 30, source: 'route', item: 'bus', event: 'late' },
    { s1: 40, s2: 40, s3: 20, r1: 5, r2: 8, r3: 12, source: 'farm', item: 'egg', event: 'cracked' },
    { s1: 55, s2: 30, s3: 15, r1: 1, r2: 4, r3: 6, source: 'printer', item: 'poster', event: 'smudged' },
    { s1: 70, s2: 20, s3: 10, r1: 3, r2: 7, r3: 9, source: 'warehouse', item: 'parcel', event: 'delayed' },
    { s1: 35, s2: 40, s3: 25, r1: 6, r2: 2, r3: 8, source: 'kiln', item: 'tile', event: 'chipped' },
    { s1: 48, s2: 32, s3: 20, r1: 15, r2: 25, r3: 5, source: 'station', item: 'train', event: 'crowded' },
  ],
  solve: ({ s1, s2, s3, r1, r2, r3 }) => {
    const total = (s1 * r1 + s2 * r2 + s3 * r3) / 10_000;
    return {
      total,
      third: (s3 * r3) / 10_000 / total,
      firstGood: (s1 * (100 - r1)) / 10_000 / (1 - total),
      two: 1 - (1 - total) ** 2,
    };
  },
  write: ({ s1, s2, s3, r1, r2, r3, source, item, event }, { total, third, firstGood, two }) => {
    const share = (value: number) => `${value / 100}`;
    const children = (rate: number) => [
      { label: 'E', probability: share(rate) },
      { label: 'E′', probability: '' },
    ];
    const tree = probabilityTree([
      { label: 'A', probability: share(s1), children: children(r1) },
      { label: 'B', probability: share(s2), children: children(r2) },
      { label: 'C', probability: share(s3), children: children(r3) },
    ]);
    return {
      text: paragraphs(
        raw`Every ${item} comes from one of three ${source}s: ${s1} % from A, ${s2} % from B and ${s3} % from C. Of those from A, ${r1} % are ${event}; of those from B, ${r2} %; of those from C, ${r3} %. Let $E$ be the event that a ${item} chosen at random is ${event}.`.replace(
          'a egg',
          'an egg',
        ),
        '![](diagram:tree)',
        raw`(a) Calculate $\mathrm{P}(E)$. [2]`,
        raw`(b) Given that the ${item} is ${event}, calculate the probability that it comes from C. [2]`,
        raw`(c) Given that the ${item} is not ${event}, calculate the probability that it comes from A. [3]`,
        raw`(d) Two are chosen independently. Calculate the probability that at least one of them is ${event}. [2]`,
      ),
      hint: raw`Three paths of the tree diagram lead to $E$. Which of them comes from C?`,
      answer: paragraphs(
        raw`(a) $${significant(total)}$`,
        raw`(b) $${significant(third)}$`,
        raw`(c) $${significant(firstGood)}$`,
        raw`(d) $${significant(two)}$`,
      ),
      solution: paragraphs(
        raw`(a) Add the three paths to $E$: $${share(s1)} \times ${share(r1)} + ${share(s2)} \times ${share(r2)} + ${share(s3)} \times ${share(r3)} = ${significant(total, 4)}$.`,
        raw`(b) By Bayes' theorem, $\mathrm{P}(C \mid E) = \dfrac{\mathrm{P}(C \cap E)}{\mathrm{P}(E)} = \dfrac{${share(s3)} \times ${share(r3)}}{${significant(total, 4)}} = ${significant(third, 4)}$, about $${significant(third)}$.`,
        raw`(c) $\mathrm{P}(E') = 1 - ${significant(total, 4)} = ${significant(1 - total, 4)}$, and the path through A has the probability $${share(s1)} \times ${share(100 - r1)}$. So $\mathrm{P}(A \mid E') = ${significant(firstGood, 4)}$, about $${significant(firstGood)}$.`,
        raw`(d) The opposite is that neither is ${event}: $1 - ${significant(1 - total, 4)}^2 = ${significant(two, 4)}$, about $${significant(two)}$.`,
      ),
      markScheme: markScheme({
        a: ['(M1) sum of three products', raw`A1 $${significant(total)}$`],
        b: ["(M1) Bayes' theorem", raw`A1 $${significant(third)}$`],
        c: [
          raw`(A1) $\mathrm{P}(E') = ${significant(1 - total, 4)}$`,
          raw`(M1) $\frac{\mathrm{P}(A \cap E')}{\mathrm{P}(E')}$`,
          raw`A1 $${significant(firstGood)}$`,
        ],
        d: [raw`(M1) $1 - \mathrm{P}(E')^2$`, raw`A1 $${significant(two)}$`],
      }),
      numeric: [
        threeFigures(total, 'a'),
        { ...threeFigures(third, 'b'), slips: [slip(third * total, 'You did not divide by the probability of the condition.')] },
        {
          ...threeFigures(firstGood, 'c'),
          slips: [slip(firstGood * (1 - total), 'You did not divide by the probability of the condition.')],
        },
        { ...threeFigures(two, 'd'), slips: [slip(total ** 2, 'That is the probability that both are.')] },
      ],
      diagrams: [
        {
          name: 'tree',
          svg: tree.toSvg(),
          alt: `Tree diagram: branches A ${share(s1)}, B ${share(s2)}, C ${share(s3)}; from each a branch to E with ${share(r1)}, ${share(r2)}, ${share(r3)}, and one to not E.`,
        },
      ],
    };
  },
  check: ({ s1, s2, s3, r1, r2, r3 }, { total, third, firstGood, two }) => {
    assert.equal(s1 + s2 + s3, 100);
    // Ten thousand items, counted.
    const items = [s1, s2, s3].flatMap((share, source) =>
      Array.from({ length: share * 100 }, (_, i) => ({ source, hit: i % 100 < ([r1, r2, r3][source] ?? 0) })),
    );
    const hits = items.filter(({ hit }) => hit);
    const rest = items.filter(({ hit }) => !hit);
    assertClose(hits.length / items.length, total, 'total probability');
    assertClose(hits.filter(({ source }) => source === 2).length / hits.length, third, 'third source');
    assertClose(rest.filter(({ source }) => source === 0).length / rest.length, firstGood, 'first source');
    assertClose((hits.length * (items.length + rest.length)) / items.length ** 2, two, 'at least one of two');
  },
});

const continuousDensity = defineTemplate({
  key: 'aa-hl-continuous-density',
  calculatorAllowed: true,
  placements: higher('4.14', 2),
  // f(x) = k x^n (a - x) on [0, a]
  variants: [
    { n: 1, a: 4 },
    { n: 2, a: 3 },
    { n: 1, a: 6 },
    { n: 2, a: 4 },
    { n: 3, a: 2 },
    { n: 1, a: 3 },
    { n: 2, a: 5 },
    { n: 3, a: 3 },
  ],
  solve: ({ n, a }) => {
    const denominator = a ** (n + 2);
    const k = ((n + 1) * (n + 2)) / denominator;
    const F = (x: number) => k * ((a * x ** (n + 1)) / (n + 1) - x ** (n + 2) / (n + 2));
    const mean = (a * (n + 1)) / (n + 3);
    let median = mean;
    for (let i = 0; i < 80; i++) median -= (F(median) - 0.5) / (k * median ** n * (a - median));
    return {
      numerator: (n + 1) * (n + 2),
      denominator,
      k,
      mode: (n * a) / (n + 1),
      mean,
      median,
      variance: (2 * (n + 1) * a * a) / ((n + 3) ** 2 * (n + 4)),
    };
  },
  write: ({ n, a }, { numerator, denominator, k, mode, mean, median, variance }) => {
    const f = (x: number) => k * x ** n * (a - x);
    const peak = f(mode);
    const drawing = new Diagram({ x: [0, a * 1.15], y: [0, peak * 1.25], width: 380, height: 230 });
    drawing.axes({ x: 'x', y: 'f(x)', xTicks: [a] }).graph(f, 0, a);
    const power = n === 1 ? 'x' : `x^${n}`;
    const kTex = fraction(numerator, denominator);
    return {
      text: paragraphs(
        raw`The continuous random variable $X$ has the probability density function $$f(x) = \begin{cases} k${power}(${a} - x), & 0 \le x \le ${a} \\ 0, & \text{otherwise} \end{cases}$$ where $k$ is a constant. The diagram shows the graph of $f$.`,
        '![](diagram:density)',
        raw`(a) Show that $k = ${kTex}$. [3]`,
        raw`(b) Determine the mode of $X$. [2]`,
        raw`(c) Calculate $\mathrm{E}(X)$. [2]`,
        raw`(d) Calculate $\mathrm{Var}(X)$. [2]`,
        raw`(e) Calculate the median of $X$. [3]`,
      ),
      hint: 'What is the area under the whole graph, and what does the median do to it?',
      answer: paragraphs(
        '(a) As given.',
        raw`(b) $${significant(mode)}$`,
        raw`(c) $${significant(mean)}$`,
        raw`(d) $${significant(variance)}$`,
        raw`(e) $${significant(median)}$`,
      ),
      solution: paragraphs(
        raw`(a) The total probability is 1: $$k\int_0^{${a}}\left(${a}${power} - x^{${n + 1}}\right)dx = k\left[\frac{${a}x^{${n + 1}}}{${n + 1}} - \frac{x^{${n + 2}}}{${n + 2}}\right]_0^{${a}} = k \times ${fraction(denominator, numerator)} = 1,$$ so $k = ${kTex}$.`,
        raw`(b) The mode is where $f$ is greatest. $f'(x) = k\left(${n === 1 ? `${a}` : `${n * a}${n === 2 ? 'x' : `x^{${n - 1}}`}`} - ${n + 1}${power}\right) = 0$ gives $x = ${significant(mode)}$ (${n === 1 ? 'the axis of symmetry' : 'the other zero, at $x = 0$, is a minimum'}).`,
        raw`(c) $\mathrm{E}(X) = \displaystyle\int_0^{${a}} xf(x)\,dx = ${significant(mean)}$${n === 1 ? ', as the symmetry of the graph shows too' : ''}.`,
        raw`(d) $\mathrm{E}(X^2) = \displaystyle\int_0^{${a}} x^2f(x)\,dx = ${significant(variance + mean * mean, 4)}$, so $\mathrm{Var}(X) = \mathrm{E}(X^2) - \left(\mathrm{E}(X)\right)^2 = ${significant(variance)}$.`,
        raw`(e) The median $m$ satisfies $\displaystyle\int_0^m f(x)\,dx = 0.5$. Solving with the calculator, $m = ${significant(median, 4)}$, so the median is $${significant(median)}$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 sets the integral of $f$ equal to 1`,
          raw`A1 correct antiderivative`,
          raw`A1 substitutes the limits: $k \times ${fraction(denominator, numerator)} = 1$`,
          raw`AG $k = ${kTex}$`,
        ],
        b: [raw`(M1) maximum of $f$`, raw`A1 $${significant(mode)}$`],
        c: [raw`(M1) $\int xf(x)\,dx$`, raw`A1 $${significant(mean)}$`],
        d: [raw`(M1) $\mathrm{E}(X^2) - (\mathrm{E}(X))^2$`, raw`A1 $${significant(variance)}$`],
        e: [raw`M1 $\int_0^m f(x)\,dx = 0.5$`, '(A1) correct equation for the calculator', raw`A1 $${significant(median)}$`],
      }),
      numeric: [
        exact(mode, 'b'),
        exact(mean, 'c'),
        {
          ...exact(variance, 'd'),
          slips: [
            slip(variance + mean ** 2, 'That is the mean of the squares: the square of the mean is still to be taken away.'),
          ],
        },
        threeFigures(median, 'e'),
      ],
      diagrams: [
        {
          name: 'density',
          svg: drawing.toSvg(),
          alt: `A curve above the x-axis from x = 0 to x = ${a} with one maximum, zero at both ends.`,
        },
      ],
    };
  },
  check: ({ n, a }, { k, mode, mean, median, variance }) => {
    const f = (x: number) => k * x ** n * (a - x);
    assertClose(integrate(f, 0, a), 1, 'total probability');
    assertClose(maximise(f, 0, a).at, mode, 'mode', 1e-4);
    assertClose(
      integrate((x) => x * f(x), 0, a),
      mean,
      'mean',
    );
    assertClose(
      integrate((x) => (x - mean) ** 2 * f(x), 0, a),
      variance,
      'variance',
    );
    assertClose(
      bisect((m) => integrate(f, 0, m, 200) - 0.5, 0.01, a),
      median,
      'median',
      1e-7,
    );
  },
});

const linearTransformation = defineTemplate({
  key: 'aa-hl-linear-transformation-mc',
  calculatorAllowed: false,
  placements: higher('4.14', 1),
  variants: [
    { variance: 4, a: 3, b: 5 },
    { variance: 5, a: 2, b: -7 },
    { variance: 2, a: -4, b: 1 },
    { variance: 9, a: 2, b: 6 },
    { variance: 3, a: 5, b: -2 },
    { variance: 6, a: -3, b: 8 },
    { variance: 7, a: 4, b: -3 },
    { variance: 8, a: -5, b: 9 },
  ],
  solve: ({ variance, a }) => ({ result: a * a * variance }),
  write: ({ variance, a, b }, { result }, variantIndex) => {
    const expression = b < 0 ? `${a}X - ${-b}` : `${a}X + ${b}`;
    const choice = multipleChoice(
      `$${result}$`,
      [
        wrong(`$${a * variance}$`, 'You did not square the factor, as variance is in squared units.'),
        wrong(`$${result + b}$`, 'You let the shift change the spread: moving all values leaves their distances as they are.'),
        wrong(`$${a * variance + b}$`, 'You used the rule for the mean in place of that for the variance.'),
      ],
      variantIndex,
    );
    return {
      text: raw`A random variable $X$ has variance $${variance}$. What is $\mathrm{Var}(${expression})$? [1]`,
      hint: 'The variance is an average of squared distances.',
      solution: raw`Adding $${b}$ shifts all values by the same amount and does not change their distances from the mean. Multiplying by $${a}$ multiplies every distance by $${Math.abs(a)}$ and every squared distance by $${a * a}$. So $\mathrm{Var}(${expression}) = ${a < 0 ? `(${a})` : a}^2 \times ${variance} = ${result}$.`,
      ...choice,
    };
  },
  check: ({ variance, a, b }, { result }) => {
    // Two equally likely values at the right distance from their mean.
    const values = [11 - Math.sqrt(variance), 11 + Math.sqrt(variance)].map((x) => a * x + b);
    const mean = ((values[0] ?? 0) + (values[1] ?? 0)) / 2;
    assertClose(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 2, result, 'variance of the new variable');
  },
});

/** Templates of topic 4 for HL alone. */
export const probabilityHl = [
  bayesThreeSources,
  withLaterForms(continuousDensity, ...densityProbabilities),
  withLaterForms(linearTransformation, ...transformationsBack),
];
