import { expect, it } from 'vitest';
import { answerKeySchema } from './answer-keys.ts';
import { LONGEST_LINE_CODE, LONGEST_LINE_PART, LONGEST_VARIABLE, SHEET_BYTES, sizeInWords, typedLength } from './limits.ts';
import { markSchemeSourceSchema } from './question-editing.ts';

it.each([
  [3, '1 KB'],
  [860_000, '840 KB'],
  [1_500_000, '1.4 MB'],
  [SHEET_BYTES, '25 MB'],
])('a file of %i bytes is %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));

it('a field for numbers has room for the sign', () => {
  expect([typedLength(200), typedLength(-1_000_000)]).toEqual([3, 8]);
});

it('a pattern allows the longest value, and no longer one', () => {
  const line = { part: 'a.viii', text: 'The method', code: 'AG', marks: 1, implied: false };
  const key = { kind: 'expression', value: 'x', variables: ['abcdefghij_{abc}'] };
  expect(line.part).toHaveLength(LONGEST_LINE_PART);
  expect(line.code).toHaveLength(LONGEST_LINE_CODE);
  expect(key.variables[0]).toHaveLength(LONGEST_VARIABLE);
  expect(markSchemeSourceSchema.safeParse(line).success).toBe(true);
  expect(markSchemeSourceSchema.safeParse({ ...line, part: 'a.viiii' }).success).toBe(false);
  expect(markSchemeSourceSchema.safeParse({ ...line, code: 'M10' }).success).toBe(false);
  expect(answerKeySchema.safeParse(key).success).toBe(true);
  expect(answerKeySchema.safeParse({ ...key, variables: ['abcdefghij_{abcd}'] }).success).toBe(false);
});
