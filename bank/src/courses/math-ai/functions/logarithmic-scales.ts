import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, scientific, significant } from '../../../tex.ts';
import { core, exact, hl, labelled, near, prose, scheme, table, toWithin } from '../writing.ts';

/** Topic 2. Scales by powers of ten, and data that logarithms turn into a line. */

type Scale =
  | { form: 'acid'; one: string; other: string; pH: number; times: number }
  | { form: 'quake'; first: number; second: number; small: number }
  | { form: 'star'; near: number; far: number; factor: number };

const scaleReadings = defineTemplate<Scale, { value: number; ratio: number }>({
  key: 'ai-logarithmic-scale-compared',
  calculatorAllowed: true,
  placements: core('1.5', 1),
  variants: [
    { form: 'acid', one: 'lemon juice', other: 'tomato juice', pH: 2.3, times: 80 },
    { form: 'quake', first: 6.1, second: 7.6, small: 4.5 },
    { form: 'quake', first: 5.4, second: 6.9, small: 3.8 },
    { form: 'star', near: 1.2, far: 5.7, factor: 40 },
    { form: 'star', near: 0.4, far: 4.9, factor: 250 },
    { form: 'acid', one: 'rain near a factory', other: 'clean rain', pH: 4.1, times: 30 },
    { form: 'acid', one: 'vinegar', other: 'black coffee', pH: 2.9, times: 150 },
    { form: 'quake', first: 4.9, second: 7.1, small: 5.6 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'acid') return { value: 10 ** -numbers.pH, ratio: numbers.pH + Math.log10(numbers.times) };
    if (numbers.form === 'quake')
      return { value: 10 ** (1.5 * numbers.small + 4.8), ratio: 10 ** (1.5 * (numbers.second - numbers.first)) };
    return { value: 10 ** (0.4 * (numbers.far - numbers.near)), ratio: numbers.near + 2.5 * Math.log10(numbers.factor) };
  },
  write: (numbers, { value, ratio }) => {
    if (numbers.form === 'acid') {
      const { one, other, pH, times } = numbers;
      return {
        text: prose`
          The acidity of a liquid is given as $\text{pH} = -\log_{10} c$, where $c$ is the concentration of hydrogen ions in mol per litre. The pH of ${one} is $${pH}$.

          (a) Calculate the concentration of hydrogen ions in ${one}. [2]

          (b) The concentration in ${other} is $\frac{1}{${times}}$ of this. Calculate the pH of ${other}. [3]

          (c) Outline why a logarithmic scale is used for acidity. [1]`,
        hint: 'What happens to the concentration when the pH changes by 1?',
        answer: prose`
          (a) $${scientific(value)}$

          (b) $${significant(ratio)}$

          (c) The concentrations differ by many powers of ten.`,
        solution: prose`
          (a) $-\log_{10} c = ${pH}$ gives $c = 10^{-${pH}} = ${scientific(value)}$ mol per litre.

          (b) $c = \dfrac{10^{-${pH}}}{${times}}$ and $\text{pH} = -\log_{10}\left(\dfrac{10^{-${pH}}}{${times}}\right) = ${significant(ratio)}$. The smaller the concentration, the **greater** the pH: it rises by $\log_{10} ${times} = ${significant(Math.log10(times))}$.

          (c) The concentrations that occur differ by factors of millions and more; on the logarithmic scale they become numbers between about 0 and 14.`,
        markScheme: scheme({
          a: [prose`M1 $10^{-${pH}}$`, prose`A1 $${scientific(value)}$`],
          b: [prose`(A1) concentration $${scientific(value / times)}$`, 'M1 logarithm of it', prose`A1 $${significant(ratio)}$`],
          c: ['R1 values over many powers of ten'],
        }),
        keys: [
          { kind: 'number', ...near(value, 'a') },
          {
            kind: 'number',
            ...near(ratio, 'b'),
            slips: [
              { slip: 'sign', value: pH - Math.log10(times), note: 'A smaller concentration does not make the pH smaller.' },
            ],
          },
        ],
      };
    }
    if (numbers.form === 'quake') {
      const { first, second, small } = numbers;
      return {
        text: prose`
          The energy $E$ set free by an earthquake, in joules, and its magnitude $M$ are linked by $\log_{10} E = 1.5M + 4.8$.

          (a) Calculate the energy of an earthquake of magnitude $${small}$. [2]

          (b) Calculate how many times as much energy is set free by an earthquake of magnitude $${second}$ as by one of magnitude $${first}$. [3]

          (c) Determine by how much the magnitude rises when the energy is multiplied by $1000$. [2]`,
        hint: 'What is $E$ as a power of ten?',
        answer: prose`
          (a) $${scientific(value)}\text{ J}$

          (b) $${significant(ratio)}$

          (c) $2$`,
        solution: prose`
          (a) $\log_{10} E = 1.5 \times ${small} + 4.8 = ${decimal(1.5 * small + 4.8, 2)}$, so $E = 10^{${decimal(1.5 * small + 4.8, 2)}} = ${scientific(value)}\text{ J}$.

          (b) $\dfrac{10^{1.5 \times ${second} + 4.8}}{10^{1.5 \times ${first} + 4.8}} = 10^{1.5 \times (${second} - ${first})} = 10^{${decimal(1.5 * (second - first), 2)}} = ${significant(ratio)}$. The quotient of the magnitudes themselves says nothing.

          (c) A factor $1000$ raises $\log_{10} E$ by $3$, so $M$ rises by $\dfrac{3}{1.5} = 2$.`,
        markScheme: scheme({
          a: [prose`(M1) $10^{${decimal(1.5 * small + 4.8, 2)}}$`, prose`A1 $${scientific(value)}\text{ J}$`],
          b: [
            'M1 quotient of two powers of ten',
            prose`A1 exponent $${decimal(1.5 * (second - first), 2)}$`,
            prose`A1 $${significant(ratio)}$`,
          ],
          c: [prose`M1 $\log_{10} 1000 = 3$`, 'A1 $2$'],
        }),
        numeric: [near(value, 'a', 'J'), near(ratio, 'b'), exact(2, 'c')],
      };
    }
    const { near: bright, far, factor } = numbers;
    return {
      text: prose`
        Astronomers compare the light that reaches us from two stars. If their magnitudes are $m_1$ and $m_2$ and their brightnesses $b_1$ and $b_2$, then
        $$m_2 - m_1 = 2.5\log_{10}\left(\frac{b_1}{b_2}\right).$$

        (a) Star P has magnitude $${bright}$ and star Q magnitude $${far}$. State, with a reason, which of them looks brighter. [2]

        (b) Calculate how many times as bright it looks. [2]

        (c) Star R is $\frac{1}{${factor}}$ as bright as star P. Calculate its magnitude. [2]`,
      hint: 'When is the logarithm of a quotient positive?',
      answer: prose`
        (a) star P

        (b) $${significant(value)}$

        (c) $${significant(ratio)}$`,
      solution: prose`
        (a) With P as the first star the left side is $${far} - ${bright} > 0$, so the logarithm is positive and $\dfrac{b_1}{b_2} > 1$: star P looks brighter. Smaller magnitudes belong to brighter stars.

        (b) $\log_{10}\left(\dfrac{b_1}{b_2}\right) = \dfrac{${decimal(far - bright, 1)}}{2.5} = ${decimal((far - bright) / 2.5, 2)}$, so the quotient is $10^{${decimal((far - bright) / 2.5, 2)}} = ${significant(value)}$.

        (c) $m = ${bright} + 2.5\log_{10} ${factor} = ${significant(ratio)}$.`,
      markScheme: scheme({
        a: ['R1 the logarithm is positive, so the quotient is greater than 1', 'A1 star P'],
        b: ['M1 logarithm isolated', prose`A1 $${significant(value)}$`],
        c: [prose`M1 $2.5\log_{10} ${factor}$`, prose`A1 $${significant(ratio)}$`],
      }),
      numeric: [near(value, 'b'), near(ratio, 'c')],
    };
  },
  check: (numbers, { value, ratio }) => {
    if (numbers.form === 'acid') {
      const pH = (c: number) => -Math.log(c) / Math.LN10;
      assertClose(pH(value), numbers.pH, 'the pH');
      assertClose(pH(value / numbers.times), ratio, 'the other pH');
    } else if (numbers.form === 'quake') {
      const magnitude = (energy: number) => (Math.log10(energy) - 4.8) / 1.5;
      assertClose(magnitude(value), numbers.small, 'the magnitude');
      assertClose(Math.exp(Math.LN10 * (1.5 * numbers.small + 4.8)) / value, 1, 'the energy by natural logarithms', 1e-12);
      const energy = bisect((e) => magnitude(1e10 * e) - numbers.first, 1e-9, 1e9) * 1e10;
      assertClose(magnitude(energy * ratio), numbers.second, 'the stronger one', 1e-6);
    } else {
      assertClose(2.5 * Math.log10(value), numbers.far - numbers.near, 'the magnitudes');
      assertClose(10 ** ((ratio - numbers.near) / 2.5), numbers.factor, 'the third star');
    }
  },
});

type Data =
  | { form: 'semi'; what: string; unit: string; xs: readonly number[]; ys: readonly number[]; ask: number }
  | { form: 'choose'; what: string; by: string; xs: readonly number[]; ys: readonly number[]; n: number; k: number };

/** Gradient and intercept of the line of best fit. */
function fit(us: readonly number[], vs: readonly number[]): [number, number] {
  const [u0, v0] = [us, vs].map((list) => list.reduce((sum, x) => sum + x, 0) / list.length) as [number, number];
  const covariance = us.reduce((sum, u, i) => sum + (u - u0) * ((vs[i] as number) - v0), 0);
  const m = covariance / us.reduce((sum, u) => sum + (u - u0) ** 2, 0);
  return [m, v0 - m * u0];
}

const linearisedData = defineTemplate<Data, { m: number; c: number; value: number }>({
  key: 'ai-data-made-linear',
  calculatorAllowed: true,
  placements: [hl('2.10', 2, '2.6')],
  variants: [
    {
      form: 'semi',
      what: 'The number $N$ of members of a club',
      unit: 'years',
      xs: [0, 1, 2, 3, 4],
      ys: [42, 61, 91, 128, 190],
      ask: 6,
    },
    {
      form: 'choose',
      what: 'The area $y$ of a leaf in square centimetres',
      by: 'its length $x$ in centimetres',
      xs: [2, 4, 8, 16],
      ys: [1.6, 6.4, 25.6, 102.4],
      n: 2,
      k: 0.4,
    },
    {
      form: 'semi',
      what: 'The concentration $N$ of a medicine in milligrams per litre',
      unit: 'hours',
      xs: [0, 2, 4, 6, 8],
      ys: [30, 21.4, 14.8, 10.6, 7.3],
      ask: 12,
    },
    {
      form: 'choose',
      what: 'The period $y$ of a swing in seconds',
      by: 'its length $x$ in decimetres',
      xs: [1, 4, 16, 64],
      ys: [0.63, 1.26, 2.52, 5.04],
      n: 0.5,
      k: 0.63,
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'semi') {
      const [m, c] = fit(numbers.xs, numbers.ys.map(Math.log));
      return { m, c, value: Math.exp(c + m * numbers.ask) };
    }
    const [m, c] = fit(numbers.xs.map(Math.log10), numbers.ys.map(Math.log10));
    return { m, c, value: 10 ** c };
  },
  write: (numbers, { m, c, value }) => {
    const { what, xs, ys } = numbers;
    if (numbers.form === 'semi') {
      const { unit, ask } = numbers;
      const logs = ys.map((y) => Math.log(y));
      const doubling = Math.log(2) / Math.abs(m);
      return {
        text: prose`
          ${what} was noted $t$ ${unit} after a first count.

          ${table(['$t$', ...xs.map((x) => `$${x}$`)], ['$N$', ...ys.map((y) => `$${y}$`)])}

          The model $N = A\mathrm{e}^{kt}$ is suggested.

          (a) Show that in this model $\ln N$ is a linear function of $t$, and state the gradient and the intercept of its graph. [3]

          (b) Find the equation of the line of regression of $\ln N$ on $t$. [3]

          (c) Hence find $A$ and $k$. [2]

          (d) Use the model to predict $N$ for $t = ${ask}$, and comment on the reliability. [2]

          (e) Calculate the time in which $N$ is ${m > 0 ? 'doubled' : 'halved'} in this model. [2]`,
        hint: 'What does the model become when logarithms are taken?',
        answer: prose`
          (a) gradient $k$, intercept $\ln A$

          (b) $\ln N = ${significant(m)}t + ${significant(c)}$

          (c) $A = ${significant(Math.exp(c))}$, $k = ${significant(m)}$

          (d) $${significant(value)}$; it is an extrapolation

          (e) $${significant(doubling)}$ ${unit}`,
        solution: prose`
          (a) $\ln N = \ln\left(A\mathrm{e}^{kt}\right) = \ln A + kt$: a straight line against $t$ with gradient $k$ and intercept $\ln A$.

          (b) The logarithms are $${logs.map((v) => decimal(v, 2)).join(', ')}$. Linear regression gives $\ln N = ${significant(m)}t + ${significant(c)}$.

          (c) $k = ${significant(m)}$ and $A = \mathrm{e}^{${significant(c, 5)}} = ${significant(Math.exp(c))}$.

          (d) With unrounded parameters $N = ${significant(value)}$. The time lies outside the data, so the prediction is reliable only if the same growth or decay continues.

          (e) $\dfrac{\ln 2}{${significant(Math.abs(m), 5)}} = ${significant(doubling)}$ ${unit}.`,
        markScheme: scheme({
          a: ['M1 natural logarithm of both sides', 'A1 $\\ln A + kt$', 'A1 gradient $k$ and intercept $\\ln A$'],
          b: ['M1 logarithms of the values', prose`A1 gradient $${significant(m)}$`, prose`A1 intercept $${significant(c)}$`],
          c: [prose`A1 $k = ${significant(m)}$`, prose`A1 $A = ${significant(Math.exp(c))}$`],
          d: [prose`A1 $${significant(value)}$`, 'R1 extrapolation'],
          e: ['M1 $\\ln 2$ divided by the size of $k$', prose`A1 $${significant(doubling)}$`],
        }),
        keys: [
          labelled('Gradient', toWithin(m, Math.abs(m) * 0.01, 'b')),
          labelled('Intercept', near(c, 'b')),
          labelled('$A =$', toWithin(Math.exp(c), Math.exp(c) * 0.01, 'c')),
          labelled('$k =$', toWithin(m, Math.abs(m) * 0.01, 'c')),
          { kind: 'number', ...toWithin(value, value * 0.02, 'd') },
          { kind: 'number', ...toWithin(doubling, doubling * 0.01, 'e') },
        ],
      };
    }
    const { by, n, k } = numbers;
    const [us, vs] = [xs.map(Math.log10), ys.map(Math.log10)];
    const [low, high] = [Math.min(0, ...vs) - 0.3, Math.max(...vs) + 0.3];
    const figure = new Diagram({ x: [0, Math.max(...us) * 1.15], y: [low, high], width: 400 })
      .axes({
        x: 'log₁₀ x',
        y: 'log₁₀ y',
        xTicks: [0.5, 1, 1.5].filter((t) => t < Math.max(...us)),
        yTicks: [0.5, 1, 1.5, 2].filter((t) => t < high),
      })
      .graph((u) => m * u + c, 0, Math.max(...us) * 1.1);
    for (const [i, u] of us.entries()) figure.point([u, vs[i] as number]);
    return {
      text: prose`
        ${what} was measured against ${by}.

        ${table(['$x$', ...xs.map((x) => `$${x}$`)], ['$y$', ...ys.map((y) => `$${y}$`)])}

        (a) Explain, from the columns of the table, why $y$ is not an exponential function of $x$. [2]

        (b) Copy the table with $\log_{10} x$ and $\log_{10} y$ instead of $x$ and $y$, and draw the points. [3]

        (c) Determine the gradient of the line through the points. [2]

        (d) Hence write $y$ in terms of $x$. [2]`,
      hint: 'Equal steps in $x$ would multiply an exponential function by equal factors. What happens here when $x$ is multiplied?',
      answer: prose`
        (a) equal factors of $x$, not equal steps, belong to equal factors of $y$

        (b) see the graph

        (c) $${n}$

        (d) $y = ${k}x^{${n}}$`,
      solution: prose`
        (a) Each column has $${(xs[1] as number) / (xs[0] as number)}$ times the $x$ of the one before, and $y$ is multiplied by $${significant((ys[1] as number) / (ys[0] as number))}$ each time. For an exponential function equal **steps** of $x$ would multiply $y$ by equal factors; here the steps grow while the factor stays.

        (b) $\log_{10} x$: $${us.map((u) => decimal(u, 3)).join(', ')}$; $\log_{10} y$: $${vs.map((v) => decimal(v, 3)).join(', ')}$.

        ![](diagram:loglog)

        (c) $\dfrac{${decimal(vs[3] as number, 3)} - ${(vs[0] as number) < 0 ? `(${decimal(vs[0] as number, 3)})` : decimal(vs[0] as number, 3)}}{${decimal(us[3] as number, 3)} - ${decimal(us[0] as number, 3)}} = ${significant(m)}$.

        (d) The gradient is the exponent: $y = ax^{${n}}$. From the first column $a = \dfrac{${ys[0] as number}}{${xs[0] as number}^{${n}}} = ${k}$, so $y = ${k}x^{${n}}$.`,
      markScheme: scheme({
        a: ['R1 factor of $y$ is constant while the steps of $x$ grow', 'R1 an exponential function needs equal steps'],
        b: ['A1 logarithms of $x$', 'A1 logarithms of $y$', 'A1 points on a straight line, axes named'],
        c: ['M1 quotient of differences', prose`A1 $${n}$`],
        d: [prose`A1 exponent $${n}$`, prose`A1 $y = ${k}x^{${n}}$`],
      }),
      keys: [
        { kind: 'number', ...toWithin(n, 0.006, 'c') },
        { kind: 'equation', part: 'd', value: `y = ${k} x^(${n})`, domain: { x: { from: 0.5, to: 4 } } },
      ],
      diagrams: [
        {
          name: 'loglog',
          svg: figure.toSvg(),
          alt: `Four points on a straight line with gradient ${n} on axes log₁₀ x and log₁₀ y.`,
        },
      ],
    };
  },
  check: (numbers, { m, c, value }) => {
    if (numbers.form === 'semi') {
      const { xs, ys, ask } = numbers;
      const error = (slope: number, intercept: number) =>
        xs.reduce((sum, x, i) => sum + (Math.log(ys[i] as number) - slope * x - intercept) ** 2, 0);
      for (const [dm, dc] of [
        [1e-3, 0],
        [-1e-3, 0],
        [0, 1e-3],
        [0, -1e-3],
      ] as const)
        assert.ok(error(m + dm, c + dc) > error(m, c));
      assertClose(Math.log(value), m * ask + c, 'the prediction');
      return;
    }
    const { xs, ys, n, k } = numbers;
    xs.forEach((x, i) => {
      assertClose(k * x ** n, ys[i] as number, 'a measurement', 1e-6);
    });
    assertClose(m, n, 'the gradient', 1e-6);
    assertClose(value, k, 'the factor', 1e-6);
  },
});

export const logarithmicScalesTemplates: readonly QuestionTemplate[] = [scaleReadings, linearisedData];
