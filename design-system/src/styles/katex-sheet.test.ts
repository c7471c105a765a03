import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { katexSheet } from './katex-sheet.ts';

it('is the sheet of the installed KaTeX (after an update run `npm run katex -w design-system`)', () => {
  expect(readFileSync(join(import.meta.dirname, 'katex.css'), 'utf8')).toBe(katexSheet());
});

it('has every class by which our own rules take hold of a formula', () => {
  const rules = readFileSync(join(import.meta.dirname, 'typeset.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...rules.matchAll(/[^{};]*\.katex[^{};]*(?=\{)/g)].join(' ');
  const names = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  expect(names).toContain('katex-html');
  for (const own of ['q', 'prose', 'unbroken']) names.delete(own);
  expect([...names].filter((name) => !katexSheet().includes(`.${name}`))).toEqual([]);
});

it('asks for woff2 faces only, and never hides text while they load', () => {
  const sheet = katexSheet();
  expect(sheet).not.toMatch(/\.ttf|\.woff"/);
  expect(sheet.match(/@font-face/g)?.length).toBe(sheet.match(/font-display: swap/g)?.length);
});
