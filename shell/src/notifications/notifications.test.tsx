import type { Notification, Unread } from '@api/contract';
import { expectAccessible, sampleUser } from '@shell/kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readUserAgain } from '../host.ts';
import { collectRoutes, type SiteVariant } from '../routing/route-tables.ts';
import { useSessionStore } from '../session/session-store.ts';
import { SiteContext } from '../site.ts';
import { useToasts } from '../toasts/toasts.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { useNotifications } from './notification-store.ts';

const page = (path: string) => ({ path, audience: 'signed-in', title: path }) as const;
const routes = {
  pages: [page('/my-doubts'), page('/take-a-test/:slug/get-graded'), page('/account-details/membership')],
  navigation: [],
};

const user = sampleUser();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const DAY = 24 * 60;

function sample(id: number, changes: Partial<Notification> = {}): Notification {
  const text = `Your doubt on topic ${id} has a reply.`;
  return { id, area: 'doubts', text, to: `/my-doubts#doubt-${id}`, created_at: minutesAgo(0), read: false, ...changes };
}

/** An API with these notifications; calls that `fails` matches get 503. */
function serve(stored: Notification[], { pageSize = 20 } = {}) {
  const server = { stored, fails: /$^/, asked: [] as string[] };
  const unread = (): Unread => {
    const count = server.stored.filter(({ read }) => !read).length;
    return { full: count, restricted: Math.min(count, 1) };
  };
  const answerTo = (path: string, query: URLSearchParams, body: { up_to?: number }) => {
    const readOne = /^\/api\/notifications\/(\d+)\/read$/.exec(path);
    if (readOne || path === '/api/notifications/read') {
      const isRead = ({ id }: Notification) => (readOne ? id === Number(readOne[1]) : id <= (body.up_to ?? 0));
      server.stored = server.stored.map((each) => (isRead(each) ? { ...each, read: true } : each));
      return { unread: unread() };
    }
    if (path === '/api/notifications/unread') return { unread: unread() };
    if (path === '/api/me') return { user, unread: unread() };
    const from = server.stored.filter(({ id }) => id < Number(query.get('before') ?? Number.POSITIVE_INFINITY));
    const notifications = from.slice(0, pageSize);
    return { notifications, next: from.length > pageSize ? notifications.at(-1)?.id : null, unread: unread() };
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    const call = `${method} ${address}`;
    server.asked.push(call);
    if (server.fails.test(call)) return Response.json({ message: 'The server is busy.', code: 'unavailable' }, { status: 503 });
    return Response.json(answerTo(pathname, searchParams, body ? JSON.parse(String(body)) : {}));
  });
  return server;
}

const Address = () => <output>{useLocation().pathname + useLocation().hash}</output>;

function show(variant: SiteVariant = 'full') {
  const site = { variant, modules: [], contentOf: null, routes: collectRoutes([{ name: 'mfe-x', routes }]) };
  return render(
    <SiteContext value={site}>
      <MemoryRouter>
        <NotificationBell />
        <Routes>
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </SiteContext>,
  );
}

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
async function open() {
  await userEvent.click(await bell());
  return screen.findByRole('dialog', { name: 'Notifications' });
}

let onPhone = false;
beforeEach(() => {
  onPhone = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: onPhone && query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  useToasts.setState({ waiting: [], wanted: false });
  useNotifications.setState({ unread: null, open: false });
  useSessionStore.getState().signIn('token', user);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useSessionStore.getState().clear();
});

describe('the bell', () => {
  it('has the number that the page’s start brings along, for eyes and for screen readers', async () => {
    serve([sample(3), sample(2), sample(1, { read: true })]);
    const { container } = show();
    expect(await bell('Notifications')).toBeVisible();
    await act(readUserAgain);
    expect(await bell('Notifications, 2 unread')).toHaveTextContent('2');
    await expectAccessible(container);
  });

  it.each([
    [{ full: 12, restricted: 0 }, 'full', '9+', 'Notifications, 12 unread'],
    [{ full: 100, restricted: 0 }, 'full', '9+', 'Notifications, 99+ unread'],
    [{ full: 12, restricted: 4 }, 'restricted', '4', 'Notifications, 4 unread'],
  ] as const)('of %o in the %s edition shows %s', async (unread, variant, sign, name) => {
    serve([]);
    useNotifications.setState({ unread });
    show(variant);
    expect(await bell(name)).toHaveTextContent(sign);
  });

  it('is not for guests', () => {
    useSessionStore.getState().clear();
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does without an answer, and of an API of yesterday, without a word', async () => {
    const server = serve([sample(1)]);
    server.fails = /./;
    show();
    await act(readUserAgain);
    expect(await bell('Notifications')).toBeVisible();
    expect(useToasts.getState().waiting).toEqual([]);
  });

  it('forgets the number of one account when another comes', async () => {
    serve([]);
    useNotifications.setState({ unread: { full: 5, restricted: 5 } });
    show();
    await bell('Notifications, 5 unread');
    act(() => useSessionStore.getState().signIn('token-2', sampleUser({ id: user.id + 1 })));
    expect(await bell('Notifications')).toBeVisible();
  });
});

describe('the panel', () => {
  it('shows what has happened by day, what is unread by more than colour, and marks nothing as read by being opened', async () => {
    const server = serve([
      sample(3),
      sample(2, { read: true, created_at: minutesAgo(3 * DAY) }),
      sample(1, { area: 'of tomorrow' as never, text: 'News.', to: null, created_at: minutesAgo(100 * DAY) }),
    ]);
    show();
    const dialog = await open();
    const today = await within(dialog).findByRole('region', { name: 'Today' });
    expect(within(today).getByRole('link', { name: /^Unread: Your doubt on topic 3 has a reply. just now/ })).toBeVisible();
    const earlier = within(dialog).getByRole('region', { name: 'Earlier' });
    const read = within(earlier).getByRole('link', { name: /^Your doubt on topic 2 has a reply. 3 days ago/ });
    expect(within(read).getByText('3 days ago')).toHaveAttribute('title', expect.stringMatching(/\d{4} at \d\d:\d\d$/));
    expect(within(earlier).getByRole('button', { name: /^Unread: News\./ })).toBeVisible();
    expect(within(dialog).getByText('2 unread')).toBeVisible();
    expect(server.asked.filter((call) => call.startsWith('POST'))).toEqual([]);
    await expectAccessible(dialog);
  });

  it('leads to the place of a notification, which is read then, and closes', async () => {
    const server = serve([sample(2), sample(1)]);
    show();
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('link', { name: /topic 2/ }));
    expect(screen.getByRole('status')).toHaveTextContent('/my-doubts#doubt-2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    expect(server.stored.map(({ read }) => read)).toEqual([true, false]);
  });

  it('has no link to what this edition or release has no page for, and a press reads it', async () => {
    const server = serve([sample(2, { to: '/take-a-test/x/get-graded' }), sample(1, { to: 'https://elsewhere.example/' })]);
    show('restricted');
    const dialog = await open();
    for (const line of await within(dialog).findAllByRole('button', { name: /^Unread: / })) await userEvent.click(line);
    expect(within(dialog).queryByRole('link')).toBeNull();
    await waitFor(() => expect(server.stored.map(({ read }) => read)).toEqual([true, true]));
    expect(server.asked.find((call) => call.startsWith('GET /api/notifications?'))).toContain('variant=restricted');
  });

  it('marks all as read up to what it shows', async () => {
    const server = serve([sample(2), sample(1)]);
    show();
    const dialog = await open();
    await within(dialog).findByText('2 unread');
    server.stored = [sample(3), ...server.stored];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(server.stored.map(({ read }) => read)).toEqual([false, true, true]));
    expect(await within(dialog).findByText('1 unread')).toBeVisible();
  });

  it('says where marking failed, and leaves everything as it was', async () => {
    const server = serve([sample(1)]);
    server.fails = /^POST/;
    show();
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Mark all read' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The server is busy.');
    expect(within(dialog).getByRole('link', { name: /^Unread/ })).toBeVisible();
  });

  it('says when nothing has happened', async () => {
    serve([]);
    show();
    const dialog = await open();
    expect(await within(dialog).findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  it('says when it did not load, and tries again', async () => {
    const server = serve([sample(1)]);
    server.fails = /GET \/api\/notifications\?/;
    show();
    const dialog = await open();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your notifications did not load');
    server.fails = /$^/;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('link', { name: /topic 1/ })).toBeVisible();
    expect(useToasts.getState().waiting).toEqual([]);
  });

  it('goes back part by part', async () => {
    serve(
      [5, 4, 3, 2, 1].map((id) => sample(id)),
      { pageSize: 2 },
    );
    show();
    const dialog = await open();
    const more = () => within(dialog).findByRole('button', { name: 'Show earlier ones' });
    await userEvent.click(await more());
    await within(dialog).findByRole('link', { name: /topic 3/ });
    await userEvent.click(await more());
    await within(dialog).findByRole('link', { name: /topic 1/ });
    expect(within(dialog).getAllByRole('link')).toHaveLength(5);
    expect(within(dialog).getByText('We keep notifications for six months.')).toBeVisible();
  });

  it('is used with the keyboard alone', async () => {
    serve([sample(2), sample(1)]);
    show();
    await bell();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    const [first, second] = await within(dialog).findAllByRole('link');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await bell()).toHaveFocus());
  });

  it('is the whole screen on a phone', async () => {
    onPhone = true;
    serve([sample(1)]);
    show();
    const dialog = await open();
    expect(await within(dialog).findByRole('link', { name: /topic 1/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('other tabs', () => {
  it('show what one has learned, and a panel that is open loads it', async () => {
    const server = serve([sample(1)]);
    show();
    const dialog = await open();
    await within(dialog).findByRole('link', { name: /topic 1/ });
    const otherTab = new BroadcastChannel('notifications');
    server.stored = [sample(2), ...server.stored];
    otherTab.postMessage({ userId: user.id + 1, unread: { full: 50, restricted: 50 } });
    otherTab.postMessage({ userId: user.id, unread: { full: 2, restricted: 1 } });
    expect(await within(dialog).findByRole('link', { name: /topic 2/ })).toBeVisible();
    expect(within(dialog).getByText('2 unread')).toBeVisible();
    otherTab.close();
  });
});
