import { readFileSync } from 'node:fs';
import { escapeHtml } from '@api/typesetting';
import type { SandboxAnswer } from './answers.ts';
import { dashboard } from './dashboard.ts';
import type { SandboxState } from './entities.ts';

const script = (name: string): SandboxAnswer => ({
  status: 200,
  type: 'text/javascript; charset=utf-8',
  body: readFileSync(new URL(`pages/${name}`, import.meta.url), 'utf8'),
});

function amountOf(state: SandboxState, id: string): string | null {
  const order = state.orders.find((each) => each.id === id);
  const subscription = state.subscriptions.find((each) => each.id === id);
  const plan = state.plans.find((each) => each.id === subscription?.plan_id);
  const money = order ? { amount: order.amount, currency: order.currency } : plan?.item;
  if (!money) return null;
  return `${money.currency} ${(money.amount / 100).toFixed(2)}${plan ? (plan.period === 'yearly' ? ' a year' : ' a month') : ''}`;
}

function checkout(state: SandboxState, id: string): SandboxAnswer {
  const amount = amountOf(state, id);
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Test checkout</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1.5rem;color:#1d2433;background:#fff}h1{font-size:1.25rem;margin:0}
button,select{font:inherit;display:block;width:100%;margin-top:.75rem;padding:.7rem;border-radius:8px;border:1px solid #7a8194;background:#fff}
label{display:block;margin-top:1.25rem}button.main{background:#1d4ed8;color:#fff;border-color:#1d4ed8}
button:focus-visible,select:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}[role=status]{min-height:1.5rem;margin-top:1rem}</style></head>
<body>
<main data-id="${escapeHtml(id)}">
<h1>Test checkout</h1>
${
  amount === null
    ? '<p>There is nothing to pay here.</p><button type="button" disabled data-do="close">Close</button>'
    : `<p>${escapeHtml(amount)}. No money moves: this checkout stands in for the payment provider.</p>
<button type="button" class="main" disabled data-do="success">Pay</button>
<button type="button" disabled data-do="failure">Let the payment fail</button>
<button type="button" disabled data-do="slow">Pay slowly (8 seconds)</button>
<button type="button" disabled data-do="lost">Pay, then lose the connection</button>
<button type="button" disabled data-do="close">Close without paying</button>
<label>Notifications to the site<select id="delivery"><option value="normal">as usual</option><option value="twice">each twice</option>
<option value="late">5 seconds late</option><option value="backwards">in the wrong order</option><option value="never">never</option></select></label>`
}
<p role="status"></p>
</main>
<script src="checkout-page.js"></script>
</body>
</html>
`;
  return { status: amount === null ? 404 : 200, type: 'text/html; charset=utf-8', body };
}

const SCRIPTS = new Set(['checkout.js', 'checkout-page.js', 'dashboard.js']);

/** The sandbox's pages and scripts; null for any other address. */
export function page(url: URL, state: SandboxState): SandboxAnswer | null {
  if (url.pathname === '/checkout') {
    return checkout(state, url.searchParams.get('subscription_id') ?? url.searchParams.get('order_id') ?? '');
  }
  if (url.pathname === '/dashboard') return { status: 200, type: 'text/html; charset=utf-8', body: dashboard(state) };
  const name = url.pathname.slice(1);
  return SCRIPTS.has(name) ? script(name) : null;
}
