import { createSender } from '../drafts/outbox.ts';
import type { SendOutcome } from '../drafts/sending.ts';
import { draftStore } from '../drafts/storage.ts';
import type { RequestApi } from '../host.ts';
import { continued, type PageContent, type Paper, pageOf, unsavedPages } from './paper.ts';
import { type PaperCalls, type PaperPlace, paperCalls } from './paper-calls.ts';
import {
  afterChange,
  afterConflict,
  afterFailure,
  afterReading,
  afterSaving,
  otherVersion,
  type PaperInWork,
} from './paper-state.ts';

const papers = draftStore<Paper>('scratch-papers', 'papers');
const keyOf = (userId: number, place: string) => `${userId}:${place}`;

export const readPaper = (userId: number, place: string) => papers.read(keyOf(userId, place));

/** False if the browser stores nothing. */
export const storePaper = (userId: number, place: string, paper: Paper) => papers.keep(keyOf(userId, place), paper);

interface PaperOnDevice {
  get(): PaperInWork;
  subscribe(listener: () => void): () => void;
  /** Merges the stored paper into this one. */
  restore(): Promise<void>;
  /** Sets the paper; resolves once storing has succeeded or failed. */
  put(work: PaperInWork): Promise<void>;
}

const GUEST = 0;

/** A paper of an account or of a guest (null). */
function paperOnDevice({ questionId, testSlug }: PaperPlace, userId: number | null): PaperOnDevice {
  const place = testSlug ? `test:${testSlug}:${questionId}` : `question:${questionId}`;
  const owner = userId ?? GUEST;
  const listeners = new Set<() => void>();
  let current: PaperInWork = { paper: {}, state: 'loading' };

  const show = (work: PaperInWork) => {
    current = work;
    for (const listener of listeners) listener();
  };

  const put = async (work: PaperInWork) => {
    const isKept = work.paper === current.paper;
    show(work);
    if (isKept || (await storePaper(owner, place, work.paper)) || userId !== null) return;
    show({ ...current, state: 'nowhere' });
  };

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: async () => {
      const kept = await readPaper(owner, place);
      if (kept) await put({ ...current, paper: continued(kept, current.paper) });
    },
    put,
  };
}

export interface PaperSaving {
  get(): PaperInWork;
  subscribe(listener: () => void): () => void;
  change(page: number, content: Partial<PageContent>): void;
  /** Deletes it here and on the server. Rejects, and keeps it, if the server refuses. */
  clear(): Promise<void>;
  stop(): void;
}

/** Debounce, longest delay and retry, in milliseconds. */
const PAUSE = 1_500;
const LATEST = 10_000;
const TRY_AGAIN = 10_000;

/** Saves a paper on this device with each change, then on the server; a guest's on this device alone. */
export function startPaper(belongsTo: PaperPlace, userId: number | null, request: RequestApi): PaperSaving {
  const server = userId === null ? null : paperCalls(belongsTo, request);
  const onDevice = paperOnDevice(belongsTo, userId);
  const { get, subscribe, put } = onDevice;
  const restored = onDevice.restore();
  const sender = createSender({
    ...{ pause: PAUSE, latest: LATEST, nextTryIn: () => TRY_AGAIN },
    send: server ? attemptsOf(server, onDevice, restored) : async () => 'done',
  });

  if (server) void sender.flush();
  else void restored.then(() => put({ ...get(), state: 'device' }));
  const unfollow = sender.followPage();

  return {
    get,
    subscribe,
    change: (page, content) => {
      void put(afterChange(get(), page, content));
      sender.changed();
    },
    clear: async () => {
      // A page being sent would reappear after the deletion.
      await sender.flush();
      await server?.clear();
      await put({ paper: {}, state: server ? 'saved' : 'device' });
    },
    stop: () => {
      void sender.flush();
      sender.stop();
      unfollow();
    },
  };
}

/** Attempts to synchronise: read the server's pages, then send changed ones one by one. They never throw. */
function attemptsOf(server: PaperCalls, onDevice: PaperOnDevice, restored: Promise<void>): () => Promise<SendOutcome> {
  let isRead = false;
  return async () => {
    await restored;
    if (isRead) return saveNextPage(server, onDevice);
    const outcome = await readPages(server, onDevice);
    isRead = outcome === 'more';
    return outcome;
  };
}

async function readPages(server: PaperCalls, { get, put }: PaperOnDevice): Promise<SendOutcome> {
  try {
    const { pages } = await server.read();
    void put(afterReading(get(), pages));
    return 'more';
  } catch (error) {
    const { work, outcome } = afterFailure(get(), error);
    void put(work);
    return outcome;
  }
}

async function saveNextPage(server: PaperCalls, { get, put }: PaperOnDevice): Promise<SendOutcome> {
  const [number] = unsavedPages(get().paper);
  if (number === undefined) {
    void put({ ...get(), state: 'saved' });
    return 'done';
  }
  const sent = pageOf(get().paper, number);
  try {
    const { page } = await server.save(number, sent, sent.revision);
    void put(afterSaving(get(), number, sent, page.revision));
    return 'more';
  } catch (error) {
    const theirs = otherVersion(error);
    const { work, outcome } = theirs ? afterConflict(get(), number, theirs.page) : afterFailure(get(), error);
    void put(work);
    return outcome;
  }
}
