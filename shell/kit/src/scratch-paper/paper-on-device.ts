import { draftStore } from '../drafts/storage.ts';
import { continued, type Paper } from './paper.ts';
import type { PaperPlace } from './paper-calls.ts';
import type { PaperInWork } from './paper-state.ts';

const papers = draftStore<Paper>('scratch-papers', 'papers');
const keyOf = (userId: number, place: string) => `${userId}:${place}`;

/** The paper of a place as this device has it; null where it has none. */
export const readPaper = (userId: number, place: string) => papers.read(keyOf(userId, place));

/** Keeps a paper on this device; false where the browser keeps nothing. */
export const keepPaper = (userId: number, place: string, paper: Paper) => papers.keep(keyOf(userId, place), paper);

/** A paper in work on this device, and who listens to it. */
export interface PaperOnDevice {
  get(): PaperInWork;
  subscribe(listener: () => void): () => void;
  /** Takes up what this device has of it, together with what was put on it meanwhile. */
  restore(): Promise<void>;
  /** It stands so now. Resolves when this device has kept a paper that has changed, or has not: of a guest it is nowhere then. */
  put(work: PaperInWork): Promise<void>;
}

/** Who is not signed in. */
const GUEST = 0;

/** The paper of a place on this device, of an account or of a guest (null). */
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
    if (isKept || (await keepPaper(owner, place, work.paper)) || userId !== null) return;
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
