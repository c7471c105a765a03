import { BRAND } from '@api/contract/brand';
import type { PageHead } from '@shell/kit';
import { useEffect } from 'react';
import type { Destination } from '../routing/route-tables.ts';

interface Told {
  head: PageHead;
  pathname: string;
}

/** The route's description; at first, the gateway's. */
let general: PageHead = { title: BRAND };
let told: readonly Told[] = [];
/** Address and destination of `general`; null at first. */
let subject: string | null = null;

/** Overrides the route's description at this path until undone: older modules never undo it. */
export function describePage(head: PageHead): () => void {
  const mine = { head, pathname: location.pathname };
  told = [...told, mine];
  write();
  return () => {
    told = told.filter((other) => other !== mine);
    write();
  };
}

/** Describes a new address by its route. */
export function describeByRoute({ pathname, search }: { pathname: string; search: string }, destination: Destination): void {
  if (destination.kind === 'redirect') return;
  // Logging in can change an address's page.
  const next = [pathname, search, destination.kind === 'page' ? destination.entry.path : destination.kind].join(' ');
  if (subject === next) return;
  const loaded = subject === null;
  subject = next;
  told = told.filter((page) => page.pathname === pathname);
  general = loaded ? written() : headOf(destination, pathname);
  write();
}

function headOf(destination: Destination, pathname: string): PageHead {
  // Its own page says so, too.
  if (destination.kind !== 'page') return { title: 'Page not found', canonical: null };
  const { title, description, canonical = pathname } = destination.entry;
  return { title, canonical, ...(description !== undefined && { description }) };
}

const ENDING = ` | ${BRAND}`;
const DESCRIPTION = 'meta[name="description"]';

/** The gateway may know more than the route. */
function written(): PageHead {
  const title = document.title.endsWith(ENDING) ? document.title.slice(0, -ENDING.length) : document.title;
  const description = document.head.querySelector<HTMLMetaElement>(DESCRIPTION)?.content;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return { title, ...(description && { description }), canonical: canonical ? pathOf(canonical) : null };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function write(): void {
  const own = told.findLast(({ pathname }) => pathname === location.pathname)?.head;
  const { title, description, canonical = location.pathname } = { ...general, ...own };
  document.title = title + ENDING;
  writeDescription(description);
  writeCanonical(canonical);
}

/** The site's canonical origin, from the gateway. */
let origin: string | undefined;

function writeCanonical(path: string | null): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (known) origin = new URL(known.href).origin;
  if (path === null) {
    known?.remove();
    return;
  }
  const tag = known ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  tag.href = new URL(path, origin ?? location.origin).href;
}

function writeDescription(description: string | undefined): void {
  const known = document.head.querySelector<HTMLMetaElement>(DESCRIPTION);
  if (description === undefined) {
    known?.remove();
    return;
  }
  const tag = known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
  tag.content = description;
}

export function useHeadOfRoute(address: { pathname: string; search: string }, destination: Destination): void {
  useEffect(() => describeByRoute(address, destination));
}

/** Describes one of the shell's own pages while mounted. */
export function useOwnHead(title: string): void {
  useEffect(() => describePage({ title }), [title]);
}
