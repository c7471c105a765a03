import type { Doubt } from '@api/contract';

/** One line of the table: a doubt, or a reply to the doubt above it. */
export interface DoubtLine {
  doubt: Doubt;
  /** `2` for the second doubt, `2.1` for the first reply to it. */
  serial: string;
  reply: boolean;
}

/** The doubts in their order with each one's replies right below it, numbered. A reply whose doubt is gone stands alone. */
export function doubtLines(doubts: readonly Doubt[]): DoubtLine[] {
  const ids = new Set(doubts.map(({ id }) => id));
  const starts = doubts.filter(({ Parent }) => !Parent || !ids.has(Parent.id));
  return starts.flatMap((doubt, index) => {
    const replies = doubts.filter(({ Parent }) => Parent?.id === doubt.id);
    return [
      { doubt, serial: String(index + 1), reply: doubt.Parent !== null },
      ...replies.map((reply, place) => ({ doubt: reply, serial: `${index + 1}.${place + 1}`, reply: true })),
    ];
  });
}
