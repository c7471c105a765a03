/** A run of words that both texts share, or that only one of them has. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** More words than this on both sides are not compared one by one: the table would not fit a browser's patience. */
const MOST_WORDS = 1_500;

const words = (text: string) => text.match(/\s+|[^\s\w]|\w+/g) ?? [];

/** What has changed from one text to another, word by word: the longest common subsequence of their words. */
export function wordDifference(before: string, after: string): Run[] {
  const a = words(before);
  const b = words(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const runs: Run[] = [];
  const add = (kind: Run['kind'], text: string) => {
    const last = runs.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  add('same', a.slice(0, start).join(''));
  compare(a.slice(start, a.length - end), b.slice(start, b.length - end), add);
  add('same', a.slice(a.length - end).join(''));
  return runs;
}

function compare(a: readonly string[], b: readonly string[], add: (kind: Run['kind'], text: string) => void): void {
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) {
    add('gone', a.join(''));
    add('new', b.join(''));
    return;
  }
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add('same', a[i] as string);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      add('gone', a[i] as string);
      i += 1;
    } else {
      add('new', b[j] as string);
      j += 1;
    }
  }
}
