import type { Destination } from '../routing/route-tables.ts';
import { fetchRegistry, type RegisteredModule } from './registry.ts';

/** Milliseconds before links in view are prefetched. */
const SETTLED_MS = 2_000;
/** Most pages prefetched for links in view. */
const IN_VIEW = 2;

/** https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Prefetches code for links pointed at and in view, sparing slow networks and pages older than a release (`own`). */
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

/** `none`: no prefetch; `slow`: only pointed-at links. Unknown counts as good. */
function network(): 'none' | 'slow' | 'good' {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return 'none';
  return connection?.effectiveType === '3g' ? 'slow' : 'good';
}

/** Pages of the module in view that links in view lead to. */
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

/** A link's address; undefined off this site, for downloads and new tabs. */
function addressOf(link: Element | null): URL | undefined {
  if (!(link instanceof HTMLAnchorElement) || !link.href || link.hasAttribute('download') || link.target) return undefined;
  return link.origin === location.origin ? new URL(link.href) : undefined;
}

const isLoaded = (file: string) => performance.getEntriesByName(new URL(file, location.href).href).length > 0;
