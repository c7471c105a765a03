import { type Formula, type FormulaPiece, layFormula, UnsettableFormula } from '../print/maths/formula.ts';
import { MATHS_SCALE } from '../print/typography.ts';
import type { Box } from './image-text.ts';

const isGap = (piece: FormulaPiece): piece is { gap: number } => 'gap' in piece;

function boxOf({ width, ascent, descent, marks }: Formula, em: number, colour: string): Box {
  const shapes = marks.map(({ at, ...mark }) =>
    mark.kind === 'glyph'
      ? `<path transform="matrix(${at.join(' ')})" d="${mark.path}"/>`
      : `<polygon transform="matrix(${at.join(' ')})" points="${mark.points.map((point) => point.join(',')).join(' ')}"/>`,
  );
  const scale = em / 1_000;
  return {
    width: width * em,
    ascent: ascent * em,
    descent: descent * em,
    // The formula counts y upwards from its baseline.
    draw: (x, baseline) =>
      `<g transform="translate(${x.toFixed(2)} ${baseline.toFixed(2)}) scale(${scale} ${-scale})" fill="${colour}">${shapes.join('')}</g>`,
  };
}

function joined(pieces: readonly { box: Box; before: number }[]): Box {
  return {
    width: pieces.reduce((sum, { box, before }) => sum + before + box.width, 0),
    ascent: Math.max(0, ...pieces.map(({ box }) => box.ascent)),
    descent: Math.max(0, ...pieces.map(({ box }) => box.descent)),
    draw(x, baseline) {
      let at = x;
      return pieces
        .map(({ box, before }) => {
          at += before;
          const drawn = box.draw(at, baseline);
          at += box.width;
          return drawn;
        })
        .join('');
    },
  };
}

/** A formula as the pieces between which its line may break; one that is too wide for a line is set smaller. Null where it cannot be set. */
export async function formulaBoxes(
  tex: string,
  { size, colour, most, display }: { size: number; colour: string; most: number; display: boolean },
): Promise<{ box: Box; before: number }[] | null> {
  try {
    const pieces = await layFormula(tex, display);
    let before = 0;
    const placed = pieces.flatMap((piece) => {
      if (isGap(piece)) {
        before += piece.gap * size;
        return [];
      }
      const em = Math.min(size * MATHS_SCALE, most / Math.max(piece.width, 0.01));
      const one = { box: boxOf(piece, em, colour), before };
      before = 0;
      return [one];
    });
    const whole = joined(placed);
    // Short ones stay together: a line that ends in a relation reads badly.
    return whole.width < most / 2 ? [{ box: whole, before: 0 }] : placed;
  } catch (error) {
    if (error instanceof UnsettableFormula) return null;
    throw error;
  }
}
