import type { EndpointName, RequestOf, ResponseOf, User } from '@api/contract';
import type { NamedPaths } from '@api/contract/addresses';
import type { PageHead } from './page-head.ts';
import type { RequestReleaseConsole } from './release-console.ts';
import type { SiteFacts } from './site-facts.ts';

/** Raise by one for every change that an older remote or shell could notice; each side accepts the previous version. */
export const HOST_VERSION = 2;

/** Who is signed in; null for a guest. */
export interface Session {
  user: User | null;
  /** The learner came to log in from a question page, which is then reloaded. Specification part 1, section 3. */
  cameFromQuestion: boolean;
}

export interface Toast {
  tone: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
}

/** Modals of the shell that any page may open. */
export type ModalName = 'login' | 'signup' | 'forgot-password' | 'upgrade';

/** What follows a successful modal. */
export interface ModalOptions {
  /** Runs once after log-in or sign-up, e.g. what a guest was about to do. */
  afterSignIn?: () => void;
  /** Where a new account goes after onboarding, instead of `afterSignIn`. Since version 2. */
  returnTo?: string;
}

/** Calls the API. Throws `ApiError` for an error response or none. `onProgress` gets the uploaded share, from 0 to 1. */
export type RequestApi = <Name extends EndpointName>(
  name: Name,
  request?: RequestOf<Name>,
  signal?: AbortSignal,
  onProgress?: (sent: number) => void,
) => Promise<ResponseOf<Name>>;

/** What the shell passes to every remote at mount, besides React. */
export interface Host {
  version: number;
  brand: string;
  /** Since version 2: read by `useSite`, which has defaults. */
  site?: SiteFacts;
  /** Paths of all modules' pages, for `addressOf`. Absent in older shells. */
  paths?: NamedPaths;
  session: {
    get(): Session;
    subscribe(listener: () => void): () => void;
    /** After an edit of the profile. */
    updateUser(user: User): void;
    /** Ends the session on the server and here, then goes to `/`. */
    signOut(): Promise<void>;
  };
  request: RequestApi;
  notify(notice: Toast): void;
  openModal(name: ModalName, options?: ModalOptions): void;
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  /** Overrides the route's head; the returned function undoes it. Older shells return nothing. */
  describePage(head: PageHead): (() => void) | undefined;
  /** Reports an error that replaced a page. Absent in older shells. */
  reportFailure?(error: unknown): void;
  /** Calls the release console as the signed-in user. Absent in older shells. */
  requestReleaseDesk?: RequestReleaseConsole;
}
