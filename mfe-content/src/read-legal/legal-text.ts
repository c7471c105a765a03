import type { ReactNode } from 'react';

/** A part of a legal text under its own heading, which can be linked to. */
export interface LegalSection {
  /** Stands in addresses (`/terms#devices`), so it stays as it is. */
  id: string;
  heading: string;
  /** Paragraphs, lists and third-level headings. */
  body: ReactNode;
}

/** A legal text: `texts/` has one file for each. */
export interface LegalText {
  title: string;
  /** The day from which it holds, `YYYY-MM-DD`: its version. */
  version: string;
  /** The gist in a few sentences, for readers in a hurry; the sections are what counts. */
  gist: readonly string[];
  sections: readonly LegalSection[];
}
