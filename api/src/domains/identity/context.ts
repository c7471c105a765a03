import { createPayments } from '../../adapters/payments/index.ts';
import type { Context } from '../../context.ts';
import { sandboxOf } from '../../sandbox/razorpay/running-sandbox.ts';
import { access } from './access.ts';
import {
  accountMails,
  accountRoutes,
  anonymiseDeletedAccounts,
  deleteEndedChallenges,
  deleteEndedPasskeyChallenges,
  deleteEndedSessions,
  deleteOldSignUps,
  deleteOldTokens,
} from './accounts/index.ts';
import { purgeOldEvents, securityEventRoutes } from './security-events/index.ts';

export const identity: Context = {
  tables: [
    'account_tokens',
    'agreements',
    'devices',
    'devices_in_use',
    'identities',
    'passkey_challenges',
    'passkeys',
    'recovery_codes',
    'school_domains',
    'school_providers',
    'second_factors',
    'security_events',
    'sessions',
    'sign_in_challenges',
    'users',
    'waiting_sign_ups',
  ],
  access,
  routes(router, { identity, schools }) {
    accountRoutes(router, identity, schools);
    securityEventRoutes(router);
  },
  jobs: [
    {
      name: 'purge-expired-sessions',
      cron: '17 * * * *',
      async run({ db, now }) {
        const ended = (await deleteEndedSessions(db, now)) + (await deleteEndedChallenges(db, now));
        const links = (await deleteOldTokens(db, now)) + (await deleteOldSignUps(db, now));
        return ended + links + (await deleteEndedPasskeyChallenges(db, now));
      },
    },
    {
      name: 'anonymise-deleted-accounts',
      cron: '37 * * * *',
      run: ({ config, ...context }) => anonymiseDeletedAccounts({ ...context, payments: createPayments(config, sandboxOf) }),
    },
    { name: 'forget-old-security-events', cron: '32 3 * * *', run: ({ db, now }) => purgeOldEvents(db, now) },
  ],
  mails: accountMails,
};
