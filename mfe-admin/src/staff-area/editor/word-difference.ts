import { diffArrays } from 'diff';

/** Words that both texts share, or that only one has. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** With more changed words, texts are shown one after the other: a diff is unreadable and slow. */
const MOST_CHANGES = 1_500;

const words = (text: string) => text.match(/\s+|[^\s\w]|\w+/g) ?? [];

/** A word diff; TeX signs are words of their own. */
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
