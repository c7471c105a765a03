import { sampleUser } from '@shell/kit/testing';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectRoutes, resolve, type Visitor } from '../routing/route-tables.ts';

const routes = collectRoutes([
  {
    name: 'mfe-x',
    routes: {
      pages: [
        { path: '/list', audience: 'everyone', title: 'List', description: 'All of it.', canonical: '/list' },
        { path: '/list/:id', audience: 'everyone', title: 'One' },
        { path: '/mine', audience: 'signed-in', title: 'Mine' },
      ],
    },
  },
]);
const GUEST: Visitor = { role_id: null, signedIn: false };
const { role_id } = sampleUser();

/** A browser's head, and a fresh copy of its code. */
async function load(path: string, visitor: Visitor = GUEST) {
  vi.resetModules();
  const { describePage, useHeadOfRoute } = await import('./page-head.ts');
  history.replaceState(null, '', path);
  const view = { visitor };
  function Frame() {
    const { pathname, search } = useLocation();
    useHeadOfRoute({ pathname, search }, resolve(pathname, search, view.visitor, 'full', routes));
    return null;
  }
  /** A page that describes itself while mounted. */
  function Page({ about }: { about: Parameters<typeof describePage>[0] }) {
    useEffect(() => describePage(about), [about]);
    return null;
  }
  const show = (page: Parameters<typeof describePage>[0] | null) => (
    <BrowserRouter>
      <Frame />
      {page && <Page about={page} />}
    </BrowserRouter>
  );
  const { rerender } = render(show(null));
  return {
    describePage,
    /** Goes to an address whose page says this, or nothing. */
    go: (to: string, page: Parameters<typeof describePage>[0] | null = null) =>
      act(() => {
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
        rerender(show(page));
      }),
    logIn: () =>
      act(() => {
        view.visitor = { role_id, signedIn: true };
        rerender(show(null));
      }),
  };
}

function head() {
  const [description] = document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]');
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return { title: document.title, description: description?.content, canonical };
}

beforeEach(() => {
  cleanup();
  // The styles belong to all tests of this process.
  for (const element of document.head.querySelectorAll('title, meta[name], link[rel="canonical"]')) element.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    `<title>One of many | Sigmaroom</title>
    <meta name="description" content="The gateway asked." />
    <link rel="canonical" href="https://study.example/list/41" />`,
  );
});

describe('the head of the page', () => {
  it('stays as the gateway has written it on the page that was loaded', async () => {
    await load('/list/41?show=answer');
    expect(head()).toEqual({
      title: 'One of many | Sigmaroom',
      description: 'The gateway asked.',
      canonical: 'https://study.example/list/41',
    });
  });

  it('is that of the route at each other address, until its page says more, and again once that has gone', async () => {
    const { go } = await load('/list/41');
    go('/list?page=2');
    expect(head()).toEqual({ title: 'List | Sigmaroom', description: 'All of it.', canonical: 'https://study.example/list' });
    go('/list?topic=a', { title: 'Topic A', description: 'Of A.', canonical: '/list?topic=a' });
    expect(head()).toEqual({
      title: 'Topic A | Sigmaroom',
      description: 'Of A.',
      canonical: 'https://study.example/list?topic=a',
    });
    go('/list');
    expect(head()).toEqual({ title: 'List | Sigmaroom', description: 'All of it.', canonical: 'https://study.example/list' });
    go('/list/41');
    expect(head()).toEqual({ title: 'One | Sigmaroom', description: undefined, canonical: 'https://study.example/list/41' });
  });

  it('forgets at another path what a module of an earlier version never takes back', async () => {
    const { describePage, go } = await load('/list/41');
    describePage({ title: 'Said and left' });
    expect(document.title).toBe('Said and left | Sigmaroom');
    go('/list');
    expect(document.title).toBe('List | Sigmaroom');
    go('/list/41');
    expect(document.title).toBe('One | Sigmaroom');
  });

  it('names no address where nothing is, and the site’s own again elsewhere', async () => {
    const { go } = await load('/list/41');
    go('/nowhere');
    expect(head()).toEqual({ title: 'Page not found | Sigmaroom', description: undefined, canonical: undefined });
    go('/list');
    expect(head().canonical).toBe('https://study.example/list');
    go('/list/missing', { title: 'Page not found', canonical: null });
    expect(head().canonical).toBeUndefined();
  });

  it('stays without an address where the gateway found nothing', async () => {
    document.head.querySelector('link')?.remove();
    const { go } = await load('/nowhere');
    expect(head().canonical).toBeUndefined();
    go('/list');
    expect(head().canonical).toBe(`${location.origin}/list`);
  });

  it('follows a log-in that makes a page of an address', async () => {
    const { go, logIn } = await load('/list');
    go('/mine');
    expect(document.title).toBe('Page not found | Sigmaroom');
    logIn();
    expect(document.title).toBe('Mine | Sigmaroom');
  });
});
