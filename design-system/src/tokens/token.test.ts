import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { token } from './token.ts';
import { darkTokens, lightTokens, systemDarkTokens } from './tokenSheet.ts';

const references = (value: unknown): string[] =>
  typeof value === 'string' ? [value.slice('var(--'.length, -1)] : Object.values(value as object).flatMap(references);

const SOURCES = join(import.meta.dirname, '..');
const componentFiles = readdirSync(join(SOURCES, 'components'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx$/.test(path),
);

it('has a name for every token of the style sheet, and no other', () => {
  expect(references(token).sort()).toEqual([...lightTokens.keys()].sort());
});

it('gives the same dark theme to who chose it and to who follows the device', () => {
  expect([...darkTokens]).toEqual([...systemDarkTokens]);
});

it('has a dark value for every colour and shadow', () => {
  const themed = [...lightTokens.keys()].filter((name) => /^(color|shadow)-/.test(name));
  expect([...darkTokens.keys()].sort()).toEqual(themed.sort());
});

it.each(componentFiles)('%s writes no colour, size or duration of its own', (path) => {
  const source = readFileSync(join(SOURCES, 'components', path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(source.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
  expect(source.match(/\b\d+(\.\d+)?m?s\b(?=['"`,) ])/g) ?? []).toEqual([]);
  // Hairlines and rings are 1 to 3 px; other lengths are tokens, or relative to one.
  expect((source.match(/-?\d+(\.\d+)?(px|rem)\b/g) ?? []).filter((length) => !/^-?[123]px$/.test(length))).toEqual([]);
  expect(source.match(/fontSize: '(?!inherit)[^']*'/g) ?? []).toEqual([]);
});

it.each(componentFiles.filter((path) => path.endsWith('index.ts')))('%s is exported by the package', (path) => {
  const barrel = readFileSync(join(SOURCES, 'index.ts'), 'utf8');
  const entries = readFileSync(join(SOURCES, '../package.json'), 'utf8');
  const internal = path.startsWith('Spinner');
  // Large, seldom used parts have entries of their own, to load when opened.
  const apart = entries.includes(`./src/components/${path}`);
  expect(barrel.includes(`./components/${path}`)).toBe(!internal && !apart);
});
