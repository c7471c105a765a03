import type { Destination } from '../routing/route-tables.ts';
import { fetchRegistry, type RegisteredModule } from './registry.ts';

/** Milliseconds that a page stays in view before what its links lead to is fetched: until then it has better things to load. */
const SETTLED_MS = 2_000;
/** Pages whose code is fetched for the links in view, at most. */
const IN_VIEW = 2;

/** What browsers say of the network, where they do. https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/**
 * Fetches the code of pages that are probably opened next: of a link that is pointed at, touched or focused, and of links in view to
 * pages of the module that is shown. Files alone, nothing is run. Who saves data, or has a slow network, gets nothing ahead;
 * neither does a page that was opened before a release of the module, since it goes on with `own`, the versions that it began with.
 */
export function prefetchPages(
  destinationOf: (address: URL) => Destination,
  own: readonly Pick<RegisteredModule, 'name' | 'version'>[],
): void {
  let modules: Promise<readonly RegisteredModule[]> | undefined;
  const fetched = new Set<string>();

  async function prefetch(address: URL): Promise<void> {
    const destination = destinationOf(address);
    if (destination.kind !== 'page' || !destination.entry.module) return;
    const { module: name, path } = destination.entry;
    modules ??= fetchRegistry().then(
      (registry) => registry.modules,
      () => [],
    );
    const module = (await modules).find((candidate) => candidate.name === name);
    const isOwn = own.some((each) => each.name === name && each.version === module?.version);
    if (!module?.files || !isOwn) return;
    const files = [module.entry, ...module.files.first, ...(module.files.pages[path] ?? [])];
    for (const file of files.filter((candidate) => !fetched.has(candidate) && !isLoaded(candidate))) {
      fetched.add(file);
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = file.endsWith('.css') ? 'style' : 'script';
      link.crossOrigin = 'anonymous';
      link.href = file;
      document.head.append(link);
    }
  }

  const ofEvent = ({ target }: Event) => {
    const address = target instanceof Element ? addressOf(target.closest('a')) : undefined;
    if (address && network() !== 'none') void prefetch(address);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(event, ofEvent, { passive: true });

  let settled: ReturnType<typeof setTimeout> | undefined;
  const lookAround = () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      if (network() !== 'good') return;
      for (const address of pagesInView(destinationOf)) void prefetch(address);
    }, SETTLED_MS);
  };
  window.addEventListener('popstate', lookAround);
  lookAround();
}

/** `none`: nothing ahead; `slow`: only what a user is about to open. A browser that does not say has a good one. */
function network(): 'none' | 'slow' | 'good' {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return 'none';
  return connection?.effectiveType === '3g' ? 'slow' : 'good';
}

/** Addresses that links in view lead to: one a page, of the module in view, but for the page itself. */
function pagesInView(destinationOf: (address: URL) => Destination): URL[] {
  const here = pageOf(destinationOf(new URL(location.href)));
  const pages = new Map<string, URL>();
  for (const link of document.querySelectorAll('main a')) {
    const { top, bottom } = link.getBoundingClientRect();
    const address = bottom > 0 && top < innerHeight ? addressOf(link) : undefined;
    const page = address && pageOf(destinationOf(address));
    if (!address || !page || page.module !== here?.module || page.path === here.path) continue;
    if (!pages.has(page.path)) pages.set(page.path, address);
    if (pages.size === IN_VIEW) break;
  }
  return [...pages.values()];
}

function pageOf(destination: Destination): { module: string; path: string } | undefined {
  if (destination.kind !== 'page' || !destination.entry.module) return undefined;
  return { module: destination.entry.module, path: destination.entry.path };
}

/** Where a link of this site leads; undefined for links elsewhere, downloads and new tabs. */
function addressOf(link: Element | null): URL | undefined {
  if (!(link instanceof HTMLAnchorElement) || !link.href || link.hasAttribute('download') || link.target) return undefined;
  return link.origin === location.origin ? new URL(link.href) : undefined;
}

const isLoaded = (file: string) => performance.getEntriesByName(new URL(file, location.href).href).length > 0;
