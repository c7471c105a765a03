import { type AnswerKey, type AnswerKeySource, answerKeySchema } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { judgePart, keyFaults } from './index.ts';

const parsed = (...keys: AnswerKeySource[]): AnswerKey[] => keys.map((key) => answerKeySchema.parse(key));
const radius: AnswerKeySource = { kind: 'number', part: 'a', value: 3, tolerance: 0, unit: 'm' };
const area: AnswerKeySource = {
  ...{ kind: 'number', part: 'b', value: 28.2743339, exact: '9pi', tolerance: 0, marks: 1 },
  follows: { value: 'pi r^2', from: { r: 'a' } },
};

function judged(typed: string, answers: Record<string, string[]>, later = area) {
  const keys = parsed(radius, later);
  return judgePart({ part: 'b', marks: 3, keys: keys.slice(1) }, [typed], { keys, answers });
}

describe('follow-through', () => {
  test('earns the marks of an answer that follows from a wrong one, and says so', () =>
    expect(judged('50.3', { a: ['4'] })).toMatchObject({
      ...{ verdict: 'right', marks: 1, of: 1 },
      fields: [{ note: 'Follow-through: right for your answer to (a).' }],
    }));

  test('reads the earlier answer in the unit of its key', () => {
    expect(judged('50.3', { a: ['400 cm'] })).toMatchObject({ marks: 1 });
    expect(judged('16pi', { a: ['r = 4 m'] })).toMatchObject({ marks: 1 });
  });

  test.each<[string, string, Record<string, string[]>]>([
    ['that follows from another value', '78.5', { a: ['4'] }],
    ['after a right answer', '50.3', { a: ['3'] }],
    ['without an earlier answer', '50.3', {}],
    ['after an answer with several values', '50.3', { a: ['4 or 5'] }],
    ['after an answer that cannot be read', '50.3', { a: ['4('] }],
    ['after an answer in another kind of unit', '50.3', { a: ['4 s'] }],
  ])('earns nothing for an answer %s', (_, typed, answers) =>
    expect(judged(typed, answers)).toMatchObject({ verdict: 'wrong', marks: 0 }),
  );

  test('takes the right answer for right after a wrong one', () => {
    expect(judged('28.3', { a: ['4'] })).toMatchObject({ verdict: 'right', marks: 1, fields: [{ note: null }] });
  });

  test('names a field of a part, and the part within a part', () => {
    const keys = parsed(
      { ...radius, part: 'a.i', label: 'Height' },
      { ...radius, part: 'a.i', label: 'Width', value: 5 },
      { kind: 'number', part: 'b', value: 10, tolerance: 0, follows: { value: '2w', from: { w: { part: 'a.i', field: 1 } } } },
    );
    const part = { part: 'b', marks: 1, keys: keys.slice(2) };
    expect(judgePart(part, ['14'], { keys, answers: { 'a.i': ['3', '7'] } })).toMatchObject({
      fields: [{ verdict: 'right', note: 'Follow-through: right for your answer to (a)(i).' }],
    });
  });
});

test('fields in any order need another one, and nothing follows from them', () => {
  const either = { ...radius, any_order: true };
  const faults = (...keys: AnswerKeySource[]) =>
    keyFaults(parsed(...keys), { parts: ['a', 'b'], mcq_answer: null }).map(({ path }) => path);
  expect(faults(either)).toEqual(['answer_keys.0.any_order']);
  expect(faults(either, { ...either, value: 4 })).toEqual([]);
  expect(faults(either, { ...either, value: 4 }, area)).toEqual(['answer_keys.2.follows']);
});

describe('the follow-through of a key', () => {
  const faults = (follows: object, parts = ['a', 'b']) =>
    keyFaults(parsed(radius, { ...area, follows } as AnswerKeySource), { parts, mcq_answer: null });

  test('gives the value of the key from the right earlier answers', () => {
    expect(faults({ value: 'pi r^2', from: { r: 'a' } })).toEqual([]);
    expect(faults({ value: '2pi r', from: { r: 'a' } })).toMatchObject([{ path: 'answer_keys.1.follows' }]);
  });

  test.each<[string, object, string[]?]>([
    ['a letter that it does not name', { value: 'pi r^2 h', from: { r: 'a' } }],
    ['a formula that cannot be read', { value: 'pi r^', from: { r: 'a' } }],
    ['a part without a key', { value: 'pi r^2', from: { r: 'c' } }],
    ['a field that is not there', { value: 'pi r^2', from: { r: { part: 'a', field: 1 } } }],
    ['itself', { value: 'r', from: { r: 'b' } }],
    ['a later part', { value: 'pi r^2', from: { r: 'a' } }, ['b', 'a']],
  ])('is refused with %s', (_, follows, parts) =>
    expect(faults(follows, parts)).toMatchObject([{ path: 'answer_keys.1.follows' }]),
  );
});
