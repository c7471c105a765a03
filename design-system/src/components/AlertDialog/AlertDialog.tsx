import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import {
  backdropStyles,
  descriptionStyles,
  footerStyles,
  popupStyles,
  titleStyles,
  viewportStyles,
} from '../Dialog/dialogStyles.ts';
import { type ErrorDisplay, useConfirming } from './useConfirming.ts';

/** Props of AlertDialog; all others go to the sheet (`role="alertdialog"`). */
export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** The question: "End this test?" */
  title: ReactNode;
  /** What is kept, what is lost. */
  description: ReactNode;
  /** A verb: "End test". */
  confirmLabel: string;
  cancelLabel?: string;
  /** While its promise is pending, the button is busy. A rejection stays in the dialog (`errorDisplay`), unless it was closed. */
  onConfirm: () => unknown;
  /** How a rejection is shown; required if the action can fail. */
  errorDisplay?: ErrorDisplay;
  /** Cannot be undone: the button is red and Cancel has the focus. */
  danger?: boolean;
}

/** Asks before something weighty, and reports failure. A press outside does not close it. */
export function AlertDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  errorDisplay,
  danger = false,
  children,
  ...rest
}: AlertDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const shown = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const { busy, failure, confirm } = useConfirming({ shown, onConfirm, errorDisplay, onDone: () => change(false) });
  return (
    <Base.Root open={shown} onOpenChange={change}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop data-dialog-backdrop css={backdropStyles} />
        <Base.Viewport css={viewportStyles}>
          <Base.Popup {...rest} {...(danger && { initialFocus: cancel })} css={popupStyles}>
            <Base.Title css={titleStyles}>{title}</Base.Title>
            <Base.Description css={descriptionStyles}>{description}</Base.Description>
            {children}
            {failure !== null && <Banner tone="error">{failure}</Banner>}
            <div css={footerStyles}>
              <Base.Close render={<Button ref={cancel}>{cancelLabel}</Button>} />
              <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={() => void confirm()}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
