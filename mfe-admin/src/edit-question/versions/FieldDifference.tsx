import type { FieldChange } from '@api/contract';
import { css } from '@emotion/react';
import { token, VisuallyHidden } from 'design-system';
import { FIELD_LABELS, type FieldName } from '../form/differences.ts';
import { type Names, readable } from '../form/readable.ts';
import { wordDifference } from '../form/word-difference.ts';

const box = css({ display: 'grid', gap: token.space[1] });
const label = css({ fontSize: token.text.small, fontWeight: token.weight.medium });
const text = css({
  margin: 0,
  padding: token.space[2],
  borderRadius: token.radius.control,
  background: token.color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: token.font.mono,
  fontSize: token.text.small,
  '& ins': { background: token.color.easySoft, color: token.color.easy, textDecoration: 'none' },
  '& del': { background: token.color.redPenSoft, color: token.color.redPen },
});

/** One field before and after, what went struck out and what came marked. */
export function FieldDifference({ change: { field, before, after }, names }: { change: FieldChange; names: Names }) {
  const name = field as FieldName;
  const runs = wordDifference(readable(name, before, names), readable(name, after, names));
  return (
    <div css={box}>
      <div css={label}>{FIELD_LABELS[name] ?? field}</div>
      <p css={text}>
        {runs.map(({ kind, text: words }, index) => {
          const key = `${index}-${kind}`;
          if (kind === 'same') return <span key={key}>{words}</span>;
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
    </div>
  );
}
