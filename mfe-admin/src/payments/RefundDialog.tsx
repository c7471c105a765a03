import type { StaffOrder } from '@api/contract';
import { LONGEST_REFUND_REASON } from '@api/contract/limits';
import { useHost, useRefresh, useSubmission } from '@shell/kit';
import { dollars } from '@shell/kit/order-labels';
import { Banner, Button, Dialog, DialogClose, type DialogProps, TextField } from 'design-system';
import { useId, useState } from 'react';
import { centsOf } from '../staff-area/formats.ts';
import { stack } from '../staff-area/styles.ts';

interface Filled {
  /** As typed; the refundable amount until then. */
  amount?: string;
  reason: string;
}
const UNFILLED: Filled = { reason: '' };

interface RefundDialogProps extends Pick<DialogProps, 'finalFocus'> {
  order: StaffOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Refunds the last payment, in full by default. */
export function RefundDialog({ order, open, onOpenChange, finalFocus }: RefundDialogProps) {
  const host = useHost();
  const refresh = useRefresh();
  const formId = useId();
  const [filled, setFilled] = useState(UNFILLED);
  const fill = (change: Partial<Filled>) => setFilled({ ...filled, ...change });
  const amountText = filled.amount ?? String(order.refundable / 100);
  const amount = centsOf(amountText);
  const tooMuch = amount !== null && amount > order.refundable;
  const whole = amount === order.refundable;
  const ready = amount !== null && amount > 0 && !tooMuch && filled.reason.trim() !== '';

  const { failure, busy, submit } = useSubmission({
    ...{ ready, open },
    run: async () => {
      if (amount === null) return;
      const call = { params: { id: order.id }, body: { amount, reason: filled.reason.trim() } };
      const answer = await host.request('POST /api/admin/orders/:id/refunds', call);
      void refresh('GET /api/admin/orders', 'GET /api/admin/orders/:id');
      const onItsWay = answer.order.refund_pending_amount > order.refund_pending_amount;
      host.notify({ tone: 'success', text: `${dollars(amount)} ${onItsWay ? 'refund on its way' : 'refunded'}` });
      // Input since then belongs to another refund.
      setFilled((now) => (now === filled ? UNFILLED : now));
    },
    onDone: () => onOpenChange(false),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={`Refund order #${order.id}?`}
      description={`To ${order.name}, ${order.email}. This cannot be undone.`}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="danger" type="submit" form={formId} disabled={!ready} loading={busy}>
            {amount === null ? 'Refund' : `Refund ${dollars(amount)}`}
          </Button>
        </>
      }
    >
      <form id={formId} css={stack[4]} onSubmit={(event) => void submit(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
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
          onChange={(event) => fill({ amount: event.target.value })}
        />
        <TextField
          label="Reason"
          required
          maxLength={LONGEST_REFUND_REASON}
          help="Kept in the timeline and sent to the payment provider."
          value={filled.reason}
          onChange={(event) => fill({ reason: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
