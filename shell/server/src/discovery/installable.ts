import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '@api/contract/addresses';
import { BRAND } from '@api/contract/brand';
import { integrityOf, type ReleaseStore, SHELL } from '@shell/releases';
import type { ModuleRegistry } from '../registry.ts';
import { setSecurityHeaders } from '../security-headers.ts';
import type { Settings } from '../settings.ts';

/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST = {
  id: '/',
  name: BRAND,
  short_name: BRAND,
  description: 'Practice questions, timed tests and worked solutions for the IB Diploma.',
  lang: 'en',
  start_url: addressOf('question-list'),
  scope: '/',
  display: 'standalone',
  theme_color: '#f7f5f0',
  background_color: '#f7f5f0',
  categories: ['education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Unregisters itself and clears all caches; browsers look for a new worker at each visit. */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('kept-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

const FILE = 'service-worker.js';

/** Serves manifest and service worker: the live shell's, or one that unregisters itself. False for other addresses. */
export function createInstallable(settings: Settings, store: ReleaseStore, registry: ModuleRegistry) {
  async function worker(): Promise<string | Buffer> {
    const live = settings.offlineReading ? await registry.shell() : undefined;
    if (!live || !Object.hasOwn(live.stored, FILE)) return LEAVING;
    const bytes = await store.read(SHELL, live.version, FILE);
    if (integrityOf(bytes) !== live.stored[FILE]) throw new Error(`${FILE} of the shell ${live.version} is damaged`);
    return bytes;
  }

  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> => {
    const answers: Readonly<Record<string, { type: string; caching: string; body: () => Promise<string | Buffer> | string }>> = {
      '/manifest.webmanifest': {
        type: 'application/manifest+json',
        caching: 'public, max-age=3600',
        body: () => JSON.stringify(MANIFEST),
      },
      [`/${FILE}`]: { type: 'text/javascript; charset=utf-8', caching: 'no-cache', body: worker },
    };
    const answer = Object.hasOwn(answers, pathname) ? answers[pathname] : undefined;
    if (!answer) return false;
    const body = await answer.body();
    setSecurityHeaders(response, settings);
    response.writeHead(200, { 'content-type': answer.type, 'cache-control': answer.caching });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
