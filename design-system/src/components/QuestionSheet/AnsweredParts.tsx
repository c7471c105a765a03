import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { Typeset } from '../Typeset/Typeset.tsx';
import { questionPieces } from './questionPieces.ts';

/** Props of AnsweredParts. */
export interface AnsweredPartsProps {
  /** The question as the API typeset it. */
  html: string;
  /** Content under each part, by its name. */
  answers: Readonly<Record<string, ReactNode>>;
}

const pieces = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3] });

/** The question piece by piece, with something under each part. */
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
