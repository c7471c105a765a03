import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Mail, Mailer } from '../adapters/mail/index.ts';
import type { Config } from '../config.ts';
import { inTransactionWithoutRetry } from '../db/in-transaction.ts';
import { claimDueMailOrder, finishMailOrder, type MailOrder, postponeMailOrder } from './mail-orders.queries.ts';

/** What a template may use. `db` is a transaction: its writes are committed only if the mail was handed over. */
export interface ComposeContext {
  readonly db: Knex;
  readonly config: Config;
  readonly now: Date;
}

/** Writes the mail of one order; null when there is nothing to say (any more). */
export type Composer = (order: MailOrder, context: ComposeContext) => Promise<Omit<Mail, 'to'> | null>;

export interface DeliveryServices {
  readonly db: Knex;
  readonly config: Config;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly composers: Readonly<Record<string, Composer>>;
}

/** Waits between attempts, in milliseconds: 30 s, 1 min, 2 min … 4 h at most. After `MAX_ATTEMPTS` (some 2 days) a mail is given up. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 4 * 3_600_000;
const MAX_ATTEMPTS = 20;

function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts + 1 >= MAX_ATTEMPTS) return null;
  return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts));
}

/** Writes and sends one due mail. Returns false if none is due. */
function deliverOne({ db, config, log, mailer, composers }: DeliveryServices, now: Date): Promise<boolean> {
  return inTransactionWithoutRetry(db, async (outer) => {
    const order = await claimDueMailOrder(outer, now);
    if (!order) return false;
    try {
      // A savepoint: a token made for a mail that could not be sent goes with it.
      await inTransactionWithoutRetry(outer, async (inner) => {
        const compose = composers[order.kind];
        if (!compose) throw new Error(`No composer for mails of kind ${order.kind}`);
        const mail = await compose(order, { db: inner, config, now });
        if (mail) await mailer.send({ to: order.address, ...mail });
        await finishMailOrder(inner, order.id);
      });
    } catch (error) {
      const dueAt = nextAttempt(order.attempts, now);
      log[dueAt ? 'warn' : 'error']({ err: error, order: order.id, kind: order.kind, dueAt }, 'mail not sent');
      await postponeMailOrder(outer, order.id, dueAt, error instanceof Error ? error.message : String(error));
    }
    return true;
  });
}

/**
 * Sends every due mail, oldest first. Returns how many were tried. Several processes may do this at once: each order is
 * locked by one. A process that dies after sending and before its commit sends that mail again.
 */
export async function deliverDueMails(services: DeliveryServices, now: Date, most = 100): Promise<number> {
  let tried = 0;
  while (tried < most && (await deliverOne(services, now))) tried += 1;
  return tried;
}
