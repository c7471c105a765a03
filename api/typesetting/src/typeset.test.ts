import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';
import { visit } from 'unist-util-visit';
import { describe, expect, test, vi } from 'vitest';
import { typesetLine, typesetQuestion, typesetTask, typesetText } from './index.ts';
import { markdownTree, treeToHtml } from './markdown.ts';
import { setPlainText } from './plain-text.ts';
import { setFormula, typesetUncached, withHarmlessStyles } from './tex.ts';

const parse = (html: string): Root => fromHtml(html, { fragment: true });

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  visit(parse(html), 'element', (element) => {
    elements.push(element);
  });
  return elements;
}

/** What a browser would run, load or restyle, found by parsing as a browser does. Formulae may set size and colour. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const walk = (element: Element, insideFormula: boolean) => {
    const formula =
      insideFormula || (Array.isArray(element.properties.className) && element.properties.className.includes('katex'));
    const forbidden = [
      'script',
      'style',
      'iframe',
      'object',
      'embed',
      'link',
      'meta',
      'base',
      'form',
      'foreignObject',
      'animate',
      'use',
    ];
    if (forbidden.some((name) => name.toLowerCase() === element.tagName.toLowerCase())) dangers.push(`<${element.tagName}>`);
    for (const [name, value] of Object.entries(element.properties)) {
      const text = String(value);
      if (/^on/i.test(name)) dangers.push(`${name}=${text}`);
      if (
        name === 'style' &&
        (!formula || /url|expression|@import|position|behavior/i.test(text.replace('position:relative', '')))
      ) {
        dangers.push(`style=${text}`);
      }
      if (
        ['href', 'src', 'xLinkHref', 'action', 'srcSet'].includes(name) &&
        /^\s*(?:javascript|data|vbscript|file|blob):/i.test(text)
      ) {
        dangers.push(`${name}=${text}`);
      }
      // In an address `url(...)` is just letters; anywhere else it may load something.
      if (name !== 'href' && /url\s*\((?!#)/i.test(text)) dangers.push(`${name}=${text}`);
    }
    for (const child of element.children) if (child.type === 'element') walk(child, formula);
  };
  for (const child of parse(html).children) if (child.type === 'element') walk(child, false);
  return dangers;
}

describe('a question', () => {
  test('is a stem and parts with labels and marks', () => {
    const html = typesetQuestion('Let $x = 2$.\n\n(a) Find it. [1]\n\n(b) (i) First. [2]\n\n(ii) Second. [3]');
    const outline = elementsOf(html).flatMap(({ properties, children }) =>
      Array.isArray(properties.className) && String(properties.className[0]).startsWith('q-')
        ? [`${properties.className.join('.')}${children[0]?.type === 'text' ? ` ${children[0].value}` : ''}`]
        : [],
    );
    expect(outline).toEqual([
      ...['q-stem', 'q-part', 'q-label (a)', 'q-body', 'q-marks [1 mark]', 'q-part', 'q-label (b)', 'q-body'],
      ...['q-part.q-subpart', 'q-label (i)', 'q-body', 'q-marks [2 marks]'],
      ...['q-part.q-subpart', 'q-label (ii)', 'q-body', 'q-marks [3 marks]'],
    ]);
  });

  test('ends a part with its marks: what follows leads over to the next one', () => {
    const html = typesetQuestion('Let f.\n\n(a) Find it.\n\nIn metres. [2]\n\nNow let g.\n\n(b) Find that. [1]');
    expect(html.match(/q-stem|q-label">\(\w\)|<p>[^<]*|\[\d marks?\]/g)).toEqual([
      ...['q-stem', '<p>Let f.', 'q-label">(a)', '<p>Find it.', '<p>In metres.', '[2 marks]'],
      ...['q-stem', '<p>Now let g.', 'q-label">(b)', '<p>Find that.', '[1 mark]'],
    ]);
  });

  test('without parts carries its marks after the stem', () => {
    expect(typesetQuestion('Find **it**. [4]')).toBe(
      '<div class="q"><div class="q-stem"><p>Find <strong>it</strong>.</p></div><span class="q-marks">[4 marks]</span></div>',
    );
  });

  test('shows its drawings in place, with text alternatives', () => {
    const svg =
      '<svg viewBox="0 0 9 9"><clipPath id="c"><rect width="3"/></clipPath><path class="d-curve" clip-path="url(#c)" d="M0,0"/></svg>';
    const html = typesetQuestion('Look.\n\n![](diagram:f)\n\n![](diagram:unknown) [2]', {
      diagrams: [{ name: 'f', svg, alt: 'A "line" & more' }],
    });
    const [figure, ...more] = elementsOf(html).filter(({ tagName }) => tagName === 'figure');
    expect(more).toEqual([]);
    expect(figure?.children[0]).toMatchObject({
      tagName: 'svg',
      properties: { role: 'img', ariaLabel: 'A "line" & more', viewBox: '0 0 9 9' },
    });
    const id = /<clipPath id="(d[0-9a-f]{10}-c)">/.exec(html)?.[1];
    expect(html).toContain(`clip-path="url(#${id})"`);
    expect(html).not.toContain('diagram:');
  });

  test('gives the same drawing other ids in another text', () => {
    const diagrams = [{ name: 'f', svg: '<svg><g id="a"/></svg>', alt: 'x' }];
    const idOf = (text: string) => /id="([^"]+)"/.exec(typesetQuestion(`${text}\n\n![](diagram:f)`, { diagrams }))?.[1];
    expect(idOf('One')).not.toBe(idOf('Two'));
    expect(idOf('One')).toBe(idOf('One'));
  });
});

describe('formulae', () => {
  test('come as HTML with MathML, in the line or displayed', () => {
    const html = typesetText('In line $a^2$, displayed $$b^2$$ within.\n\n$$\nc^2\n$$\n\n$$d^2$$');
    expect(html.match(/<math /g)).toHaveLength(4);
    expect(html.match(/katex-display/g)).toHaveLength(3);
    expect(html).not.toContain('$');
  });

  test('know chemistry', () => expect(typesetText('$\\ce{2H2 + O2 -> 2H2O}$')).toContain('<math '));

  test('that cannot be set show their source', () => {
    expect(typesetLine('$\\frac{1<$ and $\\undefinedmacro$')).toBe(
      '<code class="tex-error" title="This formula cannot be shown yet: it stands here as it was written">\\frac{1&lt;</code> and <code class="tex-error" title="This formula cannot be shown yet: it stands here as it was written">\\undefinedmacro</code>',
    );
  });

  test('cannot run away', () => {
    const html = typesetText(`$${'\\def\\a{\\b\\b\\b}\\def\\b{\\c\\c\\c}\\def\\c{\\a\\a\\a}\\a'}$ $\\rule{1e9em}{1e9em}$`);
    // Macros that name each other for ever are left as they were written, and are not followed until memory ends.
    expect(html).toMatch(/^<p><code class="tex-error"[^>]*>\\def\\a/);
  });
});

describe('plain text', () => {
  test('keeps what looks like a tag', () => expect(typesetLine('if p <q and r> s')).toBe('if p &#x3C;q and r> s'));
  test('closes links', () =>
    expect(typesetLine('[a](https://example.com)')).toBe('<a href="https://example.com" rel="noopener">a</a>'));
  test('sets tables', () => expect(typesetText('| a |\n|---|\n| $x$ |')).toMatch(/<table>[\s\S]*<math /));

  test('shows an oversized table as typed', () => {
    const table = (columns: number, rows: number) => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`;
    expect(typesetText(table(100, 98)).match(/<t[dh]>/g)).toHaveLength(9_900);
    const typed = typesetText(table(2_000, 4_000));
    expect(typed).not.toContain('<table');
    expect(typed.length).toBeLessThan(25_000);
    expect(typed).toContain('|a|a|a');
    const several = typesetText([table(100, 60), table(100, 60), table(10, 10)].join('\n\n'));
    expect(several.match(/<t[dh]>/g)).toHaveLength(6_100 + 110);
  });

  test('heads a table with words alone: an empty corner is a plain cell, an empty header row goes', () => {
    const headOf = (text: string) => /<thead>([\s\S]*)<\/thead>/.exec(typesetText(text))?.[1]?.replace(/\s+(?=<|$)/g, '') ?? null;
    expect(headOf('| | A |\n|---|:-:|\n| Observed frequency | 1 |')).toBe('<tr><td></td><th align="center">A</th></tr>');
    expect(headOf('| $x$ | ![drawn](https://example.com/a.png) |\n|---|---|\n| 1 | 2 |')).toMatch(
      /^<tr><th><span[\s\S]*<th><img/,
    );
    expect(headOf('| | |\n|---|---|\n| 1 | 2 |')).toBeNull();
    expect(typesetText('| | |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>');
  });
});

describe('the short cut for plain texts', () => {
  test('takes text without Markdown', () => {
    for (const text of [
      'Use $a^2 = b$ (twice), then: $$c$$',
      'a\nb',
      'The $x$-axis.\n\n**Note.** It is\n$$x$$',
      '**B**: $1$',
      '12.5 cm',
      '"B" (1)',
      '(3, 4)',
    ])
      expect(setPlainText(text), text).not.toBeNull();
    for (const text of [
      'a *b*',
      '1. a',
      '12) a',
      'a\n1.',
      '- a',
      'a\n- b',
      '# a',
      'a  \nb',
      'a\n---',
      '$$\nx\n$$',
      'see www.example.com',
      'a < b',
      'a & b',
      'a_b_',
      '$ a $',
      'costs $5',
      '',
      '\na',
    ]) {
      expect(setPlainText(text), text).toBeNull();
    }
  });

  test('gives what Markdown gives', () => {
    const pieces = [
      'x',
      'Find',
      ' ',
      '  ',
      '$a$',
      '$$b^2$$',
      '$\\frac{1}{2}$',
      '.',
      ',',
      '(',
      ')',
      '=',
      '1',
      '12',
      '"',
      ':',
      '/',
      '%',
      '?',
      '−',
      'é',
      '$',
      'www.',
      '\n',
      '\n\n',
      '-',
      '**',
      '**Note.**',
      '**a 1**',
      '*',
      '_',
      '<',
    ];
    let taken = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (chosen) => {
        const text = chosen.join('');
        const paragraphs = setPlainText(text);
        if (!paragraphs) return;
        taken += 1;
        expect(paragraphs.map((html) => `<p>${html}</p>`).join('\n'), text).toBe(treeToHtml(markdownTree(text)));
      }),
      { numRuns: 6_000 },
    );
    expect(taken).toBeGreaterThan(300);
  });
});

describe('formulae that differ in their digits alone', () => {
  const FORMS = [
    'u_{0} = 0',
    'x^{00} + 0.00x_0^0 - \\dfrac{00}{0}',
    '\\sqrt[0]{00} \\le \\frac00 \\cdot 00\\,000',
    "\\displaystyle\\int_0^{00} 0x^0 \\, \\mathrm{d}x = f'(00)",
    '\\begin{pmatrix} 0 & 00 \\\\ -0 & 0.0 \\end{pmatrix}\\mathbf{v}',
    '\\text{P}(X = 0) = \\binom{00}{0} 0.0^{0}',
    '0\\,\\text{m s}^{-0}',
    // Commands that read digits: lengths, columns, colours, amounts, and fonts whose digits differ in height.
    'a\\hspace{0em}b_0',
    '\\rule{0em}{0em}',
    '\\begin{array}{*{0}{c}} 0 & 0 \\end{array}',
    '\\textcolor{#000000}{0}',
    '\\ce{0H0O + Na^{0+}}',
    '\\mathcal{0}\\boldsymbol{0}\\mathfrak{00}',
  ];
  const DIGITS = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 });

  test('are set as each would be by itself', () => {
    const html = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...FORMS), DIGITS, fc.boolean(), (form, digits, display) => {
        let place = -1;
        const tex = form.replace(/0/g, () => {
          place += 1;
          return String(digits[place]);
        });
        const made = setFormula(tex, display);
        html.add(made.html);
        expect(made, tex).toEqual(typesetUncached(tex, display));
      }),
      { numRuns: 600 },
    );
    expect(html.size).toBeGreaterThan(300);
  });

  test('of one shape are not set one by one, those whose digits are read are', () => {
    const shapeOf = (of: (n: number) => string) => {
      const set = vi.spyOn(katex, 'renderToString');
      for (let n = 10; n < 90; n += 1) setFormula(of(n), false);
      const count = set.mock.calls.length;
      set.mockRestore();
      return count;
    };
    expect(shapeOf((n) => `v_{${n}} = ${n}w`)).toBeLessThan(5);
    expect(shapeOf((n) => `v\\hspace{0.${n}em}w`)).toBe(80);
  });
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '![x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](javascript:alert(1))',
  '<a href="data:text/html,x">x</a>',
  '<p style="position:fixed;inset:0">x</p>',
  '<style>*{display:none}</style>',
  '<iframe src="//x"></iframe>',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\htmlStyle{position:fixed}{x}$',
  '$\\htmlClass{q-marks}{x}$',
  '$\\includegraphics{https://x/y.png}$',
  '$\\color{red;background:url(https://x)}{x}$',
  '$\\text{</span><script>alert(1)</script>}$',
  '$<img src=x onerror=alert(1)>$',
  '```math\n<script>alert(1)</script>\n```',
  '<x:![](diagram:f)',
  'a[^1]\n\n[^1]: <script>alert(1)</script>',
];
const DRAWINGS = [
  '<svg><script>alert(1)</script><path d="M0 0"/></svg>',
  '<svg onload="alert(1)"><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style>*{fill:red}</style><foreignObject><iframe src="//x"/></foreignObject></svg>',
  '<svg><image href="https://x/y.png"/><use href="https://x#y"/><rect fill="url(https://x)" style="fill:red"/></svg>',
  '<svg><set attributeName="onmouseover" to="alert(1)"/><rect fill="u\\72l(https://x)"/></svg>',
  '</svg><script>alert(1)</script><svg>',
  '<p>no drawing</p>',
];

test('the search for dangers finds them', () => {
  for (const attack of ATTACKS.slice(0, 3)) expect(dangersIn(attack)).not.toEqual([]);
  expect(
    dangersIn('<a href="javascript:x">x</a><p style="color:red">x</p><svg><rect fill="url(https://x)"/></svg>'),
  ).toHaveLength(3);
});

describe('the style attributes of a formula', () => {
  test.each([
    ['position:fixed;top:0;height:1em;', 'top:0;height:1em'],
    ['background:url(//x)', null],
    ['color:red;background-color:url(//x)', 'color:red'],
    ['width:calc(100% - 0.11em)', 'width:calc(100% - 0.11em)'],
    ['z-index:9', null],
    ['color:\\75rl(x)', null],
    ['--x:1;pointer-events:none', null],
  ])('%s keep what places and colours: %s', (style, kept) => {
    const attribute = kept === null ? '' : ` style="${kept}"`;
    expect(withHarmlessStyles(`<span style="${style}">x</span>`)).toBe(`<span${attribute}>x</span>`);
  });

  test.each([
    ...[
      '\\vec{AB}',
      '\\pmb{x}',
      '\\fcolorbox{red}{#ff0}{x}',
      '\\begin{CD}A@>a>>B\\\\@VbVV @AAcA\\\\C@=D\\end{CD}',
      '\\cancel{x}',
    ],
    ...[
      '\\begin{array}{c|c:c}1&2&3\\\\\\hline 4&5&6\\end{array}',
      '\\sqrt[3]{x}',
      '\\raisebox{1em}{x}',
      '\\boxed{x}',
      '\\textcolor{#123}{x}',
    ],
  ])('of %s stay as KaTeX writes them', (tex) => {
    const options = { displayMode: true, throwOnError: true, strict: 'ignore', trust: false } as const;
    expect(setFormula(tex, true).html).toBe(katex.renderToString(tex, options));
  });
});

describe('nothing in a text reaches the page as code, style or a load', () => {
  test.each(ATTACKS)('%s', (attack) => {
    expect(dangersIn(typesetText(attack))).toEqual([]);
    expect(dangersIn(typesetQuestion(`Stem ${attack}\n\n(a) ${attack} [2]`))).toEqual([]);
  });

  test.each(DRAWINGS)('drawing %s', (svg) => {
    const html = typesetQuestion('![](diagram:f)', { diagrams: [{ name: 'f', svg, alt: '"><script>alert(1)</script>' }] });
    expect(dangersIn(html)).toEqual([]);
  });

  test('any mixture', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS, '$', '$$', '\n\n', '(a) ', ' [2]', '](', '<', '>', '"', '`', '|', '\\'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(...DRAWINGS), (pieces, svg) => {
        const diagrams = [{ name: 'f', svg, alt: 'x' }];
        const html = typesetQuestion(`${pieces.join('')}\n\n![](diagram:f)`, { diagrams });
        expect(dangersIn(html)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('hints in steps', () => {
  const hint = (source: string) => typesetTask({ kind: 'hint', source });

  test('have a rule between their steps, however the dashes are written, and no heading', () => {
    for (const source of ['One.\n\n---\n\nTwo.', 'One.\n---\nTwo.', '---\nOne.\n\n-----\n\n---\n\nTwo.\n---'])
      expect(hint(source).html).toBe('<p>One.</p>\n<hr>\n<p>Two.</p>');
  });

  test('with one step are set as any text', () => {
    const source = 'A *list*:\n\n- $x$\n- $y$';
    expect(hint(source).html).toBe(typesetText(source));
  });

  test('report the line of a formula that cannot be set', () => {
    expect(hint('One.\n\n---\n\nTwo $\\frac{1$.').faults).toMatchObject([{ line: 5 }]);
  });
});
