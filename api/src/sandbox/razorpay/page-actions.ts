import { z } from 'zod';
import { badRequest, json, parse, type SandboxAnswer } from './answers.ts';
import { dashboardBody } from './dashboard.ts';
import type { CallbackFields } from './money/events.ts';
import { DELIVERIES, type Delivery } from './webhooks.ts';

/** How a payer's visit to the checkout ends. */
export type Outcome = 'success' | 'failure';

const payBody = z.strictObject({ id: z.string(), outcome: z.enum(['success', 'failure']), delivery: z.enum(DELIVERIES) });

interface PageActions {
  /** Throws where there is nothing to pay. */
  pay: (id: string, outcome: Outcome, delivery?: Delivery) => CallbackFields;
  /** Throws where it is not possible. */
  act: (action: z.output<typeof dashboardBody>) => void;
}

/** What the buttons of the checkout and of the dashboard do, by the path that they post to. */
export const pageActions = ({ pay, act }: PageActions): Readonly<Record<string, (body: string) => SandboxAnswer>> => ({
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
