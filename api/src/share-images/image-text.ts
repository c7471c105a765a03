import { openSync } from 'fontkit';
import { covers } from '../print/text/coverage.ts';
import { FONT_FILES, SANS, SERIF } from '../print/typography.ts';

export type Face = 'serif' | 'serif-italic' | 'serif-bold' | 'sans' | 'sans-bold';

const FILES: Readonly<Record<Face, string>> = {
  serif: FONT_FILES[SERIF].normal,
  'serif-italic': FONT_FILES[SERIF].italics,
  'serif-bold': FONT_FILES[SERIF].bold,
  sans: FONT_FILES[SANS].normal,
  'sans-bold': FONT_FILES[SANS].bold,
};
type Font = Exclude<ReturnType<typeof openSync>, { fonts: unknown }>;
const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = openSync(FILES[face]) as Font;
  opened.set(face, font);
  return font;
}

/** Something that stands in a line. Lengths in pixels; `draw` answers SVG, its baseline starting at a point. */
export interface Box {
  width: number;
  ascent: number;
  descent: number;
  draw(x: number, baseline: number): string;
}

const figure = (value: number) => String(Math.round(value * 100) / 100);

/** Characters that no font of ours has a shape for are left out. */
const shown = (text: string) => [...text].filter((character) => covers(SERIF, character) || covers(SANS, character)).join('');

/** Words as outlines: machines that draw them need no fonts. */
export function words(text: string, { face, size, colour }: { face: Face; size: number; colour: string }): Box {
  const known = shown(text);
  const font = fontOf(covers(SERIF, known) || face.startsWith('sans') ? face : 'sans');
  const run = font.layout(known);
  const scale = size / font.unitsPerEm;
  const placed: { path: string; x: number }[] = [];
  let pen = 0;
  for (const [index, glyph] of run.glyphs.entries()) {
    const path = glyph.path.toSVG();
    if (path) placed.push({ path, x: pen + (run.positions[index]?.xOffset ?? 0) });
    pen += run.positions[index]?.xAdvance ?? 0;
  }
  return {
    width: pen * scale,
    ascent: font.ascent * scale,
    descent: -font.descent * scale,
    draw: (x, baseline) =>
      `<g transform="translate(${figure(x)} ${figure(baseline)}) scale(${scale} ${-scale})" fill="${colour}">${placed
        .map(({ path, x: at }) => `<path transform="translate(${figure(at)} 0)" d="${path}"/>`)
        .join('')}</g>`,
  };
}
