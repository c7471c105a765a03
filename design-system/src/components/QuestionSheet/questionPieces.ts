/** A stretch of a question that the API has typeset: one part, or what stands before or between its parts (`part` empty). */
export interface QuestionPiece {
  /** `a`; `a.ii` for (ii) of part (a). */
  part: string;
  html: string;
}

const START_OF_PIECE = /(?=<div class="q-(?:part[ "]|stem"))/;
const LABEL = /^<div class="q-part( q-subpart)?"><span class="q-label">\(([a-z]+)\)<\/span>/;
const END = '</div>';

/**
 * A typeset question in pieces, so that something can stand under each part. Parts never lie in each other, and texts of authors hold no
 * such classes: what is sanitised has none.
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
