/** The counts of rows of a kind that an import wrote. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  /** As they were: unchanged, or edited by staff. */
  kept: number;
}
