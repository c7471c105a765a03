import type { ScratchPage, Stroke } from '@api/contract';
import { LONGEST_SCRATCH_NOTES } from '@api/contract/limits';

export interface PageContent {
  strokes: readonly Stroke[];
  notes: string;
}

/** A page, and the server's version that it is based on. */
export interface LocalPage extends PageContent {
  base: PageContent;
  /** 0: none on the server. */
  revision: number;
}

/** By page number, from 1. */
export type Paper = Readonly<Record<number, LocalPage>>;

const NOTHING: PageContent = { strokes: [], notes: '' };

export const EMPTY_PAGE: LocalPage = { ...NOTHING, base: NOTHING, revision: 0 };

const idsOf = ({ strokes }: PageContent) => strokes.map(({ id }) => id).join();

/** Strokes are immutable, so ids suffice. */
const isSame = (one: PageContent, other: PageContent) => one.notes === other.notes && idsOf(one) === idsOf(other);

export const isUnsaved = (page: LocalPage): boolean => !isSame(page, page.base);

export const pageOf = (paper: Paper, number: number): LocalPage => paper[number] ?? EMPTY_PAGE;

export const withPage = (paper: Paper, number: number, change: (page: LocalPage) => LocalPage): Paper => ({
  ...paper,
  [number]: change(pageOf(paper, number)),
});

export const unsavedPages = (paper: Paper): number[] =>
  Object.entries(paper).flatMap(([number, page]) => (isUnsaved(page) ? [Number(number)] : []));

/** Merges strokes drawn or erased on either side, and joins notes changed on both. */
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

export function mergedPaper(paper: Paper, stored: readonly ScratchPage[]): Paper {
  const theirs = new Map(stored.map((page) => [page.page, page]));
  const numbers = new Set([...theirs.keys(), ...Object.keys(paper).map(Number)]);
  return Object.fromEntries([...numbers].map((number) => [number, merged(pageOf(paper, number), theirs.get(number) ?? null)]));
}

/** Merges the stored paper with changes made before it was read. */
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
