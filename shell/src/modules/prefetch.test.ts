import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Destination } from '../routing/route-tables.ts';
import { prefetchPages } from './prefetch.ts';

const MODULES = [
  {
    ...{ name: 'mfe-content', version: '1', entry: '/modules/mfe-content/1/remoteEntry.js' },
    files: { first: ['/modules/mfe-content/1/module.js'], pages: { '/blogs/:slug': ['/modules/mfe-content/1/post.js'] } },
  },
];
const PATHS: Readonly<Record<string, string>> = {
  '/blogs': '/blogs',
  '/blogs/one': '/blogs/:slug',
  '/blogs/two': '/blogs/:slug',
  '/tests': '/tests',
};

const destinationOf = ({ pathname }: URL): Destination => {
  const path = PATHS[pathname];
  if (!path) return { kind: 'not-found', logInMayHelp: false };
  return {
    kind: 'page',
    entry: { path, module: path === '/tests' ? 'mfe-tests' : 'mfe-content', audience: 'everyone', title: 'Blogs' },
    params: {},
  };
};
const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => new URL(href).pathname);

describe('the code of what is opened next', () => {
  let listening: [string, EventListenerOrEventListenerObject][];
  beforeEach(() => {
    listening = [];
    const listen = document.addEventListener.bind(document);
    vi.spyOn(document, 'addEventListener').mockImplementation((event: string, listener: EventListenerOrEventListenerObject) => {
      listening.push([event, listener]);
      listen(event, listener);
    });
    vi.stubGlobal('fetch', async () => Response.json({ modules: MODULES }));
    document.body.innerHTML =
      '<main><a href="/blogs/one">One</a><a href="/blogs/two">Two</a><a href="/tests">Tests</a><a href="https://elsewhere.example/">Elsewhere</a></main>';
  });
  afterEach(() => {
    for (const [event, listener] of listening) document.removeEventListener(event, listener);
    for (const link of document.querySelectorAll('link[rel=prefetch]')) link.remove();
    Reflect.deleteProperty(navigator, 'connection');
    document.body.innerHTML = '';
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('comes when its link is pointed at, once', async () => {
    prefetchPages(destinationOf, MODULES);
    await userEvent.hover(screen.getByText('One'));
    await waitFor(() => expect(fetched()).toHaveLength(3));
    await userEvent.hover(screen.getByText('Two'));
    await userEvent.hover(screen.getByText('Elsewhere'));
    expect(fetched()).toEqual(['remoteEntry', 'module', 'post'].map((file) => `/modules/mfe-content/1/${file}.js`));
  });

  it('does not come in another version than the page began with', async () => {
    const tests = {
      name: 'mfe-tests',
      version: '1',
      entry: '/modules/mfe-tests/1/remoteEntry.js',
      files: { first: [], pages: {} },
    };
    vi.stubGlobal('fetch', async () => Response.json({ modules: [...MODULES, tests] }));
    prefetchPages(destinationOf, [{ name: 'mfe-content', version: '0' }, tests]);
    await userEvent.hover(screen.getByText('One'));
    await userEvent.hover(screen.getByText('Tests'));
    await waitFor(() => expect(fetched()).toEqual([tests.entry]));
  });

  it('does not come for who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    prefetchPages(destinationOf, MODULES);
    await userEvent.hover(screen.getByText('One'));
    expect(asked).not.toHaveBeenCalled();
    expect(fetched()).toEqual([]);
  });

  it.each([
    ['4g', 3],
    ['3g', 0],
  ])('comes for links in view on a network of %s: %i files', async (effectiveType, files) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 10, bottom: 20 } as DOMRect);
    history.replaceState(null, '', '/blogs');
    prefetchPages(destinationOf, MODULES);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await waitFor(() => expect(fetched()).toHaveLength(files));
  });
});
