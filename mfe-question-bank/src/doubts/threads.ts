import type { Doubt } from '@api/contract';

/** A doubt with what was written under it, oldest first. */
export interface Conversation {
  doubt: Doubt;
  replies: Doubt[];
  /** Its place in the list, counted from 1. */
  serial: number;
}

/** The doubts in their order, each with what was written under it. A reply whose doubt is gone comes on its own. */
export function conversationsOf(doubts: readonly Doubt[]): Conversation[] {
  const ids = new Set(doubts.map(({ id }) => id));
  const starts = doubts.filter(({ Parent }) => !Parent || !ids.has(Parent.id));
  return starts.map((doubt, index) => ({
    doubt,
    replies: doubts.filter(({ Parent }) => Parent?.id === doubt.id),
    serial: index + 1,
  }));
}

/** What happened last: who replied, or that a teacher is waited for. */
export function activityOf({ doubt, replies }: Conversation): string {
  const last = replies.at(-1);
  if (!last) return doubt.Parent ? `${nameOf(doubt)} replied` : 'You asked';
  return last.user.staff ? `${nameOf(last)} replied` : 'You wrote more';
}

export const nameOf = ({ user }: Pick<Doubt, 'user'>) => user.full_name ?? user.username;
