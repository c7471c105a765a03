/** A stretch of text, or a formula in it. */
export type TextPiece = { readonly text: string } | { readonly tex: string; readonly display: boolean };

/**
 * Formulae as other systems write them: `\(…\)`, `\[…\]`, `$$…$$`, `$…$` (none that begins or ends with a space, nor is followed by a digit, so that
 * prices stay prices), and `[tex]…[/tex]` of older Moodle.
 */
const FORMULA =
  /\\\(([\s\S]{1,5000}?)\\\)|\\\[([\s\S]{1,5000}?)\\\]|\$\$([^$]{1,5000})\$\$|\[tex\]([\s\S]{1,5000}?)\[\/tex\]|(?<![\\$])\$(?=[^\s$])([^$\n]{0,2000}[^\s$\\])\$(?![\d$])/gi;

/** A dollar sign within a formula would end it in our texts. */
export const ownTex = (tex: string): string =>
  tex
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?\$/g, '\\textdollar ')
    .trim();

/** Splits text at its formulae. */
export function splitFormulae(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(FORMULA)) {
    const [whole, round, square, dollars, moodle, dollar] = match;
    const tex = ownTex(round ?? square ?? dollars ?? moodle ?? dollar ?? '');
    if (tex === '') continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ tex, display: square !== undefined || dollars !== undefined });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

const BROKEN_LINES = /\\\[[\s\S]{1,5000}?\\\]|\\\([\s\S]{1,5000}?\\\)|\$\$[^$]{1,5000}\$\$/g;

/** Line breaks that an editor has put into the middle of a formula are no part of it. */
export const joinFormulae = (html: string): string =>
  html.replace(BROKEN_LINES, (formula) => formula.replace(/<br\s*\/?>|&nbsp;|<\/?(?:span|p)>/gi, ' '));
