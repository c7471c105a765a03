/** The parts of fontkit that measuring labels needs, beside those that the API declares; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): {
      advanceWidth: number;
      bbox: { minX: number; minY: number; maxX: number; maxY: number };
    };
  }

  export function openSync(file: string): Font;
}
