import type { ScratchPage } from '@api/contract';
import { isApiError, messageOf } from '../api-error.ts';
import type { RequestApi } from '../host.ts';
import { createSender } from '../kept-work/sender.ts';
import type { SendOutcome } from '../kept-work/sending.ts';
import { keepPaper, readPaper } from './kept-papers.ts';
import {
  afterSaving,
  EMPTY_PAGE,
  type LocalPage,
  merged,
  mergedPaper,
  type PageContent,
  type Paper,
  unsavedPages,
} from './paper.ts';
import { type PaperPlace, paperCalls } from './paper-calls.ts';

/** Where the paper is kept by now. */
export type PaperState = 'loading' | 'saved' | 'saving' | 'device' | 'nowhere' | { refused: string };

export interface PaperSaving {
  get(): { paper: Paper; state: PaperState };
  subscribe(listener: () => void): () => void;
  change(page: number, content: Partial<PageContent>): void;
  /** Throws the whole paper away, here and on the server. */
  clear(): Promise<void>;
  stop(): void;
}

/** A page is sent when nothing has changed for so long, or at the latest after so long, and tried again after so long. Milliseconds. */
const PAUSE = 1_500;
const LATEST = 10_000;
const TRY_AGAIN = 10_000;
/** Nobody is signed in. */
const GUEST = 0;

/** Keeps a paper: with each change on this device, shortly after on the server. Without an account on this device alone. */
export function startPaper(belongsTo: PaperPlace, userId: number | null, request: RequestApi): PaperSaving {
  const { questionId, testSlug } = belongsTo;
  const calls = paperCalls(belongsTo, request);
  const place = testSlug ? `test:${testSlug}:${questionId}` : `question:${questionId}`;
  const owner = userId ?? GUEST;
  const listeners = new Set<() => void>();
  let current: { paper: Paper; state: PaperState } = { paper: {}, state: 'loading' };

  const put = (paper: Paper, state = current.state) => {
    current = { paper, state };
    for (const listener of listeners) listener();
  };
  const keep = async () => {
    if ((await keepPaper(owner, place, current.paper)) || userId !== null) return;
    put(current.paper, 'nowhere');
  };
  const setPage = (number: number, page: LocalPage, state = current.state) => {
    put({ ...current.paper, [number]: page }, state);
    void keep();
  };
  const pageOf = (number: number) => current.paper[number] ?? EMPTY_PAGE;

  /** One page an attempt. */
  const saveNext = async (): Promise<SendOutcome> => {
    if (userId === null || current.state === 'loading') return 'done';
    const [number] = unsavedPages(current.paper);
    if (number === undefined) {
      put(current.paper, 'saved');
      return 'done';
    }
    const sent = pageOf(number);
    try {
      const { page } = await calls.save(number, sent, sent.revision);
      setPage(number, afterSaving(pageOf(number), sent, page.revision));
      return 'more';
    } catch (error) {
      if (isApiError(error) && error.code === 'scratch_page_changed') {
        setPage(number, merged(pageOf(number), error.details.stored as ScratchPage | null));
        return 'more';
      }
      const refused = isRefusal(error);
      put(current.paper, refused ? { refused: messageOf(error) } : 'device');
      return refused ? 'refused' : 'no-answer';
    }
  };
  const sender = createSender({ pause: PAUSE, latest: LATEST, nextTryIn: () => TRY_AGAIN, send: saveNext });

  const load = async () => {
    const local = await readPaper(owner, place);
    if (local) put(local);
    if (userId === null) return put(current.paper, 'device');
    try {
      const { pages } = await calls.read();
      put(mergedPaper(current.paper, pages), 'saved');
      void keep();
    } catch {
      put(current.paper, 'device');
    }
    void sender.flush();
  };
  void load();
  const unfollow = sender.followPage();

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (number, content) => {
      const waits = userId !== null && (current.state === 'saved' || typeof current.state === 'object');
      setPage(number, { ...pageOf(number), ...content }, waits ? 'saving' : current.state);
      sender.changed();
    },
    clear: async () => {
      // A page on its way would come back after the others are gone.
      await sender.flush();
      if (userId !== null) await calls.clear();
      put({}, userId === null ? 'device' : 'saved');
      await keep();
    },
    stop: () => {
      void sender.flush();
      sender.stop();
      unfollow();
    },
  };
}

/** The server will not take it, however often it is sent. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
