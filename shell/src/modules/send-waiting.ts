import { type ExposedModule, type Host, hasWaiting } from '@shell/kit';
import { createSender, type SendOutcome } from '@shell/kit/drafts';
import type { RegisteredModule } from './registry.ts';
import { withTimeout } from './with-timeout.ts';

interface SendWaitingOptions {
  modules: readonly RegisteredModule[];
  host: Host;
  /** It sends its data itself. */
  moduleInView: () => string | undefined;
  load: (module: RegisteredModule) => Promise<ExposedModule>;
}

/** single-spa's event after each navigation. */
const PAGE_LEFT = 'single-spa:routing-event';
/** Milliseconds that a page left has for sending. */
const PAUSE = 2_000;
/** Milliseconds: a slower module does not block others. */
const LIMIT = 60_000;

/** Has modules with unsent data (`noteWaiting`) send it from any page, with backoff. Returns the stop function. */
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
    // The attempt under way is another user's.
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
