import { readFile } from 'node:fs/promises';
import { type Color, type PDFDocument, type PDFFont, type PDFPage, TextRenderingMode } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { type FontFallback, fontFallbackFor } from '../../../../print/text/font-fallback.ts';
import { ARABIC, DEVANAGARI, FONT_FILES, SANS } from '../../../../print/typography.ts';

export interface Placing {
  x: number;
  /** The height of the baseline above the lower edge of the page. */
  y: number;
  size: number;
  color: Color;
}

/** Writes any text in one style: a letter that no font has becomes a question mark. */
export interface TextStyle {
  width(text: string, size: number): number;
  draw(page: PDFPage, text: string, placing: Placing): void;
  /** Lines no wider than `width`, broken at blanks, and inside words that are longer than a line. */
  wrap(text: string, size: number, width: number): string[];
}

export interface Fonts {
  plain: TextStyle;
  strong: TextStyle;
}

function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
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

/** A font as the document has it, with its shapes where words must be put together of them. */
interface Embedded {
  font: PDFFont;
  /** Of a script whose letters join, or carry signs above and below. */
  shapes: fontkit.Font | null;
}

/** The outline of a shaped text as SVG has it, y downwards from the baseline. */
function outlineOf(shapes: fontkit.Font, text: string, size: number): string {
  const scale = size / shapes.unitsPerEm;
  const { glyphs, positions } = shapes.layout(text);
  let at = 0;
  return glyphs
    .map(({ path }, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const placed = path.translate(at + xOffset, yOffset).scale(scale, -scale);
      at += xAdvance;
      return placed.toSVG();
    })
    .join('');
}

/**
 * A PDF's own text puts one letter after the other. Scripts whose letters join are drawn as outlines, with the same
 * words as invisible text in their place for search and screen readers.
 */
function drawStretch(page: PDFPage, text: string, { font, shapes }: Embedded, { x, y, size, color }: Placing): void {
  const unseen = { renderMode: TextRenderingMode.Invisible };
  page.drawText(text, { x, y, size, font, color, ...(shapes && unseen) });
  if (shapes) page.drawSvgPath(outlineOf(shapes, text, size), { x, y, color });
}

function textStyleOf(fallback: FontFallback, fonts: ReadonlyMap<string, Embedded>): TextStyle {
  const stretches = (text: string) =>
    fallback.set(text, SANS).flatMap(({ text: words, font: name = SANS }) => {
      const embedded = fonts.get(name);
      return embedded ? { words, embedded } : [];
    });
  const width = (text: string, size: number) =>
    stretches(text).reduce((sum, { words, embedded }) => sum + embedded.font.widthOfTextAtSize(words, size), 0);
  return {
    width,
    draw(page, text, placing) {
      let { x } = placing;
      for (const { words, embedded } of stretches(text)) {
        drawStretch(page, words, embedded, { ...placing, x });
        x += embedded.font.widthOfTextAtSize(words, placing.size);
      }
    },
    wrap(text, size, most) {
      const fits = (piece: string) => width(piece, size) <= most;
      return text.split(/\r\n?|\n/).flatMap((line) => wrapLine(line.replace(/\t/g, ' '), fits));
    },
  };
}

const isFamily = (name: string): name is keyof typeof FONT_FILES => name in FONT_FILES;

/** Embeds the fonts that `texts`, all that is to be written, need, of each only the letters that are used. */
export async function embedFonts(document: PDFDocument, texts: readonly string[]): Promise<Fonts> {
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const fallback = await fontFallbackFor(texts);
  const names = new Set([SANS, ...texts.flatMap((text) => fallback.set(text, SANS)).flatMap(({ font }) => font ?? [])]);
  const embed = async (style: 'normal' | 'bold') => {
    const fonts = new Map<string, Embedded>();
    for (const name of names) {
      const bytes = isFamily(name) ? await readFile(FONT_FILES[name][style]) : fallback.bytes(name);
      if (!bytes) continue;
      const font = await document.embedFont(bytes, { subset: true });
      const isShaped = name === ARABIC || name === DEVANAGARI;
      fonts.set(name, { font, shapes: isShaped ? fontkit.openSync(FONT_FILES[name][style]) : null });
    }
    return textStyleOf(fallback, fonts);
  };
  return { plain: await embed('normal'), strong: await embed('bold') };
}
