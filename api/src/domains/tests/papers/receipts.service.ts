import { contentDisposition } from '../../../adapters/files/index.ts';
import { supportContact } from '../../../config.ts';
import type { Call } from '../../../http/route.ts';
import { printInProcess, type Receipt } from '../../../print/index.ts';
import { findPaidOrder } from '../../billing/plans-and-payments/index.ts';
import { explainPrinting } from './papers.errors.ts';

const day = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

type PaidOrder = Awaited<ReturnType<typeof findPaidOrder>>['order'];

function itemOf({ type, plan_name, billing_cycle, test_slug, period_start, period_end }: PaidOrder) {
  if (type === 'grading') return { item: 'Grading of a test', details: test_slug };
  const item = [plan_name ?? 'Subscription', billing_cycle].filter(Boolean).join(', ');
  return { item, details: period_start && period_end ? `Latest period: ${day(period_start)} to ${day(period_end)}` : null };
}

/** The receipt of a paid order, for its buyer and for staff. */
export async function printReceipt(call: Call<'GET /api/orders/:id/receipt'>): Promise<Buffer> {
  const { db, caller, params, now, config, setHeader } = call;
  const { order, buyer } = await findPaidOrder(db, caller, params.id);
  const receipt: Receipt = {
    number: String(order.id),
    orderedOn: order.created_at,
    printedOn: now,
    buyer,
    ...itemOf(order),
    amount: order.amount,
    payments: order.paid_count,
    refunded: order.refunded_amount,
    currency: order.currency,
    paymentIds: order.payment_ids,
    writeTo: supportContact(config),
  };
  const pdf = await printInProcess({ kind: 'receipt', receipt }, caller.userId).catch((error: unknown) => {
    throw explainPrinting(error);
  });
  setHeader('Content-Disposition', contentDisposition({ downloadName: `receipt-${order.id}.pdf` }));
  return pdf;
}
