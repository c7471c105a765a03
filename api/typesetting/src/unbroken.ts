/**
 * Keeps text that touches a formula in its line. Browsers break lines on both sides of a formula: a comma would begin
 * the next line, an opening bracket end this one, and `$x$-axis` be split.
 */

const BEFORE = /[([“‘"']{1,2}$/;
const BEHIND = /^[^\s<>&]{1,16}(?=\s|$)/;
/** Longest run of unbroken letters: a narrow column has some thirty. A longer formula may break at its operators. */
const LONGEST = 24;

const SEEN = 'class="katex-html"';
const isSet = (html: string) => html.includes(SEEN);
const lengthOf = (html: string) => html.slice(html.indexOf(SEEN)).replace(/^[^>]*>|<[^>]*>/g, '').length;

/** A formula with the touching text, and the rest. `words` may be HTML or text: no markup is taken. */
export function unbroken(before: string, formula: string, behind: string): { before: string; formula: string; behind: string } {
  const [start] = BEFORE.exec(before) ?? [''];
  const [end] = BEHIND.exec(behind) ?? [''];
  const touching = start.length + end.length;
  if (touching === 0 || !isSet(formula) || touching + lengthOf(formula) > LONGEST) return { before, formula, behind };
  return {
    before: before.slice(0, before.length - start.length),
    formula: `<span class="unbroken">${start}${formula}${end}</span>`,
    behind: behind.slice(end.length),
  };
}

export interface LinePiece {
  html: string;
  kind: 'words' | 'inline' | 'display';
}

/** The pieces of a text, each formula in a line together with what touches it. */
export function unbrokenPieces(pieces: readonly LinePiece[]): LinePiece[] {
  const made = pieces.map((piece) => ({ ...piece }));
  for (const [index, piece] of made.entries()) {
    if (piece.kind !== 'inline') continue;
    const [words, next] = [asWords(made[index - 1]), asWords(made[index + 1])];
    const { before, formula, behind } = unbroken(words?.html ?? '', piece.html, next?.html ?? '');
    piece.html = formula;
    if (words) words.html = before;
    if (next) next.html = behind;
  }
  return made;
}

const asWords = (piece: LinePiece | undefined) => (piece?.kind === 'words' ? piece : undefined);
