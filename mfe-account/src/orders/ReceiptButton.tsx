import type { Order } from '@api/contract';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { whatWasBought } from '@shell/kit/order-words';
import { Button } from 'design-system';
import Download from 'lucide-react/icons/download';

/** Downloads the receipt of a paid order; there is none for others. */
export function ReceiptButton({ order }: { order: Order }) {
  const host = useHost();
  const receipt = useApiMutation('GET /api/orders/:id/receipt');
  if (order.paid_count === 0) return null;
  const download = () =>
    receipt.mutate(
      { params: { id: order.id } },
      { onSuccess: saveFile, onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }) },
    );
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download />}
      loading={receipt.isPending}
      onClick={download}
      aria-label={`Receipt of ${whatWasBought(order)}, order ${order.id}`}
    >
      Receipt
    </Button>
  );
}

/** Hands a file to the browser's downloads. */
function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  // The download has begun by then; Safari reads the address a little later than the others.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
