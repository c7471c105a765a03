import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { ChartFrame, captionStyles, figureStyles, middleOf, roundEnd, ruleStyles } from './ChartFrame.tsx';

/** A part of every column, from the bottom up. */
export interface ColumnPart {
  key: string;
  name: string;
  /** `solid` for the amount, `open` for the rest of the total. */
  look: 'solid' | 'open';
}

/** `values` in the order of the chart's parts. */
export interface Column {
  key: string;
  values: readonly number[];
  /** Shown below; most have none, so that names do not touch. */
  name?: string | undefined;
}

/** Props of ColumnChart; all others go to its `<figure>`. */
export interface ColumnChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Read instead of the chart, with its important numbers. The page offers all as a table. */
  label: string;
  parts: readonly ColumnPart[];
  columns: readonly Column[];
  /** Of the scale: "marks". */
  unit: string;
  caption?: ReactNode;
}

const columnStyles = css({
  position: 'absolute',
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  transform: 'translateX(-50%)',
});
const partStyles = css({
  boxSizing: 'border-box',
  border: `1px solid ${token.color.accent}`,
  '&[data-look="solid"]': { background: token.color.accent },
  '&[data-look="open"]': { background: token.color.accentSoft, borderBlockEnd: 0 },
  '&:last-child': { borderStartStartRadius: token.space[1], borderStartEndRadius: token.space[1] },
});
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[2]} ${token.space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.text.small,
  color: token.color.ink2,
});
const entry = css({ display: 'flex', alignItems: 'center', gap: token.space[2] });
const swatch = css({ inlineSize: token.space[3], blockSize: token.space[3], borderRadius: '2px' });

/** Stacked amounts over time. */
export function ColumnChart({ label, parts, columns, unit, caption, ...rest }: ColumnChartProps) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const end = roundEnd(Math.max(0, ...columns.map(({ values }) => sum(values))));
  const wide = `min(${token.space[6]}, ${70 / Math.max(1, columns.length)}%)`;
  return (
    <figure {...rest} css={figureStyles}>
      <ul css={legend} aria-hidden="true">
        {parts.map(({ key, name, look }) => (
          <li key={key} css={entry}>
            <span css={[partStyles, swatch]} data-look={look} style={{ border: look === 'open' ? undefined : 0 }} />
            {name}
          </li>
        ))}
      </ul>
      <ChartFrame label={label} end={end} entries={columns}>
        <div css={ruleStyles} style={{ insetBlockEnd: '50%' }} />
        {columns.map(({ key, values }, index) => (
          <div
            key={key}
            css={columnStyles}
            data-column={key}
            style={{
              insetInlineStart: `${middleOf(index, columns.length)}%`,
              inlineSize: wide,
              blockSize: `${(100 * sum(values)) / end}%`,
            }}
          >
            {values.map((value, part) =>
              value > 0 ? (
                <div key={parts[part]?.key} css={partStyles} data-look={parts[part]?.look} style={{ flexGrow: value }} />
              ) : null,
            )}
          </div>
        ))}
      </ChartFrame>
      <figcaption css={captionStyles}>
        {caption} <span aria-hidden="true">Scale in {unit}.</span>
      </figcaption>
    </figure>
  );
}
