import type { ModuleRoutes } from '@shell/kit/routes';
import { expectAccessible, sampleUser } from '@shell/kit/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useModalStore } from '../host.ts';
import { useNotifications } from '../notifications/notification-store.ts';
import { collectRoutes, type SiteVariant } from '../routing/route-tables.ts';
import { useSessionStore } from '../session/session-store.ts';
import { SiteContext } from '../site.ts';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

const routes: ModuleRoutes = {
  pages: [],
  navigation: [
    { label: 'Today', to: '/today', place: 'navbar', audience: 'learners', order: 15 },
    { label: 'Admin', to: '/admin/questions', place: 'navbar', audience: 'staff', order: 20 },
    { label: 'Pricing', to: '/pricing', place: 'navbar', audience: 'staff', order: 25 },
    { label: 'Blogs', to: '/blogs', place: 'navbar', audience: 'everyone', order: 40 },
    { label: 'Account details', to: '/account-details', place: 'account-menu', audience: 'signed-in', order: 10 },
    { label: 'Maths AA SL', to: '/ibdp-question-bank?subject=math-aa-sl', place: 'footer-ib', audience: 'everyone', order: 10 },
  ],
};

function show(ui: ReactNode, variant: SiteVariant = 'full') {
  const site = { variant, modules: [], contentOf: null, routes: collectRoutes([{ name: 'mfe-x', routes }]) };
  return render(
    <SiteContext value={site}>
      <MemoryRouter>{ui}</MemoryRouter>
    </SiteContext>,
  );
}

beforeEach(() => {
  useSessionStore.getState().clear();
  useModalStore.setState({ open: null, asked: false });
});

describe('the navbar', () => {
  const links = () => screen.getByRole('navigation', { name: 'Main' }).textContent;

  it('gives a guest the way in', async () => {
    const { container } = show(<Navbar />);
    expect(links()).toBe('HomeBlogs');
    await userEvent.click(screen.getByRole('button', { name: 'Login/Register' }));
    expect(useModalStore.getState().open?.name).toBe('login');
    await expectAccessible(container);
  });

  it('shows Admin and Pricing to staff alone', () => {
    useSessionStore.getState().signIn('token', sampleUser({ role_id: 2 }));
    const first = show(<Navbar />);
    expect(links()).toBe('HomeAdminPricingBlogs');
    first.unmount();
    useSessionStore.getState().signIn('token', sampleUser());
    show(<Navbar />);
    expect(links()).toBe('HomeTodayBlogs');
  });

  it('hides what the restricted edition hides', () => {
    useSessionStore.getState().signIn('token', sampleUser({ role_id: 1 }));
    show(<Navbar />, 'restricted');
    expect(links()).toBe('HomeAdmin');
  });

  it('opens the account menu from the avatar, badged while the address is not verified', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    useSessionStore.getState().signIn('token', sampleUser({ verified: false }));
    show(<Navbar />);
    const avatar = await screen.findByRole('button', { name: 'Account menu, email not verified' });
    expect(within(avatar).getByRole('img', { hidden: true, name: /not verified/ })).toBeVisible();
    await userEvent.click(avatar);
    expect(await screen.findByRole('menuitem', { name: /email is not verified/ })).toHaveAttribute('href', '/verify-user');
    expect(await screen.findByRole('menuitem', { name: 'Account details' })).toHaveAttribute('href', '/account-details');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await vi.waitFor(() => expect(useSessionStore.getState().token).toBeNull(), { timeout: 30_000 });
    vi.unstubAllGlobals();
  });
});

describe('the drawer', () => {
  it('says how many notifications are unread, and opens them', async () => {
    useSessionStore.getState().signIn('token', sampleUser());
    useNotifications.setState({ unread: { full: 12, restricted: 0 }, open: false });
    const closed = vi.fn();
    show(<NavigationDrawer open onOpenChange={closed} />);
    const account = await screen.findByRole('navigation', { name: 'Account' });
    await userEvent.click(within(account).getByRole('button', { name: /^Notifications\s*12 unread$/ }));
    expect(closed).toHaveBeenCalledWith(false);
    expect(useNotifications.getState().open).toBe(true);
    useNotifications.setState({ unread: null, open: false });
  });

  it('has none for guests', async () => {
    show(<NavigationDrawer open onOpenChange={() => {}} />);
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull();
  });
});

describe('the footer', () => {
  it('has its links and the statement of independence', async () => {
    const { container } = show(<Footer />);
    expect(screen.getByRole('link', { name: 'Maths AA SL' })).toHaveAttribute('href', '/ibdp-question-bank?subject=math-aa-sl');
    expect(screen.getByText(/not affiliated with, endorsed by or sponsored by/)).toBeVisible();
    await expectAccessible(container);
  });
});

describe('scroll to top', () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };

  it('appears after more than 60 pixels', () => {
    show(<ScrollToTop />);
    const button = () => screen.queryByRole('button', { name: 'Scroll to top' });
    scrollTo(60);
    expect(button()).toBeNull();
    scrollTo(61);
    expect(button()).toBeVisible();
    scrollTo(0);
    expect(button()).toBeNull();
  });
});
