import { type PaymentProvider, ProviderUnavailable, type WebhookEvent } from '../../../../adapters/payments/index.ts';
import { isLockTimeout } from '../../../../db/sqlstate.ts';
import { unavailable } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { badSignature } from '../payments.errors.ts';
import { applyEvents, storeWebhook } from './payment-events.ts';

/**
 * Waits a limited time for some work, then returns the result of `late`. The work continues; `late` must handle its
 * end.
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  const timeLimit = Promise.withResolvers<T>();
  const timer = setTimeout(() => timeLimit.resolve(new Promise((resolve) => resolve(late()))), milliseconds);
  try {
    return await Promise.race([work, timeLimit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const MOST_ID = 100;
/** The provider gives up after 5 s. https://razorpay.com/docs/webhooks/best-practices */
const ANSWER_WITHIN_MS = 4_000;
/** So long each of the two steps waits for what others have locked. */
const LOCK_WAIT_MS = 1_500;

type WebhookCall = Call<'POST /api/razorpay/webhook'>;

/**
 * Receives the provider's webhook. Responds 200 once it is stored and applied; after anything else the provider
 * retries. If the order is locked by others, storing is enough: reconciliation applies it. 503 if even storing takes
 * too long. A signed event without meaning is logged and answered 200: a retry cannot help, and a provider that is
 * refused for hours disables the webhook.
 */
export async function receiveWebhook(call: WebhookCall, payments: PaymentProvider) {
  const { rawBody, header, log } = call;
  const eventId = header('x-razorpay-event-id').slice(0, MOST_ID);
  const event = readEvent(payments, rawBody, header('x-razorpay-signature'), eventId);
  if (event instanceof ProviderUnavailable) {
    log.error({ err: event, event: eventId, bytes: rawBody.length }, 'payment event makes no sense');
    return { status: 'ok' as const };
  }
  if (!event) throw badSignature();
  const progress = { kept: false };
  const work = keepAndApply(call, event, progress);
  await withTimeout(ANSWER_WITHIN_MS, work, () => {
    work.catch((error: unknown) => log.error({ err: error, event: event.eventId }, 'payment event not taken in'));
    if (!progress.kept) throw unavailable();
  });
  log.info({ event: event.eventId, type: event.type }, 'payment event taken');
  return { status: 'ok' as const };
}

async function keepAndApply({ db, now, log }: WebhookCall, event: WebhookEvent, progress: { kept: boolean }): Promise<void> {
  const orderId = await storeWebhook(db, event, now, LOCK_WAIT_MS);
  progress.kept = true;
  if (orderId === null) return;
  try {
    await applyEvents(db, orderId, now, LOCK_WAIT_MS);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    log.warn({ event: event.eventId, order: orderId }, 'payment event kept, to be applied later');
  }
}

function readEvent(payments: PaymentProvider, body: Buffer, signature: string, eventId: string) {
  try {
    return payments.readWebhook(body, signature, eventId);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return error;
    throw error;
  }
}
