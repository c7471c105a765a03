/** What an import did to the rows of a kind. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  /** As they were: unchanged, or edited by staff. */
  kept: number;
}
