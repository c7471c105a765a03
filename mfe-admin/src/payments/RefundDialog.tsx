import type { StaffOrder } from '@api/contract';
import { LONGEST_REFUND_REASON } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { dollars } from '@shell/kit/order-words';
import { Button, Dialog, DialogClose, TextField, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { centsOf } from './order-words.ts';

const form = css({ display: 'grid', gap: token.space[4] });

interface RefundDialogProps {
  order: StaffOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Gives money of the last payment back, after saying what that means; the whole of it unless told otherwise. */
export function RefundDialog({ order, open, onOpenChange }: RefundDialogProps) {
  const { notify } = useHost();
  const formId = useId();
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const refund = useApiMutation('POST /api/admin/orders/:id/refunds', {
    invalidates: ['GET /api/admin/orders', 'GET /api/admin/orders/:id'],
  });
  const amountText = typed ?? String(order.refundable / 100);
  const amount = centsOf(amountText);
  const tooMuch = amount !== null && amount > order.refundable;
  const whole = amount === order.refundable;
  const ready = amount !== null && amount > 0 && !tooMuch && reason.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    refund.mutate(
      { params: { id: order.id }, body: { amount, reason: reason.trim() } },
      {
        onSuccess: (answer) => {
          const onItsWay = answer.order.refund_pending_amount > order.refund_pending_amount;
          notify({ tone: 'success', text: `${dollars(amount)} ${onItsWay ? 'is on its way back' : 'given back'}` });
          setTyped(undefined);
          setReason('');
          onOpenChange(false);
        },
        onError: (error) => notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Give money back for order #${order.id}?`}
      description={`To ${order.name}, ${order.email}. This cannot be undone.`}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="danger" type="submit" form={formId} disabled={!ready} loading={refund.isPending}>
            {amount === null ? 'Give back' : `Give back ${dollars(amount)}`}
          </Button>
        </>
      }
    >
      <form id={formId} css={form} onSubmit={submit}>
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          required
          value={amountText}
          error={
            amount === null
              ? 'Enter dollars, e.g. 4.50'
              : tooMuch
                ? `No more than ${dollars(order.refundable)} is left of the last payment`
                : undefined
          }
          help={whole && order.type === 'subscription' ? 'In full: the subscription and its access end at once.' : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label="Reason"
          required
          maxLength={LONGEST_REFUND_REASON}
          help="Kept in the timeline and sent to the payment provider."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
