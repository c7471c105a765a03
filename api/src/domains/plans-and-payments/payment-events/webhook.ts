import { type PaymentProvider, ProviderUnavailable } from '../../../adapters/payments/index.ts';
import { malformedRequest } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { badSignature } from '../payments.errors.ts';
import { takeWebhook } from './payment-events.ts';

const MOST_ID = 100;

/** Takes in what the provider reports. Answers 200 once it is kept and applied; anything else has it sent again. */
export async function receiveWebhook(
  { db, rawBody, header, now, log }: Call<'POST /api/razorpay/webhook'>,
  payments: PaymentProvider,
) {
  const event = readEvent(payments, rawBody, header('x-razorpay-signature'), header('x-razorpay-event-id').slice(0, MOST_ID));
  if (!event) throw badSignature();
  await takeWebhook(db, event, now);
  log.info({ event: event.eventId, type: event.type }, 'payment event taken');
  return { status: 'ok' as const };
}

function readEvent(payments: PaymentProvider, body: Buffer, signature: string, eventId: string) {
  try {
    return payments.readWebhook(body, signature, eventId);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw malformedRequest('The event makes no sense');
    throw error;
  }
}
