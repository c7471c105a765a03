import { type ExposedModule, type Host, hasWaiting } from '@shell/kit';
import type { RegisteredModule } from './registry.ts';

interface SendWaitingOptions {
  modules: readonly RegisteredModule[];
  host: Host;
  /** The module that the current address belongs to: it sends what it holds by itself. */
  moduleInView: () => string | undefined;
  load: (module: RegisteredModule) => Promise<ExposedModule>;
}

/**
 * Has modules send what they hold on this device, on whatever page its owner is: now, once somebody signs in, and when the network comes
 * back. Only a module that has noted that something waits is loaded for it. Answers how to stop that.
 */
export function sendWaiting({ modules, host, moduleInView, load }: SendWaitingOptions): () => void {
  const send = () => {
    if (!host.session.get().user) return;
    for (const module of modules) {
      if (module.name === moduleInView() || !hasWaiting(module.name)) continue;
      // What cannot be sent stays on the device until the next time.
      void load(module)
        .then((exposed) => exposed.sendWaiting?.(host))
        .catch(() => {});
    }
  };
  let userId = host.session.get().user?.id;
  const unsubscribe = host.session.subscribe(() => {
    const before = userId;
    userId = host.session.get().user?.id;
    if (userId !== before) send();
  });
  window.addEventListener('online', send);
  send();
  return () => {
    unsubscribe();
    window.removeEventListener('online', send);
  };
}
