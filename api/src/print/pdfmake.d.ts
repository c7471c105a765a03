/** The parts of pdfmake and pdfkit that drawing beyond pdfmake's own elements needs; the packages' types leave them out. */
declare module 'pdfmake/js/Printer.js' {
  import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';

  export interface LineFont {
    /** In thousandths of the font's size. */
    readonly ascender: number;
    readonly descender: number;
    widthOfString(text: string, size: number): number;
    lineHeight(size: number, includeGap?: boolean): number;
  }

  export interface PdfReference {
    end(data?: Buffer): void;
  }

  /** A document that is being drawn: y counts down from the top of the page. */
  export interface DrawnDocument extends NodeJS.ReadableStream {
    _font: LineFont;
    readonly page: { readonly height: number; readonly xobjects: Record<string, PdfReference> };
    provideFont(family: string, bold: boolean, italics: boolean): LineFont;
    text(text: string, x: number, y: number, options?: object): this;
    font(source: Uint8Array): this;
    fontSize(size: number): this;
    fill(colour: string): this;
    /** Draws an SVG path on any object with these methods. */
    path(this: object, d: string): unknown;
    addContent(operators: string): this;
    ref(dictionary: object): PdfReference;
    end(): void;
  }

  interface UrlResolver {
    resolve(url: string, headers?: object): void;
    resolved(): Promise<void>;
  }

  export default class Printer {
    constructor(fonts: TFontDictionary, files: null, urls: UrlResolver);
    createPdfKitDocument(definition: TDocumentDefinitions): Promise<DrawnDocument>;
  }
}

declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    /** Below the baseline, so negative. */
    descent: number;
    layout(text: string): {
      glyphs: { path: Path }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): {
      advanceWidth: number;
      bbox: { minX: number; minY: number; maxX: number; maxY: number };
    };
  }

  interface Path {
    translate(x: number, y: number): Path;
    scale(x: number, y: number): Path;
    toSVG(): string;
  }

  export function openSync(file: string): Font;
}
