import { ProviderRefused, ProviderUnavailable } from '../../../adapters/payments/index.ts';
import { ApiError } from '../../../errors.ts';

/** The purpose of a provider call; it decides what an error message says about stored data. */
export type ProviderTask = 'buy' | 'verify' | 'cancel' | 'refund' | 'ask' | 'notify' | 'price';

const UNAVAILABLE: Readonly<Record<ProviderTask, string>> = {
  buy: 'Payments are not available at the moment, and you have not been charged. Please try again in a few minutes',
  verify: 'Your payment cannot be checked at the moment. If you were charged, your purchase appears here within the hour',
  cancel: 'The payment service cannot be reached, so nothing has been cancelled yet. Please try again in a few minutes',
  refund:
    'The payment service did not answer, so it is not known whether money went back. Please ask for the same again: it goes back once',
  ask: 'The payment service cannot be reached. What is known here was applied again; please try again in a few minutes',
  notify: 'Payments are not set up here',
  price: 'The payment service cannot be reached, and must know a price before it is sold at. Nothing has been changed',
};

/** 503: the payment provider is away, or none is set up. Says what that means for the request. */
export const paymentsUnavailable = (task: ProviderTask, cause?: unknown) =>
  new ApiError(503, 'payments_unavailable', UNAVAILABLE[task], { headers: { 'Retry-After': '120' }, cause });

/** 409: another tab of the caller's is opening a checkout and takes long. */
export const checkoutOpening = () =>
  new ApiError(409, 'checkout_opening', 'A checkout of yours is just being opened in another tab. Please try again in a moment');

/** 422: a plan that cannot be bought, e.g. the free one. */
export const planNotForSale = () => new ApiError(422, 'plan_not_for_sale', 'This plan is not on sale');

/** 409: the caller has, or has lined up, this plan. */
export const alreadySubscribed = () => new ApiError(409, 'already_subscribed', 'You already have this plan');

/** 409: another plan of the caller begins after the present one. */
export const planLinedUp = () =>
  new ApiError(409, 'already_subscribed', 'A plan of yours begins when the present one ends. Cancel it first to choose another');

/** 409: nothing that could be cancelled, or resumed. */
export const noSubscription = (what: 'cancel' | 'resume') =>
  new ApiError(409, 'no_subscription', `You have no subscription to ${what}`);

/** 409: there is no answer sheet yet whose grading could be paid for. */
export const answerSheetMissing = () => new ApiError(409, 'answer_sheet_missing', 'Upload your answer sheet first');

/** 409: the grading of this test is paid for. */
export const gradingAlreadyPaid = () => new ApiError(409, 'grading_already_paid', 'The grading of this test is already paid for');

/** 400: not signed by the provider for an order of the caller. */
export const paymentNotVerified = () =>
  new ApiError(
    400,
    'payment_not_verified',
    'This payment could not be verified. If you were charged, your purchase appears here within the hour',
  );

/** 400: a webhook that the provider did not sign. */
export const badSignature = () => new ApiError(400, 'bad_signature', 'The signature does not fit the body');

/** 409: no payment, or all of it went back. */
export const nothingToRefund = () => new ApiError(409, 'nothing_to_refund', 'There is nothing to refund');

/** 409: another refund of this order is running. */
export const refundUnderWay = () =>
  new ApiError(409, 'refund_under_way', 'A refund of this order is in progress. Look at the timeline in a moment');

/** 409: the answer to a refund of another amount is missing. */
export const refundUnanswered = (asked: number | null) =>
  new ApiError(
    409,
    'refund_unanswered',
    `A refund of ${asked === null ? 'all that is left' : `$${(asked / 100).toFixed(2)}`} has not been answered yet. Please ask for the same again first`,
  );

/** 422: the provider refused; its own words are the message, for staff. */
export const refundRefused = (reason: string) => new ApiError(422, 'refund_refused', reason);

/**
 * Runs calls of the payment provider; a failure there becomes 503 `payments_unavailable` with the message of the task.
 */
export async function withProvider<T>(task: ProviderTask, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) throw paymentsUnavailable(task, error);
    throw error;
  }
}
