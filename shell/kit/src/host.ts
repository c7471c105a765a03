import type { EndpointName, RequestOf, ResponseOf, User } from '@api/contract';
import type { NamedPaths } from '@api/contract/addresses';
import type { PageHead } from './page-head.ts';
import type { RequestReleaseConsole } from './release-console.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Version of the contract between shell and remotes. Raise it by one for every change that an older remote or shell
 * could notice; each side accepts the other's previous version.
 */
export const HOST_VERSION = 2;

/** Who is signed in; null for a guest. */
export interface Session {
  user: User | null;
  /** True when the learner came to log in from a question page, which is then reloaded. Specification part 1, section 3. */
  cameFromQuestion: boolean;
}

/** A short message at the edge of the screen. */
export interface Toast {
  tone: 'success' | 'error' | 'info';
  text: string;
  /** An action button. */
  action?: { label: string; run: () => void };
}

/** Modals that the shell owns and any page may open. */
export type ModalName = 'login' | 'signup' | 'forgot-password' | 'upgrade';

/** What to do once the modal has succeeded, e.g. continue what a guest was about to do. */
export interface ModalOptions {
  /** Runs once after a successful log-in or sign-up. */
  afterSignIn?: () => void;
  /**
   * A new account returns to this address after onboarding, in place of `afterSignIn`. Since version 2; older shells run
   * `afterSignIn` after log-in alone.
   */
  returnTo?: string;
}

/**
 * Calls an endpoint of the API. Throws `ApiError` for every error response and for none. `onProgress` reports the
 * uploaded share, from 0 to 1.
 */
export type RequestApi = <Name extends EndpointName>(
  name: Name,
  request?: RequestOf<Name>,
  signal?: AbortSignal,
  onProgress?: (sent: number) => void,
) => Promise<ResponseOf<Name>>;

/** What the shell passes to every remote at mount: all they share besides React. */
export interface Host {
  version: number;
  /** The product's name, from one configuration value. */
  brand: string;
  /** Since version 2. Read it by `useSite`, which has defaults for older shells. */
  site?: SiteFacts;
  /** Paths of all modules' pages, for `addressOf`. Absent in older shells. */
  paths?: NamedPaths;
  session: {
    get(): Session;
    subscribe(listener: () => void): () => void;
    /** Updates the session after an edit of the profile. */
    updateUser(user: User): void;
    /** Ends the session on the server and here, then goes to `/`. */
    signOut(): Promise<void>;
  };
  request: RequestApi;
  notify(notice: Toast): void;
  openModal(name: ModalName, options?: ModalOptions): void;
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  /**
   * Overrides the head of the route's page; the returned function undoes it. Older shells return nothing and keep the
   * last head.
   */
  describePage(head: PageHead): (() => void) | undefined;
  /** Reports an error that replaced a page. Absent in older shells. */
  reportFailure?(error: unknown): void;
  /** Calls the gateway's release console as the signed-in user. Absent in older shells. */
  requestReleaseDesk?: RequestReleaseConsole;
}
