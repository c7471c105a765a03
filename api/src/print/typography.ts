import { createRequire } from 'node:module';

/** Measures of a printed paper, in points (1/72 inch). A4. */
export const PAGE = { width: 595.28, height: 841.89, left: 57, right: 57, top: 68, bottom: 76 } as const;

/** The strip for marks at the right edge of the text. */
export const GUTTER = 34;

/** From the left edge of the paper to the right edge of the marks. */
export const GUTTER_RIGHT = PAGE.width - PAGE.right;

/** How wide the text is between the left margin and the marks. */
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right - GUTTER;

/** The indent of a question's text from its number, and of a part's from its letter. */
export const INDENT = 24;

export const TEXT_SIZE = 10.5;

/** Source Serif's ascender and descender, in ems: the height of a line of plain text. */
export const LINE = { ascent: 1.036, descent: 0.335 } as const;

/** Scale of the maths font, whose letters are smaller than the text font's. */
export const MATHS_SCALE = 1.07;

/** The light theme's colours. */
export const COLOUR = {
  ink: '#1b1d24',
  ink2: '#474c59',
  ink3: '#636877',
  line: '#e3dfd5',
  lineStrong: '#cbc6b9',
  sunken: '#efece4',
  accent: '#2b47c7',
  redPen: '#b42318',
} as const;

export const SERIF = 'Source Serif 4';
export const SANS = 'Inter';
/** Mathematical signs that the other fonts lack: ∈, ℝ, ∴ and the like. */
export const SIGNS = 'Noto Sans Math';
export const ARABIC = 'Noto Naskh Arabic';
export const DEVANAGARI = 'Noto Sans Devanagari';

const require = createRequire(import.meta.url);
const serif = (style: string) => require.resolve(`@expo-google-fonts/source-serif-4/${style}/SourceSerif4_${style}.ttf`);
const sans = (style: string) => require.resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`);

const signs = require.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf');
const arabic = (style: string) => require.resolve(`@expo-google-fonts/noto-naskh-arabic/${style}/NotoNaskhArabic_${style}.ttf`);
const devanagari = (style: string) =>
  require.resolve(`@expo-google-fonts/noto-sans-devanagari/${style}/NotoSansDevanagari_${style}.ttf`);
/** Of a family without italics. */
const upright = (normal: string, bold: string) => ({ normal, bold, italics: normal, bolditalics: bold });

/** Paths of the font files, by family. */
export const FONT_FILES = {
  [SERIF]: {
    normal: serif('400Regular'),
    bold: serif('600SemiBold'),
    italics: serif('400Regular_Italic'),
    bolditalics: serif('600SemiBold_Italic'),
  },
  [SANS]: {
    normal: sans('400Regular'),
    bold: sans('600SemiBold'),
    italics: sans('400Regular_Italic'),
    bolditalics: sans('600SemiBold_Italic'),
  },
  [SIGNS]: upright(signs, signs),
  [ARABIC]: upright(arabic('400Regular'), arabic('600SemiBold')),
  [DEVANAGARI]: upright(devanagari('400Regular'), devanagari('600SemiBold')),
};
