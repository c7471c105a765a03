import type { QuestionState } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { durationInWords } from '../test-words.ts';

/** One bar: its name, how the question went, and its time in milliseconds. */
export interface TimeBar {
  name: string;
  state: QuestionState;
  time: number;
}

const list = css({ display: 'grid', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
/** Room for "59 min 59 s" on one line. */
const TIME_WIDTH = `calc(${token.space[16]} + ${token.space[5]})`;
const row = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[8]} minmax(0, 1fr) ${TIME_WIDTH}`,
  alignItems: 'center',
  gap: token.space[3],
  fontSize: token.text.small,
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { whiteSpace: 'nowrap' },
});
const wideRow = css({ gridTemplateColumns: `minmax(0, 1fr) minmax(0, 2fr) ${TIME_WIDTH}` });
const track = css({
  blockSize: token.space[4],
  borderRadius: token.radius.control,
  background: token.color.sunken,
  overflow: 'hidden',
});
const fill = css({ blockSize: '100%', minInlineSize: token.space[1], borderRadius: 'inherit' });
const COLOURS = { attempted: token.color.attempted, skipped: token.color.skipped, unvisited: token.color.controlLine } as const;

/** Times side by side as bars; the table below says the same in numbers. */
export function TimeBars({ label, bars, wide = false }: { label: string; bars: readonly TimeBar[]; wide?: boolean }) {
  const longest = Math.max(1, ...bars.map(({ time }) => time));
  return (
    <figure css={{ margin: 0 }} aria-label={label}>
      <ol css={list}>
        {bars.map(({ name, state, time }) => (
          <li key={name} css={[row, wide && wideRow]}>
            <span>{name}</span>
            <span css={track} aria-hidden="true">
              <span css={[fill, { display: 'block', inlineSize: `${(100 * time) / longest}%`, background: COLOURS[state] }]} />
            </span>
            <span>{durationInWords(time)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
