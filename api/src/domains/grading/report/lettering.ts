import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);
const FILES = {
  plain: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  heading: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const;

/** A font that writes any text: what it has no letter for becomes a question mark. */
export interface Lettering {
  font: PDFFont;
  /** The text with nothing in it that the font lacks. */
  writable(text: string): string;
  /** Lines no wider than `width`, broken at blanks, and inside words that are longer than a line. */
  wrap(text: string, size: number, width: number): string[];
}

/** All fonts of a report. */
export type Fonts = Record<keyof typeof FILES, Lettering>;

/** Where a word that is longer than a line must be broken. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function wrapLine(line: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const joined = current === '' ? word : `${current} ${word}`;
    if (fits(joined)) {
      current = joined;
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = breakWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    current = pieces.at(-1) ?? '';
  }
  return [...lines, current];
}

function letteringOf(font: PDFFont): Lettering {
  const known = new Set(font.getCharacterSet());
  const writable = (text: string) =>
    [...text.normalize('NFC').replace(/\t/g, ' ').replace(/\r\n?/g, '\n')]
      .map((letter) => (letter === '\n' || known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
      .join('');
  return {
    font,
    writable,
    wrap(text, size, width) {
      const fits = (piece: string) => font.widthOfTextAtSize(piece, size) <= width;
      return writable(text)
        .split('\n')
        .flatMap((line) => wrapLine(line, fits));
    },
  };
}

/** Embeds the fonts, of each only the letters that are used. */
export async function embedFonts(document: PDFDocument): Promise<Fonts> {
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const embed = async (file: string) =>
    letteringOf(await document.embedFont(await readFile(require.resolve(file)), { subset: true }));
  return { plain: await embed(FILES.plain), strong: await embed(FILES.strong), heading: await embed(FILES.heading) };
}
