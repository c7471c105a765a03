import { expect, it } from 'vitest';
import { inParts } from './question-parts.ts';

const part = (ask: string, ...marks: string[]) => ({ ask, answer: 'yes', solution: 'because', marks });

it('names parts by letters, joined ones by roman numerals, and marks each by its mark scheme', () => {
  const { text, answer, markScheme, keys } = inParts({
    stem: 'A stem.',
    hint: 'Begin.',
    parts: [
      part('First.', 'M1 way', 'A1 value'),
      { ...part('Second.', '(A1) value'), before: 'Between.', keys: [{ value: 3, tolerance: 0 }] },
      { ...part('Third.', 'AG given', 'R1 reason'), joined: true },
    ],
  });
  expect(text).toBe('A stem.\n\n(a) First. [2]\n\nBetween.\n\n(b) (i) Second. [1]\n\n(ii) Third. [1]');
  expect(answer).toBe('(a) yes\n\n(b) (i) yes\n\n(ii) yes');
  expect(markScheme.map(({ part: name, code, implied }) => [name, code, implied])).toEqual([
    ['a', 'M1', undefined],
    ['a', 'A1', undefined],
    ['b.i', 'A1', true],
    ['b.ii', 'AG', undefined],
    ['b.ii', 'R1', undefined],
  ]);
  expect(keys).toEqual([{ kind: 'number', value: 3, tolerance: 0, part: 'b.i' }]);
});

it('leaves the letter out where there is one part alone, and refuses a line without a code', () => {
  expect(inParts({ hint: 'Begin.', parts: [part('Only.', 'A1 value')] }).text).toBe('Only. [1]');
  expect(() => inParts({ hint: 'Begin.', parts: [part('Only.', 'value 3')] })).toThrow('without a code');
});
