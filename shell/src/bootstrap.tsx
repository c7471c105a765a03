import { PageStyles } from '@shell/kit/style-nonce';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { forgetAgreementsDue } from './agreements/agreements-due.ts';
import { takeStoredToasts, toastsOf } from './auth/sign-in-toasts.ts';
import { moduleElement } from './chrome/ModuleOutlet.tsx';
import { followRunningTests } from './chrome/running-test/running-tests.ts';
import { StartFailed } from './fallback/fallbacks.tsx';
import { host, navigate, readUserAgain, requestReleasePass, setPaths, setSiteFacts } from './host.ts';
import { type Build, sendAsBeacon } from './modules/health/failure-reports.ts';
import { isMeasured } from './modules/health/watch.ts';
import { showPageInView } from './modules/module-applications.ts';
import { mountModules } from './modules/mount.ts';
import { type RegisteredModule, type Registry, readRegistry } from './modules/registry.ts';
import { sendWaiting } from './modules/send-waiting.ts';
import { moduleOfContent } from './modules/ssr-in-page.ts';
import { followReleasePass } from './modules/trials/release-pass.ts';
import { PageTree, SHELL_IDS } from './page-tree.tsx';
import { collectRoutes, pathsOf, resolve } from './routing/route-tables.ts';
import { visitorOf } from './routing/visitor.ts';
import { followOtherTabs, useSessionStore } from './session/session-store.ts';
import type { Site } from './site.ts';
import { showToast } from './toasts/toasts.ts';

const element = document.getElementById('shell') as HTMLElement;
let root: Root | undefined;

async function startUp() {
  // 1. Live modules and their pages.
  const registry = await readRegistry();
  const modules = registry.overrides ? await withOwnBuilds(registry) : registry.modules;
  setSiteFacts(registry);
  const site: Site = { variant: registry.variant, routes: collectRoutes(modules), modules, contentOf: moduleOfContent() };
  setPaths(pathsOf(site.routes));

  // 2. The session, in all tabs, which may change an address's page.
  followOtherTabs();
  useSessionStore.subscribe((now, before) => {
    if (now.token === before.token) return;
    document.documentElement.toggleAttribute('data-session', now.token !== null);
    showPageInView();
    // A new user has their own agreements.
    forgetAgreementsDue();
    void readUserAgain();
  });

  for (const toast of toastsOf(takeStoredToasts(), navigate)) showToast(toast);

  const readRunning = followRunningTests(host);

  // 3. The chrome, which waits for no module; hydrated if the gateway rendered it.
  const page = <PageTree site={site} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />;
  const overridden = modules.some(({ version }) => version === 'override');
  if (element.firstElementChild && !overridden) root = hydrateRoot(element, page, { identifierPrefix: SHELL_IDS });
  else root = drawAnew(page);

  // 4. The module of the address, and later others.
  const pageInView = () => {
    const visitor = visitorOf(useSessionStore.getState());
    const destination = resolve(location.pathname, location.search, visitor, site.variant, site.routes);
    return destination.kind === 'page' ? destination.entry : undefined;
  };
  const moduleInView = () => pageInView()?.module;
  const measured = isMeasured(modules);
  const first = modules.find(({ name }) => name === moduleInView());
  const firstPage = pageInView()?.name ?? '';
  const load = mountModules({ modules, development: registry.development, host, element: moduleElement, pageInView, measured });

  // 5. Fresh account data and unsent work, once the page is idle.
  whenIdle(() => {
    void readUserAgain();
    void readRunning();
    followReleasePass({ asked: registry.pass ?? false, session: host.session, ask: requestReleasePass });
    sendWaiting({ modules, host, moduleInView, load: ({ name }) => load(name) });
    if (!registry.development) void fetchAhead(site);
    void keepReading(registry);
    if (registry.overrides) void loadDeveloperTools(registry, modules);
    if (measured && first && !registry.development)
      void measureSpeed({ module: first.name, version: first.version, page: firstPage });
  });
}

/** Code that is probably needed next. */
const fetchAhead = ({ variant, routes, modules }: Site) =>
  import('./modules/prefetch.ts').then(
    ({ prefetchPages }) =>
      prefetchPages(
        ({ pathname, search }) => resolve(pathname, search, visitorOf(useSessionStore.getState()), variant, routes),
        modules,
      ),
    () => undefined,
  );

/** Caches for reading offline. */
const keepReading = ({ offline = false, development }: Registry) =>
  import('./offline/download-for-offline.ts')
    .then(({ downloadForOffline }) => downloadForOffline({ wanted: offline && !development, session: useSessionStore }))
    .catch(() => undefined);

/** Without the developers' code, modules are the live ones. */
const withOwnBuilds = (registry: Registry) =>
  import('./modules/overrides.ts').then(
    ({ withOverrides }) => withOverrides(registry),
    () => registry.modules,
  );

/** Only where developers are allowed. */
const loadDeveloperTools = ({ shell }: Registry, modules: readonly RegisteredModule[]) =>
  Promise.all([import('./developer/start.tsx'), import('./modules/overrides.ts')]).then(
    ([{ startDeveloperTools }, { readOverrides }]) => startDeveloperTools({ modules, shell, overrides: readOverrides() }),
    () => undefined,
  );

/** Reports the first page's speed when it is left. */
const measureSpeed = (shown: Build & { page: string }) =>
  import('./modules/health/web-vitals.ts').then(
    ({ measureVitals }) => measureVitals(shown, sendAsBeacon),
    () => undefined,
  );

/** Safari cannot tell when it is idle: after a second. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback, { timeout: 5_000 }) : setTimeout(callback, 1_000);

function drawAnew(page: ReactNode): Root {
  const fresh = createRoot(element);
  fresh.render(page);
  return fresh;
}

startUp().catch(() => {
  const failed = (
    <PageStyles>
      <StartFailed />
    </PageStyles>
  );
  if (root) root.render(failed);
  else drawAnew(failed);
});
