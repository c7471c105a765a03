import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { basket } from '../testing/read-source.ts';
import { type TextFormat, TextReader } from './html-to-markdown.ts';
import { markdownToHtml } from './markdown-to-html.ts';
import { withOwnFormulae } from './tex-delimiters.ts';

const reader = () => new TextReader(basket(), () => null);
const read = (html: string) => reader().read(html);
const html = (markdown: string, formulae: 'tex' | 'mathml' = 'tex') =>
  markdownToHtml(markdown, { formulae, drawing: () => null });

describe('HTML as Markdown', () => {
  it.each([
    ['\\(x<3\\) and \\[y\\] and $$z$$ and $a$ and [tex]b[/tex]', '$x<3$ and $$y$$ and $$z$$ and $a$ and $b$'],
    ['It costs $5 or $10.', 'It costs \\$5 or \\$10.'],
    ['\\(\\text{\\$5}\\)', '$\\text{\\textdollar 5}$'],
    ['<p>\\[a<br>+ b\\]</p>', '$$a + b$$'],
    ['H<sub>2</sub>O, x<sup>n</sup>', 'H$_{2}$O, x$^{n}$'],
    ['<b>bold</b> <i>slanted</i> <span>line</span>', '**bold** *slanted* line'],
    ['which is <b>not </b>a <b><i> valid </i></b>one<b> </b>', 'which is **not** a **_valid_** one'],
    ['<p><b><i>Code<br></i></b>std</p>', '**_Code_**\\\nstd'],
    ['<b>One<br></b>', '**One**'],
    ['<p>One</p>two<br><br>', 'One\n\ntwo'],
    ['2 * 3 * 4 and a_b_c', '2 \\* 3 \\* 4 and a_b_c'],
    ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['<table><tr><th>x</th></tr><tr><td>1</td></tr></table>', '| x |\n| - |\n| 1 |'],
    [
      '<table><caption>Votes for $x$</caption><tr><th>x</th></tr><tr><td>1</td></tr></table>',
      'Votes for $x$\n\n| x |\n| - |\n| 1 |',
    ],
    ['<p>(a) Find it. [3]</p>', '(a) Find it. [3]'],
    ['<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>', '$\\frac{1}{x}$'],
    [
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\vec{x}</annotation></semantics></math>',
      '$\\vec{x}$',
    ],
    ['<script type="math/tex">x^2</script>', '$x^2$'],
    ['<img class="Wirisformula" data-mathml="«math»«mi»x«/mi»«/math»" alt="x">', '$x$'],
    ['<code>\\(x\\)</code>', '`\\(x\\)`'],
    ['<a href="javascript:alert(1)" onclick="alert(1)">here</a><style>p{}</style>', 'here'],
    ['A &lt;b&gt; tag &amp; more', 'A \\<b> tag & more'],
  ])('%s', async (source, markdown) => {
    expect(await read(source)).toBe(markdown);
  });

  it.each([
    // Empty formulae are nothing.
    ['\\(\\)The equation \\(x=1\\) holds.', 'The equation $x=1$ holds.'],
    ['\\[ \\]One \\[x\\]', 'One $$x$$'],
    ['$$$$One $$x$$', 'One $$x$$'],
    ['[tex][/tex]One [tex]x[/tex]', 'One $x$'],
    ['\\(&nbsp;\\)One \\(x\\)', 'One $x$'],
    // Over lines, with and without markup.
    ['Solve \\[\nx^2\n= 4\n\\] now', 'Solve $$x^2 = 4$$ now'],
    ['<p>Solve</p><p>\\[</p><p>x^2 = 4</p><p>\\]</p>', 'Solve\n\n$$x^2 = 4$$'],
    ['Solve $$<br />x^2 = 4<br />$$ now', 'Solve $$x^2 = 4$$ now'],
    ['<p>Let $x\n= 4$ be</p>', 'Let $x = 4$ be'],
    ['<p>\\(a <span lang="en">+</span>\n b\\)</p>', '$a + b$'],
    // Signs that could be tags.
    ['\\(x<y\\) and \\(y<z\\)', '$x<y$ and $y<z$'],
    ['\\(a &lt; b\\)', '$a < b$'],
    ['$a<b$ and $c>d$', '$a<b$ and $c>d$'],
    ['<p class="a" hidden>x <y and z> 2</p>', 'x \\<y and z> 2'],
    // Environments without delimiters.
    ['\\begin{align}a&=b\\\\c&=d\\end{align}', '$$\\begin{aligned}a&=b\\\\c&=d\\end{aligned}$$'],
    ['<p>\\begin{equation*}\\label{e}x=1<br>\\end{equation*} so</p>', '$$x=1$$ so'],
    ['\\begin{gather}a\\\\b\\end{gather}', '$$\\begin{gathered}a\\\\b\\end{gathered}$$'],
    // Escaped once more, or never closed.
    ['\\\\(x\\\\) and \\\\[y\\\\]', '$x$ and $$y$$'],
    ['An open \\( and \\(x\\)', 'An open \\\\( and $x$'],
    ['\\[\\begin{aligned}a\\\\[2pt]b\\end{aligned}\\]', '$$\\begin{aligned}a\\\\[2pt]b\\end{aligned}$$'],
    ['$$\\begin{eqnarray*}a &=& b\\\\ &=& c\\end{eqnarray*}$$', '$$\\begin{aligned}a &= b\\\\ &= c\\end{aligned}$$'],
    // Prices.
    ['I have 5$, you have 6$ too.', 'I have 5\\$, you have 6\\$ too.'],
    ['It is 5$. Now 6$.', 'It is 5\\$. Now 6\\$.'],
    ['From 5$-6$ up', 'From 5\\$-6\\$ up'],
    ['It is $5 and then 6$ more', 'It is \\$5 and then 6\\$ more'],
    ['Pay (5$)(6$) now', 'Pay (5\\$)(6\\$) now'],
    ['It costs \\$5 and $x$', 'It costs \\$5 and $x$'],
    ['Price: $20 ($x$ = 2)', 'Price: \\$20 ($x$ = 2)'],
    ['US$5, AU$6 and 2$x$', 'US\\$5, AU\\$6 and 2$x$'],
    ['R$ 10 or R$ 20', 'R\\$ 10 or R\\$ 20'],
    ['Pay $ 5 and $6 for \\(\\neq\\)', 'Pay \\$ 5 and \\$6 for $\\neq$'],
    // A command makes a formula of it, whatever the spaces.
    ['Let $ 1 \\neq 0 $ be, and $ \\sin x$.', 'Let $1 \\neq 0$ be, and $\\sin x$.'],
    // MathML of which the note cannot be set, or has delimiters.
    ['<math><semantics><mi>y</mi><annotation encoding="LaTeX">$$x^2$$</annotation></semantics></math>', '$x^2$'],
    ['<math><semantics><mi>y</mi><annotation encoding="TeX">\\(x\\)</annotation></semantics></math>', '$x$'],
    ['<math><semantics><mi>y</mi><annotation encoding="TeX">\\unknown{x}</annotation></semantics></math>', '$y$'],
    ['<math><semantics><mi>y</mi><annotation encoding="TeX"> </annotation></semantics></math>', '$y$'],
    ['<math><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math>', '$x^{2}$'],
    ['<m:math xmlns:m="x"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>', '$x^{2}$'],
    ['<math><mfenced open="[" close=")"><mi>a</mi><mi>b</mi></mfenced></math>', '$\\left[a,b\\right)$'],
    ['<math><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac></math>', '$\\genfrac{}{}{0pt}{}{n}{k}$'],
    ['<math><mi>sin</mi><mi>x</mi><mo>=</mo><mi>rate</mi></math>', '$\\sin x = \\mathrm{rate}$'],
    ['<math></math>Empty', 'Empty'],
    ['$$\n\n$$ y', 'y'],
  ])('%s, as other systems set it', async (source, markdown) => {
    expect(await read(source)).toBe(markdown);
  });

  it.each([
    ['<p>If x <yz and z> 2, stop</p>', 'If x \\<yz and z> 2, stop', ['<yz and z>']],
    ['If \\(x<yz\\) and \\(yz>2\\)', 'If $x<yz$ and $yz>2$', []],
    ['<p>One<BR>two<hr>three</p>', 'One\\\ntwo\n\n---\n\nthree', []],
    ['<nolink>One <o:p></o:p></nolink><mspace/> two', 'One two', []],
    ['<p>One <lang x="1">two</lang> <strong>three</p>', 'One two **three**', []],
  ])('takes an unknown tag that never ends for text, and says so: %s', async (source, markdown, tags) => {
    const texts = reader();
    expect(await texts.read(source)).toBe(markdown);
    expect(texts.leftOut).toEqual(tags.map((tag) => `a tag that HTML does not know: “${tag}” is read as text`));
  });

  it.each([
    ['2<sup>3<sup>4</sup></sup>', '2$^{3^{4}}$'],
    ['e<sup>x<sub>1</sub>+π</sup>', 'e$^{x_{1}+π}$'],
    ['v<sub><i>max</i></sub>', 'v$_{\\text{max}}$'],
    ['x<sup></sup>', 'x'],
  ])('keeps what is raised within what is raised: %s', async (source, markdown) => {
    expect(await read(source)).toBe(markdown);
  });

  it.each([
    ['<b><b>x</b> and <strong>y</strong></b>', '**x and y**'],
    ['<b><i><b>x</b></i></b>', '**_x_**'],
    [`<p>a</p> word ${'<b><i>'.repeat(300)}>>`, 'a\n\nword **_>>_**'],
    [`<p>a</p> word ${'<sup>'.repeat(300)}2`, 'a\n\nword $^{2}$'],
    [`${'<span>'.repeat(300)}(x)`, '(x)'],
    ['<span><span class="math-tex">\\(x^2\\)</span></span>', '$x^2$'],
  ])('takes emphasis within the same emphasis for one: %#', async (source, markdown) => {
    expect(await read(source)).toBe(markdown);
  });

  it('keeps prices in Markdown, and formulae beside them', async () => {
    expect(await reader().read('A 5$, b 6$ and `a$b` and $x$', { format: 'markdown' })).toBe('A 5\\$, b 6\\$ and `a$b` and $x$');
    expect(await reader().read('Solve\n\\[\n\nx\n\n\\]\nnow.', { format: 'moodle' })).toBe('Solve $$x$$ now.');
  });

  it('reads plain paragraphs the quick way as the parser would', async () => {
    const sources = [
      '<p>Find \\(x_1\\), 3.5 and (b).</p>\n<p>(a) Then, by 10%: "yes"? [2]</p>',
      'Let \\(f(x)=2\\) be.',
      '<p>12 apples</p>',
    ];
    for (const source of sources) expect(await read(source)).toBe(await read(`${source}<i></i>`));
  });

  it.each<[TextFormat, string, string]>([
    ['plain', 'Let \\(x_1\\) be 2, not 3.5.', 'Let $x_1$ be 2, not 3.5.'],
    ['plain', 'Write &lt;b or &amp;', 'Write \\&lt;b or \\&amp;'],
    ['moodle', 'Let \\(x<3\\) be &lt; 4.', 'Let $x<3$ be < 4.'],
    ['markdown', '\n    # Title\n\n    one\n      - two', '# Title\n\none\n  - two'],
    ['markdown', 'one\n\n    code', 'one\n\n    code'],
    ['moodle', 'One line\nand another', 'One line\\\nand another'],
  ])('reads one line in the notation %s as it is meant: %j', async (format, source, markdown) => {
    expect(await reader().read(source, { format })).toBe(markdown);
  });
});

it.each([
  ['It costs $5 or $10 and $x$.', 'It costs \\$5 or \\$10 and $x$.'],
  ['\\(x\\) and \\[y\\]', '$x$ and $$y$$'],
  ['`$a` for $5 or $6', '`$a` for \\$5 or \\$6'],
  ['Only $5', 'Only $5'],
  ['Let $ 1 \\neq 0 $ be $x$ and $ 5', 'Let $1 \\neq 0$ be $x$ and \\$ 5'],
  [
    '$$\na\\\\[2pt]b\n$$ and $\\begin{matrix}1\\\\2\\end{matrix}$',
    '$$\na\\\\[2pt]b\n$$ and $\\begin{matrix}1\\\\2\\end{matrix}$',
  ],
])('sets the Markdown of a table in our notation: %j', (source, markdown) => {
  expect(withOwnFormulae(source)).toBe(markdown);
});

describe('Markdown as HTML', () => {
  it('writes formulae as TeX or as MathML that keeps its TeX', () => {
    expect(html('Let $x<3$.')).toBe('<p>Let \\(x&#x3C;3\\).</p>');
    expect(html('Let $x^2$.', 'mathml')).toContain('<annotation encoding="application/x-tex">x^2</annotation>');
    expect(html('<script>alert(1)</script>')).not.toContain('<script');
  });

  it.each([
    'Plain words, $x_1 = 2$ and 3.5 (a).',
    'Costs \\$5 and *more* of **it**.',
    '(a) Find $x$. [2]\n\n(b) Hence $$y = 2$$ follows. [3]',
    '- one\n- two $x$',
    '| x | y |\n| - | - |\n| $1$ | 2 |',
    '$$\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}$$',
  ])('comes back as it was: %s', async (markdown) => {
    expect(await read(html(markdown))).toBe(markdown);
    expect(await read(html(markdown, 'mathml'))).toBe(markdown);
  });
});

describe('MathML', () => {
  it.each([
    ['E_{\\max}', 'msub', 2],
    ['x_{\\min}^{\\lim}', 'msubsup', 3],
    ['\\frac{\\sin x}{\\max}', 'mfrac', 2],
  ])('has a child for each place: %s', (tex, name, places) => {
    const math = fromHtml(html(`$${tex}$`, 'mathml'), { fragment: true });
    const found: number[] = [];
    visit(math, 'element', ({ tagName, children }) => {
      if (tagName === name) found.push(children.length);
    });
    expect(found).toEqual([places]);
  });

  it('keeps the sign that a function is applied', () => expect(html('$\\sin x$', 'mathml')).toContain('<mo>\u2061</mo>'));
});
