/** The parts of fontkit that measuring labels needs; the package brings no types. */
declare module 'fontkit' {
  export function openSync(file: string): {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): {
      advanceWidth: number;
      bbox: { minX: number; minY: number; maxX: number; maxY: number };
    };
  };
}
