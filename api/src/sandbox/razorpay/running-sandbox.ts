import { join } from 'node:path';
import { SANDBOX_KEYS } from '../../adapters/payments/sandbox-keys.ts';
import type { Config } from '../../config.ts';
import type { RunningSandbox } from './server.ts';

/** The sandbox of this process, started when first needed; it goes with the process. Its code is not loaded in production. */
let sandbox: Promise<RunningSandbox> | undefined;

/** The sandbox of this process; only to be asked for where `usesSandbox`. */
export function sandboxOf(config: Config): Promise<RunningSandbox> {
  sandbox ??= import('./server.ts').then(({ startSandbox }) =>
    startSandbox({
      ...SANDBOX_KEYS,
      // A test's API listens on a port of its own, and leaves nothing behind.
      ...(config.NODE_ENV === 'test'
        ? { webhookUrl: null, file: null }
        : {
            webhookUrl: `http://127.0.0.1:${config.API_PORT}/api/razorpay/webhook`,
            file: join(config.DATA_DIR, 'razorpay-sandbox.json'),
          }),
    }),
  );
  return sandbox;
}
