import { BRAND } from '@api/contract/brand';
import type { PageHead } from '@shell/kit';
import { useEffect } from 'react';
import type { Destination } from '../routing/route-tables.ts';

/** What a page in view says of itself, and at which address. */
interface Told {
  head: PageHead;
  pathname: string;
}

/** What the route of the address says; on the page that was loaded, what the gateway has written. */
let general: PageHead = { title: BRAND };
let told: readonly Told[] = [];
/** What `general` is about: an address, and what it leads to; null before the first. */
let subject: string | null = null;

/**
 * Describes the page in view in place of its route, until what is returned is called. It counts at this path alone: a module of an
 * earlier version never takes it back.
 */
export function describePage(head: PageHead): () => void {
  const mine = { head, pathname: location.pathname };
  told = [...told, mine];
  write();
  return () => {
    told = told.filter((other) => other !== mine);
    write();
  };
}

/** Takes what the route tables say of an address, as soon as it is another one. */
export function describeByRoute({ pathname, search }: { pathname: string; search: string }, destination: Destination): void {
  if (destination.kind === 'redirect') return;
  // Logging in can make a page of an address at which nothing was to be found.
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

/** What the gateway has written into this page: it may know more than the route. */
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

/** The origin by which search engines know the site, whichever host serves it; written by the gateway wherever there is a page. */
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

/** Keeps the head in step with the address. */
export function useHeadOfRoute(address: { pathname: string; search: string }, destination: Destination): void {
  useEffect(() => describeByRoute(address, destination));
}

/** Describes one of the shell's own pages while it is in view. */
export function useOwnHead(title: string): void {
  useEffect(() => describePage({ title }), [title]);
}
