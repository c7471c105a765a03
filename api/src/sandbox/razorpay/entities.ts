/** What the sandbox keeps, in the words of Razorpay's REST answers. Amounts in cents, moments in seconds since 1970. */
export interface SandboxPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'captured' | 'failed' | 'refunded';
  order_id: string | null;
  invoice_id: string | null;
  captured: boolean;
  amount_refunded: number;
  error_description: string | null;
  created_at: number;
}

export interface SandboxOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  notes: unknown;
  created_at: number;
}

export interface SandboxPlan {
  id: string;
  entity: 'plan';
  period: 'monthly' | 'yearly';
  interval: number;
  item: { name: string; amount: number; currency: string };
  created_at: number;
}

export interface SandboxSubscription {
  id: string;
  entity: 'subscription';
  plan_id: string;
  status: 'created' | 'authenticated' | 'active' | 'pending' | 'halted' | 'cancelled' | 'completed' | 'expired';
  current_start: number | null;
  current_end: number | null;
  start_at: number | null;
  ended_at: number | null;
  total_count: number;
  paid_count: number;
  remaining_count: number;
  notes: unknown;
  created_at: number;
}

export interface SandboxInvoice {
  id: string;
  entity: 'invoice';
  subscription_id: string;
  payment_id: string;
  status: 'paid';
  amount_paid: number;
  currency: string;
  billing_start: number;
  billing_end: number;
  paid_at: number;
}

export type RefundStatus = 'pending' | 'processed' | 'failed';

export interface SandboxRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  currency: string;
  status: RefundStatus;
  notes: unknown;
  created_at: number;
}

/** Everything at once: what is written to the file. */
export interface SandboxState {
  payments: SandboxPayment[];
  orders: SandboxOrder[];
  plans: SandboxPlan[];
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
  refunds: SandboxRefund[];
  /** What was asked for under an idempotency key, and the refund that came of it. */
  refundKeys: Record<string, { asked: string; refundId: string }>;
  refundsAre: RefundStatus;
  /** Ids of subscriptions that end with their cycle. */
  ending: string[];
}

const plan = (id: string, period: SandboxPlan['period'], amount: number): SandboxPlan => ({
  id,
  entity: 'plan',
  period,
  interval: 1,
  item: { name: 'Platinum Plan', amount, currency: 'USD' },
  created_at: 0,
});

/** The state of a new sandbox: the plans that the catalogue names. Specification part 1, section 6. */
export const emptyState = (): SandboxState => ({
  payments: [],
  orders: [],
  plans: [plan('dummy_pro', 'monthly', 900), plan('dummy_yearly', 'yearly', 7200)],
  subscriptions: [],
  invoices: [],
  refunds: [],
  refundKeys: {},
  refundsAre: 'processed',
  ending: [],
});
