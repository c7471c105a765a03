import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** First line of the generated sheet. */
const NOTICE = '/* Made by `npm run fonts -w design-system` from the packages of the fonts. Do not edit: change faces.ts. */';

const LINE_WIDTH = 130;

/** What keyboards write. */
const ASCII = range(0x20, 0x7e);
/** Nothing else is set in italics. */
const LETTERS = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;
/** ASCII, and the signs that English text and numbers are set with. */
const TEXT = `${ASCII}\u00a0°·×\u2009\u202f–—‘’“”•…−`;
/** Invisible spaces and signs that KaTeX sets: no face has them, and none shall be fetched for them. */
const UNSEEN = '\u2009\u200b\u2061\u2062\u2063';
/** The stroke that KaTeX sets over = for ≠. */
const STROKE = '\ue020';
/** ASCII, and the signs of relations and operations in most formulae. */
const SIGNS = `${ASCII.replaceAll(/["#&@\\^_`~]/g, '')}${UNSEEN}\u00a0¬°±·×÷ΔΠΣΦΩ‘’–…′ℓ→⇒∀∂∃∅∈∉∏∑−∗∘∙√∝∞∠∣∥∩∪∫∴∼≈≠≡≤≥⊖⋅⋯⟨⟩\u02c9\u02d9\u20d7${STROKE}`;
/** Sets of numbers, and the few other signs of this face that questions have. */
const SETS = 'CNPQRZ∴∵□⇌⊊⩽⩾';
/** What is stretched around and beside formulae. */
const LARGE = '()[]{}|∫∑∏√⟨⟩⋃⋂';

/**
 * Code points in the packages' latin files, according to the packages: any other is set in a system font immediately,
 * without a fetch.
 */
const LATIN: readonly [number, number][] = [
  ...([
    [0x00, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
  ] as const),
  ...([
    [0x304, 0x304],
    [0x308, 0x308],
    [0x329, 0x329],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
  ] as const),
  ...([
    [0x2191, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
    [0x2215, 0x2215],
    [0xfeff, 0xfeff],
    [0xfffd, 0xfffd],
  ] as const),
].map(([from, to]) => [from, to]);
const ALL: readonly [number, number][] = [[0, 0x10ffff]];

/** A face in two files: what nearly every page needs, and the whole for what is left. */
interface Face {
  /** Name of the file that is made. */
  name: string;
  /** The file in its package. */
  source: string;
  family: string;
  style: 'normal' | 'italic';
  /** Weights that the product uses of a variable face. */
  weights?: readonly [number, number];
  /** Characters of the first file. */
  first: string;
  /** Code points that the face has. */
  has: readonly [number, number][];
  /** The source goes as it is, beside the first file. */
  whole?: boolean;
}

const VARIABLE = { style: 'normal', weights: [400, 700], first: TEXT, has: LATIN } as const;
const KATEX = { has: ALL, whole: true } as const;

const FACES: readonly Face[] = [
  {
    ...VARIABLE,
    name: 'inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    family: 'Inter Variable',
  },
  {
    ...VARIABLE,
    ...{ name: 'source-serif', family: 'Source Serif 4 Variable' },
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  },
  {
    ...KATEX,
    name: 'katex-main',
    source: 'katex/dist/fonts/KaTeX_Main-Regular.woff2',
    family: 'KaTeX_Main',
    style: 'normal',
    first: SIGNS,
  },
  {
    ...KATEX,
    ...{ name: 'katex-math', source: 'katex/dist/fonts/KaTeX_Math-Italic.woff2', family: 'KaTeX_Math', style: 'italic' },
    first: ` ${LETTERS}αβγδεθλμνπρστφχωϕ`,
  },
  ...[1, 2, 3, 4].map((size) => ({
    ...KATEX,
    ...{ name: `katex-size${size}`, source: `katex/dist/fonts/KaTeX_Size${size}-Regular.woff2`, family: `KaTeX_Size${size}` },
    ...{ style: 'normal' as const, first: LARGE },
  })),
  {
    ...KATEX,
    ...{ name: 'katex-ams', source: 'katex/dist/fonts/KaTeX_AMS-Regular.woff2', family: 'KaTeX_AMS', style: 'normal' },
    first: SETS,
  },
];

/** Families whose faces are made here and not taken from KaTeX's own sheet, each with its style. */
export const OWN_KATEX_FACES = FACES.filter(({ whole }) => whole).map(({ source }) => source);

/** The files to write beside the sheets, by name, and the sheet that asks for them. */
export async function makeFaces(): Promise<{ files: Record<string, Uint8Array>; sheet: string }> {
  const files: Record<string, Uint8Array> = {};
  const rules: string[] = [];
  for (const face of FACES) {
    const source = readFileSync(createRequire(import.meta.url).resolve(face.source));
    const first = codePoints(face.first);
    files[`${face.name}-first.woff2`] = await subset(source, face.first, face);
    rules.push(rule(face, `./faces/${face.name}-first.woff2`, first));
    const rest = without(face.has, first);
    if (!face.whole) files[`${face.name}-rest.woff2`] = await subset(source, textOf(rest), face);
    rules.push(rule(face, face.whole ? face.source : `./faces/${face.name}-rest.woff2`, rest));
  }
  return { files, sheet: `${NOTICE}\n${rules.join('\n')}` };
}

/** Without hints, which no variable face has either, and with the features that the product uses: kerning and figures of one width. */
function subset(source: Buffer, text: string, { weights }: Face): Promise<Uint8Array> {
  return subsetFont(source, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: weights ? ['kern', 'tnum', 'lnum'] : [],
    ...(weights ? { variationAxes: { wght: { min: weights[0], max: weights[1] } } } : {}),
  });
}

function rule({ family, style, weights }: Face, file: string, ranges: readonly [number, number][]): string {
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-display: swap;
  font-weight: ${weights ? weights.join(' ') : 'normal'};
  src: url("${file}") format("woff2");
${declaration('unicode-range', ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', '))}
}
`;
}

/** As the formatter sets it: on a line of its own where it is long. */
function declaration(name: string, value: string): string {
  const line = `  ${name}: ${value};`;
  return line.length > LINE_WIDTH ? `  ${name}:\n    ${value};` : line;
}

const hex = (code: number) => code.toString(16);

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** The characters as ranges, in order. */
function codePoints(text: string): [number, number][] {
  const codes = [...text].map((character) => character.codePointAt(0) as number).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Ranges without others. */
function without(ranges: readonly [number, number][], others: readonly [number, number][]): [number, number][] {
  return others.reduce<[number, number][]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): [number, number][] => {
        if (to < start || from > end) return [[start, end]];
        return (
          [
            [start, from - 1],
            [to + 1, end],
          ] as [number, number][]
        ).filter(([a, b]) => a <= b);
      }),
    ranges.map(([from, to]) => [from, to]),
  );
}

const textOf = (ranges: readonly [number, number][]) => ranges.map(([from, to]) => range(from, to)).join('');
