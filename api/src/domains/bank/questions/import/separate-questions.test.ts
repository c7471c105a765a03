import type { QuestionRecord } from '@api/contract';
import { expect, it } from 'vitest';
import { separateId } from './read-records.ts';

const options = (...texts: string[]) => texts.map((text) => ({ text }));
const separated = (id: string, text: string, before: string, [mine, theirs] = [options(), options()]) =>
  separateId(
    { line: 1, record: { id, text, options: mine } as unknown as QuestionRecord },
    { text: before, options: theirs ?? [] },
  );

it.each([
  ['What is the square root of 49?', 'What is the capital of France?'],
  ['Solve $3x = 6$.', 'A circle has radius 4. Find its area.'],
  ['Find the mean.', 'Find two primes.'],
])('keeps %s apart from %s', (text, before) => {
  const id = separated('moodle:1', text, before);
  expect(id).toMatch(/^moodle:1\.[\da-f]{12}$/);
  expect(separated('moodle:1', text, before)).toBe(id);
});

it.each([
  ['moodle:1', 'What is the capital of France today?', 'What is the capital of France?'],
  ['qti:1', 'Solve $x = 2$.', 'Solve $x = 3$.'],
  // Ids of our own say which question is meant.
  ['spring-001', 'Find the mean.', 'What is the capital of France?'],
])('of %s takes %s for a correction', (id, text, before) => {
  expect(separated(id, text, before)).toBeNull();
});

it('looks at options as well', () => {
  const [mine, theirs] = [options('red', 'green', 'blue', 'black'), options('one', 'two', 'three', 'four')];
  expect(separated('gift:1', 'Which is right?', 'Which is right?', [mine, theirs])).not.toBeNull();
});
