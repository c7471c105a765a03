import type { Order } from '@api/contract';
import { css } from '@emotion/react';
import { useApiMutation, useSubmission } from '@shell/kit';
import { whatWasBought } from '@shell/kit/order-words';
import { saveFile } from '@shell/kit/save-file';
import { Button, token } from 'design-system';
import Download from 'lucide-react/icons/download';

// Its words stand in line with the column's.
const inLine = css({ marginInlineStart: `calc(-1 * ${token.space[3]})` });

/** Downloads the receipt of a paid order; there is none for others. */
export function ReceiptButton({ order }: { order: Order }) {
  const receipt = useApiMutation('GET /api/orders/:id/receipt');
  const { busy, submit } = useSubmission({
    ready: true,
    run: async () => {
      const file = await receipt.mutateAsync({ params: { id: order.id } });
      saveFile(file.name, file);
    },
    inForm: () => false,
  });
  if (order.paid_count === 0) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      css={inLine}
      icon={<Download />}
      loading={busy}
      onClick={() => void submit()}
      aria-label={`Receipt of ${whatWasBought(order)}, order ${order.id}`}
    >
      Receipt
    </Button>
  );
}
