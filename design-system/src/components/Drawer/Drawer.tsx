import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { backdropStyles } from '../Dialog/dialogStyles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of Drawer; all others go to the panel (`role="dialog"`). */
export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  hideTitle?: boolean;
  side?: 'start' | 'end';
  /** Always in view at the lower edge. */
  footer?: ReactNode;
}

const panel = css({
  position: 'fixed',
  insetBlock: 0,
  zIndex: token.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: token.size.dialog,
  maxInlineSize: '100%',
  background: token.color.surface,
  color: token.color.ink,
  boxShadow: token.shadow.dialog,
  outline: 'none',
  transition: `translate ${token.motion.dialog} ${token.ease.out}`,
  [media.phone]: { inlineSize: '100%' },
});
const sides = {
  start: css({ insetInlineStart: 0, '&[data-starting-style], &[data-ending-style]': { translate: '-100% 0' } }),
  end: css({ insetInlineEnd: 0, '&[data-starting-style], &[data-ending-style]': { translate: '100% 0' } }),
};
const head = css({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: token.space[3],
  paddingInline: token.space[5],
  borderBlockEnd: `1px solid ${token.color.line}`,
  minBlockSize: token.space[16],
});
const titleStyles = css({ fontSize: token.text.heading3, fontWeight: token.weight.strong });
const body = css({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: token.space[5] });
// Last in focus order, after the content.
const close = css({ position: 'absolute', insetBlockStart: token.space[3], insetInlineEnd: token.space[4] });
const foot = css({
  padding: token.space[5],
  paddingBlockEnd: `max(${token.space[5]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${token.color.line}`,
});

/** A modal panel from the edge, on a phone the whole screen: navigation, filters. */
export function Drawer({
  open,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  side = 'end',
  footer,
  children,
  ...rest
}: DrawerProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop data-dialog-backdrop css={backdropStyles} />
        <Base.Popup {...rest} css={[panel, sides[side]]}>
          <div css={head}>
            <Base.Title css={hideTitle ? visuallyHidden : titleStyles}>{title}</Base.Title>
          </div>
          <div css={body}>{children}</div>
          {footer && <div css={foot}>{footer}</div>}
          <Base.Close render={<IconButton label="Close" icon={<X />} />} css={close} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
