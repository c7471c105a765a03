import type { ScratchPage } from '@api/contract';
import { isApiError, messageOf } from '../api-error.ts';
import type { SendOutcome } from '../drafts/sending.ts';
import { merged, mergedPaper, type PageContent, type Paper, unsavedPages, withPage } from './paper.ts';

/** Where the paper is kept by now. */
export type PaperState = 'loading' | 'saved' | 'saving' | 'device' | 'nowhere' | { refused: string };

/** A paper, and where it is kept. */
export interface PaperInWork {
  paper: Paper;
  state: PaperState;
}

/** With what was put on a page, or taken from it. A paper that was on its way, or waits for a network, goes on saying so. */
export function afterChange({ paper, state }: PaperInWork, number: number, content: Partial<PageContent>): PaperInWork {
  const wasAtRest = state === 'saved' || typeof state === 'object';
  return { paper: withPage(paper, number, (page) => ({ ...page, ...content })), state: wasAtRest ? 'saving' : state };
}

/** Together with the pages that the server has. What is not there yet is on its way. */
export function afterReading({ paper }: PaperInWork, stored: readonly ScratchPage[]): PaperInWork {
  const both = mergedPaper(paper, stored);
  return { paper: both, state: unsavedPages(both).length > 0 ? 'saving' : 'saved' };
}

/** When the server has kept `sent` of a page: what has changed here since stays to be sent. The next attempt finds out whether that was all. */
export const afterSaving = (
  { paper, state }: PaperInWork,
  number: number,
  { strokes, notes }: PageContent,
  revision: number,
): PaperInWork => ({ paper: withPage(paper, number, (page) => ({ ...page, base: { strokes, notes }, revision })), state });

/** The state of a paper after an attempt, and what its sender goes by. */
export interface Attempt {
  work: PaperInWork;
  outcome: SendOutcome;
}

/** The version of a page that the server has instead of the one that was to be replaced; null: another failure. */
export function otherVersion(error: unknown): { page: ScratchPage | null } | null {
  if (!isApiError(error) || error.code !== 'scratch_page_changed') return null;
  return { page: error.details.stored as ScratchPage | null };
}

/** When the server has another version of a page: it is put together with the page here, to be sent again. */
export const afterConflict = ({ paper, state }: PaperInWork, number: number, theirs: ScratchPage | null): Attempt => ({
  work: { paper: withPage(paper, number, (page) => merged(page, theirs)), state },
  outcome: 'more',
});

/** When the server refuses, or did not answer: the paper stays on the device until it does. */
export function afterFailure({ paper }: PaperInWork, error: unknown): Attempt {
  if (isRefusal(error)) return { work: { paper, state: { refused: messageOf(error) } }, outcome: 'refused' };
  return { work: { paper, state: 'device' }, outcome: 'no-answer' };
}

/** The server will not take it, however often it is sent. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
