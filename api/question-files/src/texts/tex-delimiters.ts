export type TextPiece = { readonly text: string } | { readonly tex: string; readonly display: boolean };

/**
 * Formulae as other systems write them: `\(…\)`, `\[…\]`, the same with backslashes escaped once more, `$$…$$`, `$…$`, and `[tex]…[/tex]` of older
 * Moodle. None holds the opening sign of another, so that one that is never closed takes no text along.
 */
const ROUND = String.raw`\\\(((?:(?!\\[()])[\s\S]){0,5000})\\\)`;
const SQUARE = String.raw`\\\[((?:(?!(?<!\\)\\[[\]])[\s\S]){0,5000})\\\]`;
const ESCAPED_ROUND = String.raw`\\\\\(((?:(?!\\\\[()])[\s\S]){0,5000})\\\\\)`;
const ESCAPED_SQUARE = String.raw`\\\\\[((?:(?!\\\\[[\]])[\s\S]){0,5000})\\\\\]`;
const DOLLARS = String.raw`(?<!\\)\$\$([^$]{0,5000})\$\$`;
const TAGGED = String.raw`\[tex\]([\s\S]{0,5000}?)\[\/tex\]`;
/** Environments that need no delimiters around them. */
const ENVIRONMENTS = '(?:align|alignat|displaymath|eqnarray|equation|flalign|gather|multline)';
const ENVIRONMENT = String.raw`(\\begin\{${ENVIRONMENTS}\*?\}[\s\S]{0,5000}?\\end\{${ENVIRONMENTS}\*?\})`;
/** Neither begins nor ends with a space, nor is followed by a digit: prices stay prices. With spaces it needs a command. */
const DOLLAR = String.raw`(?<![\\$])\$((?=[^\s$])(?:\\\$|[^$\n]|\n(?!\s*\n)){0,2000}?[^\s$\\]|[ \t][^$\n]{1,2000})\$(?![\d$])`;
const FORMULA = new RegExp([ESCAPED_ROUND, ESCAPED_SQUARE, ROUND, SQUARE, DOLLARS, TAGGED, DOLLAR, ENVIRONMENT].join('|'), 'gi');

/** Words side by side, and what joins two amounts, are no formula. */
const PROSE = /[A-Za-z]{2,} [A-Za-z]{2,}|(?:^|\s)(?:and|or|to|for|per|each|plus)\s/;
const AMOUNT = /^\s*[-–/+]?\s*\d+(?:[.,]\d+)?$/;

/** Whether the text between two dollar signs belongs to two prices: `5$, you have 6$`. */
function isPrices(between: string, before: string): boolean {
  if (/^\s/.test(between)) return !/\\[a-z]{2,}/i.test(between);
  if (/^(?:[,.;:!?]\s|\))|.\($/.test(between)) return true;
  if (/\d$/.test(before) && AMOUNT.test(between)) return true;
  return !/[\\^_]/.test(between) && PROSE.test(between);
}

/** Environments of a whole page, which within a formula have other names; one row without columns needs none. */
const EQUATIONS = new RegExp(String.raw`\\begin\{(${ENVIRONMENTS})\*?\}([\s\S]*?)\\end\{\1\*?\}`, 'g');
function asPart(name: string, source: string): string {
  const rows = source.replace(/\\label\{[^{}]*\}|^\{\d+\}/g, '').trim();
  if (!/&|\\\\/.test(rows) || /^(?:displaymath|equation)$/.test(name)) return rows;
  if (/^(?:gather|multline)$/.test(name)) return `\\begin{gathered}${rows}\\end{gathered}`;
  return `\\begin{aligned}${name === 'eqnarray' ? rows.replace(/&\s*([^&\\]{1,20}?)\s*&/g, '&$1 ') : rows}\\end{aligned}`;
}

/** A dollar sign within a formula would end it in our texts. */
export const ownTex = (tex: string): string =>
  tex
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?\$/g, '\\textdollar ')
    .replace(EQUATIONS, (_, name: string, rows: string) => asPart(name, rows))
    .trim();

/** Splits text at its formulae; an empty one is nothing. */
export function splitFormulae(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (plain: string) => {
    // A dollar sign was escaped for the filter that sets formulae.
    if (plain !== '') pieces.push({ text: plain.replace(/\\\$/g, '$') });
  };
  let from = 0;
  FORMULA.lastIndex = 0;
  for (let match = FORMULA.exec(text); match; match = FORMULA.exec(text)) {
    const [whole, escapedRound, escapedSquare, round, square, dollars, moodle, dollar, environment] = match;
    if (dollar !== undefined && isPrices(dollar, text.slice(0, match.index))) {
      FORMULA.lastIndex = match.index + 1;
      continue;
    }
    const display = [escapedSquare, square, dollars, environment].find((one) => one !== undefined);
    const tex = ownTex(display ?? escapedRound ?? round ?? moodle ?? dollar ?? '');
    add(text.slice(from, match.index));
    if (tex !== '') pieces.push({ tex, display: display !== undefined });
    from = match.index + whole.length;
  }
  add(text.slice(from));
  return pieces;
}

/** Dollar signs of text, not of code. */
const escapeDollars = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/(?<!\\)\$/g, '\\$')))
    .join('');

/** Markdown with its formulae between dollar signs, and prices that are none. A text that is so already stays as it is. */
export function withOwnFormulae(markdown: string): string {
  if (!/\\[([b]|\[tex\]|\$[^$]*\$/i.test(markdown)) return markdown;
  let made = '';
  let from = 0;
  FORMULA.lastIndex = 0;
  for (let match = FORMULA.exec(markdown); match; match = FORMULA.exec(markdown)) {
    const [whole, escapedRound, escapedSquare, round, square, dollars, moodle, dollar, environment] = match;
    if (dollar !== undefined && isPrices(dollar, markdown.slice(0, match.index))) {
      FORMULA.lastIndex = match.index + 1;
      continue;
    }
    const inLine = escapedRound ?? round ?? moodle ?? dollar;
    const tex = ownTex(inLine ?? escapedSquare ?? square ?? environment ?? '');
    const formula = tex === '' ? '' : inLine === undefined ? `$$${tex}$$` : `$${tex}$`;
    const isOurs = dollars !== undefined || (dollar !== undefined && !/^\s/.test(dollar));
    made += escapeDollars(markdown.slice(from, match.index)) + (isOurs ? whole : formula);
    from = match.index + whole.length;
  }
  return made + escapeDollars(markdown.slice(from));
}

const DELIMITED = new RegExp([ESCAPED_SQUARE, SQUARE, ESCAPED_ROUND, ROUND, DOLLARS, ENVIRONMENT].join('|'), 'g');
const ATTRIBUTE = String.raw`\s+[\w:@.-]+\s{0,3}=\s{0,3}(?:"[^"]*"|'[^']*'|[^\s"'<>]+)`;
/** Less than, as opposed to a tag: `a <b and c> d` has none, though a browser would take it for one. */
const LESS = new RegExp(
  String.raw`<(?!!|\?|/?(?:[abipqsu]|h[1-6])(?:${ATTRIBUTE}(?:${ATTRIBUTE}|\s+[\w:-]+)*)?\s*/?>|/?[a-z][a-z:][\w:.-]*(?:${ATTRIBUTE}|\s+[\w:-]+)*\s*/?>)`,
  'gi',
);

/** HTML in which a formula has no line breaks of an editor, and a sign for less than is no tag. */
export const joinFormulae = (html: string): string =>
  html
    .replace(DELIMITED, (formula) => formula.replace(/<br\s*\/?>|&nbsp;|<\/?(?:span|p|div)(?:\s[^<>]*)?>|\s*\n\s*/gi, ' '))
    .replace(LESS, '&lt;');

export function withoutDelimiters(tex: string): string {
  const [only, ...more] = splitFormulae(tex.trim());
  return only && 'tex' in only && more.length === 0 ? only.tex : ownTex(tex);
}
