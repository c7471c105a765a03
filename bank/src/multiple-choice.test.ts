import { expect, test } from 'vitest';
import { dealOptions, wrong } from './multiple-choice.ts';

const wrongOptions = [wrong('1', 'First mistake.'), wrong('2', 'Second mistake.', 'sign'), wrong('3', 'Third mistake.')] as const;

test.each([0, 1, 2, 3])('notes go along with their options, with the right one at place %i', (place) => {
  const { options, correctOption, keys } = dealOptions('right', wrongOptions, place);
  expect(options[correctOption]).toBe('right');
  const distractors = keys[0]?.kind === 'option' ? keys[0].distractors : {};
  const notes = Object.entries(distractors ?? {}).map(([letter, of]) => [options[letter as 'A'], of?.slip, of?.note]);
  expect(notes).toEqual([
    ['1', 'method', 'First mistake.'],
    ['2', 'sign', 'Second mistake.'],
    ['3', 'method', 'Third mistake.'],
  ]);
  expect(Object.values(options).filter((text) => text !== 'right')).toEqual(['1', '2', '3']);
});

test('of plain options nothing is told', () => {
  expect(dealOptions('right', ['1', '2', '3'], 2)).toEqual({
    options: { A: '1', B: '2', C: 'right', D: '3' },
    correctOption: 'C',
    keys: [],
  });
});

test('there are four places', () => {
  expect(() => dealOptions('right', wrongOptions, 4)).toThrow(RangeError);
});
