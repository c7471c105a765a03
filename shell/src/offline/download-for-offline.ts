import { isReadable } from './kept-addresses.ts';
import { useKeptReading } from './kept-reading.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { loadOfflineBar, loadToasts } from './parts.ts';

interface Session {
  subscribe(listener: (now: { token: string | null }, before: { token: string | null }) => void): unknown;
  getState(): { token: string | null };
}

/** Milliseconds. */
const LONGEST_CALL_MS = 60_000;

const authorizationOf = (token: string | null) => (token === null ? null : `Bearer ${token}`);

/** Has a service worker cache what the user reads; `wanted: false` removes worker and caches. */
export async function downloadForOffline({ wanted, session }: { wanted: boolean; session: Session }): Promise<void> {
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
  const authorization = authorizationOf(session.getState().token);
  const registering = container.register('/service-worker.js', { updateViaCache: 'none' });
  if (!first) {
    // Offline, updates fail, and the present worker tells what it has read.
    registering.catch(() => undefined);
    return void (await tell({ kind: 'account', authorization }));
  }
  await registering;
  await container.ready;
  // Offline they could not be loaded any more.
  await Promise.all([loadOfflineBar(), loadToasts()]);
  await controlled(container);
  await tell({ kind: 'keep', authorization, page: location.href, files: loadedFiles() });
  // Again through the worker, which caches them.
  const headers = new Headers(authorization ? { authorization } : undefined);
  eachCallUntilNow((address) => {
    if (isReadable(new URL(address))) void fetch(address, { headers }).catch(() => undefined);
  });
}

function controlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return Promise.resolve();
  return new Promise((resolve) => container.addEventListener('controllerchange', () => resolve(), { once: true }));
}

function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ initiatorType }) => ['script', 'link', 'css', 'img', 'other'].includes(initiatorType))
    .map(({ name }) => name);
}

/** Calls back for each call so far, once it has its response. */
function eachCallUntilNow(made: (address: string) => void): void {
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, initiatorType } of list.getEntries() as PerformanceResourceTiming[]) {
      if (startTime < now && ['fetch', 'xmlhttprequest'].includes(initiatorType)) made(name);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  setTimeout(() => observer.disconnect(), LONGEST_CALL_MS);
}

async function takeAway(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('kept-')) await caches.delete(name);
}
