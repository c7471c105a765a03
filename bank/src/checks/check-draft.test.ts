import { describe, expect, it } from 'vitest';
import type { QuestionDraft } from '../template.ts';
import { draftFaults } from './check-draft.ts';
import { checkEqualities } from './equalities.ts';

/** A question without a fault: each test plants one. */
const sound: QuestionDraft = {
  text: 'A block of mass $2.0\\text{ kg}$ slides. ($h = 6.63 \\times 10^{-34}\\text{ J s}$)\n\n(a) Find its kinetic energy at $3.0\\text{ m s}^{-1}$. [2]\n\n(b) Solve $x + 1 = 4$. [1]',
  hint: 'Think of $\\frac{1}{2}mv^2$.',
  answer: '(a) $9.0\\text{ J}$\n\n(b) $x = 3$',
  solution: '(a) $E = \\frac{1}{2} \\times 2.0 \\times 3.0^2 = 9.0\\text{ J}$.\n\n(b) $x = 4 - 1 = 3$.',
  markScheme: [
    { part: 'a', text: '$\\frac{1}{2} \\times 2.0 \\times 3.0^2$', code: 'M1' },
    { part: 'a', text: '$9.0\\text{ J}$', code: 'A1' },
    { part: 'b', text: '$x = 3$', code: 'A1' },
  ],
  numeric: [
    { part: 'a', value: 9, tolerance: 0.09, unit: 'J' },
    { part: 'b', value: 3, tolerance: 0 },
  ],
};
const choice: QuestionDraft = {
  ...{ text: 'Find $x$. [1]', hint: 'Count.', answer: '$9$', solution: 'It is $9$.' },
  markScheme: [{ text: '$x = 9$', code: 'A1' }],
  options: { A: '$12$', B: '$\\sqrt{80}$', C: '$9$', D: '$-9$' },
  correctOption: 'C',
};
const twoSolutions: NonNullable<QuestionDraft['keys']> = [{ kind: 'set', part: 'b', values: ['3', '5'] }];
const with_ = (changes: Partial<QuestionDraft>, draft = sound) => draftFaults({ ...draft, ...changes });

describe('a question as it is printed', () => {
  it('is sound as written', () => {
    expect(draftFaults(sound)).toEqual([]);
    expect(draftFaults(choice)).toEqual([]);
  });

  it.each([
    ['an answer outside of its key', { answer: sound.answer.replace('9.0', '9.2') }, /^answer: answer of part "a"/],
    [
      'a solution that ends elsewhere',
      { solution: sound.solution.replace('$x = 4 - 1 = 3$', 'So $x = 5$') },
      /^answer: solution of part "b"/,
    ],
    [
      'a mark for another value',
      { markScheme: [...sound.markScheme.slice(0, 2), { part: 'b', text: '$x = 4$', code: 'A1' as const }] },
      /^answer: mark scheme of part "b"/,
    ],
    ['a key of another value', { numeric: [{ part: 'a', value: 18, tolerance: 0.1, unit: 'J' }] }, /^answer: answer of part "a"/],
    ['a list without one of its values', { keys: twoSolutions }, /^answer: answer of part "b"/],
    ["answers in each other's place", { answer: '(a) $3\\text{ J}$\n\n(b) $x = 9$' }, /^answer: answer of part "a"/],
    ['another unit than the key', { answer: sound.answer.replace('\\text{ J}', '\\text{ W}') }, /^unit: part "a" prints W/],
    ['another unit in words', { answer: sound.answer.replace('\\text{ J}$', '$ W') }, /^unit: part "a" has "W" behind/],
    ['degrees for a length', { answer: sound.answer.replace('\\text{ J}', '^\\circ') }, /^unit: part "a" has "°", "degrees"/],
    [
      'an equality that does not hold',
      { solution: sound.solution.replace('2.0 \\times', '2.5 \\times') },
      /^equality: solution: .* does not hold/,
    ],
    [
      'an exact form of another value',
      { numeric: [{ part: 'a', value: 9, tolerance: 0.09, unit: 'J', exact: '\\sqrt{80}' }] },
      /^exact form: part "a" has 9 for \\sqrt\{80\}/m,
    ],
    [
      'a method mark that "write down" does not ask for',
      { text: sound.text.replace('Find', 'Write down') },
      /mark scheme: part "a": "write down"/,
    ],
    [
      'a long part without a note',
      { markScheme: [...sound.markScheme, { part: 'b', text: 'working', code: 'M2' as const }] },
      /mark scheme: part "b": a long part/,
    ],
    ['another constant', { text: sound.text.replace('6.63', '6.62') }, /^constant: text: 6.62 .* Planck/],
    [
      'another constant, by its unit',
      { text: sound.text.replace('A block', '($F = 9.60 \\times 10^{4}\\text{ C mol}^{-1}$) A block') },
      /^constant: text: 9.60 .* Faraday/,
    ],
    ['a factor 1', { hint: 'Think of $1x + 2$.' }, /^residue: hint: a factor 1/],
    ['two signs', { hint: 'Think of $3 + -2$.' }, /^residue: hint: two signs/],
    ['the same solution twice', { answer: `${sound.answer} and $x = 3$` }, /^residue: answer: the same twice/],
    ['1 hours', { text: sound.text.replace('A block', 'For 1 hours a block') }, /^residue: text: one of several/],
    ['$1$ hours', { text: sound.text.replace('A block', 'For $1$ hours a block') }, /^residue: text: one of several/],
    ['an exponent 1', { hint: 'Think of $x^{1}$.' }, /^residue: hint: an exponent 1/],
    ['a denominator 1', { hint: 'Think of $\\frac{3}{1}$.' }, /^residue: hint: a denominator 1/],
    ['minus zero', { hint: 'Think of $-0$.' }, /^residue: hint: minus zero/],
    ['an equality that says nothing', { hint: 'Think of $3x = 3x$.' }, /^residue: hint: both sides are the same/],
    ['a word twice', { hint: 'Think of of it.' }, /^residue: hint: a word twice/],
  ] as const)('may not have %s', (_what, changes, fault) => {
    expect(with_(changes).join('\n')).toMatch(fault);
  });

  it.each(['$\\sqrt{81}$', '$9.0$', '$\\frac{18}{2}$', '$3^2$'])('may not have the right option twice, once as %s', (option) => {
    expect(with_({ options: { ...choice.options, A: option } as never }, choice)).toEqual([
      expect.stringMatching(/^options: options A and C/),
    ]);
  });

  it.each([
    ['$2(x + 1)$', '$2x + 2$'],
    ['$y = 2x + 1$', '$y - 2x = 1$'],
    ['$3.0\\text{ m}$', '$3.00\\text{ m}$'],
  ])('may not have %s and %s as options', (one, other) => {
    expect(with_({ options: { A: one, B: other, C: '$9$', D: '$7$' } }, choice)).toEqual([
      expect.stringMatching(/^options: options A and B/),
    ]);
  });

  it('may have options that differ in their unit or their words alone', () => {
    expect(with_({ options: { A: '$9\\text{ m}$', B: '$9\\text{ cm}$', C: '$9$', D: '$9$ to the left' } }, choice)).toEqual([]);
  });
});

describe('units in words', () => {
  it.each([
    ['J', '$9.0$ J'],
    ['J', '$9.0$, all of it in J'],
    ['J', '$9.0$'],
    ['minutes', '$9.0$ minutes later'],
    ['°', '$9.0^\\circ$'],
    ['h', '$9.0$ hours'],
  ])('%s is what %s means', (unit, answer) => {
    const numeric = [{ part: 'a', value: 9, tolerance: 0.09, unit }];
    expect(with_({ numeric, answer: `(a) ${answer}\n\n(b) $x = 3$` }).filter((fault) => fault.startsWith('unit'))).toEqual([]);
  });
});

describe('equalities', () => {
  it.each([
    '2 + 3 = 5',
    '\\frac{1}{3} \\approx 0.333',
    '2.35 \\times 1.17 = 2.75',
    '\\sin 30^\\circ = 0.5',
    '\\arcsin 0.5 = 30^\\circ',
    '\\frac{3}{8} \\times 100 = 37.5\\,\\%',
    '1.5\\text{ km} = 1500\\text{ m}',
    '\\sqrt{12} = 2\\sqrt{3}',
    '12\\,345 + 5 = 12\\,350',
    '0.85^{18} = 0.0536 > 0.05',
  ])('%s holds', (tex) => {
    expect(checkEqualities(`$${tex}$`)).toEqual({ checked: expect.toSatisfy((count: number) => count > 0), faults: [] });
  });

  it.each([
    '2 + 3 = 6',
    '\\frac{1}{3} \\approx 0.334',
    '2.35 \\times 1.17 = 2.85',
    '\\sin 30^\\circ = 0.87',
    '1.5\\text{ km} = 150\\text{ m}',
    '\\sqrt{12} = 3\\sqrt{2}',
    '0.85^{18} < 0.03',
    '\\ln 0.05 = 2.996',
  ])('%s does not', (tex) => {
    expect(checkEqualities(`$${tex}$`).faults).toHaveLength(1);
  });

  it('with letters are not looked at', () => {
    expect(checkEqualities('$2x + 1 = 7$ and $v = 3$').checked).toBe(0);
  });
});
