import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);
const FILES = {
  plain: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;
/** What the others lack of mathematics: ∈, ℝ, ∴ and their like. */
const SIGNS = '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf';

/** Where and how a line of text stands. */
export interface Placing {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  color: Color;
}

/** Writes any text in one style: what neither its font nor the one for signs has becomes a question mark. */
export interface Lettering {
  /** Whether it can write all of a text. */
  knows(text: string): boolean;
  width(text: string, size: number): number;
  draw(page: PDFPage, text: string, placing: Placing): void;
  /** Lines no wider than `width`, broken at blanks, and inside words that are longer than a line. */
  wrap(text: string, size: number, width: number): string[];
}

/** What the red pen writes with. */
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

/** A font with the letters that it has. */
interface KnownFont {
  font: PDFFont;
  letters: ReadonlySet<number>;
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** Pieces of a text, each in the first font that has its letters. */
function runsOf(text: string, fonts: readonly [KnownFont, ...KnownFont[]]): { font: PDFFont; text: string }[] {
  const runs: { font: PDFFont; text: string }[] = [];
  for (const letter of text) {
    const known = fonts.find(({ letters }) => letters.has(codeOf(letter)));
    const { font } = known ?? fonts[0];
    const last = runs.at(-1);
    const written = known ? letter : '?';
    if (last?.font === font) last.text += written;
    else runs.push({ font, text: written });
  }
  return runs;
}

/** As fonts have it: accents with their letters, no tabs, heavy ticks and crosses as light ones. */
const plainText = (text: string) =>
  text.normalize('NFC').replace(/\t/g, ' ').replace(/\r\n?/g, '\n').replaceAll('✔', '✓').replaceAll('✘', '✗');

function letteringOf(fonts: readonly [KnownFont, ...KnownFont[]]): Lettering {
  const runs = (text: string) => runsOf(plainText(text), fonts);
  const width = (text: string, size: number) =>
    runs(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);
  return {
    knows: (text) => [...plainText(text)].every((letter) => fonts.some(({ letters }) => letters.has(codeOf(letter)))),
    width,
    draw(page, text, { x, y, size, color }) {
      let at = x;
      for (const run of runs(text)) {
        page.drawText(run.text, { x: at, y, size, font: run.font, color });
        at += run.font.widthOfTextAtSize(run.text, size);
      }
    },
    wrap(text, size, most) {
      const fits = (piece: string) => width(piece, size) <= most;
      return plainText(text)
        .split('\n')
        .flatMap((line) => wrapLine(line, fits));
    },
  };
}

/** Embeds the fonts, of each only the letters that are used; the one for signs only where `text`, all that is to be written, needs it. */
export async function embedFonts(document: PDFDocument, text: string): Promise<Fonts> {
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const embed = async (file: string): Promise<KnownFont> => {
    const font = await document.embedFont(await readFile(require.resolve(file)), { subset: true });
    return { font, letters: new Set(font.getCharacterSet()) };
  };
  const [plain, strong] = [await embed(FILES.plain), await embed(FILES.strong)];
  const enough = letteringOf([plain]).knows(text);
  const signs = enough ? [] : [await embed(SIGNS)];
  return {
    plain: letteringOf([plain, ...signs]),
    strong: letteringOf([strong, ...signs]),
  };
}
