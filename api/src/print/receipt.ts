/** The content of a receipt, amounts in cents: plain data, so that it can go to another process. */
export interface Receipt {
  number: string;
  orderedOn: Date;
  printedOn: Date;
  buyer: { name: string; email: string };
  /** The item bought, e.g. `Platinum Plan, yearly`. */
  item: string;
  /** More about it: the time paid for last, or the test. */
  details: string | null;
  amount: number;
  /** How many times that amount was paid. */
  payments: number;
  refunded: number;
  currency: string;
  /** The provider's ids of the payments. */
  paymentIds: readonly string[];
  writeTo: string;
}
