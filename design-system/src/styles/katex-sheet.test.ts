import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { katexSheet } from './katex-sheet.ts';

it('is the sheet of the installed KaTeX (after an update run `npm run katex -w design-system`)', () => {
  expect(readFileSync(join(import.meta.dirname, 'katex.css'), 'utf8')).toBe(katexSheet());
});

it('asks for woff2 faces only, and never hides text while they load', () => {
  const sheet = katexSheet();
  expect(sheet).not.toMatch(/\.ttf|\.woff"/);
  expect(sheet.match(/@font-face/g)?.length).toBe(sheet.match(/font-display: swap/g)?.length);
});
