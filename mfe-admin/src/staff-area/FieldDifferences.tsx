import { css } from '@emotion/react';
import { token, VisuallyHidden } from 'design-system';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

const list = css({ display: 'grid', gap: token.space[3] });
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
const same = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });

/** Milliseconds after which two texts are shown one after the other instead of word by word. */
const TIMEOUT_MS = 400;
/** Characters around a change; what lies between two changes and is longer is left out. */
const AROUND = 160;

function shortened(piece: string, first: boolean, last: boolean): string {
  if (piece.length <= 2 * AROUND + 20) return piece;
  const [start, end] = [first ? '' : piece.slice(0, AROUND), last ? '' : piece.slice(-AROUND)];
  return `${start}\n[…]\n${end}`;
}

function Difference({ before, after }: { before: string; after: string }) {
  const runs = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) ?? [
        { value: before, removed: true, added: false },
        { value: after, added: true, removed: false },
      ],
    [before, after],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and the keyboard must be able to.
    <p css={text} tabIndex={0}>
      {runs.map(({ value, added, removed }, index) => {
        const key = `${index}-${added}`;
        if (!added && !removed) return <span key={key}>{shortened(value, index === 0, index === runs.length - 1)}</span>;
        const Mark = removed ? 'del' : 'ins';
        return (
          <Mark key={key}>
            <VisuallyHidden>{removed ? 'Removed: ' : 'Added: '}</VisuallyHidden>
            {value}
          </Mark>
        );
      })}
    </p>
  );
}

/** A field that says something else than it did. */
export interface FieldDifference {
  label: string;
  before: string;
  after: string;
}

/** The changes of something, field by field: removed text struck out and added text marked. */
export function FieldDifferences({ fields }: { fields: readonly FieldDifference[] }) {
  if (fields.length === 0) return <p css={same}>The words are the same.</p>;
  return (
    <div css={list}>
      {fields.map(({ label: name, before, after }) => (
        <div key={name}>
          <div css={label}>{name}</div>
          <Difference before={before} after={after} />
        </div>
      ))}
    </div>
  );
}
