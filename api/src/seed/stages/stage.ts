export interface StageCounts {
  inserted: number;
  updated: number;
  /** As they were: unchanged, or edited by staff. */
  kept: number;
}

export const noCounts = (): StageCounts => ({ inserted: 0, updated: 0, kept: 0 });
