import { ExchangeRefused } from '../exchange-format.ts';

/** An item with the line that it begins on, counted from 1. */
export interface GiftItem {
  line: number;
  text: string;
}

/** Longest item in characters, without its pictures. */
export const LONGEST_GIFT_ITEM = 200_000;
/** With the pictures within its text. */
const LONGEST_LINE = 24_000_000;

/** Open braces after a line, without escaped ones. */
const openAfter = (line: string, open: number): number => {
  let depth = open;
  for (const [brace] of line.replace(/\\./g, '').matchAll(/[{}]/g)) depth = Math.max(0, depth + (brace === '{' ? 1 : -1));
  return depth;
};

/** Splits a GIFT file at its empty lines; one within the braces of an answer does not count. */
export async function* splitItems(pieces: AsyncIterable<string>): AsyncGenerator<GiftItem> {
  let rest = '';
  let number = 0;
  let lines: string[] = [];
  let begins = 1;
  let length = 0;
  let open = 0;
  const taken = (): GiftItem[] => {
    const item = { line: begins, text: lines.join('\n') };
    [lines, length, open] = [[], 0, 0];
    return item.text.replace(/^[^\S\n]*\/\/.*$/gm, '').trim() === '' ? [] : [item];
  };
  const take = (line: string): GiftItem[] => {
    number += 1;
    if (line.includes('\0')) throw new ExchangeRefused(`Line ${number} holds characters that are no text: is this a GIFT file?`);
    if (line.trim() === '' && (open === 0 || length > LONGEST_LINE / 2)) return taken();
    if (lines.length === 0) begins = number;
    if (!line.trimStart().startsWith('//')) open = openAfter(line, open);
    length += line.length;
    lines.push(line);
    if (length > LONGEST_LINE) throw new ExchangeRefused(`The item at line ${begins} never ends: is this a GIFT file?`);
    return /^\s*\$CATEGORY:/.test(line) ? taken() : [];
  };
  for await (const piece of pieces) {
    const found = (rest + piece).split('\n');
    rest = found.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new ExchangeRefused(`Line ${number + 1} never ends: is this a GIFT file?`);
    for (const line of found) yield* take(line);
  }
  yield* take(rest);
  yield* taken();
}

/** The parts of an item between its empty lines, with their own line numbers. */
export function atEmptyLines({ line, text }: GiftItem): GiftItem[] {
  const parts: GiftItem[] = [];
  let isOpen = false;
  for (const [index, one] of text.split('\n').entries()) {
    const last = parts.at(-1);
    const isEmpty = one.trim() === '';
    if (last && isOpen && !isEmpty) last.text += `\n${one}`;
    else if (!isEmpty) parts.push({ line: line + index, text: one });
    isOpen = !isEmpty;
  }
  return parts;
}
