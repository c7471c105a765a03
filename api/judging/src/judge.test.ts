import { type AnswerKey, type AnswerKeySource, answerKeySchema, LONGEST_ANSWER } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { judge, keyFaults } from './index.ts';

const judged = (key: AnswerKeySource, typed: string) => judge(answerKeySchema.parse(key), typed);
const said = (key: AnswerKeySource, typed: string) => judged(key, typed).note;

describe('an expression', () => {
  test.each([
    ['x^2-5x+6', 'factorised', 'Right value; it is to be factorised fully.'],
    ['(x-2)(x-3)', 'expanded', 'Right value; the brackets are to be multiplied out.'],
    ['x^2-2x-3x+6', 'expanded', 'Right value; the brackets are to be multiplied out.'],
    ['\\frac{2x^2-10x+12}{2}', 'simplified', 'Right value; it can be simplified.'],
    ['x^2-5.0x+6', 'exact', 'Right value; the exact value is asked.'],
    ['\\frac{x^3}{x}-5x+6', 'single_fraction', 'Right value; a single fraction is asked.'],
  ] as const)('%j has not the form %s', (typed, form, note) =>
    expect(judged({ kind: 'expression', value: form === 'factorised' ? '(x-2)(x-3)' : 'x^2-5x+6', form }, typed)).toEqual({
      ...{ verdict: 'wrong', note, slip: 'form' },
    }),
  );

  test('with a constant needs one, by any letter', () => {
    const key: AnswerKeySource = { kind: 'expression', value: 'x^2', constant: 'added' };
    expect(judged(key, 'x^2+k').verdict).toBe('right');
    expect(said(key, 'x^2')).toBe('A constant of integration is missing.');
    expect(judged(key, 'x^2+kx').verdict).toBe('wrong');
    expect(judged({ kind: 'expression', value: 'e^(2x)', constant: 'factor' }, 'Ae^{2x}').verdict).toBe('right');
    expect(judged({ kind: 'expression', value: 'e^(2x)', constant: 'factor' }, 'e^{2x+c}').verdict).toBe('right');
  });

  test('in other letters is not a try', () => {
    expect(judged({ kind: 'expression', value: 'x^2' }, 't^2')).toMatchObject({
      ...{ verdict: 'unreadable', note: 'Only x can stand here, not t.' },
    });
  });

  test('is compared where its domain says', () => {
    const key: AnswerKeySource = { kind: 'expression', value: 'ln(x-4)', domain: { x: { from: 4.5, to: 9 } } };
    expect(judged(key, '\\ln\\left(x-4\\right)').verdict).toBe('right');
    expect(judged(key, 'ln(x)-ln(4)').verdict).toBe('wrong');
  });
});

describe('what is still to be done', () => {
  const worked = 'Right value; it is still to be worked out.';
  const factors = (value: string): AnswerKeySource => ({ kind: 'expression', value, form: 'factorised' });
  test.each<[AnswerKeySource, string[], string[], string]>([
    [
      factors('3(x+1)(x-3)'),
      ['3(x+1)(x-3)', '(x-3)3(1+x)', '-3(x+1)(3-x)'],
      ['(3x+3)(x-3)', '(x+1)(3x-9)', '3x^2-6x-9', '(x^2-2x-3)(3sin^2(x)+3cos^2(x))'],
      'Right value; it is to be factorised fully.',
    ],
    [factors('4(x+2)^2'), ['4(x+2)(x+2)'], ['(2x+4)^2', '(2x+4)(2x+4)'], 'Right value; it is to be factorised fully.'],
    // A bracket that the key leaves factorable may stay.
    [factors('(2x+4)(x-3)'), ['2(x+2)(x-3)', '(x+2)(2x-6)'], ['2x^2-2x-12'], 'Right value; it is to be factorised fully.'],
    [
      { kind: 'expression', value: 'x^2+x+1' },
      ['x(x+1)+1', '(2x^2+2x+2)/2'],
      ['\\frac{x^3-1}{x-1}', '(x^3-1)(x-1)^{-1}'],
      'Right value; it can be simplified.',
    ],
    [{ kind: 'number', value: 12, tolerance: 0 }, ['12', '1.2*10^1'], ['144/12', '\\frac{144}{12}', '14.4/1.2', '3*4'], worked],
    [{ kind: 'number', value: 12.5, tolerance: 0, unit: 'km' }, ['25/2', '12 1/2 km'], ['150/12', '150/12 km'], worked],
    [{ kind: 'number', value: 1 / 6, tolerance: 1e-3 }, ['6/36', '0.167'], ['0.5/3'], worked],
    [
      { kind: 'number', value: 4.583, tolerance: 0.006, figures: 3 },
      ['4.58'],
      ['55/12'],
      'Right value; 3 significant figures are asked.',
    ],
    [{ kind: 'set', values: ['3', '-1/2'] }, ['3, -1/2'], ['6/2, -1/2'], worked],
    [{ kind: 'coordinate', values: ['3', '-2'] }, ['(3, -2)'], ['(3, -4/2)'], worked],
  ])('%j', (key, done, left, note) => {
    expect(done.map((typed) => [typed, judged(key, typed).verdict])).toEqual(done.map((typed) => [typed, 'right']));
    expect(left.map((typed) => [typed, judged(key, typed)])).toEqual(
      left.map((typed) => [typed, { verdict: 'wrong', note, slip: 'form' }]),
    );
  });

  test('is nothing in an expression whose quotient is another way to write it', () => {
    expect(judged({ kind: 'expression', value: 'e^(-x)' }, '1/e^x').verdict).toBe('right');
    expect(judged({ kind: 'expression', value: 'tan(x)' }, 'sin(x)/cos(x)').verdict).toBe('right');
  });
});

describe('a chemical formula', () => {
  test.each<[string, string[]]>([
    [
      'SO4^2-',
      ['SO4^{2-}', 'SO\u2084\u00b2\u207b', 'SO42-', 'SO4 2-', '[SO4]2-', 'SO4^-2', '\\mathrm{SO_4^{2-}}', '\\ce{SO4^2-}'],
    ],
    ['NH4^+', ['NH4+', 'NH\u2084\u207a', 'NH_4^{1+}']],
    ['Fe^2+', ['Fe2+', 'Fe+2', 'Fe^{2+}']],
    ['CuSO4.5H2O', ['CuSO4\u00b75H2O', 'CuSO_4 \\cdot 5H_2O']],
    ['CH3COOH', ['CH\u2083COOH', 'CH3-COOH', 'CH3(COOH)', '$CH_{3}COOH$']],
    ['[Fe(CN)6]^3-', ['Fe(CN)6^3-', '[Fe(CN)6]3-']],
  ])('%s is the same in other writing', (value, forms) => {
    for (const typed of forms) expect([typed, judged({ kind: 'formula', value }, typed).verdict]).toEqual([typed, 'right']);
  });

  test('is not another with the same atoms, another charge, or other brackets', () => {
    const acid: AnswerKeySource = { kind: 'formula', value: 'CH3COOH', alternatives: ['CH3CO2H'] };
    expect(judged(acid, 'CH3CO2H').verdict).toBe('right');
    expect(judged(acid, 'HCOOCH3')).toMatchObject({ verdict: 'wrong', slip: 'order' });
    expect(said({ kind: 'formula', value: 'SO4^2-' }, 'SO4')).toBe('The charge is missing.');
    expect(said({ kind: 'formula', value: 'SO4^2-' }, 'SO4^2+')).toBe('Look at the sign of the charge.');
    expect(said({ kind: 'formula', value: 'Fe^3+' }, 'Fe2+')).toBe('The atoms are right; look at the charge.');
    expect(judged({ kind: 'formula', value: 'Ca(OH)2' }, 'CaOH2')).toEqual({ verdict: 'wrong', note: null, slip: null });
    expect(judged({ kind: 'formula', value: 'CO' }, 'Co').verdict).toBe('wrong');
  });

  test.each(['ch4', 'Xy2', '2H2O', 'H2O(x)', 'C(H', 'C)H', 'H0', ''])('%j cannot be read', (typed) =>
    expect(judged({ kind: 'formula', value: 'H2O' }, typed).verdict).toBe('unreadable'),
  );

  test('that could mean two things is refused as a key', () => {
    const key = answerKeySchema.parse({ kind: 'formula', part: '', value: 'Fe2+' });
    expect(keyFaults([key], { parts: [''], mcq_answer: null })).toMatchObject([{ path: 'answer_keys.0.value' }]);
  });
});

describe('what else there is', () => {
  test('several solutions: all of them, no others, in any order', () => {
    const key: AnswerKeySource = { kind: 'set', values: ['-2', '3/2'] };
    expect(judged(key, '1,5; -2').verdict).toBe('right');
    expect(said(key, '-2')).toBe('Right so far; there is more to it.');
    expect(said(key, '-2, 3/2, 7')).toBe('The right ones are among them; not all belong.');
    expect(said({ kind: 'set', values: ['3', '6'], ordered: true }, '6, 3')).toBe('The right values, in another order.');
    expect(judged({ kind: 'set', values: ['35.0', '46.6'], ordered: true }, '35.0%, 46.6%').verdict).toBe('right');
    expect(judged({ kind: 'set', values: ['0.3333', '0.375'], ordered: true }, '33.3%, 37.5%').verdict).toBe('right');
    expect(judged({ kind: 'set', values: ['0.35', '0.5'], ordered: true }, '0.35%, 0.5%').verdict).not.toBe('right');
    expect(judged({ kind: 'coordinate', values: ['35', '47'] }, '(35%, 47%)').verdict).toBe('right');
    expect(said({ kind: 'set', values: ['pi/6', '5pi/6'] }, '0.524, 2.62')).toBe('Right value; the exact value is asked.');
    expect(judged({ kind: 'set', values: [] }, '\u2205').verdict).toBe('right');
  });

  test('the ends of an interval', () => {
    const key: AnswerKeySource = { kind: 'interval', intervals: [{ from: '-1', to: '4', open_to: true }] };
    expect(judged(key, '-1\\le x<4').verdict).toBe('right');
    expect(said(key, '[-1, 4]')).toBe('The ends are right; check which of them belong.');
    expect(judged(key, '-1\\le g(x)<4').verdict).toBe('right');
    expect(judged(key, 'f^{-1}(x) >= -1 and f^{-1}(x) < 4').verdict).toBe('right');
    expect(judged(key, '-1<=g(2)<4').verdict).toBe('unreadable');
    expect(said(key, 'x < -1 or x >= 4')).toBe('The ends are right; look at which side of them is asked.');
  });

  test('an equation that is to be solved for a letter', () => {
    const key: AnswerKeySource = { kind: 'equation', value: 'y = -2x + 7', form: 'explicit' };
    expect(judged(key, 'y=7-2x').verdict).toBe('right');
    expect(said(key, '2x+y=7')).toBe('A right equation; one letter alone on the left is asked.');
  });

  test('points and vectors', () => {
    expect(said({ kind: 'coordinate', values: ['2', '-5'] }, '(-5, 2)')).toBe('The right values, in another order.');
    expect(said({ kind: 'vector', values: ['1', '-2', '3'] }, 'i+2j+3k')).toBe('Check the signs.');
    expect(judged({ kind: 'vector', values: ['1', '-2', '3'], direction: true }, '(-2, 4, -6)').verdict).toBe('right');
  });
});

describe('an option', () => {
  const key: AnswerKeySource = { kind: 'option', correct: 'C', distractors: { A: { slip: 'sign' } } };

  test.each(['C', 'c', ' C '])('%j is right', (typed) =>
    expect(judged(key, typed)).toEqual({ verdict: 'right', note: null, slip: null }),
  );

  test('that is wrong says where it comes from, if its author does', () => {
    expect(judged(key, 'A')).toEqual({ verdict: 'wrong', note: 'Check the sign.', slip: 'sign' });
    expect(judged(key, 'B')).toEqual({ verdict: 'wrong', note: null, slip: null });
    expect(judged({ kind: 'option', correct: 'C' }, 'B')).toEqual({ verdict: 'wrong', note: null, slip: null });
  });

  test.each(['E', 'BC', 'CB', '3', 'option C'])('%j is none', (typed) =>
    expect(judged(key, typed)).toEqual({ verdict: 'unreadable', note: 'Choose one of the options.', slip: null }),
  );
});

describe('whatever is asked', () => {
  const four: AnswerKeySource = { kind: 'number', value: 4, tolerance: 0 };
  const words: AnswerKeySource = { kind: 'compare' };
  const unreadable = (note: string) => ({ verdict: 'unreadable', note, slip: null });

  test('words and sketches are for their learner', () =>
    expect(judged(words, 'Because it falls.')).toEqual({ verdict: 'to_compare', note: null, slip: null }));

  test.each(['', '   ', '\n\t'])('%j is no answer', (typed) => {
    expect(judged(words, typed)).toEqual(unreadable('There is nothing to compare yet.'));
    for (const key of [four, { kind: 'option', correct: 'C' }, { kind: 'expression', value: 'x' }] as const) {
      expect(judged(key, typed)).toEqual(unreadable('There is nothing to judge yet.'));
    }
  });

  test('an answer may be as long as the longest, and no longer', () => {
    expect(judged(four, '4'.padStart(LONGEST_ANSWER, '0')).verdict).toBe('right');
    for (const [key, typed] of [
      [four, '4'.padStart(LONGEST_ANSWER + 1, '0')],
      [words, 'a'.repeat(LONGEST_ANSWER + 1)],
    ] as const) {
      expect(judged(key, typed)).toEqual(unreadable('That is too long to be judged.'));
    }
  });

  test('a fault in the key itself is not taken for one in the answer', () => {
    const broken = { ...answerKeySchema.parse({ kind: 'set', values: ['1'] }), values: null } as unknown as AnswerKey;
    expect(() => judge(broken, '1')).toThrow(TypeError);
  });
});

describe('what maths fields and people write', () => {
  const domain: AnswerKeySource = {
    kind: 'interval',
    intervals: [
      { from: null, to: '0', open_to: true },
      { from: '0', to: null, open_from: true },
    ],
  };
  const point: AnswerKeySource = { kind: 'coordinate', values: ['2', '3'] };
  const vector: AnswerKeySource = { kind: 'vector', values: ['2', '3'] };
  const half: AnswerKeySource = { kind: 'coordinate', values: ['2.5', '3'] };
  test.each<[AnswerKeySource, string[]]>([
    [
      domain,
      ['x\\ne0', 'x\u2208\u211d, x\u22600', '\\mathbb{R}\\setminus\\{0\\}', 'x\\in\\mathbb{R}\\setminus\\left\\{0\\right\\}'],
    ],
    [point, ['(2|3)', 'A(2,3)', 'x=2\\text{ and }y=3', '(2; 3)', '\\left(2,3\\right)']],
    [half, ['(2,5; 3)', '\\left(2{,}5,3\\right)', '(5/2, 3)']],
    [
      vector,
      [
        '\\binom{2}{3}',
        '\\begin{pmatrix}2\\\\ 3\\end{pmatrix}',
        '\\begin{pmatrix}2&3\\end{pmatrix}',
        '2\\vec{i}+3\\vec{j}',
        '<2, 3>',
      ],
    ],
    [{ kind: 'equation', value: 'y=2x+1' }, ['f(x)=2x+1', 'y-3=2(x-1)', '2x-y+1=0']],
    [{ kind: 'expression', value: 'log_2(x)' }, ['\\log_2x', 'log2(x)', '\\frac{\\ln x}{\\ln 2}']],
    [{ kind: 'expression', value: '9x/2' }, ['4\u00bdx', '4 1/2 x', '9\u00bdx-5x', '9x\u00b7\u00bd']],
    [{ kind: 'expression', value: '2e^(2x)' }, ['2\\exponentialE^{2x}', '2\\exp\\left(2x\\right)', '2\\mathrm{e}^{2x}']],
    [
      { kind: 'expression', value: 'v_0t+at^2/2', variables: ['v_0', 'a', 't'] },
      ['v_{0}t+\\frac12at^2', 'v_0 t + 0.5 a t\u00b2'],
    ],
    [{ kind: 'number', value: 5, tolerance: 0, unit: 'EUR' }, ['5', '\u20ac5', 'EUR 5', '5 euros']],
    [{ kind: 'number', value: 60, tolerance: 0.5, unit: '\u00b0' }, ['60^{\\circ}', '60 degrees', '1.05 rad']],
    [{ kind: 'number', value: 0.5, tolerance: 0, unit: 'per day' }, ['0.5\\text{ day}^{-1}', '0.5 per day', '0.5/day']],
    [{ kind: 'number', value: 62.2, tolerance: 0, unit: 'ohm' }, ['62.2\\,\\Omega', '62.2 \u03a9', '62.2 ohms']],
    [{ kind: 'number', value: 6.3246, tolerance: 1e-3, unit: 'cm' }, ['2\\sqrt{10}\\text{ cm}', '2sqrt(10) cm', '2\\sqrt{10}']],
    [{ kind: 'number', value: 12000, tolerance: 0 }, ['12{,}000', '12\\,000', '1.2\\times10^{4}']],
  ])('%j', (key, forms) => {
    for (const typed of forms) expect([typed, judged(key, typed).verdict]).toEqual([typed, 'right']);
  });
});

/** Texts that are long, deep or doubled; each is read in bounded steps, because nothing is tried again. */
const HOSTILE = [
  ...['(', '{', '[', '|', '-', '\u00b1', ' ', '1', '\\', '^', '\u00b2', '\u221a', ',', 'x'].map((piece) =>
    piece.repeat(LONGEST_ANSWER),
  ),
  ...[
    'x^',
    '\\frac',
    '\\frac{',
    'sin',
    '|x|',
    '\\sqrt[',
    'x_',
    '1/',
    '\\pm x',
    '\\begin{pmatrix}',
    '9^',
    '1 ',
    '1,',
    'x<',
    'or ',
    '{1,',
  ].map((piece) => piece.repeat(LONGEST_ANSWER / 5).slice(0, LONGEST_ANSWER)),
  ...[
    '9!!!!!!',
    '9^9^9^9',
    '1e9999',
    '0/0',
    '((x+1)^99999)^99999',
    '\\text{\\text{\\text{',
    'constructor',
    '__proto__',
    'toString()',
    'H'.repeat(500),
    '(H)9'.repeat(125),
    `${'(H'.repeat(120)}${')9'.repeat(120)}`,
  ],
];
const KEYS: AnswerKeySource[] = [
  { kind: 'number', value: 4, tolerance: 0.1, unit: 'm', exact: 'sqrt(16)' },
  { kind: 'expression', value: 'x^2-5x+6', form: 'factorised', slips: [{ slip: 'sign', value: 'x^2' }] },
  { kind: 'expression', value: 'x^2', constant: 'added' },
  { kind: 'equation', value: 'y=2x' },
  { kind: 'set', values: ['1', '2'] },
  { kind: 'interval', intervals: [{ from: '1', to: null }] },
  { kind: 'coordinate', values: ['1', '2'] },
  { kind: 'vector', values: ['1', '2', '3'] },
  { kind: 'formula', value: 'Fe(CN)6^3-' },
];

test.each(KEYS)('hostile answers to %j are wrong or unreadable, and end', (key) => {
  for (const typed of HOSTILE) expect(['wrong', 'unreadable'], typed.slice(0, 40)).toContain(judged(key, typed).verdict);
});

test('a key that cannot be right is refused with its place', () => {
  const bad: AnswerKeySource[] = [
    { kind: 'expression', part: 'a', value: '2(x' },
    {
      kind: 'number',
      part: 'b',
      value: 2,
      tolerance: 0,
      exact: 'sqrt(5)',
      form: 'exact',
      slips: [{ slip: 'method', value: 'sqrt(5)' }],
    },
    { kind: 'number', part: 'z', value: 2, tolerance: 0 } as AnswerKeySource,
    { kind: 'option', correct: 'A' },
  ];
  const issues = keyFaults(
    bad.map((key) => ({ part: '', ...key }) as ReturnType<typeof answerKeySchema.parse>),
    { parts: ['a', 'b'], mcq_answer: null },
  );
  expect(issues.map(({ path }) => path)).toEqual([
    'answer_keys.0.value',
    'answer_keys.1.value',
    'answer_keys.2.part',
    'answer_keys.3.correct',
  ]);
});

test.each<[AnswerKeySource, string]>([
  [{ kind: 'number', value: 4, tolerance: 0, form: 'exact' }, 'Type one number, such as 7/2, 2sqrt(3) or ln(5).'],
  [
    { kind: 'number', value: 4, tolerance: 0, unit: 'm', unit_asked: true },
    'Type one number, such as 3.5, 7/2 or 2.1x10^3, and its unit, such as m.',
  ],
  [{ kind: 'expression', value: 'x^2' }, 'Type an expression, such as 2x^2 - 3/(x+1) or sqrt(3)/2.'],
  [{ kind: 'equation', value: 'y=2x' }, 'Type an equation, such as y = 2x - 1/2.'],
  [{ kind: 'set', values: ['1', '2'] }, 'Type the values with commas between them, such as -2, 3/2.'],
  [
    { kind: 'interval', intervals: [{ from: '1', to: null }] },
    'Type an inequality, such as -1 <= x < 4, or an interval, such as [-1, 4).',
  ],
  [{ kind: 'coordinate', values: ['1', '2'] }, 'Type coordinates in brackets, such as (2, -3/4).'],
  [
    { kind: 'vector', values: ['1', '2'] },
    'Type components in brackets, such as (2, -1, 3), or unit vectors, such as 2i - j + 3k.',
  ],
  [{ kind: 'formula', value: 'CH4' }, 'Type a formula, such as CH3COOH or SO4^2-.'],
])('what cannot be read by %j is no try, and its note says what could be typed', (key, instead) => {
  expect(judged(key, '((?')).toEqual({ verdict: 'unreadable', note: `This could not be read. ${instead}`, slip: null });
});
