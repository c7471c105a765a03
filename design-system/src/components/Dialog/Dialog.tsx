import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  backdropStyles,
  closeStyles,
  descriptionStyles,
  footerStyles,
  popupStyles,
  titleStyles,
  viewportStyles,
  wideStyles,
} from './dialogStyles.ts';

/** Props of Dialog; all others go to the sheet (`role="dialog"`). */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open?: boolean;
  defaultOpen?: boolean;
  /** By its trigger, close button, Escape or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /** Opens it and gets the focus back. */
  trigger?: ReactElement;
  title: ReactNode;
  /** For sheets that show a title of their own. */
  hideTitle?: boolean;
  description?: ReactNode;
  size?: 'medium' | 'wide';
  /** Buttons, the primary last. */
  footer?: ReactNode;
  /** False: no close button, for a choice that must be made. */
  closable?: boolean;
  /** By default the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** By default what had the focus before. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A modal sheet. Focus stays in it and returns afterwards; Escape closes it. On a phone it rises from the bottom. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  size = 'medium',
  footer,
  closable = true,
  initialFocus,
  finalFocus,
  children,
  ...rest
}: DialogProps) {
  const state = { ...(open !== undefined && { open }), ...(defaultOpen !== undefined && { defaultOpen }) };
  const focus = { ...(initialFocus && { initialFocus }), ...(finalFocus && { finalFocus }) };
  return (
    <Base.Root {...state} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop data-dialog-backdrop css={backdropStyles} />
        <Base.Viewport css={viewportStyles}>
          <Base.Popup {...rest} {...focus} css={[popupStyles, size === 'wide' && wideStyles]}>
            <Base.Title css={hideTitle ? visuallyHidden : titleStyles}>{title}</Base.Title>
            {description && <Base.Description css={descriptionStyles}>{description}</Base.Description>}
            {children}
            {footer && <div css={footerStyles}>{footer}</div>}
            {closable && <Base.Close render={<IconButton label="Close" icon={<X />} />} css={closeStyles} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes its dialog: `<DialogClose render={<Button>Cancel</Button>} />`. */
export const DialogClose = Base.Close;
