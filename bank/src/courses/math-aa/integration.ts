import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, differentiate, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, polynomial, term } from '../../tex.ts';
import { distancesBetween, functionsFromTangents, limitsFromLogarithms, substitutionsByStep } from './further-calculus-forms.ts';
import { core, exact, inExactForm, markScheme, multipleChoice, paragraphs, raw, slip } from './writing.ts';

/** Topic 5, Calculus: integration, common to SL and HL. */

const functionFromDerivative = defineTemplate({
  key: 'aa-function-from-derivative',
  calculatorAllowed: false,
  placements: core('5.5', 1, ['5.10']),
  variants: [
    { a: 6, b: -4, c: 1, x: 2, y: 7 },
    { a: 3, b: 2, c: -5, x: 1, y: 4 },
    { a: 9, b: -2, c: 3, x: -1, y: 2 },
    { a: 12, b: 6, c: -2, x: 1, y: 10 },
    { a: 3, b: -8, c: 4, x: 2, y: -3 },
    { a: 6, b: 10, c: -1, x: -2, y: 5 },
    { a: -3, b: 4, c: 2, x: 2, y: 6 },
    { a: 15, b: -6, c: 1, x: 1, y: 8 },
    { a: -6, b: 2, c: 7, x: -1, y: -4 },
  ],
  solve: ({ a, b, c, x, y }) => {
    const [cubic, square] = [a / 3, b / 2];
    return { cubic, square, constant: y - ((cubic * x + square) * x + c) * x };
  },
  write: ({ a, b, c, x, y }, { cubic, square, constant }) => ({
    text: raw`The function $f$ has the derivative $f'(x) = ${polynomial([a, b, c])}$, and its graph passes through the point $(${x}, ${y})$. Find $f(x)$. [5]`,
    hint: 'What does integration leave undetermined, and what fixes it?',
    answer: raw`$f(x) = ${polynomial([cubic, square, c, constant])}$`,
    solution: paragraphs(
      raw`Integrating term by term, each power goes up by one and is divided by the new power: $f(x) = \displaystyle\int\left(${polynomial([a, b, c])}\right)\mathrm{d}x = ${polynomial([cubic, square, c, 0])} + C$.`,
      raw`The graph passes through $(${x}, ${y})$, so $f(${x}) = ${y}$: $${((cubic * x + square) * x + c) * x} + C = ${y}$, which gives $C = ${constant}$.`,
      raw`Hence $f(x) = ${polynomial([cubic, square, c, constant])}$.`,
    ),
    markScheme: markScheme({
      '': [
        'M1 attempt to integrate',
        raw`A1 $${polynomial([cubic, square, c, 0])}$`,
        'A1 constant of integration present',
        raw`M1 substitutes $(${x}, ${y})$`,
        raw`A1 $f(x) = ${polynomial([cubic, square, c, constant])}$`,
      ],
    }),
    keys: [
      {
        kind: 'expression',
        value: polynomial([cubic, square, c, constant]),
        slips:
          constant === 0
            ? []
            : [slip(polynomial([cubic, square, c, 0]), 'You left out the constant of integration.', 'constant')],
      },
    ],
  }),
  check: ({ a, b, c, x, y }, { cubic, square, constant }) => {
    const f = (v: number) => cubic * v ** 3 + square * v ** 2 + c * v + constant;
    assertClose(f(x), y, 'the point');
    for (const v of [-1.3, 0.2, 2.7]) assertClose(differentiate(f, v), a * v * v + b * v + c, 'derivative', 1e-7);
    assert.ok([cubic, square, constant].every(Number.isInteger));
  },
});

const reverseChain = defineTemplate({
  key: 'aa-reverse-chain-rule-mc',
  calculatorAllowed: false,
  placements: core('5.10', 1),
  variants: [
    { m: 2, a: 3, n: 4 },
    { m: 6, a: 1, n: 2 },
    { m: 4, a: 5, n: 3 },
    { m: 8, a: 2, n: 3 },
    { m: 12, a: 7, n: 5 },
    { m: 10, a: 4, n: 4 },
    { m: 6, a: 9, n: 5 },
    { m: 14, a: 6, n: 6 },
  ],
  solve: ({ m, n }) => ({ numerator: m, denominator: 2 * (n + 1) }),
  write: ({ m, a, n }, { numerator, denominator }, variantIndex) => {
    const bracket = `(x^2 + ${a})`;
    const form = (top: number, bottom: number, power: number, factor = '') => {
      const coefficient = fraction(top, bottom);
      return `$${coefficient === '1' ? '' : coefficient}${factor}${bracket}${power === 1 ? '' : `^{${power}}`} + C$`;
    };
    const choice = multipleChoice(
      form(numerator, denominator, n + 1),
      [
        wrong(form(m, n + 1, n + 1), 'You left out the division by 2 that comes from the derivative of the bracket.'),
        wrong(form(m * n, 2, n - 1), 'You differentiated the power of the bracket instead of integrating it.'),
        wrong(form(m, denominator, n + 1, 'x^2'), 'You integrated the factor x as well, although the substitution uses it up.'),
      ],
      variantIndex,
    );
    return {
      text: raw`Which expression is equal to $\displaystyle\int ${m}x${bracket}^{${n}}\,\mathrm{d}x$? [1]`,
      hint: raw`Which part of the integrand is, up to a factor, the derivative of $x^2 + ${a}$?`,
      solution: raw`Put $u = x^2 + ${a}$, so $\mathrm{d}u = 2x\,\mathrm{d}x$ and $${m}x\,\mathrm{d}x = ${term(m / 2, raw`\mathrm{d}u`)}$. Then $$\int ${m}x${bracket}^{${n}}\,\mathrm{d}x = \int ${m === 2 ? '' : m / 2}u^{${n}}\,\mathrm{d}u = ${fraction(numerator, denominator) === '1' ? '' : fraction(numerator, denominator)}u^{${n + 1}} + C,$$ which is ${form(numerator, denominator, n + 1)}.`,
      ...choice,
    };
  },
  check: ({ m, a, n }, { numerator, denominator }) => {
    const F = (x: number) => (numerator / denominator) * (x * x + a) ** (n + 1);
    const area = integrate((x) => m * x * (x * x + a) ** n, 0.2, 1.1);
    assertClose(F(1.1) - F(0.2), area, 'definite integral', 1e-9);
  },
});

const logarithmicIntegral = defineTemplate({
  key: 'aa-logarithmic-integral',
  calculatorAllowed: false,
  placements: core('5.10', 1, ['1.7.1']),
  variants: [
    { m: 4, a: 1, p: 1, q: 3 },
    { m: 6, a: 2, p: 0, q: 4 },
    { m: 2, a: 5, p: 1, q: 5 },
    { m: 8, a: 3, p: 1, q: 3 },
    { m: 4, a: 6, p: 0, q: 2 },
    { m: 6, a: 4, p: 1, q: 4 },
    { m: 2, a: 7, p: 1, q: 3 },
    { m: 8, a: 9, p: 0, q: 1 },
    { m: 4, a: 11, p: 2, q: 7 },
  ],
  solve: ({ m, a, p, q }) => ({
    factor: m / 2,
    top: q * q + a,
    bottom: p * p + a,
    value: (m / 2) * Math.log((q * q + a) / (p * p + a)),
  }),
  write: ({ m, a, p, q }, { factor, top, bottom, value }) => {
    const quotient = fraction(top, bottom);
    const log = raw`\ln\left(${quotient}\right)`;
    const single = fraction(top ** factor, bottom ** factor);
    return {
      text: paragraphs(
        raw`(a) Find $\displaystyle\int \frac{${m}x}{x^2 + ${a}}\,\mathrm{d}x$. [3]`,
        raw`(b) Hence find the exact value of $\displaystyle\int_{${p}}^{${q}} \frac{${m}x}{x^2 + ${a}}\,\mathrm{d}x$, giving your answer in the form $\ln k$ where $k \in \mathbb{Q}$. [3]`,
      ),
      hint: raw`The numerator is a multiple of the derivative of the denominator.`,
      answer: paragraphs(raw`(a) $${term(factor, raw`\ln(x^2 + ${a})`)} + C$`, raw`(b) $\ln\left(${single}\right)$`),
      solution: paragraphs(
        raw`(a) Put $u = x^2 + ${a}$, so that $\mathrm{d}u = 2x\,\mathrm{d}x$. The integral becomes $\displaystyle\int \frac{${factor}}{u}\,\mathrm{d}u = ${term(factor, raw`\ln u`)} + C = ${term(factor, raw`\ln(x^2 + ${a})`)} + C$. No modulus is needed, as $x^2 + ${a} > 0$.`,
        raw`(b) $\Big[${term(factor, raw`\ln(x^2 + ${a})`)}\Big]_{${p}}^{${q}} = ${term(factor, raw`\ln ${top}`)} - ${term(factor, raw`\ln ${bottom}`)} = ${term(factor, log)}${factor === 1 ? '' : raw` = \ln\left(${single}\right)`}$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 attempt at substitution or inspection`,
          raw`A1 $\ln(x^2 + ${a})$ seen`,
          raw`A1 $${term(factor, raw`\ln(x^2 + ${a})`)} + C$`,
        ],
        b: [
          'M1 substitutes the limits and subtracts',
          raw`A1 $${term(factor, raw`\ln ${top}`)} - ${term(factor, raw`\ln ${bottom}`)}$`,
          raw`A1 $\ln\left(${single}\right)$`,
        ],
      }),
      numeric: [inExactForm(value, raw`\ln\left(${single}\right)`, 'b')],
      keys: [
        {
          kind: 'expression',
          part: 'a',
          value: term(factor, raw`\ln(x^2 + ${a})`),
          constant: 'added',
          slips: [
            slip(
              `${term(m, raw`\ln(x^2 + ${a})`)} + C`,
              'You left out the division by 2 that the derivative of the denominator asks for.',
            ),
          ],
        },
      ],
    };
  },
  check: ({ m, a, p, q }, { factor, top, bottom, value }) => {
    assertClose(
      integrate((x) => (m * x) / (x * x + a), p, q),
      value,
      'integral',
      1e-8,
    );
    assertClose(Math.exp(value), (top / bottom) ** factor, 'the number k', 1e-9);
  },
});

const areaBetween = defineTemplate({
  key: 'aa-area-between-curves',
  calculatorAllowed: false,
  placements: core('5.11', 1, ['2.7']),
  // The parabola y = x^2 + bx + c and the line y = mx + k meet at p and q.
  variants: [
    { p: -1, q: 2, b: 0, c: 1 },
    { p: 0, q: 3, b: -2, c: 2 },
    { p: -2, q: 1, b: 3, c: 1 },
    { p: 1, q: 4, b: -3, c: 4 },
    { p: -3, q: 3, b: 1, c: -2 },
    { p: -1, q: 5, b: -3, c: 1 },
    { p: 0, q: 6, b: -5, c: 3 },
    { p: -2, q: 4, b: 0, c: -3 },
    { p: -4, q: 2, b: 3, c: 2 },
  ],
  solve: ({ p, q, b, c }) => ({ slope: b + p + q, intercept: c - p * q, areaTimes6: (q - p) ** 3 }),
  write: ({ p, q, b, c }, { slope, intercept, areaTimes6 }) => {
    const parabola = (x: number) => x * x + b * x + c;
    const line = (x: number) => slope * x + intercept;
    const [left, right] = [p - 0.8, q + 0.8];
    const values = [parabola(left), parabola(right), line(left), line(right), parabola(Math.max(p, Math.min(q, -b / 2))), 0];
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const drawing = new Diagram({ x: [Math.min(left, -0.6), Math.max(right, 0.6)], y: [low - 0.8, high + 0.6], width: 360 });
    drawing.axes().shadeBetween(line, parabola, p, q).graph(parabola, left, right).graph(line, left, right, 'd-curve2');
    drawing.point([p, line(p)]).point([q, line(q)]);
    const [curveTex, lineTex] = [polynomial([1, b, c]), polynomial([slope, intercept])];
    const gap = polynomial([-1, p + q, -p * q]);
    const area = fraction(areaTimes6, 6);
    return {
      text: paragraphs(
        raw`The diagram shows the curve $y = ${curveTex}$ and the line $y = ${lineTex}$. The region enclosed by them is shaded.`,
        '![](diagram:region)',
        raw`(a) Find the $x$-coordinates of the points where the line meets the curve. [3]`,
        '(b) Find the area of the shaded region. [4]',
      ),
      hint: 'Which of the two graphs is above the other between the two points?',
      answer: paragraphs(raw`(a) $x = ${p}$ and $x = ${q}$`, raw`(b) $${area}$`),
      solution: paragraphs(
        raw`(a) $${curveTex} = ${lineTex}$ gives $${polynomial([1, -(p + q), p * q])} = 0$, that is $${p === 0 ? 'x' : `(${polynomial([1, -p])})`}${q === 0 ? 'x' : `(${polynomial([1, -q])})`} = 0$. So $x = ${p}$ and $x = ${q}$.`,
        raw`(b) The line is above the curve between these points, so the area is $$\int_{${p}}^{${q}}\left((${lineTex}) - (${curveTex})\right)\mathrm{d}x = \int_{${p}}^{${q}}\left(${gap}\right)\mathrm{d}x = \left[-\frac{x^3}{3}${p + q === 0 ? '' : ` ${p + q < 0 ? '-' : '+'} ${(p + q) % 2 === 0 ? term(Math.abs(p + q) / 2, 'x^2') : raw`\frac{${term(Math.abs(p + q), 'x^2')}}{2}`}`}${p * q === 0 ? '' : ` ${-p * q < 0 ? '-' : '+'} ${term(Math.abs(p * q), 'x')}`}\right]_{${p}}^{${q}} = ${area}.$$`,
      ),
      markScheme: markScheme({
        a: ['M1 equates curve and line', raw`A1 $${polynomial([1, -(p + q), p * q])} = 0$`, raw`A1 $x = ${p}$ and $x = ${q}$`],
        b: [
          raw`M1 integral of line minus curve with limits $${p}$ and $${q}$`,
          'A1 correct antiderivative',
          'M1 substitutes the limits (*accept* the integral evaluated by a calculator, where one is allowed, for this mark and the one before)',
          raw`A1 $${area}$`,
        ],
      }),
      numeric: [exact(areaTimes6 / 6, 'b')],
      keys: [{ kind: 'set', part: 'a', values: [`${p}`, `${q}`] }],
      diagrams: [
        {
          name: 'region',
          svg: drawing.toSvg(),
          alt: 'A parabola and a straight line that cuts it twice; the region between them is shaded.',
        },
      ],
    };
  },
  check: ({ p, q, b, c }, { slope, intercept, areaTimes6 }) => {
    const gap = (x: number) => slope * x + intercept - (x * x + b * x + c);
    assertClose(gap(p), 0, 'intersection');
    assertClose(gap(q), 0, 'intersection');
    assertClose(integrate(gap, p, q, 200), areaTimes6 / 6, 'area', 1e-9);
    assert.ok(gap((p + q) / 2) > 0 && slope !== 0);
  },
});

/** Templates of topic 5 for SL and HL: integration. */
export const integration = [
  withLaterForms(functionFromDerivative, ...functionsFromTangents),
  withLaterForms(reverseChain, ...substitutionsByStep),
  withLaterForms(logarithmicIntegral, ...limitsFromLogarithms),
  withLaterForms(areaBetween, ...distancesBetween),
];
