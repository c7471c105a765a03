import type { Order } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { whatWasBought } from '@shell/kit/order-words';
import { saveFile } from '@shell/kit/save-file';
import { Button, token } from 'design-system';
import Download from 'lucide-react/icons/download';

// Its words stand in line with the column's.
const inLine = css({ marginInlineStart: `calc(-1 * ${token.space[3]})` });

/** Downloads the receipt of a paid order; there is none for others. */
export function ReceiptButton({ order }: { order: Order }) {
  const host = useHost();
  const receipt = useApiMutation('GET /api/orders/:id/receipt');
  if (order.paid_count === 0) return null;
  const download = () =>
    receipt.mutate(
      { params: { id: order.id } },
      {
        onSuccess: (file) => saveFile(file.name, file),
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  return (
    <Button
      variant="quiet"
      size="small"
      css={inLine}
      icon={<Download />}
      loading={receipt.isPending}
      onClick={download}
      aria-label={`Receipt of ${whatWasBought(order)}, order ${order.id}`}
    >
      Receipt
    </Button>
  );
}
