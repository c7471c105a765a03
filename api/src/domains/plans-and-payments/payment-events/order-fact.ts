import type { PaymentFact } from '../../../adapters/payments/index.ts';

/** What an order's events say. Moments are seconds since 1970. */
export type OrderFact =
  | PaymentFact
  /** The owner wants no further cycle. */
  | { kind: 'cancel_requested'; at: number }
  /** Nobody paid for so long that nobody is going to. */
  | { kind: 'abandoned'; at: number };
