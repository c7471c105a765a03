import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { ChartFrame, captionStyles, figureStyles, middleOf, roundEnd, ruleStyles } from '../ColumnChart/ChartFrame.tsx';

/** A moment; null interrupts the line. */
export interface LinePoint {
  key: string;
  value: number | null;
  /** Shown below; most have none. */
  name?: string | undefined;
}

/** Props of LineChart; all others go to its `<figure>`. */
export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Read instead of the chart, with its important numbers. The page offers all as a table. */
  label: string;
  points: readonly LinePoint[];
  /** Drawn across, for comparison. */
  reference?: { value: number; name: string };
  caption?: ReactNode;
}

const svg = css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
const lineStyles = css({
  fill: 'none',
  stroke: token.color.accent,
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
});
const dot = css({
  position: 'absolute',
  inlineSize: token.space[2],
  blockSize: token.space[2],
  borderRadius: token.radius.full,
  background: token.color.accent,
  outline: `2px solid ${token.color.surface}`,
  transform: 'translate(-50%, 50%)',
});
const legend = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  margin: 0,
  fontSize: token.text.small,
  color: token.color.ink2,
  '&::before': { content: '""', inlineSize: token.space[5], borderBlockStart: `1px dashed ${token.color.controlLine}` },
});

/** One value over time. */
export function LineChart({ label, points, reference, caption, ...rest }: LineChartProps) {
  const end = roundEnd(Math.max(reference?.value ?? 0, ...points.map(({ value }) => value ?? 0)));
  const height = (value: number) => (100 * value) / end;
  return (
    <figure {...rest} css={figureStyles}>
      {reference && (
        <p css={legend} aria-hidden="true">
          {reference.name}
        </p>
      )}
      <ChartFrame label={label} end={end} entries={points}>
        {reference && <div css={ruleStyles} data-strong style={{ insetBlockEnd: `${height(reference.value)}%` }} />}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" css={svg} aria-hidden="true">
          {stretches(points).map((stretch) => (
            <polyline
              key={stretch[0]?.at}
              css={lineStyles}
              points={stretch.map(({ at, value }) => `${middleOf(at, points.length)},${100 - height(value)}`).join(' ')}
            />
          ))}
        </svg>
        {points.map(
          ({ key, value }, index) =>
            value !== null && (
              <span
                key={key}
                css={dot}
                data-point={key}
                style={{ insetInlineStart: `${middleOf(index, points.length)}%`, insetBlockEnd: `${height(value)}%` }}
              />
            ),
        )}
      </ChartFrame>
      {caption !== undefined && <figcaption css={captionStyles}>{caption}</figcaption>}
    </figure>
  );
}

/** The pieces of an interrupted line. */
function stretches(points: readonly LinePoint[]): { at: number; value: number }[][] {
  const found: { at: number; value: number }[][] = [];
  points.forEach(({ value }, at) => {
    if (value === null) return;
    const last = found.at(-1);
    if (last?.at(-1)?.at === at - 1) last.push({ at, value });
    else found.push([{ at, value }]);
  });
  return found;
}
