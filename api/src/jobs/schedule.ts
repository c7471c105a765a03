import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { FileStore } from '../adapters/files/index.ts';
import { createPayments } from '../adapters/payments/index.ts';
import { applyDeferredUpdates } from '../adapters/search/index.ts';
import type { Config } from '../config.ts';
import { applyCorrections } from '../domains/bank/corrections/index.ts';
import { compareQuestions, foldListingCounts } from '../domains/bank/questions/index.ts';
import { hasDueUpload } from '../domains/bank/uploads/index.ts';
import { notifyOfEndingPlans, reconcilePayments } from '../domains/billing/plans-and-payments/index.ts';
import { forgetOldInvitations, tellOfClassWork } from '../domains/classes/classes/index.ts';
import { forgetOldLaunches } from '../domains/classes/lti/index.ts';
import {
  anonymiseDeletedAccounts,
  deleteEndedChallenges,
  deleteEndedPasskeyChallenges,
  deleteEndedSessions,
  deleteOldSignUps,
  deleteOldTokens,
} from '../domains/identity/accounts/index.ts';
import { forgetOldEvents } from '../domains/identity/security-events/index.ts';
import { removeUnnamedFiles } from '../domains/operations/files/index.ts';
import { forgetOldHealth } from '../domains/operations/module-health/index.ts';
import { deleteEndedRestores } from '../domains/practice/learner-marks/index.ts';
import { renewStatistics } from '../domains/progress/evidence/index.ts';
import { showDueChanges } from '../domains/publishing/content/index.ts';
import { forgetOldMessages } from '../domains/support/contact/index.ts';
import { forgetUnsentPhotos } from '../domains/support/doubts/index.ts';
import { deleteOldNotifications } from '../domains/support/notifications/index.ts';
import { closeExpiredTests } from '../domains/tests/timed-tests/index.ts';
import { deleteOldKeys } from '../http/idempotency/keyed-calls.queries.ts';
import { deleteEndedWindows } from '../http/rate-limit.queries.ts';
import { sandboxOf } from '../sandbox/razorpay/running-sandbox.ts';

/** What a job has to work with. */
export interface JobContext {
  readonly db: Knex;
  readonly now: Date;
  readonly log: Logger;
  readonly config: Config;
  /** The process's one store: each has connections of its own. */
  readonly files: FileStore;
}

/** Work on a timetable. Running it twice, or on two replicas at once, does no more than running it once. */
export interface Job {
  readonly name: string;
  /** Minute, hour, day of month, month, day of week; in UTC. */
  readonly cron: string;
  /** Returns how much was done, for the log. */
  run(context: JobContext): Promise<number>;
}

/** Every job of the product. */
export const jobs: readonly Job[] = [
  {
    name: 'close-expired-tests',
    cron: '* * * * *',
    run: ({ db, now }) => closeExpiredTests(db, now),
  },
  {
    name: 'apply-corrections',
    cron: '* * * * *',
    run: ({ db, now }) => applyCorrections(db, now),
  },
  {
    name: 'show-due-post-changes',
    cron: '* * * * *',
    run: showDueChanges,
  },
  {
    name: 'reconcile-payments',
    cron: '* * * * *',
    async run({ config, ...context }) {
      const payments = createPayments(config, sandboxOf);
      return payments ? reconcilePayments({ ...context, payments }) : 0;
    },
  },
  {
    name: 'remove-unnamed-files',
    cron: '27 * * * *',
    run: ({ db, now, files }) => removeUnnamedFiles(db, now, (key) => files.remove(key)),
  },
  {
    name: 'forget-unsent-photos',
    cron: '12 * * * *',
    run: ({ db, now }) => forgetUnsentPhotos(db, now),
  },
  {
    name: 'purge-cleared-bookmarks',
    cron: '47 * * * *',
    run: ({ db, now }) => deleteEndedRestores(db, now),
  },
  {
    name: 'tell-of-ending-plans',
    cron: '7 * * * *',
    run: ({ db, now }) => notifyOfEndingPlans(db, now),
  },
  {
    name: 'tell-of-class-work',
    cron: '* * * * *',
    run: ({ db, now }) => tellOfClassWork(db, now),
  },
  {
    name: 'forget-old-class-invitations',
    cron: '4 4 * * *',
    run: ({ db, now }) => forgetOldInvitations(db, now),
  },
  {
    name: 'forget-old-lti-launches',
    cron: '19 * * * *',
    run: ({ db, now }) => forgetOldLaunches(db, now),
  },
  {
    name: 'purge-old-messages',
    cron: '2 4 * * *',
    run: ({ db, now }) => forgetOldMessages(db, now),
  },
  {
    name: 'purge-old-notifications',
    cron: '57 3 * * *',
    run: ({ db, now }) => deleteOldNotifications(db, now),
  },
  {
    name: 'renew-question-statistics',
    cron: '22 2 * * *',
    run: ({ db, now }) => renewStatistics(db, now),
  },
  {
    // Not urgent: it leaves the processors to uploads, for which people wait.
    name: 'compare-questions',
    cron: '* * * * *',
    run: async ({ db }) => ((await hasDueUpload(db)) ? 0 : compareQuestions(db)),
  },
  {
    name: 'fold-listing-counts',
    cron: '*/5 * * * *',
    run: ({ db }) => foldListingCounts(db),
  },
  {
    // Indexes questions of an upload whose process died before it did.
    name: 'take-in-waiting-questions',
    cron: '* * * * *',
    run: ({ db }) => applyDeferredUpdates(db),
  },
  {
    name: 'forget-old-module-health',
    cron: '42 * * * *',
    run: ({ db, now }) => forgetOldHealth(db, now),
  },
  {
    name: 'forget-old-security-events',
    cron: '32 3 * * *',
    run: ({ db, now }) => forgetOldEvents(db, now),
  },
  {
    name: 'purge-expired-sessions',
    cron: '17 * * * *',
    async run({ db, now }) {
      const ended = (await deleteEndedSessions(db, now)) + (await deleteEndedChallenges(db, now));
      const links = (await deleteOldTokens(db, now)) + (await deleteOldSignUps(db, now));
      return ended + links + (await deleteEndedPasskeyChallenges(db, now)) + (await deleteEndedWindows(db, now));
    },
  },
  {
    name: 'purge-idempotency-keys',
    cron: '52 * * * *',
    run: ({ db, now }) => deleteOldKeys(db, now),
  },
  {
    name: 'anonymise-deleted-accounts',
    cron: '37 * * * *',
    run: ({ config, ...context }) => anonymiseDeletedAccounts({ ...context, payments: createPayments(config, sandboxOf) }),
  },
];
