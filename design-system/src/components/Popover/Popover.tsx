import { Popover as Base } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FocusGuards } from '../../root/FocusGuards.tsx';
import { token } from '../../tokens/token.ts';
import { floatingStyles, positionerStyles } from './popupStyles.ts';

/** Props of Popover; all others go to the small sheet. */
export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  trigger: ReactElement;
  /** Without one, give `aria-label`. */
  title?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
}

const roomy = css({ padding: token.space[4], display: 'grid', gap: token.space[3] });
const heading = css({ fontSize: token.text.body, fontWeight: token.weight.strong });

/** A non-modal sheet beside its button, for a few controls or words. */
export function Popover({
  trigger,
  title,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  children,
  ...rest
}: PopoverProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} css={positionerStyles}>
          <Base.Popup {...rest} css={[floatingStyles, roomy]}>
            <FocusGuards />
            {title && <Base.Title css={heading}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
