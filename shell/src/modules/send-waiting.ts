import { type ExposedModule, type Host, hasWaiting } from '@shell/kit';
import { createSender, type SendOutcome } from '@shell/kit/drafts';
import type { RegisteredModule } from './registry.ts';
import { withTimeout } from './with-timeout.ts';

interface SendWaitingOptions {
  modules: readonly RegisteredModule[];
  host: Host;
  /** The module that the current address belongs to: it sends what it holds by itself. */
  moduleInView: () => string | undefined;
  load: (module: RegisteredModule) => Promise<ExposedModule>;
}

/** What single-spa tells after each change of address. */
const PAGE_LEFT = 'single-spa:routing-event';
/** A page that was left has so long to send what it holds. Milliseconds. */
const PAUSE = 2_000;
/** A module that takes longer than this does not keep the others from being asked again. Milliseconds. */
const LIMIT = 60_000;

/**
 * Has modules send what they hold on this device, on whatever page its owner is: now, once a user signs in, when a page is left, and when
 * the network comes back or the tab is seen again. A module that cannot be loaded, or rejects since no answer came, is asked again after longer
 * and longer. Only one that has noted that something waits is loaded for it. Returns how to stop that.
 */
export function sendWaiting({ modules, host, moduleInView, load }: SendWaitingOptions): () => void {
  const ask = async (module: RegisteredModule) => (await load(module)).sendWaiting?.(host);
  const send = async (): Promise<SendOutcome> => {
    if (!host.session.get().user) return 'done';
    const waiting = modules.filter(({ name }) => name !== moduleInView() && hasWaiting(name));
    const asked = await Promise.allSettled(waiting.map((module) => withTimeout(ask(module), LIMIT)));
    return asked.some(({ status }) => status === 'rejected') ? 'no-answer' : 'done';
  };
  const sender = createSender({ pause: PAUSE, latest: PAUSE, send });
  let userId = host.session.get().user?.id;
  const unsubscribe = host.session.subscribe(() => {
    const before = userId;
    userId = host.session.get().user?.id;
    if (userId === before) return;
    // What is under way is another's: who has come is asked for after it.
    sender.changed();
    void sender.flush();
  });
  const unfollow = sender.followPage();
  window.addEventListener(PAGE_LEFT, sender.changed);
  void sender.flush();
  return () => {
    unsubscribe();
    unfollow();
    window.removeEventListener(PAGE_LEFT, sender.changed);
    sender.stop();
  };
}
