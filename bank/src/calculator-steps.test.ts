import { describe, expect, it } from 'vitest';
import { assertSoundText } from './bank-rules.ts';
import { calculatorOperations } from './calculator-operations.ts';
import { withCalculatorSteps } from './calculator-steps.ts';
import type { Placement, QuestionDraft } from './template.ts';

const draft: QuestionDraft = {
  text: 'The mass $X$ of a melon is normally distributed.\n\n(a) Find $\\mathrm{P}(X < 2)$. [2]\n\n(b) Find $k$. [2]\n\n(c) Find the median. [1]',
  hint: 'Which area is known?',
  answer: '(a) $0.1$\n\n(b) $3$\n\n(c) $2.5$',
  solution:
    '(a) The calculator gives $\\mathrm{P}(X < 2) = 0.1$.\n\nIt is small.\n\n(b) The inverse normal function gives $k = 3$.\n\n(c) By symmetry, $2.5$.',
  markScheme: [{ part: 'a', text: '$0.1$', code: 'A2' }],
};
const maths = { calculatorAllowed: true, placements: [{ subject: 'math-ai-sl', topic: '4.9', paper: 2 }] as Placement[] };
const headings = (solution: string) => [...solution.matchAll(/\| Calculator \| (.+) \|/g)].map(([, name]) => name);

describe('withCalculatorSteps', () => {
  it('shows the keys behind the part that needs them', () => {
    const solution = withCalculatorSteps(draft, maths);
    expect(headings(solution)).toEqual(['Normal probability', 'Inverse normal']);
    expect(solution).toMatch(/small\.\n\n\| Calculator \| Normal[\s\S]+normalcdf[\s\S]+\n\n\(b\)[\s\S]+invNorm[\s\S]+\n\n\(c\)/);
    expect(solution.endsWith('(c) By symmetry, $2.5$.')).toBe(true);
  });

  it('shows the keys of an operation once in a question', () => {
    const again = { ...draft, solution: draft.solution.replace('(c) By', '(c) As $\\mathrm{P}(X < 2.5) = 0.5$, by') };
    expect(headings(withCalculatorSteps(again, maths))).toEqual(['Normal probability', 'Inverse normal']);
  });

  it('finds parts within a part, and a question without parts', () => {
    const within = { ...draft, solution: '(a) (i) First.\n\n(ii) The system solver gives $x = 1$.\n\n(b) Last.' };
    expect(withCalculatorSteps(within, maths)).toMatch(/\(ii\) The system[\s\S]+PlySmlt2[\s\S]+\n\n\(b\) Last\.$/);
    expect(headings(withCalculatorSteps({ ...draft, solution: 'The polynomial solver gives $x = 2$.' }, maths))).toEqual([
      'Roots of a polynomial',
    ]);
  });

  it.each([
    ['without a calculator', { ...maths, calculatorAllowed: false }, draft],
    ['in the sciences', { ...maths, placements: [{ subject: 'physics-sl', topic: 'A.1', paper: 2 }] as Placement[] }, draft],
    ['for multiple choice', maths, { ...draft, correctOption: 'A' as const }],
    ['where the keypad is enough', maths, { ...draft, solution: '(a) $2^3 = 8$.' }],
  ])('shows none %s', (_, template, given) => {
    expect(withCalculatorSteps(given, template)).toBe(given.solution);
  });

  it('takes the distribution from the part, or from its variable, where the question names two', () => {
    const two = {
      ...draft,
      solution:
        '(a) $\\mathrm{P}(X < 2) = 0.1$ with $X \\sim \\mathrm{N}(3, 1)$.\n\n(b) With $Y \\sim \\mathrm{B}(9, 0.1)$, $\\mathrm{P}(Y = 2) = 0.17$.\n\n(c) $\\mathrm{P}(Y > 1) = 0.2$.',
    };
    expect(headings(withCalculatorSteps(two, maths))).toEqual([
      'Normal probability',
      'Binomial probability of one value',
      'Binomial probability of several values',
    ]);
  });

  it('names each operation once, with keys for three calculators that a table can hold', () => {
    expect(new Set(calculatorOperations.map(({ name }) => name)).size).toBe(calculatorOperations.length);
    for (const { name, steps } of calculatorOperations) {
      for (const keys of Object.values(steps)) assertSoundText(keys, name);
      expect(Object.values(steps).every((keys) => keys && !keys.includes('|'))).toBe(true);
    }
  });
});
