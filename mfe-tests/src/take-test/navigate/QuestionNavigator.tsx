import { css } from '@emotion/react';
import { media, token } from 'design-system';
import { useEffect, useRef } from 'react';
import { countProgress } from '../answer/progress.ts';
import { useAllProgress, useAttempt } from '../attempt.ts';

const frame = css({ display: 'grid', gap: token.space[5], minInlineSize: 0 });
const grid = css({
  display: 'grid',
  gridTemplateColumns: `repeat(4, ${token.size.target})`,
  gap: token.space[2],
  margin: 0,
  padding: token.space[1],
  listStyle: 'none',
  [media.belowDesktop]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'thin', paddingBlockEnd: token.space[2] },
});
const box = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.size.target,
  blockSize: token.size.target,
  flex: 'none',
  padding: 0,
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  fontSize: token.text.control,
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&[data-state="attempted"]': {
    borderColor: 'transparent',
    background: token.color.attemptedSoft,
    color: token.color.attempted,
  },
  // A dashed edge distinguishes it from an attempted one without colour.
  '&[data-state="skipped"]': {
    border: `2px dashed ${token.color.skipped}`,
    background: token.color.skippedSoft,
    color: token.color.skipped,
  },
  '&[aria-current="step"]': { outline: `2px solid ${token.color.accent}`, outlineOffset: '2px' },
  '&[aria-current="step"]:focus-visible': { outlineWidth: '3px' },
});
const flagDot = css({
  position: 'absolute',
  insetBlockStart: token.space[1],
  insetInlineEnd: token.space[1],
  inlineSize: token.space[2],
  blockSize: token.space[2],
  borderRadius: token.radius.full,
  background: token.color.medium,
});
const tick = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: token.space[1],
  fontSize: token.text.caption,
  lineHeight: token.leading.tight,
});
const legend = css({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.text.small,
  color: token.color.ink2,
  '& li': { display: 'flex', alignItems: 'center', gap: token.space[2] },
  [media.belowDesktop]: { display: 'none' },
});
const swatch = css({ inlineSize: token.space[3], blockSize: token.space[3], borderRadius: token.space[1] });

/** All questions by number: attempted with a tick, skipped dashed, in view outlined. */
export function QuestionNavigator() {
  const current = useAttempt((state) => state.index);
  const goTo = useAttempt((state) => state.goTo);
  const progress = useAllProgress();
  const list = useRef<HTMLOListElement>(null);
  const counts = countProgress(progress);
  useEffect(() => {
    const item = list.current?.children[current] as HTMLElement | undefined;
    if (list.current && item) list.current.scrollLeft = item.offsetLeft - list.current.clientWidth / 2;
  }, [current]);
  return (
    <nav aria-label="Questions" css={frame}>
      <ol css={grid} ref={list}>
        {progress.map(({ state, flagged }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question's number is its identity here.
          <li key={index}>
            <button
              type="button"
              css={box}
              data-state={state}
              aria-label={[`Question ${index + 1}`, state === 'unvisited' ? 'not done yet' : state, flagged && 'flagged']
                .filter(Boolean)
                .join(', ')}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              {index + 1}
              {state === 'attempted' && (
                <span css={tick} aria-hidden="true">
                  ✓
                </span>
              )}
              {flagged && <span css={flagDot} />}
            </button>
          </li>
        ))}
      </ol>
      <ul css={legend}>
        <li>
          <span css={[swatch, { background: token.color.attempted }]} />
          Attempted, {counts.attempted}
        </li>
        <li>
          <span css={[swatch, { background: token.color.skippedSoft, border: `2px dashed ${token.color.skipped}` }]} />
          Skipped, {counts.skipped}
        </li>
        <li>
          <span css={[swatch, { background: token.color.medium, borderRadius: token.radius.full }]} />
          Flagged, {counts.flagged}
        </li>
      </ul>
    </nav>
  );
}
