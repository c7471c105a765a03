import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of ProgressBar; all others go to its box. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "Quadratics, 9 of 22 completed". */
  label: string;
  /** Shows label and `detail` above the bar. */
  showLabel?: boolean;
  detail?: ReactNode;
  value: number;
  max?: number;
  tone?: 'success' | 'accent';
}

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space[3],
  marginBlockEnd: token.space[2],
  fontSize: token.text.control,
  color: token.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});
const track = css({
  blockSize: `calc(${token.space[1]} + 1px)`,
  borderRadius: token.radius.full,
  background: token.color.line,
  overflow: 'clip',
});
const bar = css({
  blockSize: '100%',
  borderRadius: token.radius.full,
  transition: `inline-size ${token.motion.dialog} ${token.ease.out}`,
});
const tones = { success: css({ background: token.color.easy }), accent: css({ background: token.color.accent }) };

/** How far along something is. */
export function ProgressBar({ label, showLabel = false, detail, value, max = 100, tone = 'success', ...rest }: ProgressBarProps) {
  const within = Math.min(Math.max(value, 0), max);
  return (
    <div {...rest}>
      {showLabel && (
        <div css={row}>
          <span>{label}</span>
          {detail && <span>{detail}</span>}
        </div>
      )}
      <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={within} css={track}>
        <div css={[bar, tones[tone]]} style={{ inlineSize: `${max > 0 ? (within / max) * 100 : 0}%` }} />
      </div>
    </div>
  );
}
