import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { mergeProps, type RenderProps, rootElement } from '../../root/elements.ts';
import { token } from '../../tokens/token.ts';
import { useTooltip } from '../Tooltip/useTooltip.tsx';

/** Props of IconButton; everything a `<button>` takes passes through. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'ref'>, RenderProps {
  /** Name and tooltip. */
  label: string;
  icon: ReactNode;
  /** For a toggle: saved, completed. */
  pressed?: boolean;
  tone?: 'accent' | 'success' | 'danger';
  href?: string;
  ref?: ComponentProps<'button'>['ref'] | ComponentProps<'a'>['ref'];
}

const base = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: token.size.target,
  blockSize: token.size.target,
  border: 0,
  borderRadius: token.radius.control,
  background: 'none',
  color: token.color.ink3,
  cursor: 'pointer',
  transition: `background-color ${token.motion.state}, color ${token.motion.state}`,
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  '&:hover:not(:disabled)': { background: token.color.sunken, color: token.color.ink },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
});
const pressedTones = {
  accent: css({ '&, &:hover:not(:disabled)': { color: token.color.accent } }),
  success: css({ '&, &:hover:not(:disabled)': { color: token.color.easy } }),
  danger: css({ '&, &:hover:not(:disabled)': { color: token.color.redPen } }),
};

/** An icon alone, with a name, a tooltip and a touch target of 44 px. */
export function IconButton({ label, icon, pressed, tone = 'accent', render, ...rest }: IconButtonProps) {
  const [Root, own] = rootElement(render, rest.href === undefined ? 'button' : 'a');
  const { trigger, bubble } = useTooltip(label);
  return (
    <>
      <Root
        {...(Root === 'button' ? { type: 'button' } : {})}
        aria-label={label}
        aria-pressed={pressed}
        {...mergeProps(mergeProps(own, rest), trigger)}
        css={[base, pressed && pressedTones[tone]]}
      >
        {icon}
      </Root>
      {bubble}
    </>
  );
}
