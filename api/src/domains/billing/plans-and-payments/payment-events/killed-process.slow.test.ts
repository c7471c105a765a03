import { beforeAll, expect, test, vi } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import { type ServerProcess, serverProcesses } from '../../../../../test/server-process.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { sign } from '../../../../adapters/payments/signatures.ts';

const { api, sandbox, keys, settings, planOf, reconcile } = await startPaymentShop();
sandbox.sendWebhooksTo(null);
const startServer = serverProcesses({
  DATABASE_URL: api.db.client.config.connection.connectionString as string,
  ...settings,
});
let victims: ServerProcess[];
beforeAll(async () => {
  victims = await Promise.all([startServer(), startServer()]);
}, 60_000);

/** A key that no other lock has. */
const LOCK = 4_210_731;

/** Blocks writers of memberships; runs `meanwhile` once one waits, then unblocks. */
async function whileMembershipsWait(meanwhile: () => Promise<void>): Promise<void> {
  await api.owner.raw(`
    CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE TRIGGER hold BEFORE INSERT ON memberships FOR EACH ROW EXECUTE FUNCTION hold();
  `);
  await api.db.transaction(async (holder) => {
    await holder.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    await meanwhile();
  });
  await api.owner.raw('DROP TRIGGER hold ON memberships; DROP FUNCTION hold()');
}

const waiters = async (): Promise<number[]> => {
  const { rows } = await api.db.raw(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = ${LOCK} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.map(({ pid }: { pid: number }) => pid);
};

/** Waits until the database has noticed that the connection is gone: until then it holds its row locks. */
const waitForEndOf = (pid: number | undefined) =>
  vi.waitFor(async () => expect(await api.owner('pg_stat_activity').where({ pid })).toEqual([]), {
    timeout: 10_000,
    interval: 20,
  });

/** Opens and pays a plan without any message about it; returns the webhook that the provider would send. */
async function pay(as: Session) {
  const { id } = (await api.call('POST /api/razorpay/subscription', { as, body: { plan: 'platinum' } })).body;
  sandbox.pay(id, 'success', 'never');
  const at = Math.floor(api.clock.now().getTime() / 1000);
  const entity = { id, status: 'active', current_start: at, current_end: at + 30 * 86_400, paid_count: 1 };
  const payload = { subscription: { entity } };
  const body = JSON.stringify({ entity: 'event', event: 'subscription.charged', created_at: at, payload });
  const headers = { 'x-razorpay-signature': sign(keys.webhookSecret, body), 'x-razorpay-event-id': `evt_${id}` };
  return (url: string) => fetch(`${url}/api/razorpay/webhook`, { method: 'POST', headers, body });
}

/** Sends a process the webhook and kills it after the event was stored and before the membership is committed. */
async function killBetween(victim: ServerProcess, send: (url: string) => Promise<Response>): Promise<void> {
  let pid: number | undefined;
  await whileMembershipsWait(async () => {
    const answer = send(victim.url).then(
      () => 'answered',
      () => 'cut off',
    );
    await vi.waitFor(async () => expect(await waiters()).toHaveLength(1), { timeout: 10_000, interval: 20 });
    [pid] = await waiters();
    await victim.kill();
    expect(await answer).toBe('cut off');
  });
  await waitForEndOf(pid);
}

const statusOf = async ({ user }: Session) => (await api.db('orders').where('user_id', user.id).first()).status;

test('a process that is killed between payment and entitlement has done neither; the webhook, sent again, does both', async () => {
  const learner = await api.signUp();
  const send = await pay(learner);
  await killBetween(victims[0] as ServerProcess, send);
  expect([await planOf(learner), await statusOf(learner)]).toEqual(['free', 'open']);
  expect((await send((victims[1] as ServerProcess).url)).status).toBe(200);
  expect([await planOf(learner), await statusOf(learner)]).toEqual(['platinum', 'paid']);
});

test('where the webhook never comes again, reconciliation does both', async () => {
  const learner = await api.signUp();
  await killBetween(victims[1] as ServerProcess, await pay(learner));
  expect(await planOf(learner)).toBe('free');
  const now = api.clock.now();
  api.clock.advance(2 * 60_000);
  await reconcile();
  api.clock.set(now);
  expect([await planOf(learner), await statusOf(learner)]).toEqual(['platinum', 'paid']);
  expect(await api.db('memberships').where('user_id', learner.user.id)).toHaveLength(1);
});
