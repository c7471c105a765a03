import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of EstimateBand; all others go to its box. */
export interface EstimateBandProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "Quadratics". */
  label: string;
  /** Estimate and ends of its band, from 0 to 1. */
  value: number;
  low: number;
  high: number;
  /** Too little is known: the band is open, without a line. */
  vague?: boolean;
  size?: 'row' | 'small';
}

const track = css({
  position: 'relative',
  borderRadius: token.radius.control,
  background: token.color.sunken,
  // Forced colours drop backgrounds.
  outline: '1px solid transparent',
  '&[data-size="row"]': { blockSize: token.space[6] },
  '&[data-size="small"]': { blockSize: token.space[2], borderRadius: token.radius.full },
});
const band = css({
  position: 'absolute',
  insetBlock: token.space[1],
  border: `1px solid ${token.color.accent}`,
  borderRadius: token.radius.full,
  background: token.color.accentSoft,
  '[data-size="small"] > &': { insetBlock: 0 },
  '[data-vague] > &': { borderStyle: 'dashed', borderColor: token.color.controlLine, background: 'none' },
});
const line = css({
  position: 'absolute',
  insetBlock: '2px',
  inlineSize: '3px',
  marginInlineStart: '-1px',
  borderRadius: token.radius.full,
  background: token.color.accent,
  '[data-size="small"] > &': { insetBlock: '-1px', inlineSize: '2px' },
  '@media (forced-colors: active)': { background: 'CanvasText' },
});

const within = (share: number) => Math.min(1, Math.max(0, share));
const percent = (share: number) => `${Math.round(100 * within(share))}%`;

/** An estimate as a line in its likely band. */
export function EstimateBand({ label, value, low, high, vague = false, size = 'row', ...rest }: EstimateBandProps) {
  const probably = `probably between ${percent(low)} and ${percent(high)}`;
  return (
    <div
      role="img"
      aria-label={vague ? `${label}: too little to say, ${probably}` : `${label}: about ${percent(value)}, ${probably}`}
      {...rest}
      css={track}
      data-size={size}
      data-vague={vague || undefined}
    >
      <span css={band} style={{ insetInlineStart: `${100 * within(low)}%`, insetInlineEnd: `${100 * (1 - within(high))}%` }} />
      {!vague && <span css={line} style={{ insetInlineStart: `${100 * within(value)}%` }} />}
    </div>
  );
}
