import type { ScratchPage, Stroke } from '@api/contract';
import { LONGEST_SCRATCH_NOTES } from '@api/contract/limits';

/** What a page holds. */
export interface PageContent {
  strokes: readonly Stroke[];
  notes: string;
}

/** A page as it is here, and as the server had it when both last agreed (`base`). */
export interface LocalPage extends PageContent {
  base: PageContent;
  /** Of the base; 0: the server has none. */
  revision: number;
}

/** A paper by page number, from 1. */
export type Paper = Readonly<Record<number, LocalPage>>;

const NOTHING: PageContent = { strokes: [], notes: '' };

export const EMPTY_PAGE: LocalPage = { ...NOTHING, base: NOTHING, revision: 0 };

const idsOf = ({ strokes }: PageContent) => strokes.map(({ id }) => id).join();

/** A stroke never changes, so that its id says what it is. */
const isSame = (one: PageContent, other: PageContent) => one.notes === other.notes && idsOf(one) === idsOf(other);

/** Whether a page holds what the server has not. */
export const isUnsaved = (page: LocalPage): boolean => !isSame(page, page.base);

/** A page of a paper; an empty one where nothing was put on it. */
export const pageOf = (paper: Paper, number: number): LocalPage => paper[number] ?? EMPTY_PAGE;

/** The paper with one of its pages as `change` makes it. */
export const withPage = (paper: Paper, number: number, change: (page: LocalPage) => LocalPage): Paper => ({
  ...paper,
  [number]: change(pageOf(paper, number)),
});

/** Numbers of the pages that are still to be sent. */
export const unsavedPages = (paper: Paper): number[] =>
  Object.entries(paper).flatMap(([number, page]) => (isUnsaved(page) ? [Number(number)] : []));

/**
 * The page together with what the server has of another tab or device: what either has drawn is there, what either has erased is gone. Notes
 * that both have changed stand one after the other: none of them is lost.
 */
export function merged(page: LocalPage, stored: (PageContent & Pick<ScratchPage, 'revision'>) | null): LocalPage {
  const theirs: PageContent = stored ?? NOTHING;
  const before = new Set(page.base.strokes.map(({ id }) => id));
  const here = new Set(page.strokes.map(({ id }) => id));
  const there = new Set(theirs.strokes.map(({ id }) => id));
  const strokes = [
    ...theirs.strokes.filter(({ id }) => here.has(id) || !before.has(id)),
    ...page.strokes.filter(({ id }) => !there.has(id) && !before.has(id)),
  ];
  return { strokes, notes: mergedNotes(page, theirs.notes), base: theirs, revision: stored?.revision ?? 0 };
}

/** The whole paper together with all pages that the server has. */
export function mergedPaper(paper: Paper, stored: readonly ScratchPage[]): Paper {
  const theirs = new Map(stored.map((page) => [page.page, page]));
  const numbers = new Set([...theirs.keys(), ...Object.keys(paper).map(Number)]);
  return Object.fromEntries([...numbers].map((number) => [number, merged(pageOf(paper, number), theirs.get(number) ?? null)]));
}

/** The paper that this device had, with what was begun again before that was known added to it. */
export function continued(paper: Paper, begun: Paper): Paper {
  return Object.entries(begun).reduce((whole, [number, page]) => {
    const onTop = (kept: LocalPage): LocalPage => {
      const { strokes, notes } = merged(page, kept);
      return { ...kept, strokes, notes };
    };
    return withPage(whole, Number(number), onTop);
  }, paper);
}

function mergedNotes({ notes, base }: LocalPage, theirs: string): string {
  if (notes === base.notes || theirs.includes(notes)) return theirs;
  if (theirs === base.notes || notes.includes(theirs)) return notes;
  return `${theirs}\n\n${notes}`.slice(0, LONGEST_SCRATCH_NOTES);
}
