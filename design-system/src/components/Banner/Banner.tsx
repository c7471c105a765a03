import { css } from '@emotion/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Props of Banner; all others go to its `<div>`. */
export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
}

const base = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: token.space[3],
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  borderRadius: token.radius.control,
  fontSize: token.text.control,
  color: token.color.ink,
  '& > svg': {
    flex: 'none',
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    marginBlockStart: '0.1em',
  },
});
const TONES = {
  info: { Icon: Info, style: css({ background: token.color.accentSoft, '& > svg': { color: token.color.accent } }) },
  success: { Icon: CircleCheck, style: css({ background: token.color.easySoft, '& > svg': { color: token.color.easy } }) },
  warning: { Icon: TriangleAlert, style: css({ background: token.color.mediumSoft, '& > svg': { color: token.color.medium } }) },
  error: { Icon: CircleAlert, style: css({ background: token.color.redPenSoft, '& > svg': { color: token.color.redPen } }) },
};
/** Wraps below the action when narrow. */
const text = css({ flex: `1 1 calc(${token.size.popup} * 2 / 3)`, minInlineSize: 0, overflowWrap: 'anywhere' });
const heading = css({ fontWeight: token.weight.strong });
const dismiss = css({ marginBlock: `calc(-1 * ${token.space[2]})`, marginInlineEnd: `calc(-1 * ${token.space[2]})` });

/** A message in the page. Errors are announced at once, the rest politely. */
export function Banner({ tone = 'info', title, action, onDismiss, children, ...rest }: BannerProps) {
  const { Icon, style } = TONES[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} {...rest} css={[base, style]}>
      <Icon aria-hidden="true" />
      <div css={text}>
        {title && <p css={heading}>{title}</p>}
        {children}
      </div>
      {action}
      {onDismiss && <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} css={dismiss} />}
    </div>
  );
}
