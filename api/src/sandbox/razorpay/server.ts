import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { z } from 'zod';
import { badRequest, json, parse, type SandboxAnswer } from './answers.ts';
import type { Bank } from './bank.ts';
import { createBank } from './bank.ts';
import { act, dashboardBody } from './dashboard.ts';
import { emptyState, type RefundStatus, type SandboxState } from './entities.ts';
import type { CallbackFields, SandboxEvent } from './money/charges.ts';
import { page } from './pages.ts';
import { answerRest } from './rest.ts';
import { createWebhookSender, DELIVERIES, type Delivery } from './webhooks.ts';

/** What calls of the REST API meet instead of their answer; `lost`: they are carried out, and only the answer does not arrive. */
type Disturbance = 'none' | 'slow' | '500' | 'nonsense' | 'lost';

const SLOW_MS = 3_000;

interface RestCall {
  method: string;
  url: URL;
  authorization: string;
  body: string;
  refundKey: string;
}

interface RestAccessOptions {
  keyId: string;
  keySecret: string;
  state: SandboxState;
  bank: Bank;
  /** Seconds since 1970. */
  now: () => number;
  /** Told of each change, with what the shop hears of it. */
  keep: (events: readonly SandboxEvent[]) => void;
}

/** Lets in the calls that carry the shop's key, and disturbs them as is asked. */
function createRestAccess({ keyId, keySecret, state, bank, now, keep }: RestAccessOptions) {
  const key = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const sorry = () => json({ status: 500, body: { error: { code: 'SERVER_ERROR', description: 'Sorry' } } });
  let disturbance: Disturbance = 'none';
  let disturbed: RegExp | undefined;

  return {
    /** From now on; only calls of paths that fit `paths` where that is given. */
    disturb(how: Disturbance, paths?: RegExp): void {
      disturbance = how;
      disturbed = paths;
    },

    async answer({ method, url, authorization, body, refundKey }: RestCall): Promise<SandboxAnswer> {
      const how = !disturbed || disturbed.test(url.pathname) ? disturbance : 'none';
      if (how === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      if (how === '500') return sorry();
      if (how === 'nonsense') return { status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' };
      if (authorization !== key) return json({ status: 401, body: { error: { description: 'Authentication failed' } } });
      const parsed = parse(body);
      if (parsed === null) return badRequest('The body is not JSON');
      const answer = answerRest({ state, bank, now, refundKey }, method, url, parsed);
      if (method !== 'GET' && answer.status === 200) keep(answer.events ?? []);
      return how === 'lost' ? sorry() : json(answer);
    },
  };
}

/** The state kept in a file; an empty one where there is none yet. */
function loadState(file: string | null): SandboxState {
  if (!file || !existsSync(file)) return emptyState();
  return { ...emptyState(), ...JSON.parse(readFileSync(file, 'utf8')) };
}

/** Stores the state atomically; in memory only without a file. */
function saveState(file: string | null, state: SandboxState): void {
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

type Outcome = 'success' | 'failure';

const payBody = z.strictObject({ id: z.string(), outcome: z.enum(['success', 'failure']), delivery: z.enum(DELIVERIES) });

interface PageActions {
  /** Throws where there is nothing to pay. */
  pay: (id: string, outcome: Outcome, delivery?: Delivery) => CallbackFields;
  /** Throws where it is not possible. */
  act: (action: z.output<typeof dashboardBody>) => void;
}

/** What the buttons of the checkout and of the dashboard do, by the path that they post to. */
const pageActions = ({ pay, act }: PageActions): Readonly<Record<string, (body: string) => SandboxAnswer>> => ({
  '/checkout/pay': (body) => {
    const parsed = payBody.safeParse(parse(body));
    if (!parsed.success) return badRequest('Not a payment');
    const { id, outcome, delivery } = parsed.data;
    return attempt(() => pay(id, outcome, delivery));
  },
  '/dashboard': (body) => {
    const parsed = dashboardBody.safeParse(parse(body));
    if (!parsed.success) return badRequest('Not one of the buttons');
    return attempt(() => {
      act(parsed.data);
      return {};
    });
  },
});

function attempt(action: () => object): SandboxAnswer {
  try {
    return json({ status: 200, body: action() });
  } catch (error) {
    return badRequest(error instanceof Error ? error.message : 'Not possible');
  }
}

export interface SandboxSettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where webhooks go; null: nowhere yet. */
  webhookUrl: string | null;
  /** Where the state is kept over restarts; null: in memory alone. */
  file: string | null;
}

export interface RunningSandbox {
  readonly url: string;
  /** Answers one request; `path` without the place where the sandbox is mounted. */
  answer(request: {
    method: string;
    path: string;
    authorization: string;
    body: string;
    refundKey?: string;
  }): Promise<SandboxAnswer>;
  /** What a payer does at the checkout; answers what the page's handler gets. */
  pay(id: string, outcome: Outcome, delivery?: Delivery): CallbackFields;
  captureLate(orderId: string): void;
  endCycle(subscriptionId: string, delivery?: Delivery): void;
  /** Lets it end and the charge of the next fail: the subscription is pending; done again, it is halted. */
  failCharge(subscriptionId: string): void;
  changeCard(subscriptionId: string): void;
  /** How a refund is answered from now on. */
  refundsAre(status: RefundStatus): void;
  settleRefunds(status: 'processed' | 'failed'): void;
  sendWebhooksTo(url: string | null): void;
  /** Stops the clock at a moment, to simulate past events. */
  setClock(moment: Date): void;
  /** From now on; only calls of paths that fit `paths` where that is given. */
  disturb(how: Disturbance, paths?: RegExp): void;
  /** Resolves when no webhook is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a payment provider on this machine: Razorpay's REST calls under `/v1`, its checkout, its signatures and its webhooks.
 * It moves no money. It listens on loopback only and keeps no process alive.
 */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  let clock = Date.now;
  const now = () => Math.floor(clock() / 1000);
  const state = loadState(settings.file);
  const bank = createBank({ state, keySecret: settings.keySecret, now });
  const webhooks = createWebhookSender(settings.webhookSecret, now);
  webhooks.target(settings.webhookUrl);

  function keep(events: readonly SandboxEvent[], delivery?: Delivery): void {
    saveState(settings.file, state);
    webhooks.send(events, delivery);
  }

  function pay(id: string, outcome: Outcome, delivery?: Delivery): CallbackFields {
    const order = state.orders.find((each) => each.id === id);
    const subscription = state.subscriptions.find((each) => each.id === id);
    if (order?.status === 'paid' || (subscription && subscription.status !== 'created')) throw new Error('It is paid already');
    const failed = outcome === 'failure';
    const result = order ? bank.payOrder(order, failed) : subscription && bank.paySubscription(subscription, failed);
    if (!result) throw new Error(`There is nothing to pay under ${id}`);
    keep(result.events, delivery);
    return result.callback;
  }

  const rest = createRestAccess({ ...settings, state, bank, now, keep });
  const actions = pageActions({ pay, act: (action) => keep(act(state, bank, action)) });
  const answer: RunningSandbox['answer'] = async ({ method, path, authorization, body, refundKey = '' }) => {
    const url = new URL(path, 'http://sandbox');
    if (url.pathname.startsWith('/v1/')) return rest.answer({ method, url, authorization, body, refundKey });
    const action = method === 'POST' ? actions[url.pathname] : undefined;
    if (action) return action(body);
    return (method === 'GET' && page(url, state)) || json({ status: 404, body: { error: { description: 'Not found' } } });
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url = '/', headers } = request;
    const body = Buffer.concat(chunks).toString('utf8');
    const refundKey = String(headers['x-refund-idempotency'] ?? '');
    const sent = await answer({ method, path: url, authorization: headers.authorization ?? '', body, refundKey });
    response.writeHead(sent.status, { 'content-type': sent.type }).end(sent.body);
  });
  server.listen(0, '127.0.0.1').unref();
  await new Promise((resolve) => server.once('listening', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer,
    pay,
    captureLate(id) {
      const order = state.orders.find((each) => each.id === id);
      if (!order) throw new Error(`No order ${id}`);
      keep(bank.captureLate(order));
    },
    endCycle: (id, delivery) => keep(act(state, bank, { do: 'endCycle', id }), delivery),
    failCharge: (id) => keep(act(state, bank, { do: 'failCharge', id })),
    changeCard: (id) => keep(act(state, bank, { do: 'changeCard', id })),
    refundsAre: (status) => keep(act(state, bank, { do: 'refundsAre', status })),
    settleRefunds(status) {
      const pending = state.refunds.filter((refund) => refund.status === 'pending');
      keep(pending.flatMap((refund) => bank.settleRefund(refund, status)));
    },
    sendWebhooksTo: webhooks.target,
    setClock(moment) {
      clock = () => moment.getTime();
    },
    disturb: rest.disturb,
    idle: webhooks.idle,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
