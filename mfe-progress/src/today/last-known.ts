import type { Today } from '@api/contract';
import { fieldsIn, keptDraft } from '@shell/kit/kept-work';

/** The page as last read, kept on this device for its learner and shown offline. */
const keptToday = (userId: number) =>
  keptDraft(userId, 'today', (stored) => {
    const isToday = ['things', 'plan', 'week'].every((name) => name in fieldsIn(stored));
    return isToday ? (stored as Today) : null;
  });

export const readLastKnown = (userId: number): Today | null => keptToday(userId).read();

export const keepLastKnown = (userId: number, today: Today): boolean => keptToday(userId).keep(today);
