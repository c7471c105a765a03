import type { StaffName } from '@api/contract';

/** The text after the last `@` before the caret; null if no name is being typed. */
export function nameBeingTyped(text: string, caret: number): { from: number; typed: string } | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || (from > 0 && !/\s|\(/.test(text[from - 1] ?? ''))) return null;
  const typed = text.slice(from + 1, caret);
  return typed.length > 40 || /[\n@]/.test(typed) ? null : { from, typed };
}

/** The colleagues whose name, or a word of it, begins so; at most six. */
export function colleaguesLike(colleagues: readonly StaffName[], typed: string): StaffName[] {
  const wanted = typed.toLocaleLowerCase();
  const begins = (name: string) => [name, ...name.split(/\s+/)].some((word) => word.toLocaleLowerCase().startsWith(wanted));
  return colleagues.filter(({ name }) => begins(name) && name.toLocaleLowerCase() !== wanted.trimEnd()).slice(0, 6);
}

/** The colleagues that a text mentions: those whose whole name follows an `@`. */
export function mentionedIn(text: string, colleagues: readonly StaffName[]): StaffName[] {
  const names = new Set(inWordsAndMentions(text, colleagues).flatMap(({ words, mentioned }) => (mentioned ? words : [])));
  return colleagues.filter(({ name }) => names.has(`@${name}`));
}

/** A text in pieces, its mentions apart. */
export function inWordsAndMentions(
  text: string,
  mentions: readonly StaffName[],
): { from: number; words: string; mentioned: boolean }[] {
  // The longest name first: "Ann" is not "Ann Marie".
  const names = mentions.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const pieces: { from: number; words: string; mentioned: boolean }[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = names.find((each) => text.startsWith(each, at));
    if (!name) continue;
    if (at > plain) pieces.push({ from: plain, words: text.slice(plain, at), mentioned: false });
    pieces.push({ from: at, words: name, mentioned: true });
    plain = at + name.length;
  }
  if (plain < text.length) pieces.push({ from: plain, words: text.slice(plain), mentioned: false });
  return pieces;
}
