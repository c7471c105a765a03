import { expect, it } from 'vitest';
import { identityOf } from './identity.ts';

const item = { format: 'moodle', given: '1', category: ['Algebra'], tags: [], content: ['Name', 'Text'] } as const;
const id = (changes: Partial<Parameters<typeof identityOf>[0]> = {}) => identityOf({ ...item, ...changes });

it.each<[string, Partial<Parameters<typeof identityOf>[0]>]>([
  ['another category', { category: ['Geometry'] }],
  ['another format', { format: 'qti' }],
  ['another id', { given: '2' }],
  ['no id', { given: null }],
  ['no id and another text', { given: '', content: ['Name', 'Other'] }],
])('is another one with %s', (_name, changes) => {
  expect(id(changes)).toMatch(/^(?:moodle|qti):[\da-f]{24}$/);
  expect(id(changes)).not.toBe(id());
  expect(id(changes)).toBe(id(changes));
});

it('of the same id stays when the text is corrected', () => {
  expect(id({ content: ['Name', 'Text, corrected'] })).toBe(id());
});

it('keeps our ids where the tags say that the file is ours', () => {
  const tags = ['subject:math-aa-sl', 'topic:logarithms'];
  expect(id({ given: 'spring-001', tags })).toBe('spring-001');
  expect(id({ given: 'spring-001', tags: ['difficulty:Hard'] })).toMatch(/^moodle:/);
});
