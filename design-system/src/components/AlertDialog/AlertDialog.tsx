import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import {
  backdropStyles,
  descriptionStyles,
  footerStyles,
  popupStyles,
  titleStyles,
  viewportStyles,
} from '../Dialog/dialogStyles.ts';

/** Props of AlertDialog; all others go to the sheet (`role="alertdialog"`). */
export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** The question: "End this test?" */
  title: ReactNode;
  /** What it means: what is kept, what is lost. */
  description: ReactNode;
  /** What will be done, as a verb: "End test". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Confirmed. While its promise is pending the button is busy; the dialog closes when it settles well and stays when it fails. */
  onConfirm: () => unknown;
  /** It cannot be undone: the button is red and Cancel has the focus. */
  danger?: boolean;
}

/** Asks before something weighty. A press outside does not close it. */
export function AlertDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  danger = false,
  children,
  ...rest
}: AlertDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      change(false);
    } catch {
      // The page says what failed; the dialog stays so that the reader may try again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Base.Root open={open ?? ownOpen} onOpenChange={change}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop data-dialog-backdrop css={backdropStyles} />
        <Base.Viewport css={viewportStyles}>
          <Base.Popup {...rest} {...(danger && { initialFocus: cancel })} css={popupStyles}>
            <Base.Title css={titleStyles}>{title}</Base.Title>
            <Base.Description css={descriptionStyles}>{description}</Base.Description>
            {children}
            <div css={footerStyles}>
              <Base.Close render={<Button ref={cancel}>{cancelLabel}</Button>} />
              <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={confirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
