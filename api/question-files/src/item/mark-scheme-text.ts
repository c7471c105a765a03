import type { WrittenQuestion } from '../exchange-format.ts';

type Line = NonNullable<WrittenQuestion['mark_scheme']>[number];

const LINE = /^(?:\(([a-h])\)\s*(?:\(([iv]{1,4})\)\s*)?)?(\S[\s\S]*?)\s*\*\*(\(?)([MAR][1-9]|AG)\)?\*\*$/;

const labelOf = (part: string): string =>
  part
    .split('.')
    .filter((piece) => piece !== '')
    .map((piece) => `(${piece}) `)
    .join('');

/** A mark scheme as Markdown that people can read and `readMarkScheme` can: `(a) $d = 3$ **A1**`. */
export const markSchemeText = (lines: readonly Line[]): string =>
  lines
    .map(
      ({ part = '', text, code, implied }) =>
        `${labelOf(part)}${text.replace(/\s*\n\s*/g, ' ')} **${implied ? `(${code})` : code}**`,
    )
    .join('\n\n');

/** The lines of such a text for the parts that its question has, or for any if it has none; null for any other text. */
export function readMarkScheme(text: string, parts: ReadonlySet<string> = new Set()): Line[] | null {
  const paragraphs = text.split(/\n{2,}/).filter((one) => one.trim() !== '');
  const lines = paragraphs.map((paragraph) => {
    const [whole, letter, numeral, words = '', bracket, code = ''] = LINE.exec(paragraph.trim()) ?? [];
    if (whole === undefined) return null;
    const part = letter === undefined ? '' : numeral === undefined ? letter : `${letter}.${numeral}`;
    // “(c) (i) Too large” belongs to (c) if that has no parts.
    const isWhole = letter !== undefined && numeral !== undefined && !parts.has(part) && parts.has(letter);
    const own = isWhole ? { part: letter, text: `(${numeral}) ${words}` } : { part, text: words };
    return { ...own, code, ...(bracket && { implied: true }) };
  });
  return lines.length > 0 && lines.every((line) => line !== null) ? (lines as Line[]) : null;
}

export const marksOfCode = (code: string): number => (code === 'AG' ? 0 : Number(code.slice(1)));
