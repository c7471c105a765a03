import type { Release } from '@shell/releases';
import { describe, expect, it } from 'vitest';
import { fontTags } from './preloads.ts';

const files = ['inter-first', 'inter-rest', 'source-serif-first', 'katex-main-first', 'katex-math-first', 'KaTeX_AMS-Regular'];
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

  it('are none that a release of the shell does not have', () => {
    expect(fontTags(undefined, '<div class="q">')).toBe('');
  });
});
