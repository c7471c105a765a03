import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { type CourseDraft, defineTemplate, type Placement } from '../../template.ts';
import { fraction, polynomial, signedTerm, term } from '../../tex.ts';
import { exact, markScheme, paragraphs, raw, slip } from './writing.ts';

/** A short course before the Diploma starts; staff alone see it. */
export const bridgingMaths: CourseDraft = {
  slug: 'bridging-maths',
  name: 'Bridging maths',
  topics: [
    {
      number: '1',
      name: 'Fractions and percentages',
      syllabus: raw`What every course takes for granted: a percentage is a fraction with denominator 100, and a change of $p\,\%$ is a multiplication by $1 + \frac{p}{100}$ or $1 - \frac{p}{100}$. Two changes one after the other multiply; they do not add.

**Example.** A price of $80$ that rises by $25\,\%$ and then falls by $10\,\%$ becomes $80 \times 1.25 \times 0.9 = 90$.`,
    },
    {
      number: '2',
      name: 'Linear equations',
      syllabus: raw`An equation stays true when the same is done to both sides. Collect the unknown on one side and the numbers on the other, then divide by the coefficient; multiply out brackets first. Put the result into the original equation as a test.

**Example.** $5x - 3 = 2x + 9$ gives $3x = 12$ and $x = 4$.`,
    },
  ],
};

const bridging = (topic: string): Placement[] => [{ subject: 'bridging-maths', topic, paper: 1 }];

const percentageChanges = defineTemplate({
  key: 'bridging-percentage-changes',
  calculatorAllowed: false,
  placements: bridging('1'),
  variants: [
    { price: 80, up: 25, down: 10, thing: 'jacket' },
    { price: 200, up: 10, down: 20, thing: 'bicycle' },
    { price: 50, up: 20, down: 30, thing: 'rucksack' },
    { price: 120, up: 50, down: 25, thing: 'phone' },
    { price: 400, up: 5, down: 10, thing: 'laptop' },
    { price: 60, up: 40, down: 50, thing: 'watch' },
  ],
  solve: ({ price, up, down }) => ({
    raised: (price * (100 + up)) / 100,
    final: (price * (100 + up) * (100 - down)) / 10_000,
    change: ((100 + up) * (100 - down)) / 100 - 100,
  }),
  write: ({ price, up, down, thing }, { raised, final, change }) => ({
    text: paragraphs(
      raw`The price of a ${thing} is ${price} euros. It first rises by $${up}\,\%$, and later the new price falls by $${down}\,\%$.`,
      '(a) Find the price after the rise. [1]',
      '(b) Find the final price. [2]',
      '(c) Find the overall percentage change of the price. [2]',
    ),
    hint: 'The fall is a percentage of the new price, not of the old one.',
    answer: paragraphs(
      `(a) ${raised} euros`,
      `(b) ${final} euros`,
      raw`(c) ${change > 0 ? 'an increase' : 'a decrease'} of $${Math.abs(change)}\,\%$`,
    ),
    solution: paragraphs(
      raw`(a) A rise by $${up}\,\%$ multiplies the price by $${(100 + up) / 100}$: $${price} \times ${(100 + up) / 100} = ${raised}$ euros.`,
      raw`(b) A fall by $${down}\,\%$ leaves $${100 - down}\,\%$ of the new price: $${raised} \times ${(100 - down) / 100} = ${final}$ euros.`,
      raw`(c) Compare the final price with the first one: $\dfrac{${final}}{${price}} = ${(100 + change) / 100}$, which is ${change > 0 ? 'an increase' : 'a decrease'} of $${Math.abs(change)}\,\%$. (It is not the difference of the two percentages.)`,
    ),
    markScheme: markScheme({
      a: [`A1 ${raised} euros`],
      b: [raw`(M1) multiplies by $${(100 - down) / 100}$`, `A1 ${final} euros`],
      c: [
        raw`M1 $\frac{${final}}{${price}}$ or the change divided by ${price}`,
        raw`A1 ${change > 0 ? 'increase' : 'decrease'} of $${Math.abs(change)}\,\%$`,
      ],
    }),
    numeric: [
      exact(raised, 'a', 'euros'),
      {
        ...exact(final, 'b', 'euros'),
        slips: [slip((price * (100 + up - down)) / 100, 'You took the fall from the old price in place of the new one.')],
      },
    ],
    keys: [
      {
        kind: 'number',
        part: 'c',
        value: change,
        tolerance: 1e-9,
        unit: '%',
        alternatives: [{ value: Math.abs(change), tolerance: 1e-9 }],
        slips: [slip(up - down, 'You added the two percentages: one change after the other multiplies.')],
      },
    ],
  }),
  check: ({ price, up, down }, { raised, final, change }) => {
    assertClose(price + price * up * 0.01, raised, 'price after the rise');
    assertClose(raised - raised * down * 0.01, final, 'final price');
    assertClose(price + (price * change) / 100, final, 'overall change');
    assert.ok(change !== 0);
  },
});

const linearEquation = defineTemplate({
  key: 'bridging-linear-equation',
  calculatorAllowed: false,
  placements: bridging('2'),
  variants: [
    { a: 3, b: 4, c: 5, d: 8 },
    { a: 5, b: -2, c: 2, d: 11 },
    { a: 4, b: 3, c: 7, d: -6 },
    { a: 2, b: -5, c: 6, d: 3 },
    { a: 6, b: 1, c: 4, d: 9 },
    { a: 3, b: -7, c: 8, d: -4 },
  ],
  solve: ({ a, b, c, d }) => ({ top: d - a * b, bottom: a - c }),
  write: ({ a, b, c, d }, { top, bottom }, variantIndex) => {
    const left = `${a}(${polynomial([1, b])})`;
    const right = polynomial([c, d]);
    // The last two show a student's first line, which goes wrong.
    const withMistake = variantIndex >= 4;
    return {
      text: withMistake
        ? raw`A student begins to solve $${left} = ${right}$ with the line $${polynomial([a, b])} = ${right}$. State what is wrong with this line, and solve the equation. [3]`
        : raw`Solve the equation $${left} = ${right}$. [3]`,
      hint: withMistake
        ? 'What does the number before the bracket belong to?'
        : 'What does the expression look like without the bracket?',
      answer: raw`$x = ${fraction(top, bottom)}$`,
      solution: raw`${withMistake ? `The number ${a} multiplies both terms in the bracket, not the first one alone. ` : ''}Multiplying out the bracket gives $${polynomial([a, a * b])} = ${right}$. Taking $${term(c, 'x')}$ and $${a * b}$ from both sides leaves $${term(a, 'x')}${signedTerm(-c, 'x')} = ${d} ${a * b < 0 ? '+' : '-'} ${Math.abs(a * b)}$, that is $${term(bottom, 'x')} = ${top}$. So $x = ${fraction(top, bottom)}$.`,
      markScheme: markScheme({
        '': [
          raw`M1 $${polynomial([a, a * b])} = ${right}$`,
          withMistake ? 'R1 Both terms of the bracket are multiplied' : raw`A1 $${term(bottom, 'x')} = ${top}$ or equivalent`,
          raw`A1 $x = ${fraction(top, bottom)}$`,
        ],
      }),
      numeric: [
        { ...exact(top / bottom), slips: [slip((d - b) / (a - c), 'You multiplied only the first term in the bracket.')] },
      ],
    };
  },
  check: ({ a, b, c, d }, { top, bottom }) => {
    assertClose(
      bisect((x) => a * (x + b) - c * x - d, -60, 60),
      top / bottom,
      'root',
      1e-9,
    );
  },
});

/** Templates of the bridging course. */
export const bridgingTemplates = [percentageChanges, linearEquation];
