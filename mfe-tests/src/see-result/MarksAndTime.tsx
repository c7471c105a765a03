import type { MarksSoFar, QuestionState } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { durationInWords, STATE_WORDS } from '../test-words.ts';
import { automaticMarks, gotMarks, MarksBar, marksInWords } from './MarksBar.tsx';

/** What is drawn of a question, or of a topic. */
export interface MarksAndTimeRow {
  key: number;
  name: ReactNode;
  /** Where all of the row leads. */
  to?: string;
  marks: MarksSoFar;
  state: QuestionState;
  /** Milliseconds. */
  time: number;
}

const list = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${token.size.popup}), 1fr))`,
  gap: `${token.space[5]} ${token.space[8]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const row = css({ position: 'relative', display: 'grid', gap: token.space[1], alignContent: 'end' });
const wholeRow = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: `calc(${token.space[2]} * -1)`, borderRadius: token.radius.control },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${token.color.accent}` },
});
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: token.space[4],
  fontSize: token.text.control,
  fontVariantNumeric: 'tabular-nums',
});
const figures = css({ color: token.color.ink2 });
const unbroken = css({ whiteSpace: 'nowrap' });
const skipped = css({ color: token.color.skipped, fontWeight: token.weight.medium });
const track = css({ blockSize: token.space[1] });
const fill = css({ display: 'block', blockSize: '100%', borderRadius: token.radius.full, background: token.color.accent });
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  marginBlockEnd: token.space[5],
  fontSize: token.text.small,
  color: token.color.ink2,
});
const sample = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[2] });
const swatch = css({ inlineSize: token.space[6], borderRadius: token.space[1] });

/** Marks and time side by side for each row, both to a scale of their own; the table says the same in numbers. */
export function MarksAndTime({ label, rows }: { label: string; rows: readonly MarksAndTimeRow[] }) {
  const mostMarks = Math.max(1, ...rows.map(({ marks }) => marks.marks));
  const automatic = rows.some(({ marks }) => marks.automatic !== null);
  const longest = Math.max(1, ...rows.map(({ time }) => time));
  return (
    <figure css={{ margin: 0 }} aria-label={label}>
      <div css={legend} aria-hidden="true">
        <span css={sample}>
          <span css={[swatch, gotMarks, { blockSize: token.space[3] }]} />
          Marks
        </span>
        {automatic && (
          <span css={sample}>
            <span css={[swatch, automaticMarks, { blockSize: token.space[3] }]} />
            Given automatically
          </span>
        )}
        <span css={sample}>
          <span css={[swatch, { blockSize: token.space[1], background: token.color.accent }]} />
          Time
        </span>
      </div>
      <ol css={list}>
        {rows.map(({ key, name, to, state, time, marks }) => (
          <li key={key} css={row}>
            <div css={words}>
              <span>
                {to ? (
                  <Link to={to} css={wholeRow}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span css={figures}>
                {state !== 'attempted' && <span css={state === 'skipped' && skipped}>{STATE_WORDS[state]}, </span>}
                {marksInWords(marks)}; <span css={unbroken}>{durationInWords(time)}</span>
              </span>
            </div>
            <MarksBar marks={marks} state={state} share={marks.marks / mostMarks} />
            <div css={track} aria-hidden="true">
              <span css={fill} style={{ inlineSize: `${(100 * time) / longest}%` }} />
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
