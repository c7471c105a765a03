import { fieldsIn, type KeptValue, keptValue } from '@shell/kit/kept-work';
import type { DraftContent } from './draft-content.ts';

/** Work that the server did not get before the page was left. */
export interface KeptGrading {
  /** The stored draft that it was based on. */
  revision: number;
  content: DraftContent;
}

/** Unsaved work on a sheet, kept on this device. Two graders may share a device, but not their drafts. */
export const keptGrading = (slug: string, grader: number): KeptValue<KeptGrading> =>
  keptValue(`grading-draft:${grader}:${slug}`, (stored) => {
    const { revision, content } = fieldsIn(stored);
    return typeof revision === 'number' && typeof content === 'object' && content !== null ? (stored as KeptGrading) : null;
  });
