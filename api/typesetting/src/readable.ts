import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { MESSAGE_FORMULA } from './message.ts';

const RAISED = new Map([...'0123456789+-−=()nixyk'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣʸᵏ'][index] as string]));
const LOWERED = new Map(
  [...'0123456789+-−=()aeioxnkmrt'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑᵢₒₓₙₖₘᵣₜ'][index] as string]),
);
const ROOTS: Readonly<Record<string, string>> = { '2': '√', '3': '∛', '4': '∜' };
/** Accents as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  '→': '\u20d7',
  '⃗': '\u20d7',
  '^': '\u0302',
  ˆ: '\u0302',
  '¯': '\u0304',
  '‾': '\u0304',
  '˙': '\u0307',
  '~': '\u0303',
};
/** Signs that read better with air around them. */
const RELATIONS = /^(?:[=≠≈≡<>≤≥∈∉⊂⊆∪∩→⇒⇔←↦∼~|≅∝+−±∓×÷⋅·∗]|:=)$/;

const childrenOf = (node: Element): Element[] => node.children.filter((child): child is Element => child.type === 'element');
const textIn = (node: Root | ElementContent): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textIn(child as ElementContent)).join('')
      : '';

/** Whether a piece needs no brackets as an exponent, in a fraction or under a root. */
const isOne = (text: string) => /^(?:(?:[\p{L}\p{N}.,°∞…′]|\p{M})+|\(.*\)|\[.*\])$/u.test(text.trim());
const bracketed = (text: string) => (isOne(text) ? text.trim() : `(${text.trim()})`);

function scripted(text: string, signs: ReadonlyMap<string, string>, mark: string): string {
  const plain = text.replace(/\s/g, '');
  if (plain === '') return '';
  if (/^[′']+$/.test(plain) || plain === '∘' || plain === '°') return plain.replace('∘', '°');
  const all = [...plain].map((sign) => signs.get(sign));
  return all.every((sign) => sign !== undefined) ? all.join('') : `${mark}${bracketed(text)}`;
}
const above = (text: string) => scripted(text, RAISED, '^');
const below = (text: string) => scripted(text, LOWERED, '_');

/** A space separates a sum, an integral or a named function from its argument. */
const aired = (base: string, text: string) => (/^(?:[∑∏∫∮]|\p{L}{2,})$/u.test(base.trim()) ? `${text} ` : text);

function tableText(node: Element): string {
  const rows = childrenOf(node).map((row) =>
    childrenOf(row)
      .map((cell) => read(cell).trim())
      .filter((cell) => cell !== ''),
  );
  return rows.map((row) => row.join(', ')).join('; ');
}

function fractionText(node: Element): string {
  const [upper = '', lower = ''] = childrenOf(node).map(read);
  // A binomial coefficient is a fraction without a line.
  if (String(node.properties.lineThickness ?? node.properties.linethickness ?? '') === '0px')
    return `${upper.trim()} choose ${lower.trim()}`;
  // What follows a stroke is read as one sign unless it is bracketed: 1/2a is half of a.
  const below = lower.trim();
  return `${bracketed(upper)}/${/^(?:\d+|\p{L}|\(.*\))$/u.test(below) ? below : `(${below})`}`;
}

function overText(node: Element): string {
  const [base = '', over = ''] = childrenOf(node).map(read);
  const accent = ACCENTS[over.trim()];
  return accent && [...base.trim()].length === 1 ? `${base.trim()}${accent}` : `${base}${above(over)}`;
}

const READERS: Readonly<Record<string, (node: Element) => string>> = {
  annotation: () => '',
  mphantom: () => '',
  mspace: () => ' ',
  mfrac: fractionText,
  msqrt: (node) => `√${bracketed(childrenOf(node).map(read).join(''))}`,
  mroot(node) {
    const [inner = '', index = ''] = childrenOf(node).map(read);
    return `${ROOTS[index.trim()] ?? `${above(index)}√`}${bracketed(inner)}`;
  },
  msup(node) {
    const [base = '', power = ''] = childrenOf(node).map(read);
    return aired(base, `${base}${above(power)}`);
  },
  msub(node) {
    const [base = '', index = ''] = childrenOf(node).map(read);
    return aired(base, `${base}${below(index)}`);
  },
  msubsup(node) {
    const [base = '', index = '', power = ''] = childrenOf(node).map(read);
    return aired(base, `${base}${below(index)}${above(power)}`);
  },
  munderover(node) {
    const [base = '', under = '', over = ''] = childrenOf(node).map(read);
    return `${base}${below(under)}${above(over)} `;
  },
  munder(node) {
    const [base = '', under = ''] = childrenOf(node).map(read);
    return `${base}${below(under)} `;
  },
  mover: overText,
  mtable: tableText,
  mtext: (node) => textIn(node).replace(/\u00a0/g, ' '),
  mo(node) {
    const sign = textIn(node).replace(/[\u2061-\u2064\u200b]/g, '');
    if (RELATIONS.test(sign)) return ` ${sign} `;
    return sign === ',' || sign === ';' ? `${sign} ` : sign;
  },
};

function read(node: Element): string {
  const reader = READERS[node.tagName];
  if (reader) return reader(node);
  const inner = childrenOf(node);
  if (inner.length === 0) return textIn(node);
  return inner.map(read).join('');
}

/** Longer TeX stays as written: it would be no easier to read in one line. */
const LONGEST = 1_000;

/**
 * A formula in one line of plain text, as typed: `x² + 1`, `(a + b)/2`, `√2`. What KaTeX cannot read stays as written.
 */
export function readableTex(tex: string): string {
  if (tex.length > LONGEST || /\\(?:[gex]?def|let|newcommand)/.test(tex)) return tex;
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 1_000,
    });
    const [span] = fromHtml(html, { fragment: true }).children;
    const text = span?.type === 'element' ? read(span) : tex;
    return (
      text
        .replace(/\s+/g, ' ')
        .replace(/(?<=[([{]) | (?=[)\]},;])/g, '')
        .replace(/(^|[(,=] ?)([−+]) (?=\S)/g, '$1$2')
        .trim() || tex
    );
  } catch {
    return tex;
  }
}

/** A message with TeX as plain text for mails: its formulae as `readableTex` has them, everything else as typed. */
export function readable(text: string): string {
  return text
    .replace(MESSAGE_FORMULA, (...match) => {
      const [dollars, bracket, parenthesis, dollar] = match.slice(1, 5) as (string | undefined)[];
      return readableTex(dollars ?? bracket ?? parenthesis ?? dollar ?? '');
    })
    .replaceAll('\\$', '$');
}
