import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typesetMessage } from './message.ts';

/** Formulae as `[source]`, displayed ones as `[[source]]`. */
const outline = (html: string) =>
  html
    .replace(/<span class="katex-display">(.*?)<annotation[^>]*>(.*?)<\/annotation>.*?<\/span>(?=<\/p>)/gs, '[[$2]]')
    .replace(
      /<span class="katex">(?:(?!<annotation).)*<annotation[^>]*>(.*?)<\/annotation>(?:(?!<\/p>|<br>|<span class="katex">| ⟩).)*⟨?/gs,
      '[$1]',
    );

describe('a message', () => {
  test('keeps its lines, paragraphs and characters as typed', () => {
    expect(typesetMessage(' Why?\r\nAnd # 3 is 2*3*4 _so_?\n\n \n> <b>x_1</b> & "y"\n')).toBe(
      '<p>Why?<br>And # 3 is 2*3*4 _so_?</p><p>&gt; &lt;b&gt;x_1&lt;/b&gt; &amp; &quot;y&quot;</p>',
    );
  });

  test('has its formulae set, in the line and displayed', () => {
    const html = typesetMessage('Is $x^2$ or \\(y\\) so\n$$a\n+b$$\nand \\[c\\]?');
    expect(outline(html).match(/<p>/g)).toHaveLength(5);
    expect(html.match(/<math /g)).toHaveLength(4);
    expect(html.match(/katex-display/g)).toHaveLength(2);
    expect(html).not.toMatch(/\$|<p><\/p>|<br><\/p>|<p><br>/);
    // The paths of a root run over several lines in the HTML itself.
    expect(typesetMessage('$\\sqrt{x}$')).toMatch(/^<p><span class="katex">(?:(?!<br>).)*<\/p>$/s);
  });

  test.each(['from $5 to $9', 'a $ b $ c', 'costs \\$5 and \\$6', '$', '$$', '$$$$', '\\(', '\\[x'])('%j has none', (source) =>
    expect(typesetMessage(source)).toBe(`<p>${source.replaceAll('\\$', '$')}</p>`),
  );

  test('shows what cannot be set as written', () =>
    expect(typesetMessage('So $\\frac{1<$?')).toBe(
      '<p>So <code class="tex-error" title="This formula cannot be shown yet: it stands here as it was written">\\frac{1&lt;</code>?</p>',
    ));

  test('never becomes markup', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<script>',
        '$',
        '$$',
        '\\(',
        '\\)',
        '\\[',
        '\\]',
        '\n',
        '\n\n',
        '<img onerror=x>',
        '"',
        '&',
        '\\$',
        '\\href{javascript:x}{y}',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const html = typesetMessage(pieces.join(''));
        expect(html).not.toMatch(/<(?:script|img|iframe|a)\b|<[^>]*\s(?:on\w+|href)=/i);
        expect(html.match(/<p>/g)?.length ?? 0).toBe(html.match(/<\/p>/g)?.length ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['quotes', '>'.repeat(20_000)],
    ['roots', `$${'\\sqrt{'.repeat(300)}x${'}'.repeat(300)}$`],
    ['many formulae', '$\\sqrt x$'.repeat(2_000)],
    ['a bomb of macros', `$\\def\\a{${'x'.repeat(900)}}${'\\a'.repeat(900)}$`],
    ['open brackets', '\\['.repeat(10_000)],
    ['dollars', '$'.repeat(20_000)],
    ['wide roots', `$${'\\sqrt x'.repeat(280)}$ `.repeat(10)],
  ])('of %s stays small', (_, source) => expect(typesetMessage(source).length).toBeLessThan(1_500_000));
});
