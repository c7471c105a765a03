import type { EndpointName, RequestOf, ResponseOf, User } from '@api/contract';
import type { NamedPaths } from '@api/contract/addresses';
import type { PageHead } from './page-head.ts';
import type { RequestReleaseConsole } from './release-console.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Version of the contract between shell and remotes. It grows by one with every change that an older remote or an older
 * shell could notice; both sides accept each other's previous version.
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
  /** One thing the learner can do about it. */
  action?: { label: string; run: () => void };
}

/** Modals that the shell owns and any page may open. */
export type ModalName = 'login' | 'signup' | 'forgot-password' | 'upgrade';

/** What the shell does when the modal has done its work, e.g. carry on with what a guest was about to do. */
export interface ModalOptions {
  /** Runs once after a successful log-in or sign-up. */
  afterSignIn?: () => void;
  /**
   * For what only this page can carry on with: a new account comes back to this address after onboarding, and `afterSignIn` does
   * not run before. Since version 2; an older shell runs `afterSignIn` after log-in alone.
   */
  returnTo?: string;
}

/**
 * Calls one endpoint of the API. Throws an `ApiError` for every answer that is no success, and when there is none. `onProgress`
 * hears how much of a long upload has gone out, from 0 to 1.
 */
export type RequestApi = <Name extends EndpointName>(
  name: Name,
  request?: RequestOf<Name>,
  signal?: AbortSignal,
  onProgress?: (sent: number) => void,
) => Promise<ResponseOf<Name>>;

/** What the shell hands to every remote at mount: the only thing the two share besides React. */
export interface Host {
  version: number;
  /** The product's name, from one configuration value. */
  brand: string;
  /** Since version 2; read it by `useSite`, which knows what an older shell means. */
  site?: SiteFacts;
  /** Where the pages of all modules are by now, for `addressOf`. An older shell says nothing, and pages are where they were. */
  paths?: NamedPaths;
  session: {
    get(): Session;
    subscribe(listener: () => void): () => void;
    /** Puts a changed profile into the session, e.g. after an edit. */
    updateUser(user: User): void;
    /** Ends the session on the server and here, then goes to `/`. */
    signOut(): Promise<void>;
  };
  request: RequestApi;
  notify(notice: Toast): void;
  openModal(name: ModalName, options?: ModalOptions): void;
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  /**
   * Says what the page in view is about, in place of what its route says; what is returned takes it back. An older shell returns
   * nothing and keeps the last word that it heard.
   */
  describePage(head: PageHead): (() => void) | undefined;
  /** Tells that a page was replaced by an error because of what it threw. An older shell is not told. */
  reportFailure?(error: unknown): void;
  /** Calls the gateway's release console, in the name of who is signed in. An older shell has none. */
  requestReleaseDesk?: RequestReleaseConsole;
}
