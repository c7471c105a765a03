import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { katexSheet } from './katex-sheet.ts';

it('is the sheet of the installed KaTeX (after an update run `npm run katex -w design-system`)', () => {
  expect(readFileSync(new URL('./katex.css', import.meta.url), 'utf8')).toBe(katexSheet());
});

it('asks for woff2 faces only, and never hides text while they load', () => {
  const sheet = katexSheet();
  expect(sheet).not.toMatch(/\.ttf|\.woff"/);
  expect(sheet.match(/@font-face/g)?.length).toBe(sheet.match(/font-display: swap/g)?.length);
});
