import { createPayments } from '../../adapters/payments/index.ts';
import type { Context } from '../../context.ts';
import { sandboxOf } from '../../sandbox/razorpay/running-sandbox.ts';
import { access } from './access.ts';
import { notifyOfEndingPlans, orderMails, planRoutes, reconcilePayments } from './plans-and-payments/index.ts';

export const billing: Context = {
  tables: [
    'answer_openings',
    'checkout_leases',
    'grading_entitlements',
    'memberships',
    'orders',
    'payment_events',
    'plan_versions',
    'plans',
    'refund_requests',
  ],
  access,
  routes(router, { payments }) {
    planRoutes(router, payments);
  },
  jobs: [
    {
      name: 'reconcile-payments',
      cron: '* * * * *',
      async run({ config, ...context }) {
        const payments = createPayments(config, sandboxOf);
        return payments ? reconcilePayments({ ...context, payments }) : 0;
      },
    },
    { name: 'tell-of-ending-plans', cron: '7 * * * *', run: ({ db, now }) => notifyOfEndingPlans(db, now) },
  ],
  mails: orderMails,
};
