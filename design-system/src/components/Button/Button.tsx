import { css } from '@emotion/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { mergeProps, type RenderProps, rootElement } from '../../root/elements.ts';
import { token } from '../../tokens/token.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

/** Props of Button; everything a `<button>` takes passes through, with `href` everything an `<a>` takes. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'>, RenderProps {
  /** `primary` once a screen; `secondary` beside it; `quiet` in rows and toolbars; `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  /** Keeps width and focus, ignores presses, and says so to screen readers. */
  loading?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  block?: boolean;
  /** Makes it a link; for a router's, use `render={<Link to="…" />}`. */
  href?: string;
  target?: string;
  ref?: ComponentProps<'button'>['ref'] | ComponentProps<'a'>['ref'];
}

const base = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[2],
  minBlockSize: token.size.control,
  paddingInline: token.space[5],
  border: '1px solid transparent',
  borderRadius: token.radius.control,
  fontFamily: token.font.sans,
  fontSize: token.text.control,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${token.motion.state}, border-color ${token.motion.state}, color ${token.motion.state}`,
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon, flex: 'none' },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    background: token.color.sunken,
    borderColor: token.color.line,
    color: token.color.ink3,
  },
});

const variants = {
  primary: css({
    background: token.color.accent,
    color: token.color.onAccent,
    '&:hover:not(:disabled, [aria-disabled="true"]), &:active:not(:disabled)': { background: token.color.accentHover },
  }),
  secondary: css({
    background: token.color.surface,
    borderColor: token.color.lineStrong,
    color: token.color.ink,
    '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: token.color.controlLine },
    '&:active:not(:disabled)': { background: token.color.sunken },
  }),
  quiet: css({
    paddingInline: token.space[3],
    color: token.color.ink2,
    '&:hover:not(:disabled, [aria-disabled="true"]), &:active:not(:disabled)': {
      background: token.color.sunken,
      color: token.color.ink,
    },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { background: 'none', borderColor: 'transparent' },
  }),
  danger: css({
    background: token.color.redPen,
    color: token.color.onRedPen,
    '&:hover:not(:disabled, [aria-disabled="true"]), &:active:not(:disabled)': { background: token.color.redPenHover },
  }),
};

const small = css({ minBlockSize: token.size.controlSmall, paddingInline: token.space[3], fontSize: token.text.small });
const block = css({ display: 'flex', inlineSize: '100%' });
const hiddenWhileBusy = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[2], opacity: 0 });
const centred = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button, or (with `href` or `render`) a link that looks like one. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  loading = false,
  icon,
  iconEnd,
  block: wide = false,
  render,
  children,
  ...rest
}: ButtonProps) {
  const [Root, own] = rootElement(render, rest.href === undefined ? 'button' : 'a');
  const content = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  );
  return (
    <Root
      {...(Root === 'button' ? { type: 'button' } : {})}
      data-variant={variant}
      {...mergeProps(own, rest)}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore, onClickCapture: ignore } : {})}
      css={[base, variants[variant], size === 'small' && small, wide && block]}
    >
      {loading ? (
        <>
          <span css={hiddenWhileBusy}>{content}</span>
          <span css={centred}>
            <Spinner />
          </span>
        </>
      ) : (
        content
      )}
    </Root>
  );
}
