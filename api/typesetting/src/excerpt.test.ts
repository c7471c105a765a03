import { expect, test } from 'vitest';
import { typesetExcerpt } from './excerpt.ts';

const formulae = (html: string) => [...html.matchAll(/<annotation[^>]*>(.*?)<\/annotation>/gs)].map(([, tex]) => tex);

test('words and formulae form one line without markup', () => {
  const html = typesetExcerpt('Find **the** value of $x^2$.\n\n![](diagram:f)\n\n(a) Show <b> it. [3]');
  expect(html.replace(/<span class="katex">.*<\/span>(?=\.)/s, 'F')).toBe('Find the value of F. (a) Show &lt;b&gt; it.');
  expect(formulae(html)).toEqual(['x^2']);
});

test('found words are marked, and a formula that was found as a whole', () => {
  const html = typesetExcerpt('The half-life and $\\sqrt{2}$ of Kettles', { found: ['half', 'square root', 'kettles'] });
  expect(html).toMatch(/^The <mark>half<\/mark>-life and <mark><span class="katex">/);
  expect(html).toMatch(/<\/span><\/mark> of <mark>Kettles<\/mark>$/);
});

test('it begins and ends between words or formulae, never within', () => {
  const source = `${'Let $a + b$ be so. '.repeat(40)}Then a quokka $\\frac{1}{2}$ jumps${' over $c + d$'.repeat(40)}.`;
  const html = typesetExcerpt(source, { found: ['quokka'] });
  expect(html).toMatch(/^… .* …$/s);
  expect(html).toContain('<mark>quokka</mark>');
  expect(html).not.toMatch(/\$/);
  for (const tex of formulae(html)) expect(['a + b', '\\frac{1}{2}', 'c + d']).toContain(tex);
});

test('a formula longer than a line is left out, a broken one is shown as written', () => {
  expect(typesetExcerpt(`So $${'x + '.repeat(60)}y$ is.`)).toBe('So … is.');
  expect(typesetExcerpt('So $\\frac{1$ is.')).toMatch(/^So <code class="tex-error"[^>]*>\\frac\{1<\/code> is\.$/);
});

test('of nothing is nothing', () => expect(typesetExcerpt('')).toBe(''));
