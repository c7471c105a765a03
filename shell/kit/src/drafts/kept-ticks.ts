import type { LostMarkReason, SelfMarks } from '@api/contract';
import { useState } from 'react';
import { useSession } from '../host-context.tsx';
import { fieldsIn, keptDraft } from './kept-value.ts';

/** What a learner ticks along a mark scheme, lines by their index: those that were earned, and why others were not, as far as they say. */
export interface Ticks {
  earned: readonly number[];
  reasons: Readonly<Record<number, LostMarkReason>>;
}

/** The ticks that were sent before. */
export const ticksOf = ({ earned, lost }: Pick<SelfMarks, 'earned' | 'lost'>): Ticks => ({
  earned,
  reasons: Object.fromEntries(lost.flatMap(({ index, reason }) => (reason ? [[index, reason]] : []))),
});

/** Another reason for a line; null: none any more. */
export function withReason(reasons: Ticks['reasons'], index: number, reason: LostMarkReason | null): Ticks['reasons'] {
  const { [index]: _, ...others } = reasons;
  return reason === null ? others : { ...others, [index]: reason };
}

export interface KeptTicks {
  ticks: Ticks;
  /** Something of them was not sent. */
  isDraft: boolean;
  change: (ticks: Ticks) => void;
  /** Forgets what was sent; what was changed while it was on its way stays a draft. */
  forget: (sent: Ticks) => void;
}

/**
 * Ticks that are kept on this device, by person and name, until they are sent: another tab, page or day does not lose them. `before`: what they
 * are until the learner changes them, where none are kept. A component that changes the name needs another `key`.
 */
export function useKeptTicks(name: string, before: () => Ticks): KeptTicks {
  const { id: userId = 0 } = useSession().user ?? {};
  const draft = keptDraft(userId, name, ticksIn);
  const [{ own, isDraft }, set] = useState(() => {
    const own = draft.read();
    return { own, isDraft: own !== null };
  });
  return {
    // What they begin with may come later than the lines.
    ticks: own ?? before(),
    isDraft,
    change: (next) => {
      set({ own: next, isDraft: true });
      draft.keep(next);
    },
    forget: (sent) => {
      set((now) => (now.own === sent ? { ...now, isDraft: false } : now));
      if (JSON.stringify(draft.read()) === JSON.stringify(sent)) draft.keep(null);
    },
  };
}

const REASONS: Readonly<Record<LostMarkReason, true>> = {
  method: true,
  accuracy: true,
  misread: true,
  notation: true,
  time: true,
};
const hasReason = (line: [string, unknown]): line is [string, LostMarkReason] =>
  typeof line[1] === 'string' && Object.hasOwn(REASONS, line[1]);

/** The ticks in what was kept; null where that is something else. A reason that this release does not know is none. */
function ticksIn(stored: unknown): Ticks | null {
  const { earned, reasons } = fieldsIn(stored);
  if (!Array.isArray(earned) || !earned.every(Number.isInteger)) return null;
  return { earned, reasons: Object.fromEntries(Object.entries(fieldsIn(reasons)).filter(hasReason)) };
}
