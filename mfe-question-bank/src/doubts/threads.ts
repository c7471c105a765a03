import type { Doubt } from '@api/contract';

/** Replies are oldest first. */
export interface Conversation {
  doubt: Doubt;
  replies: Doubt[];
  /** In the list, from 1. */
  serial: number;
}

/** Groups replies under their doubts. A reply whose doubt is gone is one by itself. */
export function conversationsOf(doubts: readonly Doubt[]): Conversation[] {
  const ids = new Set(doubts.map(({ id }) => id));
  const starts = doubts.filter(({ Parent }) => !Parent || !ids.has(Parent.id));
  return starts.map((doubt, index) => ({
    doubt,
    replies: doubts.filter(({ Parent }) => Parent?.id === doubt.id),
    serial: index + 1,
  }));
}

/** Who replied last, or that a reply is pending. */
export function activityOf({ doubt, replies }: Conversation): string {
  const last = replies.at(-1);
  if (!last) return doubt.Parent ? `${nameOf(doubt)} replied` : 'You asked';
  return last.user.staff ? `${nameOf(last)} replied` : 'You wrote more';
}

export const nameOf = ({ user }: Pick<Doubt, 'user'>) => user.full_name ?? user.username;
