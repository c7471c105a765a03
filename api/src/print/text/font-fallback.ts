import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { ARABIC, DEVANAGARI, SANS, SERIF, SIGNS } from '../typography.ts';
import { covers, type Family } from './coverage.ts';

/** A stretch of text as pdfmake takes it. */
export interface FontStretch {
  text: string;
  font?: string;
  /** With `fontFeatures`: the stretch is shaped as a whole, from right to left. */
  noWrap?: true;
  fontFeatures?: [];
}

/** A font of a document's own: of a script too large for a file, the letters that the document has. */
interface MadeFont {
  name: string;
  letters: ReadonlySet<string>;
  bytes: Uint8Array;
}

/** Fallback families, in this order, for a letter that the text's font lacks: symbols last, since their Arabic letters do not join. */
const OTHERS: readonly Family[] = [SANS, SERIF, ARABIC, DEVANAGARI, SIGNS];

/**
 * Sets text in any script, above all names. Each letter comes from the first font that has it; one in no font becomes a
 * question mark. Arabic runs from right to left within a left-to-right line.
 */
export class FontFallback {
  readonly #made: readonly MadeFont[];

  constructor(made: readonly MadeFont[]) {
    this.#made = made;
  }

  /** The bytes of a font that was made for this document; undefined for the name of any other. */
  bytes(name: string): Uint8Array | undefined {
    return this.#made.find((font) => font.name === name)?.bytes;
  }

  knows(text: string): boolean {
    return [...plain(text)].every((letter) => /\s/.test(letter) || this.#fontOf(letter, SANS) !== undefined);
  }

  /** A text in stretches of one font each. */
  set(text: string, own: Family): FontStretch[] {
    const stretches: { text: string; font: string }[] = [];
    for (const letter of plain(text)) {
      const last = stretches.at(-1);
      const font = /\s/.test(letter) ? (last?.font === ARABIC ? ARABIC : own) : this.#fontOf(letter, own);
      const written = font ? letter : '?';
      if (last && last.font === (font ?? own)) last.text += written;
      else stretches.push({ text: written, font: font ?? own });
    }
    return stretches.flatMap(({ text: words, font }) =>
      font === ARABIC ? fromRightToLeft(words, own) : [{ text: words, font }],
    );
  }

  #fontOf(letter: string, own: Family): string | undefined {
    if (covers(own, letter)) return own;
    return OTHERS.find((family) => covers(family, letter)) ?? this.#made.find(({ letters }) => letters.has(letter))?.name;
  }
}

/** Accents with their letters, no tabs, heavy ticks and crosses as light ones: as fonts have them. */
const plain = (text: string) =>
  text.normalize('NFC').replace(/\t/g, ' ').replace(/\r\n?/g, '\n').replaceAll('✔', '✓').replaceAll('✘', '✗');

/** Set as one run, words included; the space after it belongs to the next run. */
function fromRightToLeft(text: string, own: Family): FontStretch[] {
  const words = text.trimEnd();
  const blank = text.slice(words.length);
  const set: FontStretch = { text: words, font: ARABIC, noWrap: true, fontFeatures: [] };
  return blank === '' ? [set] : [set, { text: blank, font: own }];
}

/** The fallback of a document that has these texts and no others. */
export async function fontFallbackFor(texts: readonly string[]): Promise<FontFallback> {
  const missing = [...new Set(plain(texts.join('')))].filter(
    (letter) => !/\s/.test(letter) && !OTHERS.some((family) => covers(family, letter)),
  );
  const bySlice = Map.groupBy(missing, sliceOf);
  bySlice.delete(null);
  return new FontFallback(await Promise.all([...bySlice].map(([slice, letters]) => makeFont(slice ?? '', letters))));
}

/**
 * The Chinese font, which comes in a hundred files by letters, as browsers load it. https://fontsource.org/fonts/noto-sans-sc
 */
const CHINESE = '@fontsource-variable/noto-sans-sc';
const require = createRequire(import.meta.url);
let slices: { slice: string; ranges: (readonly [number, number])[] }[] | undefined;

/** In which file a letter is; null: in none. */
function sliceOf(letter: string): string | null {
  slices ??= Object.entries<string>(require(`${CHINESE}/unicode.json`)).map(([name, ranges]) => ({
    slice: name.replace(/^\[|\]$/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
  const code = letter.codePointAt(0) ?? 0;
  return slices.find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to))?.slice ?? null;
}

/** These letters of one file in the regular weight, in the form that PDFs embed. */
async function makeFont(slice: string, letters: readonly string[]): Promise<MadeFont> {
  const file = await readFile(require.resolve(`${CHINESE}/files/noto-sans-sc-${slice}-wght-normal.woff2`));
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 400 } } as const;
  return { name: `${CHINESE} ${slice}`, letters: new Set(letters), bytes: await subsetFont(file, letters.join(''), options) };
}
