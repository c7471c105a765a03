import type { ReactNode } from 'react';

export interface LegalSection {
  /** Part of addresses (`/terms#devices`), so it never changes. */
  id: string;
  heading: string;
  body: ReactNode;
}

/** A file of `texts/`. */
export interface LegalText {
  title: string;
  /** `YYYY-MM-DD`: valid from then on. */
  version: string;
  /** A summary, without legal effect. */
  gist: readonly string[];
  sections: readonly LegalSection[];
}
