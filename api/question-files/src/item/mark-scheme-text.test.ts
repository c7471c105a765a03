import { expect, it } from 'vitest';
import { markSchemeText, readMarkScheme } from './mark-scheme-text.ts';

it.each([
  ['a part without parts of its own', 'c', '(i) too large', ['b', 'c']],
  ['a part of a part', 'c.i', 'too large', ['c.i', 'c.ii']],
  ['a part of a part, again', 'c.i', '(ii) too large', ['c.i', 'c.ii']],
  ['no part', '', 'too large', ['']],
])('a line of %s comes back as it was', (_name, part, text, parts) => {
  const lines = [{ part, text, code: 'R1' as const }];
  expect(readMarkScheme(markSchemeText(lines), new Set(parts))).toEqual(lines);
});
