import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { Typeset } from '../Typeset/Typeset.tsx';

/** Props of AnsweredParts. */
export interface AnsweredPartsProps {
  /** Typeset by the API. */
  html: string;
  /** Content under each part, by name. */
  answers: Readonly<Record<string, ReactNode>>;
}

const pieces = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3] });

/** A question with content under each part. */
export function AnsweredParts({ html, answers }: AnsweredPartsProps) {
  const found = questionPieces(html);
  const elsewhere = Object.keys(answers).filter((part) => part === '' || !found.some((piece) => piece.part === part));
  return (
    <div css={pieces}>
      {found.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order.
        <Fragment key={index}>
          <Typeset html={piece.html} />
          {!elsewhere.includes(piece.part) && answers[piece.part]}
        </Fragment>
      ))}
      {elsewhere.map((part) => (
        <Fragment key={part}>{answers[part]}</Fragment>
      ))}
    </div>
  );
}

/** A part, or text before or between parts (`part` empty). */
interface QuestionPiece {
  /** `a`; `a.ii` for (ii) of part (a). */
  part: string;
  html: string;
}

const START_OF_PIECE = /(?=<div class="q-(?:part[ "]|stem"))/;
const LABEL = /^<div class="q-part( q-subpart)?"><span class="q-label">\(([a-z]+)\)<\/span>/;
const END = '</div>';

/** Splits a typeset question by part. Parts are never nested, and sanitising removes such classes from authors' texts. */
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
