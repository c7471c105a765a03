import { type AnswerField, type AnswerKey, type AnswerKeySource, answerKeySchema } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { type AnswerSource, answerPartsOf, judgePart, keyedParts } from './answer-parts.ts';

const keyOf = (key: AnswerKeySource): AnswerKey => answerKeySchema.parse(key);

const question = (answer_keys: AnswerKeySource[], more: Partial<AnswerSource> = {}): AnswerSource => ({
  ...{ questions_text: 'Find it.', marks: 4, mcq_answer: null, ...more },
  answer_keys: answer_keys.map(keyOf),
});
const number: AnswerKeySource = { kind: 'number', value: 3, tolerance: 0 };
const compared = (part: string) => ({ kind: 'compare', part, as: 'text' });

describe('the parts of a question', () => {
  test('are those that carry marks, each with its own keys in their order', () => {
    const least = { ...number, part: 'a', label: 'Least value' };
    const other = { ...number, part: 'a', value: 2 };
    const source = question([least, { ...number, part: 'e' }, other, { ...number, part: 'c' }, number], {
      questions_text: 'A line.\n\n(a) Where? [3]\n\n(b) Why? [2]\n\n(c) Show it.\n\n(d) Look at it. [0]',
    });
    expect(keyedParts(source)).toEqual([
      { part: 'a', marks: 3, keys: [keyOf(least), keyOf(other)] },
      { part: 'b', marks: 2, keys: [compared('b')] },
    ]);
  });

  test('are one where its text names no marks, worth those of the question', () => {
    expect(keyedParts(question([number]))).toEqual([{ part: '', marks: 4, keys: [keyOf(number)] }]);
    expect(keyedParts(question([]))).toEqual([{ part: '', marks: 4, keys: [compared('')] }]);
  });

  test('are one in multiple choice, right by what the question says, with the words of the stored key', () => {
    const stored: AnswerKeySource = { kind: 'option', correct: 'A', distractors: { C: { slip: 'sign' } } };
    const source = question([number, stored], { mcq_answer: 'B', questions_text: '(a) Which? [1]' });
    expect(keyedParts(source)).toEqual([{ part: '', marks: 4, keys: [{ ...keyOf(stored), correct: 'B' }] }]);
  });

  test('are one in multiple choice without a stored key as well', () =>
    expect(keyedParts(question([number], { mcq_answer: 'D' }))).toEqual([
      { part: '', marks: 4, keys: [{ kind: 'option', part: '', correct: 'D' }] },
    ]));

  test('know no option where the question has none', () =>
    expect(keyedParts(question([{ kind: 'option', correct: 'A' }]))).toEqual([{ part: '', marks: 4, keys: [compared('')] }]));
});

describe('what a learner sees of a field', () => {
  const nothing: Omit<AnswerField, 'kind'> = {
    ...{ label_html: null, unit: null, unit_asked: false, figures: null, decimals: null, form: null, variables: [] },
    compare_as: null,
  };

  test.each<[AnswerKeySource, Partial<AnswerField>]>([
    [{ ...number, label: 'Least value' }, { label_html: 'Least value' }],
    [
      { ...number, unit: 'm s^-1', figures: 3 },
      { unit: 'm s\u207b\u00b9', figures: 3 },
    ],
    [{ ...number, unit: 'm', unit_asked: false }, { unit: 'm' }],
    [
      { ...number, unit: 'm', unit_asked: true, decimals: 2 },
      { unit_asked: true, decimals: 2 },
    ],
    [{ ...number, exact: 'sqrt(9)', form: 'exact' }, { form: 'exact' }],
    [{ ...number, form: 'any' }, {}],
    [
      { kind: 'expression', value: 'xb + a', form: 'factorised' },
      { form: 'factorised', variables: ['a', 'b', 'x'] },
    ],
    [{ kind: 'expression', value: 'v_0t', variables: ['v_0', 't', 'a'] }, { variables: ['v_0', 't', 'a'] }],
    [{ kind: 'expression', value: 'x^2', constant: 'added' }, { variables: ['x'] }],
    [
      { kind: 'equation', value: 'y = 2x', form: 'explicit' },
      { form: 'explicit', variables: ['x', 'y'] },
    ],
    [
      { kind: 'set', values: ['t', '2t'], variables: ['t'], decimals: 1 },
      { variables: ['t'], decimals: 1 },
    ],
    [{ kind: 'set', values: ['3'], figures: 2 }, { figures: 2 }],
    [{ kind: 'interval', intervals: [{ from: '1', to: null }], variable: 'x' }, {}],
    [{ kind: 'coordinate', values: ['1', '2'] }, {}],
    [{ kind: 'vector', values: ['1', '2'], direction: true }, {}],
    [{ kind: 'formula', value: 'H2O' }, {}],
    [{ kind: 'compare' }, { compare_as: 'text' }],
    [{ kind: 'compare', as: 'sketch' }, { compare_as: 'sketch' }],
  ])('%j', (key, told) =>
    expect(answerPartsOf(question([key]), String)).toEqual([
      { part: '', marks: 4, fields: [{ ...nothing, kind: key.kind, ...told }] },
    ]),
  );

  test('its label is typeset', () => {
    const [part] = answerPartsOf(question([{ ...number, label: '$x =$' }]), (label) => `<b>${label}</b>`);
    expect(part?.fields[0]?.label_html).toBe('<b>$x =$</b>');
  });

  test('of multiple choice says nothing of what is right', () =>
    expect(answerPartsOf(question([], { mcq_answer: 'B' }), String)).toEqual([
      { part: '', marks: 4, fields: [{ ...nothing, kind: 'option' }] },
    ]));
});

describe('the answer to a part', () => {
  const weighted = { part: 'a', marks: 3, keys: [keyOf({ ...number, weight: 2 }), keyOf({ ...number, value: 2 })] };

  test('earns the share of the marks of those of its fields that are right', () => {
    expect(judgePart(weighted, ['3', '2'])).toMatchObject({ verdict: 'right', marks: 3 });
    expect(judgePart(weighted, ['3', '-2'])).toMatchObject({
      ...{ verdict: 'wrong', marks: 2, fields: [{ verdict: 'right' }, { verdict: 'wrong', slip: 'sign' }] },
    });
    expect(judgePart(weighted, ['9', '2'])).toMatchObject({ verdict: 'wrong', marks: 1, of: 3 });
    expect(judgePart(weighted, ['9', '9'])).toMatchObject({ verdict: 'wrong', marks: 0 });
  });

  test('earns the marks of its answer alone where the key names them; working and words are marked by a person', () => {
    const part = { part: 'a', marks: 5, keys: [keyOf({ ...number, marks: 1 }), keyOf({ ...number, value: 2, marks: 2 })] };
    expect(judgePart(part, ['3', '2'])).toMatchObject({ verdict: 'right', marks: 3, of: 3 });
    expect(judgePart(part, ['9', '2'])).toMatchObject({ verdict: 'wrong', marks: 2, of: 3 });
  });

  test('gives the fields without marks of their own a share of the others', () => {
    const part = { part: 'a', marks: 4, keys: [keyOf({ ...number, marks: 1 }), keyOf({ ...number, value: 2 })] };
    expect(judgePart(part, ['9', '2'])).toMatchObject({ marks: 3, of: 4 });
  });

  test('earns no more than the part has, whatever its key says', () =>
    expect(judgePart({ part: 'a', marks: 2, keys: [keyOf({ ...number, marks: 9 })] }, ['3'])).toMatchObject({ marks: 2, of: 2 }));

  describe('in any order', () => {
    const either = (value: number, more: object = {}) => keyOf({ ...number, any_order: true, value, ...more } as AnswerKeySource);
    const judged = (typed: string[], ...keys: AnswerKey[]) => {
      const { marks, fields } = judgePart({ part: 'a', marks: 3, keys }, typed);
      return [marks, ...fields.map(({ verdict }) => verdict)];
    };

    test('earns each result its marks in either field, and no result twice', () => {
      const pair = [either(3, { marks: 2 }), either(5, { marks: 1 })];
      expect(judged(['3', '5'], ...pair)).toEqual([3, 'right', 'right']);
      expect(judged(['5', '3'], ...pair)).toEqual([3, 'right', 'right']);
      expect(judged(['9', '3'], ...pair)).toEqual([2, 'wrong', 'right']);
      expect(judged(['5', '9'], ...pair)).toEqual([1, 'right', 'wrong']);
      expect(judged(['3', '3'], ...pair)).toEqual([2, 'right', 'wrong']);
    });

    test('finds the order that earns most where an answer fits two keys', () => {
      const overlapping = [either(3, { tolerance: 1, marks: 1 }), either(4, { marks: 1 })];
      expect(judged(['4', '2.5'], ...overlapping)).toEqual([2, 'right', 'right']);
      expect(judged(['2.5', '4'], ...overlapping)).toEqual([2, 'right', 'right']);
    });

    test('leaves the other fields where they are', () => {
      const three = [keyOf({ ...number, value: 7, marks: 1 }), either(3, { marks: 1 }), either(5, { marks: 1 })];
      expect(judged(['7', '5', '3'], ...three)).toEqual([3, 'right', 'right', 'right']);
      expect(judged(['3', '7', '5'], ...three)).toEqual([1, 'wrong', 'wrong', 'right']);
    });
  });

  test('is rounded down to whole marks', () =>
    expect(judgePart({ ...weighted, marks: 4 }, ['3', '9'])).toMatchObject({ verdict: 'wrong', marks: 2 }));

  test('earns nothing as long as a field cannot be read or is blank', () => {
    const blank = { verdict: 'unreadable', note: 'There is nothing to judge yet.', slip: null };
    expect(judgePart(weighted, ['3'])).toMatchObject({ verdict: 'unreadable', marks: 0, fields: [{ verdict: 'right' }, blank] });
    expect(judgePart(weighted, ['a lot', '9'])).toMatchObject({ verdict: 'unreadable', marks: 0 });
  });

  test('is for its learner where a field is, unless another is wrong', () => {
    const partly = { ...weighted, keys: [...weighted.keys, keyOf({ kind: 'compare' })] };
    expect(judgePart(partly, ['3', '2', 'Because.'])).toMatchObject({ verdict: 'to_compare', marks: 2 });
    expect(judgePart(partly, ['3', '9', 'Because.'])).toMatchObject({ verdict: 'wrong', marks: 1 });
    expect(judgePart(partly, ['3', '2', ' '])).toMatchObject({ verdict: 'unreadable', marks: 0 });
  });
});

test('both results in the first of two fields are an answer to each', () => {
  const keys = [
    keyOf({ kind: 'formula', part: 'b', label: 'Acid', value: 'HOOC(CH2)4COOH' }),
    keyOf({ kind: 'formula', part: 'b', label: 'Alcohol', value: 'HO(CH2)3OH' }),
  ];
  const part = { part: 'b', marks: 2, keys };
  expect(judgePart(part, ['HO2C(CH2)4CO2H and HO(CH2)3OH', ''])).toMatchObject({ verdict: 'right', marks: 2 });
  expect(judgePart(part, ['HO2C(CH2)4CO2H; HO(CH2)2OH'])).toMatchObject({ verdict: 'wrong', marks: 1 });
  expect(judgePart(part, ['HO2C(CH2)4CO2H and', 'HO(CH2)3OH'])).toMatchObject({ verdict: 'unreadable' });
});
