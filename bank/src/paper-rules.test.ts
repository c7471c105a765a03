import { describe, expect, test } from 'vitest';
import { byPaperRules } from './paper-rules.ts';
import { markScheme } from './question-parts.ts';
import type { QuestionDraft, QuestionTemplate } from './template.ts';

type Key = NonNullable<QuestionDraft['keys']>[number];

const template = (subject: string, calculatorAllowed: boolean) =>
  ({ calculatorAllowed, placements: [{ subject, topic: '1.1', paper: 1 }] }) as unknown as QuestionTemplate;

/** The key that a part asking `ask` has on a paper. */
function keyOn(subject: string, calculatorAllowed: boolean, ask: string, key: Key): Key | undefined {
  const draft = { text: `(a) ${ask} [2]`, markScheme: [], keys: [{ ...key, part: 'a' }] } as unknown as QuestionDraft;
  return byPaperRules(template(subject, calculatorAllowed), draft).keys?.[0];
}
const number = (more: object = {}): Key => ({ kind: 'number', value: 12.345, tolerance: 0.0505, ...more });
const withCalculator = (ask: string, key: Key) => keyOn('math-ai-sl', true, ask, key);

test('mathematics is rounded to three figures, and exact without a calculator', () => {
  expect(withCalculator('Find it.', number())).toMatchObject({ tolerance: 0 });
  expect(withCalculator('Find it.', number())).not.toHaveProperty('form');
  expect(keyOn('math-aa-sl', false, 'Find it.', number())).toMatchObject({ tolerance: 0, form: 'exact' });
  expect(keyOn('math-aa-sl', false, 'Estimate it from the graph.', number())).not.toHaveProperty('form');
});

test('solutions and ends are exact without a calculator', () => {
  const key: Key = { kind: 'set', values: ['pi/12'], tolerance: 0.006 };
  expect(keyOn('math-aa-sl', false, 'Solve it.', key)).not.toHaveProperty('tolerance');
  expect(keyOn('math-aa-sl', true, 'Solve it.', key)).toMatchObject({ tolerance: 0.006 });
});

test('a tolerance of the data stays, in the sciences each', () => {
  expect(withCalculator('Read it from the graph.', number({ tolerance: 0.5 }))).toMatchObject({ tolerance: 0.5 });
  expect(keyOn('physics-hl', true, 'Find it.', number())).toMatchObject({ tolerance: 0.0505 });
});

test.each<[string, Key, object]>([
  ['Find the cost to the nearest euro.', number(), { decimals: 0 }],
  ['Find the payment to the nearest cent.', number(), { decimals: 2 }],
  ['Find it to 2 decimal places.', number(), { decimals: 2 }],
  ['Find it, correct to four significant figures.', number(), { figures: 4 }],
  ['Find it in the form $a \\times 10^k$.', number(), { form: 'standard' }],
  ['Find it in the form $\\ln k$.', number({ value: Math.log(5), exact: 'ln 5', form: 'exact' }), { form: 'shape' }],
  ['Write it as a single fraction.', { kind: 'expression', value: '1/x' }, { form: 'single_fraction' }],
  ['Write it in the form $a(x - h)^2 + k$.', { kind: 'expression', value: '(x-1)^2+2' }, { form: 'shape' }],
  ['Find the line in the form $y = mx + c$.', { kind: 'equation', value: 'y = x' }, { form: 'explicit' }],
  [
    'Find the line in the form $ax + by = d$ where $a, b, d \\in \\mathbb{Z}$.',
    { kind: 'equation', value: 'x + y = 1' },
    { form: 'whole_numbers' },
  ],
  ['Determine where $f$ is increasing.', { kind: 'interval', intervals: [{ from: '1', to: '2' }] }, { either_ends: true }],
  ['Find the 95% confidence interval.', { kind: 'interval', intervals: [{ from: '1', to: '2' }] }, { either_ends: true }],
])('%s asks for a form', (ask, key, asked) => expect(withCalculator(ask, key)).toMatchObject(asked));

test('the form of a value leaves an integral in any form', () => {
  const integral = { kind: 'expression', value: '2ln(x)', constant: 'added' } as const;
  expect(withCalculator('Find the integral, and hence its value in the form $\\ln k$.', integral)).not.toHaveProperty('form');
});

test('what a template says itself stays', () => {
  expect(
    withCalculator('Write it as a single fraction.', { kind: 'expression', value: '1/x', form: 'simplified' }),
  ).toMatchObject({ form: 'simplified' });
  expect(withCalculator('Find the cost to the nearest euro.', number({ decimals: 2 }))).toMatchObject({ decimals: 2 });
});

test('enthalpies are taken for the reaction as written, or for a mole', () => {
  const key = keyOn('chemistry-sl', true, 'Calculate the enthalpy change.', number({ unit: 'kJ' }));
  expect(key).toMatchObject({ other_units: [{ unit: 'kJ mol^-1', factor: 1 }] });
  expect(keyOn('chemistry-sl', true, 'Calculate the energy.', number({ unit: 'kJ' }))).not.toHaveProperty('other_units');
  const ofOneGram = 'Calculate the energy released by 1 g. The enthalpy of combustion is given.';
  expect(keyOn('chemistry-sl', true, ofOneGram, number({ unit: 'kJ' }))).not.toHaveProperty('other_units');
});

describe('the marks of an answer', () => {
  /** The marks that each key of a part earns by itself; null: all of the part's. */
  function marksOn(ask: string, scheme: readonly string[], keys: readonly Key[] = [number()]) {
    const draft = {
      text: `(a) ${ask} [9]`,
      markScheme: markScheme({ a: scheme }),
      keys: keys.map((key) => ({ ...key, part: 'a' })),
    } as unknown as QuestionDraft;
    return byPaperRules(template('math-ai-sl', true), draft).keys?.map(({ marks = null }) => marks);
  }

  test('are those of the line that prints it, and of the lines that the scheme implies', () => {
    expect(marksOn('Find it.', ['(M1) a sum', '(A1) $6+6.345$', 'A1 $12.345$'])).toEqual([null]);
    expect(marksOn('Find it.', ['M1 a sum', '(A1) $6+6.345$', 'A1 $12.345$'])).toEqual([2]);
    expect(marksOn('Find it.', ['M1 a sum', 'A1 $6+6.345$', 'A2 $12.345$'])).toEqual([2]);
  });

  test('never include a reason, nor what the number means', () => {
    expect(marksOn('Write it down and state what it means.', ['A1 $12.345$', 'A1 the yearly growth in per cent'])).toEqual([1]);
    expect(marksOn('Find it and justify your answer.', ['A1 $12.345$', 'R1 since it is greater'])).toEqual([1]);
  });

  test('are one line for each of several fields, whether or not it prints them', () => {
    const keys = [number(), number({ value: 7, tolerance: 0 })];
    expect(marksOn('Find both.', ['(M1) a system', 'A1 $12.345$', 'A1 $7$'], keys)).toEqual([2, 1]);
    expect(marksOn('Find both.', ['M1 a system', 'A1 one', 'A1 the other'], keys)).toEqual([1, 1]);
  });

  test('are asked of each field: one that no line is left for is refused', () => {
    const keys = [number({ label: 'First' }), number({ label: 'Second', value: 7, tolerance: 0 })];
    const refused = 'part "a" has no accuracy line left for the field "Second"';
    expect(() => marksOn('Find both.', ['M1 a system', 'A1 $12.345$ and $7$'], keys)).toThrow(refused);
    expect(marksOn('Find both.', ['M1 a system', 'A1 $12.345$', 'A1 $7$'], keys)).toEqual([1, 1]);
    const together: Key = { kind: 'set', values: ['12.345', '7'], ordered: true };
    expect(marksOn('Find both.', ['M1 a system', 'A1 $12.345$ and $7$'], [together])).toEqual([1]);
  });

  test('are none where the answer is given: learners mark what they have shown', () => {
    expect(marksOn('Show that it is 12.345.', ['M1 a sum', 'A1 $6+6.345$', 'AG'])).toEqual([]);
    expect(marksOn('Prove that it is 12.345.', ['R1 a reason'])).toEqual([]);
    expect(marksOn('Show that it is positive, and find it.', ['M1 a sum', 'A1 $12.345$'])).toEqual([1]);
  });
});

test('a value that is only to be verified has no key', () => {
  expect(withCalculator('Verify this value by differentiation.', number())).toBeUndefined();
  expect(withCalculator('Verify this value and find the other one.', number())).toBeDefined();
});
