import type { Today } from '@api/contract';
import { readDraft, storeDraft } from '@shell/kit';

/** The page as it was last read, kept on this device for its learner: where there is no network it is shown instead of nothing. */
const KEY = 'today';

export function readLastKnown(userId: number): Today | null {
  try {
    const kept: unknown = JSON.parse(readDraft(userId, KEY) ?? 'null');
    const isToday = typeof kept === 'object' && kept !== null && 'things' in kept && 'plan' in kept && 'week' in kept;
    return isToday ? (kept as Today) : null;
  } catch {
    return null;
  }
}

export const keepLastKnown = (userId: number, today: Today): void => storeDraft(userId, KEY, JSON.stringify(today));
