import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** KiB of the fonts of the first view. */
const FIRST_VIEW = 60;
/** With two faces of the tallest brackets, which few pages need. */
const WITH_TALL_BRACKETS = 62.5;

it('come for the first view in no more than 60 KiB, all together', () => {
  const folder = join(import.meta.dirname, 'faces');
  const first = readdirSync(folder).filter((name) => name.endsWith('-first.woff2'));
  const weigh = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + readFileSync(join(folder, name)).byteLength, 0) / 1024;
  const tall = ['katex-size3-first.woff2', 'katex-size4-first.woff2'];
  expect(first).toHaveLength(9);
  expect(weigh(first.filter((name) => !tall.includes(name)))).toBeLessThanOrEqual(FIRST_VIEW);
  expect(weigh(first)).toBeLessThanOrEqual(WITH_TALL_BRACKETS);
});

it('have each character in one file only, so that none is fetched in vain', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'faces.css'), 'utf8');
  const rules = [...sheet.matchAll(/font-family: "(.*?)";[^}]*?unicode-range:\s*(.*?);/gs)];
  const has = (family: string, code: number) =>
    rules.filter(([, name, ranges = '']) => name === family && rangesOf(ranges).some(([from, to]) => from <= code && code <= to));
  for (const family of ['Inter Variable', 'Source Serif 4 Variable', 'KaTeX_Main', 'KaTeX_Math']) {
    for (const character of 'aZ09é×−–π')
      expect(has(family, character.codePointAt(0) ?? 0).length, character).toBeLessThanOrEqual(1);
    expect(has(family, 0x61)).toHaveLength(1);
  }
});

it('need no second file for what KaTeX sets in every formula', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'faces.css'), 'utf8');
  const [, ranges = ''] = /katex-main-first[^}]*?unicode-range:\s*(.*?);/s.exec(sheet) ?? [];
  const first = (code: number) => rangesOf(ranges).some(([from, to]) => from <= code && code <= to);
  // Zero-width spaces of fractions and roots, degrees, and MathML's function application.
  for (const code of [0x20, 0xa0, 0x200b, 0x2009, 0x2061, 0x2218, 0x2212]) expect(first(code), code.toString(16)).toBe(true);
});

function rangesOf(text: string): [number, number][] {
  return text.split(', ').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [from, to];
  });
}
