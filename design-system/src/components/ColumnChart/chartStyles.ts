import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';

/** The frame that charts share: a scale at the start, the drawing, and what its columns are called below it. */
export const figureStyles = css({ display: 'grid', gap: token.space[4], margin: 0, minInlineSize: 0 });
export const frameStyles = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token.space[2],
  rowGap: token.space[2],
  fontSize: token.text.caption,
  color: token.color.ink3,
  fontVariantNumeric: 'tabular-nums',
});
export const scaleStyles = css({ position: 'relative', blockSize: `calc(${token.space[16]} * 2.5)`, textAlign: 'end' });
export const markStyles = css({ lineHeight: 1, transform: 'translateY(50%)' });
export const plotStyles = css({ position: 'relative', borderBlockEnd: `1px solid ${token.color.controlLine}` });
export const ruleStyles = css({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${token.color.line}`,
  '&[data-strong]': { borderColor: token.color.controlLine, borderBlockStartStyle: 'dashed' },
});
export const namesStyles = css({ gridColumn: 2, position: 'relative', blockSize: token.space[5], whiteSpace: 'nowrap' });
export const nameStyles = css({ position: 'absolute', transform: 'translateX(-50%)' });

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below the greatest value: the round end of a scale. */
export function roundEnd(greatest: number): number {
  if (!(greatest > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= greatest) ?? greatest;
}

/** The middle of a column, in per cent of the drawing. */
export const middleOf = (index: number, count: number): number => (100 * (index + 0.5)) / count;
