import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../../tokens/token.ts';

export const figureStyles = css({ display: 'grid', gap: token.space[4], margin: 0, minInlineSize: 0 });
const frameStyles = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token.space[2],
  rowGap: token.space[2],
  fontSize: token.text.caption,
  color: token.color.ink3,
  fontVariantNumeric: 'tabular-nums',
});
const scaleStyles = css({ position: 'relative', blockSize: `calc(${token.space[16]} * 2.5)`, textAlign: 'end' });
const markStyles = css({ position: 'absolute', insetInlineEnd: 0, lineHeight: 1, transform: 'translateY(50%)' });
const plotStyles = css({ position: 'relative', borderBlockEnd: `1px solid ${token.color.controlLine}` });
export const ruleStyles = css({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${token.color.line}`,
  '&[data-strong]': { borderColor: token.color.controlLine, borderBlockStartStyle: 'dashed' },
});
const namesStyles = css({ gridColumn: 2, position: 'relative', blockSize: token.space[5], whiteSpace: 'nowrap' });
const nameStyles = css({ position: 'absolute', transform: 'translateX(-50%)' });
export const captionStyles = css({ fontSize: token.text.small, color: token.color.ink2 });

interface ChartFrameProps {
  /** The chart in words. */
  label: string;
  /** Of the scale, which begins at 0. */
  end: number;
  /** Columns or points, some named. */
  entries: readonly { key: string; name?: string | undefined }[];
  children: ReactNode;
}

/** The frame of charts: scale, rule at its end, and names below. */
export function ChartFrame({ label, end, entries, children }: ChartFrameProps) {
  return (
    <div role="img" aria-label={label} css={frameStyles}>
      <div css={scaleStyles}>
        {[end, 0].map((mark) => (
          <div key={mark} css={markStyles} style={{ insetBlockEnd: mark === 0 ? 0 : '100%' }}>
            {mark}
          </div>
        ))}
        {/* Sizes the scale to its greatest label, which is positioned out of flow. */}
        <span css={{ visibility: 'hidden' }}>{end}</span>
      </div>
      <div css={plotStyles}>
        <div css={ruleStyles} style={{ insetBlockEnd: '100%' }} />
        {children}
      </div>
      <div css={namesStyles}>
        {entries.map(
          ({ key, name }, index) =>
            name !== undefined && (
              <span key={key} css={nameStyles} style={{ insetInlineStart: `${middleOf(index, entries.length)}%` }}>
                {name}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

/** The first of 1, 2, 5, 10, 20, 50 … not below `greatest`, as the end of a scale. */
export function roundEnd(greatest: number): number {
  if (!(greatest > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= greatest) ?? greatest;
}

/** The middle of a column, in per cent. */
export const middleOf = (index: number, count: number): number => (100 * (index + 0.5)) / count;
