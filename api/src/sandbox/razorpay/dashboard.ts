import { escapeHtml } from '@api/typesetting';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import type { SandboxState, SandboxSubscription } from './entities.ts';
import type { SandboxEvent } from './money/charges.ts';

/** What time, a payer's bank, or the provider's staff would do, by hand. */
export const dashboardBody = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['endCycle', 'failCharge', 'changeCard', 'process', 'fail']), id: z.string() }),
  z.strictObject({ do: z.literal('refundsAre'), status: z.enum(['processed', 'pending', 'failed']) }),
]);
type Action = z.output<typeof dashboardBody>;

/** Carries out an action; returns the events for the shop. Throws if it is not possible. */
export function act(state: SandboxState, bank: Bank, action: Action): SandboxEvent[] {
  if (action.do === 'refundsAre') {
    state.refundsAre = action.status;
    return [];
  }
  if (action.do === 'process' || action.do === 'fail') {
    const refund = state.refunds.find(({ id }) => id === action.id);
    if (!refund) throw new Error(`No refund ${action.id}`);
    return bank.settleRefund(refund, action.do === 'process' ? 'processed' : 'failed');
  }
  const subscription = state.subscriptions.find(({ id }) => id === action.id);
  if (!subscription) throw new Error(`No subscription ${action.id}`);
  return bank[action.do](subscription);
}

const STEPS: Readonly<Partial<Record<SandboxSubscription['status'], readonly [action: string, label: string][]>>> = {
  authenticated: [['endCycle', 'Begin its first cycle']],
  active: [
    ['endCycle', 'Let the cycle end'],
    ['failCharge', 'Let it end, and the charge fail'],
  ],
  pending: [
    ['changeCard', 'Change the card: the charge goes through'],
    ['failCharge', 'Fail for good'],
  ],
  halted: [['changeCard', 'Change the card']],
};

const buttons = (id: string, steps: readonly (readonly [string, string])[]) =>
  steps.map(([action, label]) => `<button data-do="${action}" data-id="${escapeHtml(id)}">${label}</button>`).join(' ');
const day = (seconds: number | null) => (seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10));
const NONE = '<tr><td colspan="4">None</td></tr>';

/** The page behind the checkout: subscriptions and refunds, and what may happen to them next. */
export function dashboard({ subscriptions, refunds, refundsAre }: SandboxState): string {
  const running = subscriptions.filter(({ status }) => STEPS[status]).reverse();
  const rows = running.map(
    ({ id, status, current_start, current_end }) =>
      `<tr><th scope="row">${escapeHtml(id)}</th><td>${status}</td><td>${day(current_start)} ${day(current_end)}</td><td>${buttons(id, STEPS[status] ?? [])}</td></tr>`,
  );
  const settle = [
    ['process', 'Process'],
    ['fail', 'Fail'],
  ] as const;
  const pending = refunds.filter(({ status }) => status === 'pending').reverse();
  const refundRows = pending.map(
    ({ id, amount, payment_id }) =>
      `<tr><th scope="row">${escapeHtml(id)}</th><td>${(amount / 100).toFixed(2)}</td><td>${escapeHtml(payment_id)}</td><td>${buttons(id, settle)}</td></tr>`,
  );
  const options = (['processed', 'pending', 'failed'] as const).map(
    (status) => `<option value="${status}"${status === refundsAre ? ' selected' : ''}>${status}</option>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Test payment provider</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:70rem;color:#1d2433;background:#fff}
div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem 1rem .5rem 0;border-top:1px solid #d5d9e2;vertical-align:top}
th[scope=row]{font:.875rem ui-monospace,monospace}button,select{font:inherit;padding:.4rem .7rem;border-radius:8px;border:1px solid #7a8194;background:#fff}
button:focus-visible,select:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}[role=status]{min-height:1.5rem}</style></head>
<body>
<main>
<h1>Test payment provider</h1>
<p>What time, banks and the provider’s staff do to subscriptions and refunds. No money moves.</p>
<p role="status"></p>
<h2>Subscriptions</h2>
<div><table><thead><tr><th>Id</th><th>State</th><th>Cycle</th><th>Next</th></tr></thead><tbody>${rows.join('') || NONE}</tbody></table></div>
<h2>Refunds under way</h2>
<p><label>A new refund is <select id="refunds-are">${options.join('')}</select></label></p>
<div><table><thead><tr><th>Id</th><th>Amount</th><th>Payment</th><th>Next</th></tr></thead><tbody>${refundRows.join('') || NONE}</tbody></table></div>
</main>
<script src="dashboard.js"></script>
</body>
</html>
`;
}
