/** A section of a typeset question: one part, or text before or between its parts (`part` empty). */
export interface QuestionPiece {
  /** `a`; `a.ii` for (ii) of part (a). */
  part: string;
  html: string;
}

const START_OF_PIECE = /(?=<div class="q-(?:part[ "]|stem"))/;
const LABEL = /^<div class="q-part( q-subpart)?"><span class="q-label">\(([a-z]+)\)<\/span>/;
const END = '</div>';

/**
 * Splits a typeset question, so that each part can be followed by other content. Parts are never nested, and authors'
 * texts have no such classes: sanitising removes them.
 */
export function questionPieces(html: string): QuestionPiece[] {
  const opening = '<div class="q">';
  if (!html.startsWith(opening) || !html.endsWith(END)) return [{ part: '', html }];
  let letter = '';
  const pieces = html.slice(opening.length, -END.length).split(START_OF_PIECE);
  return pieces.map((piece) => {
    const [, isSubpart, label = ''] = LABEL.exec(piece) ?? [];
    if (!isSubpart && label !== '') letter = label;
    return { part: isSubpart ? `${letter}.${label}` : label, html: opening + piece + END };
  });
}
