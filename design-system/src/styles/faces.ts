import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const NOTICE = '/* Made by `npm run fonts -w design-system` from the packages of the fonts. Do not edit: change faces.ts. */';

const LINE_WIDTH = 130;

const ASCII = range(0x20, 0x7e);
/** The only italics. */
const LETTERS = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;
/** ASCII, and signs of English text and numbers. */
const TEXT = `${ASCII}\u00a0°·×\u2009\u202f–—‘’“”•…−`;
/** Invisible signs of KaTeX, for which no face must be fetched. */
const UNSEEN = '\u2009\u200b\u2061\u2062\u2063';
/** The stroke that KaTeX sets over = for ≠. */
const STROKE = '\ue020';
/** ASCII, and signs of most formulae. */
const SIGNS = `${ASCII.replaceAll(/["#&@\\^_`~]/g, '')}${UNSEEN}\u00a0¬°±·×÷ΔΠΣΦΩ‘’–…′ℓ→⇒∀∂∃∅∈∉∏∑−∗∘∙√∝∞∠∣∥∩∪∫∴∼≈≠≡≤≥⊖⋅⋯⟨⟩\u02c9\u02d9\u20d7${STROKE}`;
/** Sets of numbers, and other signs in questions. */
const SETS = 'CNPQRZ∴∵□⇌⊊⩽⩾';
/** Stretched around and beside formulae. */
const LARGE = '()[]{}|∫∑∏√⟨⟩⋃⋂';

/** Code points of the packages' latin files; others use a system font without a fetch. */
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

/** A face in two files: for nearly every page, and for the rest. */
interface Face {
  name: string;
  source: string;
  family: string;
  style: 'normal' | 'italic';
  /** Weights in use of a variable face. */
  weights?: readonly [number, number];
  /** Characters of the first file. */
  first: string;
  /** Code points of the face. */
  has: readonly [number, number][];
  /** The source is copied, beside the first file. */
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

/** Families made here instead of taken from KaTeX's sheet, with their styles. */
export const OWN_KATEX_FACES = FACES.filter(({ whole }) => whole).map(({ source }) => source);

/** Files to write by name, and their sheet. */
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

/** Without hints, and with kerning and tabular figures only. */
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

/** As the formatter has it: long values on a line of their own. */
function declaration(name: string, value: string): string {
  const line = `  ${name}: ${value};`;
  return line.length > LINE_WIDTH ? `  ${name}:\n    ${value};` : line;
}

const hex = (code: number) => code.toString(16);

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** Characters as ranges, in order. */
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

// Writes faces and sheet beside this file, or into the given folder.
if (import.meta.main) {
  const place = process.argv[2] ?? import.meta.dirname;
  const folder = join(place, 'faces');
  const { files, sheet } = await makeFaces();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  writeFileSync(join(place, 'faces.css'), sheet);
}
