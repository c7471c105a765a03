import { draftStore } from '../drafts/storage.ts';
import { continued, type Paper } from './paper.ts';
import type { PaperPlace } from './paper-calls.ts';
import type { PaperInWork } from './paper-state.ts';

const papers = draftStore<Paper>('scratch-papers', 'papers');
const keyOf = (userId: number, place: string) => `${userId}:${place}`;

/** The stored paper; null if there is none. */
export const readPaper = (userId: number, place: string) => papers.read(keyOf(userId, place));

/** Stores a paper; false if the browser stores nothing. */
export const storePaper = (userId: number, place: string, paper: Paper) => papers.keep(keyOf(userId, place), paper);

/** An open paper and its listeners. */
export interface PaperOnDevice {
  get(): PaperInWork;
  subscribe(listener: () => void): () => void;
  /** Merges the stored paper into this one. */
  restore(): Promise<void>;
  /** Sets the paper. Resolves once storing it on this device has succeeded or failed. */
  put(work: PaperInWork): Promise<void>;
}

/** A guest. */
const GUEST = 0;

/** A paper on this device, of an account or of a guest (null). */
export function paperOnDevice({ questionId, testSlug }: PaperPlace, userId: number | null): PaperOnDevice {
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
