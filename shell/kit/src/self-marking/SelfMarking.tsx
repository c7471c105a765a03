import type { LostMarkReason, MarkSchemeLine, SelfMarks } from '@api/contract';
import type { SettledLines } from '@api/contract/marks';
import { Banner, MarkScheme, partLabel } from 'design-system';
import { useState } from 'react';
import { fieldsIn, storedDraft } from '../drafts/stored-value.ts';
import { useSession } from '../host-context.tsx';
import { LOST_MARK_REASONS, LostBy } from './LostBy.tsx';

export { LOST_MARK_REASONS };

/** Lines earned, by index, and why others were lost. */
interface Ticks {
  earned: readonly number[];
  reasons: Readonly<Record<number, LostMarkReason>>;
}

interface SelfMarkingOptions {
  /** Of the draft: question and version of its mark scheme. */
  name: string;
  lines: readonly MarkSchemeLine[];
  before: SelfMarks | null;
  /** Ticked lines until the learner changes them, if nothing was saved. */
  suggested?: readonly number[];
  settled?: SettledLines;
}

const NOTHING_SETTLED: SettledLines = { earned: [], lost: [] };

export type SelfMarking = ReturnType<typeof useSelfMarking>;

/** Marks that learners give themselves, a draft on this device until sent. Another `name` needs another `key`. */
export function useSelfMarking({ name, lines, before, suggested = [], settled = NOTHING_SETTLED }: SelfMarkingOptions) {
  const { id: userId = 0 } = useSession().user ?? {};
  const draft = storedDraft(userId, name, ticksIn);
  const [{ own, isDraft }, set] = useState(() => {
    const own = draft.read();
    return { own, isDraft: own !== null };
  });
  // Former ticks may belong to other lines.
  const marked = before?.scheme_changed ? null : before;
  const { earned: ticked, reasons }: Ticks = own ?? {
    earned: marked?.earned ?? suggested,
    reasons: reasonsIn(marked?.lost.map(({ index, reason }) => [String(index), reason]) ?? []),
  };
  const earned = [...new Set([...ticked, ...settled.earned])].filter((index) => !settled.lost.includes(index));
  const counting = [...lines.keys()].filter((index) => lines[index]?.marks);
  return {
    ...{ lines, before, settled, earned, reasons, isDraft },
    isMarked: marked !== null,
    change: (next: Ticks) => {
      set({ own: next, isDraft: true });
      draft.keep(next);
    },
    body: {
      earned: counting.filter((index) => earned.includes(index)),
      lost: counting.flatMap((index) => (reasons[index] && !earned.includes(index) ? [{ index, reason: reasons[index] }] : [])),
    },
    /** Forgets the draft once sent, but keeps later changes. */
    forget: () => {
      set((now) => (now.own === own ? { ...now, isDraft: false } : now));
      if (JSON.stringify(draft.read()) === JSON.stringify(own)) draft.keep(null);
    },
  };
}

const isReason = (value: unknown): value is LostMarkReason => LOST_MARK_REASONS.some(({ reason }) => reason === value);

/** Reasons that this release does not know are dropped. */
const reasonsIn = (entries: readonly [string, unknown][]): Ticks['reasons'] =>
  Object.fromEntries(entries.filter((entry): entry is [string, LostMarkReason] => isReason(entry[1])));

/** Null if something else is stored. */
function ticksIn(stored: unknown): Ticks | null {
  const { earned, reasons } = fieldsIn(stored);
  if (!Array.isArray(earned) || !earned.every(Number.isInteger)) return null;
  return { earned, reasons: reasonsIn(Object.entries(fieldsIn(reasons))) };
}

interface SelfMarkedSchemeProps {
  marking: SelfMarking;
  marksBefore: string;
  /** Whether a lost line asks for its reason. */
  asksWhy: (line: MarkSchemeLine) => boolean;
}

/** The mark scheme with a tick for each line earned, and one-tap reasons for those lost. */
export function SelfMarkedScheme({ marking, marksBefore, asksWhy }: SelfMarkedSchemeProps) {
  const { lines, before, settled, earned, reasons, change } = marking;
  return (
    <>
      {before?.scheme_changed && (
        <Banner title="The mark scheme was edited after you marked your work">
          Your {marksBefore} stay until you mark along the new lines.
        </Banner>
      )}
      <MarkScheme
        lines={lines}
        settled={[...settled.earned, ...settled.lost]}
        checked={earned}
        onCheckedChange={(checked) => change({ earned: checked, reasons })}
        under={(index) => {
          const line = lines[index];
          if (!line?.marks || earned.includes(index) || !asksWhy(line)) return null;
          return (
            <LostBy
              line={`${partLabel(line.part)} line ${index + 1}, ${line.code}`.trim()}
              reason={reasons[index] ?? null}
              onReason={(reason) => change({ earned, reasons: reasonsIn(Object.entries({ ...reasons, [index]: reason })) })}
            />
          );
        }}
      />
    </>
  );
}
