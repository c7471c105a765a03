import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { DrawnDocument, LineFont } from 'pdfmake/js/Printer.js';
import type { FontFallback } from './text/font-fallback.ts';
import type { LineBox } from './text/line-box.ts';
import { FONT_FILES, LINE } from './typography.ts';

/** The boxes of one document; pdfmake sees each as a font with this one glyph. */
export class LineBoxes {
  readonly #boxes: { box: LineBox; size: number }[] = [];

  /** The box as a stretch of text for pdfmake, in a line of this size. */
  inline(box: LineBox, size: number): { text: string; font: string } {
    this.#boxes.push({ box, size });
    return { text: box.stands, font: `box:${this.#boxes.length - 1}` };
  }

  /** The font of that name; null for the name of a real font. */
  font(name: string): BoxFont | null {
    if (!name.startsWith('box:')) return null;
    const entry = this.#boxes[Number(name.slice(4))];
    if (!entry) throw new Error(`No ${name}`);
    return new BoxFont(entry.box, entry.size);
  }
}

/** A box in the shape in which pdfmake measures and draws text. Lines make room for it as for a tall letter. */
class BoxFont implements LineFont {
  readonly box: LineBox;
  readonly ascender: number;
  readonly descender = -LINE.descent * 1_000;
  readonly #height: number;
  readonly #ascent: number;

  constructor(box: LineBox, size: number) {
    this.box = box;
    this.#ascent = Math.max(box.ascent, LINE.ascent * size);
    this.#height = this.#ascent + Math.max(box.descent, LINE.descent * size);
    this.ascender = (this.#ascent / size) * 1_000;
  }

  widthOfString(text: string): number {
    return text === '' ? 0 : this.box.width;
  }
  lineHeight(): number {
    return this.#height;
  }
  draw(document: DrawnDocument, x: number, top: number): void {
    this.box.draw(document, x, top + this.#ascent);
  }
}

/** Teaches a document to measure and draw the boxes, and in the fonts that were made for it. */
function setBoxes(document: DrawnDocument, boxes: LineBoxes, fallback: FontFallback | undefined): DrawnDocument {
  const made = new Map<string, LineFont>();
  const provideMade = (family: string): LineFont | undefined => {
    const bytes = fallback?.bytes(family);
    if (bytes && !made.has(family)) made.set(family, document.font(bytes)._font);
    return made.get(family);
  };
  const provideFont = document.provideFont.bind(document);
  const text = document.text.bind(document);
  document.provideFont = (family, bold, italics) =>
    boxes.font(family) ?? provideMade(family) ?? provideFont(family, bold, italics);
  document.text = (words, x, y, options) => {
    const font = document._font;
    if (!(font instanceof BoxFont)) return text(words, x, y, options);
    font.draw(document, x, y);
    return document;
  };
  return document;
}

// CommonJS; its default export depends on the loader.
const printerModule: typeof import('pdfmake/js/Printer.js') = createRequire(import.meta.url)('pdfmake/js/Printer.js');

/** Nothing is fetched: a document holds all that it shows. */
const NO_FETCHING = { resolve() {}, resolved: async () => {} };

class BoxPrinter extends printerModule.default {
  readonly #boxes: LineBoxes;
  readonly #fallback: FontFallback | undefined;
  #document: DrawnDocument | undefined;

  constructor(boxes: LineBoxes, fallback: FontFallback | undefined) {
    super(structuredClone(FONT_FILES), null, NO_FETCHING);
    this.#boxes = boxes;
    this.#fallback = fallback;
  }

  /** pdfmake puts the document here before it measures anything. */
  set pdfKitDoc(document: DrawnDocument) {
    this.#document = setBoxes(document, this.#boxes, this.#fallback);
  }
  get pdfKitDoc(): DrawnDocument {
    if (!this.#document) throw new Error('No document yet');
    return this.#document;
  }
}

/** Prints a document, with the fallback font of its texts if any. Returns the bytes of a PDF. */
export async function printDocument(
  definition: TDocumentDefinitions,
  boxes: LineBoxes,
  fallback?: FontFallback,
): Promise<Buffer> {
  const document = await new BoxPrinter(boxes, fallback).createPdfKitDocument(definition);
  document.end();
  return buffer(document);
}
