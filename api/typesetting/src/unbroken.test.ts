import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { typesetMessage } from './message.ts';
import { setFormula } from './tex.ts';
import { typesetLine, typesetText } from './typeset.ts';

const x = setFormula('x', false).html;
const run = (inner: string) => `<span class="unbroken">${inner}</span>`;

describe('what touches a formula', () => {
  test.each([
    ['a stop', 'So $x$, then', `So ${run(`${x},`)} then`],
    ['a bracket on each side', 'This ($x$) here.', `This ${run(`(${x})`)} here.`],
    ['the rest of a word', 'The $x$-axis', `The ${run(`${x}-axis`)}`],
    ['the next formula no more than words', '$x$ and $x$', `${x} and ${x}`],
    ['a stop before strong words', '$x$, **that is** all', `${run(`${x},`)} <strong>that is</strong> all`],
    ['one sign between two formulae, with the first', '$x$/$x$', `${run(`${x}/`)}${x}`],
  ])('stays in its line: %s', (_, source, html) => {
    expect(typesetLine(source)).toBe(html);
    expect(typesetText(`${source}\n\n- one`)).toBe(`<p>${html}</p>\n<ul>\n<li>one</li>\n</ul>`);
  });

  test('stays with it in a message too', () => {
    expect(typesetMessage('Is $x$, or ($x$)?')).toBe(`<p>Is ${run(`${x},`)} or ${run(`(${x})?`)}</p>`);
  });

  test.each([
    ['a long formula, which may break within', '$a + b + c + d + e + f + g + h + i + j + k + l + m$, so'],
    ['a word that is longer than a line has room for', '$x$-abcdefghijklmnopqrstuvwxyz'],
    ['a displayed formula', '$$x$$, so'],
    ['what cannot be set', '$\\frac{1<$, so'],
  ])('does not hold: %s', (_, source) => expect(typesetLine(source)).not.toContain('unbroken'));
});

describe('a chemical equation in a line', () => {
  const equation = String.raw`\ce{Na2CO3(s) + 2HNO3(aq) -> 2NaNO3(aq) + CO2(g) + H2O(l)}`;
  const piecesOf = (tex: string) => setFormula(tex, false).html.match(/class="katex-base"/g)?.length;
  const mathsOf = (html: string) => /<math.*?<\/math>/s.exec(html)?.[0];

  test('breaks behind its arrow and its plus signs, and is read as before', () => {
    expect(piecesOf(equation)).toBe(5);
    expect(mathsOf(setFormula(equation, false).html)).toBe(mathsOf(katex.renderToString(equation)));
  });

  test.each([String.raw`x_\ce{H2O}`, String.raw`\ce{A}_\ce{B + C}`, String.raw`M(\ce{A + B})`])(
    'is set as ever within another formula: %s',
    (tex) => expect(setFormula(tex, false).html).toBe(katex.renderToString(tex, { throwOnError: true })),
  );
});
