import { diffArrays } from 'diff';

/** A run of words that both texts share, or that only one of them has. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/**
 * Texts with more changed words than this are shown one after the other: a longer diff is unreadable and slow to
 * compute.
 */
const MOST_CHANGES = 1_500;

const words = (text: string) => text.match(/\s+|[^\s\w]|\w+/g) ?? [];

/** A word diff of two texts; signs of TeX are words of their own. */
export function wordDifference(before: string, after: string): Run[] {
  const changes = diffArrays(words(before), words(after), { maxEditLength: MOST_CHANGES });
  if (!changes) {
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
}
