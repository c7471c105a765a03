import { css } from '@emotion/react';
import { token, VisuallyHidden } from 'design-system';
import { useMemo } from 'react';
import { small, stack } from '../styles.ts';
import { wordDifference } from './word-difference.ts';

const label = css({ marginBlockEnd: token.space[1], fontSize: token.text.small, fontWeight: token.weight.medium });
const text = css({
  margin: 0,
  padding: token.space[2],
  borderRadius: token.radius.control,
  background: token.color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: token.font.mono,
  fontSize: token.text.small,
  maxBlockSize: '24rem',
  overflowY: 'auto',
  '& ins': { background: token.color.easySoft, color: token.color.easy, textDecoration: 'none' },
  '& del': { background: token.color.redPenSoft, color: token.color.redPen },
});

/** Characters around a change; longer text between changes is shortened. */
const AROUND = 160;

function shortened(piece: string, first: boolean, last: boolean): string {
  if (piece.length <= 2 * AROUND + 20) return piece;
  return `${first ? '' : piece.slice(0, AROUND)}\n[…]\n${last ? '' : piece.slice(-AROUND)}`;
}

function Difference({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => wordDifference(before, after), [before, after]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and the keyboard must be able to.
    <p css={text} tabIndex={0}>
      {runs.map(({ kind, text: words }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'same') return <span key={key}>{shortened(words, index === 0, index === runs.length - 1)}</span>;
        const Mark = kind === 'gone' ? 'del' : 'ins';
        return (
          <Mark key={key}>
            <VisuallyHidden>{kind === 'gone' ? 'Removed: ' : 'Added: '}</VisuallyHidden>
            {words}
          </Mark>
        );
      })}
      {runs.length === 0 && 'No difference in words.'}
    </p>
  );
}

export interface FieldDifference {
  label: string;
  before: string;
  after: string;
}

/** Changes by field: removed text struck out, added text marked. */
export function FieldDifferences({ fields }: { fields: readonly FieldDifference[] }) {
  if (fields.length === 0) return <p css={small}>The words are the same.</p>;
  return (
    <div css={stack[3]}>
      {fields.map(({ label: name, before, after }) => (
        <div key={name}>
          <div css={label}>{name}</div>
          <Difference before={before} after={after} />
        </div>
      ))}
    </div>
  );
}
