import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of Badge; all others go to its `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'skipped';
}

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  minBlockSize: token.space[6],
  paddingInline: `calc(${token.space[3]} - 2px)`,
  borderRadius: token.radius.full,
  fontFamily: token.font.sans,
  fontSize: token.text.small,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
  whiteSpace: 'nowrap',
});
const tones = {
  neutral: css({ background: token.color.sunken, color: token.color.ink2 }),
  accent: css({ background: token.color.accentSoft, color: token.color.accent }),
  success: css({ background: token.color.easySoft, color: token.color.easy }),
  warning: css({ background: token.color.mediumSoft, color: token.color.medium }),
  skipped: css({ background: token.color.skippedSoft, color: token.color.skipped }),
  danger: css({ background: token.color.redPenSoft, color: token.color.redPen }),
};

/** A state in one word; the colour only helps. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} css={[base, tones[tone]]} />;
}
