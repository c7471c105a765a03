import type { ScratchPage } from '@api/contract';
import { isApiError, messageOf } from '../api-error.ts';
import type { SendOutcome } from '../drafts/sending.ts';
import { merged, mergedPaper, type PageContent, type Paper, unsavedPages, withPage } from './paper.ts';

export type PaperState = 'loading' | 'saved' | 'saving' | 'device' | 'nowhere' | { refused: string };

export interface PaperInWork {
  paper: Paper;
  state: PaperState;
}

/** A pending state stays. */
export function afterChange({ paper, state }: PaperInWork, number: number, content: Partial<PageContent>): PaperInWork {
  const wasAtRest = state === 'saved' || typeof state === 'object';
  return { paper: withPage(paper, number, (page) => ({ ...page, ...content })), state: wasAtRest ? 'saving' : state };
}

/** Differences are pending. */
export function afterReading({ paper }: PaperInWork, stored: readonly ScratchPage[]): PaperInWork {
  const both = mergedPaper(paper, stored);
  return { paper: both, state: unsavedPages(both).length > 0 ? 'saving' : 'saved' };
}

/** Changes after `sent` stay pending. */
export const afterSaving = (
  { paper, state }: PaperInWork,
  number: number,
  { strokes, notes }: PageContent,
  revision: number,
): PaperInWork => ({ paper: withPage(paper, number, (page) => ({ ...page, base: { strokes, notes }, revision })), state });

/** The state after an attempt, and the outcome for its sender. */
export interface Attempt {
  work: PaperInWork;
  outcome: SendOutcome;
}

/** The server's page on a revision conflict, else null. */
export function otherVersion(error: unknown): { page: ScratchPage | null } | null {
  if (!isApiError(error) || error.code !== 'scratch_page_changed') return null;
  return { page: error.details.stored as ScratchPage | null };
}

/** Merges the server's page, to be sent again. */
export const afterConflict = ({ paper, state }: PaperInWork, number: number, theirs: ScratchPage | null): Attempt => ({
  work: { paper: withPage(paper, number, (page) => merged(page, theirs)), state },
  outcome: 'more',
});

export function afterFailure({ paper }: PaperInWork, error: unknown): Attempt {
  if (isRefusal(error)) return { work: { paper, state: { refused: messageOf(error) } }, outcome: 'refused' };
  return { work: { paper, state: 'device' }, outcome: 'no-answer' };
}

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
