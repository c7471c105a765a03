import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { FileStore } from '../adapters/files/index.ts';
import { createPayments } from '../adapters/payments/index.ts';
import { applyDeferredUpdates } from '../adapters/search/index.ts';
import type { Config } from '../config.ts';
import {
  anonymiseDeletedAccounts,
  deleteEndedChallenges,
  deleteEndedPasskeyChallenges,
  deleteEndedSessions,
  deleteOldSignUps,
  deleteOldTokens,
} from '../domains/accounts/index.ts';
import { forgetOldInvitations, tellOfClassWork } from '../domains/classes/index.ts';
import { forgetOldMessages } from '../domains/contact/index.ts';
import { showDueChanges } from '../domains/content/index.ts';
import { applyCorrections } from '../domains/corrections/index.ts';
import { forgetUnsentPhotos } from '../domains/doubts/index.ts';
import { renewStatistics } from '../domains/evidence/index.ts';
import { removeUnnamedFiles } from '../domains/files/index.ts';
import { deleteEndedRestores } from '../domains/learner-marks/index.ts';
import { forgetOldLaunches } from '../domains/lti/index.ts';
import { forgetOldHealth } from '../domains/module-health/index.ts';
import { deleteOldNotifications } from '../domains/notifications/index.ts';
import { notifyOfEndingPlans, reconcilePayments } from '../domains/plans-and-payments/index.ts';
import { compareQuestions, foldListingCounts } from '../domains/questions/index.ts';
import { forgetOldEvents } from '../domains/security-events/index.ts';
import { closeExpiredTests } from '../domains/timed-tests/index.ts';
import { hasDueUpload } from '../domains/uploads/index.ts';
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
