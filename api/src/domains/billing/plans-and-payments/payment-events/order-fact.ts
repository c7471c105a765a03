import type { PaymentFact } from '../../../../adapters/payments/index.ts';

/** The content of an order's events. Times are in seconds since 1970. */
export type OrderFact =
  | PaymentFact
  /** The owner wants no further cycle. */
  | { kind: 'cancel_requested'; at: number }
  /** Unpaid for so long that it no longer will be. */
  | { kind: 'abandoned'; at: number };
