import type { Doubt } from '@api/contract';

/** A doubt with its replies, oldest first. */
export interface Conversation {
  doubt: Doubt;
  replies: Doubt[];
  /** Its place in the list, counted from 1. */
  serial: number;
}

/** Groups replies under their doubts, in order. A reply whose doubt is gone stands alone. */
export function conversationsOf(doubts: readonly Doubt[]): Conversation[] {
  const ids = new Set(doubts.map(({ id }) => id));
  const starts = doubts.filter(({ Parent }) => !Parent || !ids.has(Parent.id));
  return starts.map((doubt, index) => ({
    doubt,
    replies: doubts.filter(({ Parent }) => Parent?.id === doubt.id),
    serial: index + 1,
  }));
}

/** The latest event: who replied, or that a reply is pending. */
export function activityOf({ doubt, replies }: Conversation): string {
  const last = replies.at(-1);
  if (!last) return doubt.Parent ? `${nameOf(doubt)} replied` : 'You asked';
  return last.user.staff ? `${nameOf(last)} replied` : 'You wrote more';
}

export const nameOf = ({ user }: Pick<Doubt, 'user'>) => user.full_name ?? user.username;
