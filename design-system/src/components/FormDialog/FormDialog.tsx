import { css } from '@emotion/react';
import { type FormEvent, useId } from 'react';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogClose, type DialogProps } from '../Dialog/Dialog.tsx';

const form = css({ display: 'grid', gap: token.space[4] });

/** Props of FormDialog; all others go to the Dialog. */
export interface FormDialogProps
  extends Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger' | 'footer' | 'closable' | 'onSubmit'> {
  /** True by default, for a dialog rendered only while open. */
  open?: boolean;
  /** By its buttons, Escape or a press outside. */
  onClose: () => void;
  onSubmit: (event: FormEvent) => unknown;
  submitLabel: string;
  cancelLabel?: string;
  /** Before Cancel closes it, e.g. to discard a draft. */
  onCancel?: () => void;
  /** False disables submitting. */
  ready?: boolean;
  busy?: boolean;
  /** Stays open while busy: the request can't be repeated. */
  locked?: boolean;
  /** Submitting deletes something. */
  danger?: boolean;
  /** The form checks its fields itself. */
  noValidate?: boolean;
}

/** A dialog with one form, Cancel and a submit button. */
export function FormDialog({
  open = true,
  onClose,
  onSubmit,
  submitLabel,
  cancelLabel = 'Cancel',
  onCancel,
  ready = true,
  busy = false,
  locked = false,
  danger = false,
  noValidate = false,
  children,
  ...rest
}: FormDialogProps) {
  const formId = useId();
  const stays = locked && busy;
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={(next) => !next && !stays && onClose()}
      closable={!stays}
      footer={
        <>
          <DialogClose disabled={stays} render={<Button {...(onCancel && { onClick: onCancel })}>{cancelLabel}</Button>} />
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} disabled={!ready} loading={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} css={form} noValidate={noValidate} onSubmit={(event) => void onSubmit(event)}>
        {children}
      </form>
    </Dialog>
  );
}
