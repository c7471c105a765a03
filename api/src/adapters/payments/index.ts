import type { Config } from '../../config.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from './payment-provider.ts';
import { createRazorpay } from './razorpay.ts';
import { SANDBOX_KEYS } from './sandbox-keys.ts';

export {
  type PaymentFact,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  type RefundFact,
  type WebhookEvent,
} from './payment-provider.ts';

/** Path of the sandbox's pages below the site. */
export const SANDBOX_PATH = '/dev/razorpay';

/** Whether payments go to the sandbox: no keys are set, and this is not production. */
export const usesSandbox = (config: Pick<Config, 'NODE_ENV' | 'RAZORPAY_KEY_ID'>) =>
  config.NODE_ENV !== 'production' && !config.RAZORPAY_KEY_ID;

/** Starts the sandbox if it does not run yet; called only if `usesSandbox`. */
type SandboxOf = (config: Config) => Promise<{ readonly url: string }>;

/** The calls to the provider; the rest is computed here. */
const CALLS = [
  'createPlan',
  'createOrder',
  'createSubscription',
  'cancelSubscription',
  'refund',
  'observeOrder',
  'observeSubscription',
] as const satisfies readonly (keyof PaymentProvider)[];

/** The configured payment provider; null in production without keys: nothing can be bought then. */
export function createPayments(config: Config, sandboxOf: SandboxOf): PaymentProvider | null {
  const provider = createProvider(config, sandboxOf);
  if (!provider) return null;
  const isRefusal = (error: unknown) => error instanceof ProviderRefused;
  return withBreaker(provider, outsideServicesOf(config).breaker('payments'), CALLS, { isRefusal, Away: ProviderUnavailable });
}

function createProvider(config: Config, sandboxOf: SandboxOf): PaymentProvider | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = config;
  if (keyId && keySecret && webhookSecret) {
    const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';
    const { RAZORPAY_PLAN_PLATINUM: platinum, RAZORPAY_PLAN_PLATINUM_YEARLY: platinum_yearly } = config;
    const planIds = { ...(platinum && { platinum }), ...(platinum_yearly && { platinum_yearly }) };
    return createRazorpay({ keyId, keySecret, webhookSecret, planIds, baseUrl: async () => config.RAZORPAY_URL, checkoutScript });
  }
  if (!usesSandbox(config)) return null;
  return createRazorpay({
    ...SANDBOX_KEYS,
    baseUrl: async () => (await sandboxOf(config)).url,
    checkoutScript: `${SANDBOX_PATH}/checkout.js`,
  });
}
