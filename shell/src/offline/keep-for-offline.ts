import { isReadable } from './kept-addresses.ts';
import { useKeptReading } from './kept-reading.ts';
import type { FromWorker, ToWorker } from './messages.ts';

interface Session {
  subscribe(listener: (now: { token: string | null }, before: { token: string | null }) => void): unknown;
  getState(): { token: string | null };
}

const authorizationOf = (token: string | null) => (token === null ? null : `Bearer ${token}`);

/**
 * Has a service worker keep what is read, for reading offline, and tells it who is signed in. `wanted` false takes it away again, with all
 * that it kept: whoever runs the site can switch it off at any time.
 */
export async function keepForOffline({ wanted, session }: { wanted: boolean; session: Session }): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  if (!wanted) return takeAway(container);

  const tell = async (message: ToWorker) => (await container.getRegistration('/'))?.active?.postMessage(message);
  session.subscribe((now, before) => {
    if (now.token !== before.token) void tell({ kind: 'account', authorization: authorizationOf(now.token) });
  });
  container.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data?.kind === 'read-kept') useKeptReading.setState({ reading: { at: data.at } });
  });
  addEventListener('online', () => useKeptReading.setState({ reading: null }));

  const first = container.controller === null;
  await container.register('/service-worker.js', { updateViaCache: 'none' });
  await container.ready;
  // Without a connection it could not be fetched any more.
  await import('./OfflineBar.tsx');
  if (first) await controlled(container);
  const authorization = authorizationOf(session.getState().token);
  if (!first) return void (await tell({ kind: 'account', authorization }));
  const { files, answers } = loaded();
  await tell({ kind: 'keep', authorization, page: location.href, files });
  // Asked once more, past the worker this time, which keeps them.
  const headers = new Headers(authorization ? { authorization } : undefined);
  for (const address of answers) if (isReadable(new URL(address))) await fetch(address, { headers }).catch(() => undefined);
}

/** Once the worker looks after this page. */
function controlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return Promise.resolve();
  return new Promise((resolve) => container.addEventListener('controllerchange', () => resolve(), { once: true }));
}

/** What this page was made of: its files, and the calls it made. */
function loaded(): { files: string[]; answers: string[] } {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const asked = (types: readonly string[]) =>
    entries.filter(({ initiatorType }) => types.includes(initiatorType)).map(({ name }) => name);
  return { files: asked(['script', 'link', 'css', 'img', 'other']), answers: asked(['fetch', 'xmlhttprequest']) };
}

async function takeAway(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('kept-')) await caches.delete(name);
}
