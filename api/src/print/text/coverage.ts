import { openSync } from 'fontkit';
import { FONT_FILES, SANS, SERIF } from '../typography.ts';

export type Family = keyof typeof FONT_FILES;

const opened = new Map<string, ReturnType<typeof openSync>>();

/** Whether a family has a shape for every character of a text. */
export function covers(family: Family, text: string): boolean {
  let font = opened.get(family);
  if (!font) {
    font = openSync(FONT_FILES[family].normal);
    opened.set(family, font);
  }
  for (const character of text) if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return false;
  return true;
}

/** A stretch of text and the family that has shapes for it; null: neither has. */
export interface CoveredRun {
  text: string;
  family: typeof SERIF | typeof SANS | null;
}

const familyFor = (character: string): CoveredRun['family'] =>
  /\s/.test(character) || covers(SERIF, character) ? SERIF : covers(SANS, character) ? SANS : null;

/** Splits a text where its characters need another font family. ASCII text is one run. */
export function coveredRuns(text: string): CoveredRun[] {
  if (/^[\x20-\x7e\n]*$/.test(text)) return [{ text, family: SERIF }];
  const runs: CoveredRun[] = [];
  for (const character of text) {
    const family = familyFor(character);
    const last = runs.at(-1);
    if (last && last.family === family && family !== null) last.text += character;
    else runs.push({ text: character, family });
  }
  return runs;
}
