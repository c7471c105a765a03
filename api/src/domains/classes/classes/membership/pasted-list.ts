import { emailInput } from '@api/contract';

/** Whatever may be around an address in a pasted list or a CSV file. */
const SEPARATORS = /[\s,;<>"'()[\]]+/;
const MOST_UNREADABLE = 50;
const LONGEST_SHOWN = 80;

/** The header line of a CSV file: words that no address is in. */
const isHeader = (line: string, index: number) => index === 0 && /e-?mail/i.test(line) && !line.includes('@');

/**
 * The addresses in a pasted list or CSV, each once, and lines in which there is none.
 */
export function readPastedList(list: string): { emails: string[]; unreadable: string[] } {
  const emails = new Set<string>();
  const unreadable: string[] = [];
  for (const [index, line] of list.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || isHeader(line, index)) continue;
    const words = line.split(SEPARATORS).filter((word) => word.includes('@'));
    const found = words.map((word) => emailInput.safeParse(word));
    for (const { data } of found) if (data !== undefined) emails.add(data);
    const isAmiss = found.length === 0 || found.some(({ success }) => !success);
    if (isAmiss && unreadable.length < MOST_UNREADABLE) unreadable.push(line.trim().slice(0, LONGEST_SHOWN));
  }
  return { emails: [...emails], unreadable };
}
