import { diffArrays } from 'diff';

/** A run of words that both texts share, or that only one of them has. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Texts that differ in more words than this are shown one after the other: nobody reads so many changes, and finding them takes long. */
const MOST_CHANGES = 1_500;

const words = (text: string) => text.match(/\s+|[^\s\w]|\w+/g) ?? [];

/** What has changed from one text to another, word by word; signs of TeX are words of their own. */
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
