import type { DraftContent } from './draft-content.ts';

/** Work that the server did not get before the page was left. */
export interface KeptDraft {
  /** The stored draft that it was based on. */
  revision: number;
  content: DraftContent;
}

/** Two graders may share a device, but not their drafts. */
const keyOf = (slug: string, grader: number) => `grading-draft:${grader}:${slug}`;

/** Keeps unsaved work on this device, or forgets it (null). A full or forbidden storage keeps nothing: the page says "Not saved". */
export function keepDraft(slug: string, grader: number, draft: KeptDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(slug, grader), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(slug, grader));
  } catch {
    // The state of saving, always in view, has told the grader already.
  }
}

/** What was kept; null where nothing readable was. */
export function keptDraft(slug: string, grader: number): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(slug, grader)) ?? 'null') as KeptDraft | null;
  } catch {
    return null;
  }
}
