import { BRAND } from '@api/contract/brand';
import { HOST_VERSION, type Host, type ModalName, type ModalOptions, type RequestApi, type SiteFacts } from '@shell/kit';
import { type NamedPaths, takePaths } from '@shell/kit/addresses';
import { create } from 'zustand';
import { setAgreementsDue } from './agreements/agreements-due.ts';
import { createRequest } from './api/request.ts';
import { toastsOf } from './auth/sign-in-toasts.ts';
import { changesRunningTests, readRunningTests } from './chrome/running-test/running-tests.ts';
import { useNotifications } from './notifications/notification-store.ts';
import { describePage } from './page-head/page-head.ts';
import { isQuestionPage } from './routing/came-from.ts';
import { useSessionStore } from './session/session-store.ts';
import { showToast } from './toasts/toasts.ts';

interface ModalState {
  /** The open modal, and what follows its success. */
  open: { name: ModalName; options: ModalOptions } | null;
  /** From the first modal on, which loads the code of all. */
  asked: boolean;
}

export const useModalStore = create<ModalState>()(() => ({ open: null, asked: false }));

export function openModal(name: ModalName, options: ModalOptions = {}): void {
  if (name === 'login' || name === 'signup') useSessionStore.getState().setCameFromQuestion(isQuestionPage(location.pathname));
  useModalStore.setState({ open: { name, options }, asked: true });
}

export function closeModal(): void {
  useModalStore.setState({ open: null });
}

/** The server's message that the account is in use on another device, or null. */
export const useDeviceInUse = create<{ message: string | null }>()(() => ({ message: null }));

/** The site's API client, with the session's token. */
export const requestApi: RequestApi = createRequest({
  token: () => useSessionStore.getState().token,
  received: (token, body) => {
    const { user } = body as { user: Parameters<ReturnType<typeof useSessionStore.getState>['signIn']>[1] };
    useSessionStore.getState().signIn(token, user);
    for (const toast of toastsOf(body, navigate)) showToast(toast);
  },
  expired: () => {
    useSessionStore.getState().clear();
    showToast({ tone: 'info', text: 'You have been signed out. Log in again to continue.' });
  },
  inUseElsewhere: (message) => useDeviceInUse.setState({ message }),
});

/** Goes to an address of this site. Every router on the page follows. */
export function navigate(to: string, { replace = false, state }: { replace?: boolean; state?: unknown } = {}): void {
  // In the router's own shape, for `useLocation().state`.
  const entry = { usr: state ?? null, key: crypto.randomUUID().slice(0, 8), idx: (history.state?.idx ?? 0) + (replace ? 0 : 1) };
  if (replace) history.replaceState(entry, '', to);
  else history.pushState(entry, '', to);
}

/** Ends the session here and on the server, then goes to `/`. Works offline, as the token goes first. */
export async function signOut(): Promise<void> {
  const told = requestApi('POST /api/auth/sign-out').catch(() => undefined);
  useSessionStore.getState().clear();
  navigate('/');
  await told;
}

/** Refreshes the user, whom another device may have changed. A response older than a change here is dropped. */
export async function readUserAgain(): Promise<void> {
  const { token, user: before } = useSessionStore.getState();
  if (token === null) return;
  const me = await requestApi('GET /api/me').catch(() => null);
  const { user, updateUser } = useSessionStore.getState();
  // A former API does not say.
  if (me?.unread && user?.id === me.user.id) useNotifications.setState({ unread: me.unread });
  if (user?.id === me?.user.id) setAgreementsDue(me?.agreements);
  if (me && user === before && JSON.stringify(user) !== JSON.stringify(me.user)) updateUser(me.user);
}

/** Before any module mounts. */
export function setSiteFacts({ variant, links, figures = true }: SiteFacts): void {
  host.site = { variant, links, figures };
}

/** Before anything renders. */
export function setPaths(paths: NamedPaths): void {
  host.paths = paths;
  takePaths(paths);
}

/** A module's call may start or end a test, which every page shows. */
const requestForModules: RequestApi = async (name, ...rest) => {
  const answer = await requestApi(name, ...rest);
  if (changesRunningTests(name)) void readRunningTests(requestApi, useSessionStore.getState().user?.id ?? null);
  return answer;
};

/** Tells the gateway who is signed in. */
export const requestReleasePass = () => requestApi('POST /releases/pass' as never);

/** The shell's services for remotes. */
export const host: Host = {
  version: HOST_VERSION,
  brand: BRAND,
  session: {
    get: sessionSnapshot,
    subscribe: (listener) => useSessionStore.subscribe(listener),
    updateUser: (user) => useSessionStore.getState().updateUser(user),
    signOut,
  },
  request: requestForModules,
  // The console's calls have the shape of the API's, and use the same session.
  requestReleaseDesk: requestApi as unknown as NonNullable<Host['requestReleaseDesk']>,
  notify: showToast,
  openModal,
  navigate,
  describePage,
};

let snapshot: ReturnType<Host['session']['get']> = { user: null, cameFromQuestion: false };

/** The same object until something changes, for `useSyncExternalStore`. The token stays in the shell. */
function sessionSnapshot() {
  const { user, cameFromQuestion } = useSessionStore.getState();
  if (snapshot.user !== user || snapshot.cameFromQuestion !== cameFromQuestion) snapshot = { user, cameFromQuestion };
  return snapshot;
}
