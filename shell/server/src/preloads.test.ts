import type { Release } from '@shell/releases';
import { describe, expect, it } from 'vitest';
import { fontTags } from './preloads.ts';

const files = [
  'inter-first',
  'inter-rest',
  'source-serif-first',
  'katex-main-first',
  'katex-math-first',
  'katex-ams-first',
  'katex-size1-first',
  'KaTeX_AMS-Regular',
];
const SHELL = { files: Object.fromEntries(files.map((name) => [`${name}.1.woff2`, 'sha384-hash'])) } as unknown as Release;
const fontsFor = (drawn: string) =>
  [...fontTags(SHELL, drawn).matchAll(/href="\/shell\/(.*?)\.1\.woff2"/g)].map(([, name]) => name);

describe('the fonts that come with a page', () => {
  it('are that of the frame, where the content has no text of questions', () => {
    expect(fontsFor('<h1>Pricing</h1>')).toEqual(['inter-first']);
  });

  it('are those of formulae too, where the content has some', () => {
    const drawn = '<div class="q"><p><span class="katex">…</span></p></div>';
    expect(fontsFor(drawn)).toEqual(['inter-first', 'source-serif-first', 'katex-main-first', 'katex-math-first']);
  });

  it('are those of tall brackets and special signs only where they are set', () => {
    const drawn = (inner: string) => `<span class="katex"><span class="sizing reset-size6 size1 mtight">x</span>${inner}</span>`;
    const main = ['inter-first', 'katex-main-first', 'katex-math-first'];
    expect(fontsFor(drawn(''))).toEqual(main);
    expect(fontsFor(drawn('<span class="delimsizing size1">(</span>'))).toEqual([...main, 'katex-size1-first']);
    expect(fontsFor(drawn('<span class="mord amsrm">R</span>'))).toEqual([...main, 'katex-ams-first']);
  });

  it('are none that a release of the shell does not have', () => {
    expect(fontTags(undefined, '<div class="q">')).toBe('');
  });
});
