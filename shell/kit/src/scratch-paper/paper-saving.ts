import type { ScratchPage } from '@api/contract';
import { isApiError, messageOf } from '../api-error.ts';
import type { RequestApi } from '../host.ts';
import { keepPaper, readPaper } from './kept-papers.ts';
import { afterSaving, EMPTY_PAGE, type LocalPage, merged, type PageContent, type Paper, unsavedPages } from './paper.ts';

/** Where scratch paper belongs: to a question, or to a question of a test. */
export interface PaperPlace {
  questionId: number;
  testSlug?: string;
}

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

/** A page is sent when nothing has changed for so long, and tried again after so long. Milliseconds. */
const PAUSE = 1_500;
const TRY_AGAIN = 10_000;
/** Nobody is signed in. */
const GUEST = 0;

/** Keeps a paper: with each change on this device, shortly after on the server. Without an account on this device alone. */
export function startPaper({ questionId, testSlug }: PaperPlace, userId: number | null, request: RequestApi): PaperSaving {
  const place = testSlug ? `test:${testSlug}:${questionId}` : `question:${questionId}`;
  const owner = userId ?? GUEST;
  const listeners = new Set<() => void>();
  let current: { paper: Paper; state: PaperState } = { paper: {}, state: 'loading' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let stopped = false;

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

  const send = (number: number, { strokes, notes }: PageContent, revision: number) => {
    const body = { strokes: [...strokes], notes, revision };
    return testSlug === undefined
      ? request('PUT /api/practice/questions/:id/scratch-paper/:page', {
          params: { id: questionId, page: number },
          body,
        } as never)
      : request('PUT /api/test/:slug/questions/:id/scratch-paper/:page', {
          params: { slug: testSlug, id: questionId, page: number },
          body,
        } as never);
  };
  const saveOnce = async (): Promise<void> => {
    const [number] = unsavedPages(current.paper);
    if (number === undefined) return put(current.paper, 'saved');
    const sent = pageOf(number);
    try {
      const { page } = (await send(number, sent, sent.revision)) as { page: ScratchPage };
      setPage(number, afterSaving(pageOf(number), sent, page.revision));
    } catch (error) {
      if (isApiError(error) && error.code === 'scratch_page_changed') {
        setPage(number, merged(pageOf(number), error.details.stored as ScratchPage | null));
      } else if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
        return put(current.paper, { refused: messageOf(error) });
      } else {
        put(current.paper, 'device');
        return saveIn(TRY_AGAIN);
      }
    }
    return saveOnce();
  };
  const save = () => {
    if (userId === null || current.state === 'loading') return;
    clearTimeout(timer);
    sending ??= saveOnce().finally(() => {
      sending = undefined;
    });
  };
  function saveIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(save, milliseconds);
  }

  const load = async () => {
    const local = await readPaper(owner, place);
    if (local) put(local);
    if (userId === null) return put(current.paper, 'device');
    try {
      const { pages } = (await (testSlug === undefined
        ? request('GET /api/practice/questions/:id/scratch-paper', { params: { id: questionId } })
        : request('GET /api/test/:slug/questions/:id/scratch-paper', { params: { slug: testSlug, id: questionId } }))) as {
        pages: ScratchPage[];
      };
      const stored = new Map(pages.map((page) => [page.page, page]));
      const numbers = new Set([...stored.keys(), ...Object.keys(current.paper).map(Number)]);
      put(
        Object.fromEntries([...numbers].map((number) => [number, merged(pageOf(number), stored.get(number) ?? null)])),
        'saved',
      );
      void keep();
    } catch {
      put(current.paper, 'device');
    }
    save();
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') save();
  };
  void load();
  window.addEventListener('online', save);
  document.addEventListener('visibilitychange', leave);

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (number, content) => {
      const waits = userId !== null && (current.state === 'saved' || typeof current.state === 'object');
      setPage(number, { ...pageOf(number), ...content }, waits ? 'saving' : current.state);
      saveIn(PAUSE);
    },
    clear: async () => {
      clearTimeout(timer);
      await sending;
      if (userId !== null) {
        const params = { id: questionId };
        await (testSlug === undefined
          ? request('DELETE /api/practice/questions/:id/scratch-paper', { params })
          : request('DELETE /api/test/:slug/questions/:id/scratch-paper', { params: { slug: testSlug, ...params } }));
      }
      put({}, userId === null ? 'device' : 'saved');
      await keep();
    },
    stop: () => {
      save();
      stopped = true;
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', leave);
    },
  };
}
