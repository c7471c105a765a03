/** A stretch of text, or a formula in it. */
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
/** Neither begins nor ends with a space, nor is followed by a digit: prices stay prices. */
const DOLLAR = String.raw`(?<![\\$])\$(?=[^\s$])((?:\\\$|[^$\n]|\n(?!\s*\n)){0,2000}?[^\s$\\])\$(?![\d$])`;
const FORMULA = new RegExp([ESCAPED_ROUND, ESCAPED_SQUARE, ROUND, SQUARE, DOLLARS, TAGGED, DOLLAR].join('|'), 'gi');

/** Words side by side, and what joins two amounts, are no formula. */
const PROSE = /[A-Za-z]{2,} [A-Za-z]{2,}|(?:^|\s)(?:and|or|to|for|per|each|plus)\s/;
const AMOUNT = /^\s*[-–/+]?\s*\d+(?:[.,]\d+)?$/;

/** Whether the text between two dollar signs belongs to two prices: `5$, you have 6$`. */
function isPrices(between: string, before: string): boolean {
  if (/^(?:[,.;:!?]\s|\))/.test(between)) return true;
  if (/\d$/.test(before) && AMOUNT.test(between)) return true;
  return !/[\\^_]/.test(between) && PROSE.test(between);
}

/** Arrays of equations, which KaTeX knows by another name; one row without columns needs none. */
const EQUATIONS = /\\begin\{eqnarray\*?\}([\s\S]*?)\\end\{eqnarray\*?\}/g;
const asAligned = (rows: string): string =>
  /&|\\\\/.test(rows) ? `\\begin{aligned}${rows.replace(/&\s*([^&\\]{1,20}?)\s*&/g, '&$1 ')}\\end{aligned}` : rows;

/** A dollar sign within a formula would end it in our texts. */
export const ownTex = (tex: string): string =>
  tex
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?\$/g, '\\textdollar ')
    .replace(EQUATIONS, (_, rows: string) => asAligned(rows))
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
    const [whole, escapedRound, escapedSquare, round, square, dollars, moodle, dollar] = match;
    if (dollar !== undefined && isPrices(dollar, text.slice(0, match.index))) {
      FORMULA.lastIndex = match.index + 1;
      continue;
    }
    const display = [escapedSquare, square, dollars].find((one) => one !== undefined);
    const tex = ownTex(display ?? escapedRound ?? round ?? moodle ?? dollar ?? '');
    add(text.slice(from, match.index));
    if (tex !== '') pieces.push({ tex, display: display !== undefined });
    from = match.index + whole.length;
  }
  add(text.slice(from));
  return pieces;
}

const DELIMITED = new RegExp([ESCAPED_SQUARE, SQUARE, ESCAPED_ROUND, ROUND, DOLLARS].join('|'), 'g');
/** Less than, as opposed to a tag. */
const LESS = /<(?!\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|!--)/gi;

/** Line breaks that an editor has put into the middle of a formula are no part of it, and a sign of it is no tag. */
export const joinFormulae = (html: string): string =>
  html.replace(DELIMITED, (formula) =>
    formula.replace(/<br\s*\/?>|&nbsp;|<\/?(?:span|p|div)(?:\s[^<>]*)?>|\s*\n\s*/gi, ' ').replace(LESS, '&lt;'),
  );

/** A formula without the signs around it. */
export function withoutDelimiters(tex: string): string {
  const [only, ...more] = splitFormulae(tex.trim());
  return only && 'tex' in only && more.length === 0 ? only.tex : ownTex(tex);
}
