/** Signs that nobody sees: joiners, direction marks, invisible times, variation selectors. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;
/** Full-width letters and signs, and letters that only look like mathematics: each is a plain letter in another dress. */
const DRESSED = /[\uff01-\uff5e\uff0d\ufe63\u210e\u212f\u2147\u2148\u{1d400}-\u{1d7ff}]/gu;
/** Digits of other scripts. Each script has its ten in order, from a place that ends in 0 or in 6. */
const DIGIT = /(?![0-9])\p{Nd}/gu;

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const low = code & 15;
  const fromNought = low < 6 || (low < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - low)));
  return String(fromNought ? low : low - 6);
}

const PUNCTUATION: Readonly<Record<string, string>> = {
  ...{ '\u066b': '.', '\u066c': ',', '\u060c': ',', '\u061b': ';', '\u066a': '%', '\u3001': ',', '\u3002': '.' },
  ...{ '\u00ba': '\u00b0', '\u2018': "'", '\u2019': "'", '\u2032': "'", '\u2236': ':', '\u2103': '\u00b0C', '\u02da': '\u00b0' },
};

/** A decimal that recurs: its digits under a bar or dots, in TeX or as signs, or the last one followed by the word. */
const RECURRING =
  /(\d{1,6})\.(\d{0,6}?)(?:\\(?:overline|bar|dot)\s*\{?(\d{1,6})\}?|(\d[\u0304\u0305\u0307](?:\d{0,4}\d[\u0304\u0305\u0307])?)|(\d) ?(?:recurring|repeating)(?![a-z]))/g;

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));

/** `0.1\overline{6}` as the fraction that it is: `(1/6)`. */
function fractionOf(whole: string, before: string, recurring: string): string {
  const digits = recurring.replace(/\D/g, '');
  const top = Number(whole + before + digits) - Number(whole + before);
  const bottom = (10 ** digits.length - 1) * 10 ** before.length;
  const divisor = divisorOf(top, bottom);
  return bottom === divisor ? String(top / divisor) : `(${top / divisor}/${bottom / divisor})`;
}

const OVER_LETTERS = /(?<=[A-Za-z])[\u0302\u20d7]/g;
/** A name in front with a colon or an arrow: `L: y = 2x`, `f: x ↦ 2x`, `x → 4`. */
const NAME_IN_FRONT = /^(?:[A-Za-z]{1,8} ?: ?(?:[a-z] ?(?:\u2192|\u21a6|\\to|\\mapsto) ?)?|[a-z] ?(?:\u2192|\u21a6) ?)(?=[^=])/;
/** What an answer was rounded to: `(3 s.f.)`, `to 2 d.p.`. */
const ROUNDED_TO =
  /(?<=\S)[ \t]*(?:[([]|[ \t])[ \t]*(?:correct )?(?:to )?\d[ \t]?(?:s\.? ?f|d\.? ?p|sig\.? fig(?:ure)?s?|significant figures?|decimal places?)\.?[ \t]*[)\]]?$/i;

/**
 * What is typed, without what is no part of an answer: invisible signs, a bullet or words such as "Answer:" in front, a full stop at the end.
 * Digits of any script and full-width or italic letters become plain ones.
 */
export const tidied = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(OVER_LETTERS, '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(DRESSED, (character) => character.normalize('NFKC'))
    .replace(DIGIT, digitOf)
    .replace(
      /[\u00ba\u02da\u066a-\u066c\u060c\u061b\u3001\u3002\u2018\u2019\u2032\u2236\u2103]/g,
      (sign) => PUNCTUATION[sign] ?? sign,
    )
    .replace(/(?<![\d.,'])\d{1,3}(?:'\d{3})+(?![\d'])/g, (number) => number.replaceAll("'", ''))
    .replace(RECURRING, (_, whole: string, before: string, ...written: unknown[]) =>
      fractionOf(whole, before, written.slice(0, 3).find((one) => typeof one === 'string') as string),
    )
    .trim()
    .replace(/^[\u2022\u25cf\u25aa\u25e6\u2023\u2043\u25cb\u25a0][ \t]*/, '')
    .replace(/^(?:(?:(?:the )?ans(?:wer)?(?: is)?|therefore|hence|thus)(?=[\s:=])|\u2234|\u21d2|=>|\u2192)[ \t]*[:=]?[ \t]*/i, '')
    .replace(/^(?:=|~|\u2248|\u2243|\u2245|\\approx(?![a-z])|(?:approx(?:imately)?\.?|about|roughly|ca\.)(?=\s))[ \t]*/i, '')
    .replace(/^(?:["`\u201c]|\*\*) ?| ?(?:["`\u201d]|\*\*)$/g, '')
    .replace(/:=/, '=')
    .replace(/[\u2243\u2245]/g, '\u2248')
    .replace(NAME_IN_FRONT, '')
    .replace(/^.*(?:[\u2234\u21d2\u27f9]|[,; ](?:so|hence|therefore|thus)(?= )) *(?=.)/i, '')
    .replace(/^(?:at|(?:the )?point) (?=\()/i, '')
    .replace(/^(?:minus|negative) (?=[.\d])/i, '-')
    .replace(/^p(?:OH|H|K[abw]?)\s+(?=[-\d.])/, '')
    .replace(ROUNDED_TO, '')
    .replace(/(?<=\d)(?:\.{2,}|\u2026)$|(?<=[^.\s])[.;][ \t]*$|(?<=^[^,;]*[^,;\s]),$/, '');

/** Raised digits and letters, with signs among them: `⁻³ˣ`, `ⁿ⁺¹`. */
const RAISED =
  /(?:[\u207a\u207b]?[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u2071\u207f\u02b3\u02b8\u02e3\u1d43\u1d47\u1d4f\u1d50\u1d56\u1d57])+/g;

/** `x³` and `m s⁻¹` with a caret, the exponent between `open` and `close`. */
export function withCarets(text: string, open = '', close = ''): string {
  return text
    .replace(RAISED, (raised) => {
      const exponent = raised.normalize('NFKC').replaceAll('\u2212', '-').replace(/^\+/, '');
      return `^${open}${exponent}${close}`;
    })
    .replace(/\u207b(?=\d)/g, '^-');
}

const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '\u00bd': '1/2', '\u2153': '1/3', '\u2154': '2/3', '\u00bc': '1/4', '\u00be': '3/4', '\u2155': '1/5', '\u2156': '2/5' },
  ...{ '\u2157': '3/5', '\u2158': '4/5', '\u2159': '1/6', '\u215a': '5/6', '\u215b': '1/8', '\u215c': '3/8', '\u215d': '5/8' },
  ...{ '\u215e': '7/8', '\u2150': '1/7', '\u2151': '1/9', '\u2152': '1/10' },
};

/** `4½` as `4 1/2`, which is four and a half: not four times a half. */
const withMixedNumbers = (text: string) =>
  text.replace(/(?<=\d) ?([\u00bc-\u00be\u2150-\u215e])/g, (_, fraction: string) => ` ${FRACTIONS[fraction]}`);

/** Characters that are another spelling of something. */
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ '\u2212': '-', '\u2013': '-', '\u2012': '-', '\u2014': '-', '\uff0d': '-', '\u2010': '-', '\u2011': '-' },
  ...{ '\u00d7': '*', '\u00b7': '*', '\u22c5': '*', '\u2219': '*', '\u2217': '*', '\u00f7': '/', '\u2215': '/', '\u2044': '/' },
  ...{ '\u2264': '<=', '\u2265': '>=', '\u2260': '!=', '\u2a7d': '<=', '\u2a7e': '>=', '\u2248': '=' },
  ...{
    '\u221e': ' infinity ',
    '\u03c0': ' pi ',
    '\u221a': ' sqrt ',
    '\u221b': ' cbrt ',
    '\u222a': '\\cup ',
    '\u2208': '\\in ',
    '\u00b1': '\\pm ',
  },
  ...{
    '\u2213': '\\pm ',
    '\u00b0': '\\degree ',
    '\u2205': '\\emptyset ',
    '\u2216': '\\setminus ',
    '\u211d': '\\mathbb{R}',
    '\u2228': ' or ',
    '\u2227': ' and ',
    '\u2229': ' and ',
  },
  ...{
    '\u03b1': '\\alpha ',
    '\u03b2': '\\beta ',
    '\u03b3': '\\gamma ',
    '\u03b8': '\\theta ',
    '\u03bb': '\\lambda ',
    '\u03bc': '\\mu ',
  },
  ...{
    '\u03c6': '\\phi ',
    '\u03c9': '\\omega ',
    '\u03c3': '\\sigma ',
    '\u03c1': '\\rho ',
    '\u03c4': '\\tau ',
    '\u03b4': '\\delta ',
  },
  ...Object.fromEntries(Object.entries(FRACTIONS).map(([character, fraction]) => [character, `(${fraction})`])),
  ...{ '\u27e8': '<', '\u27e9': '>' },
};
const SPACES = /[\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\t\n\r]|(?<!\\)\\[,;:!> ]|~|\\q?quad(?![a-z])/g;
const WORDS_IN_BRACES =
  /\\(?:text|textbf|textit|textrm|mathrm|operatorname\*?|mathit|mathbf|mathsf|boldsymbol|bm|vec|hat|overrightarrow|underline)\s*\{([^{}\\]*)\}/g;
/** Commands that change how something looks, and nothing else. */
const LOOKS = /\\(?:displaystyle|textstyle|left|right|middle|[bB]ig+[lrm]?|limits|nolimits|,)(?![a-zA-Z])/g;

/**
 * One spelling for what people and maths fields write in several: minus signs, times, fractions, raised digits, spaces, `\left` and
 * `\text{…}`. Linear in the length of the text; the result may be some times as long.
 */
export function normalise(typed: string): string {
  return withMixedNumbers(withCarets(typed.normalize('NFC'), '{', '}'))
    .replace(/[\u2080-\u2089\u2090-\u209c]+/g, (digits) => `_{${digits.normalize('NFKC')}}`)
    .replace(/\P{ASCII}/gu, (character) => CHARACTERS[character] ?? character)
    .replace(SPACES, ' ')
    .replace(/\$/g, '')
    .replace(/(?<=\d)\{,\}(?=\d)/g, '.')
    .replace(LOOKS, ' ')
    .replace(WORDS_IN_BRACES, ' $1 ')
    .replace(/\\(?:vec|hat|mathbf|boldsymbol|bm|underline)(?![a-z])/g, ' ')
    .replace(/(?<![A-Za-z])oo(?![A-Za-z])/g, ' infinity ')
    .replace(/\\mathbb\{R\}\s*(?:\^\s*\{?\s*([+-])\s*\}?|([\u207a\u207b]))/g, (_, sign: string, raised: string) =>
      (sign ?? raised) === '+' || raised === '\u207a' ? '(0,infinity)' : '(-infinity,0)',
    )
    .replace(/(?<![A-Za-z\\])(?:square )?root (?:of )?(?=[\d(])/g, 'sqrt ')
    .replace(/=\/=/g, '!=')
    .replace(/=</g, '<=')
    .replace(/\+ ?\/ ?-|(?<=(?:^|[=,;({]) *)\+ ?-/g, '\\pm ')
    .replace(/\\not\s*=|\\ne(?![a-z])/g, '!=')
    .replace(/(?<![\d.)}\]^])(\d{1,6}) {1,3}(\d{1,6})\/(\d{1,6})(?![\d.])/g, '($1+$2/$3)')
    .replace(/(?<![\d.)}\]^])(\d{1,6}) {0,3}\\[dt]?frac\{(\d{1,6})\}\{(\d{1,6})\}/g, (whole, ones, top, bottom) =>
      Number(top) < Number(bottom) ? `(${ones}+${top}/${bottom})` : whole,
    )
    .replace(/(?<![\d.,])(\d{1,3})((?: \d{3})+)(?![\d])/g, (_, first: string, rest: string) => first + rest.replaceAll(' ', ''));
}

const NOUGHTS: Readonly<Record<string, number>> = { thousand: 3, million: 6, billion: 9, trillion: 12 };

/** `1.5 million` as `1.5e6`. */
export const inFigures = (text: string): string =>
  text.replace(/(?<=\d) ?(thousand|million|billion|trillion)(?![a-z])/i, (_, word: string) => `e${NOUGHTS[word.toLowerCase()]} `);

/** Units in brackets below a slash: `/(mol^2 s)`. */
const BELOW = /\/\s*\(\s*([^()\d][^()]*)\)/g;

/** A number with its unit in one spelling of minus, times, fractions, powers and spaces; no TeX. */
export const plain = (typed: string) =>
  withMixedNumbers(withCarets(typed))
    .replace(/\b(?:US|AU?|CA?|NZ|SG?)(?=\\?\$)/, '')
    .replace(/\\mu(?![a-z])\s*/g, '\u00b5')
    .replace(BELOW, (_, units: string) =>
      units
        .trim()
        .split(/[\s*\u00b7\u22c5]+/)
        .map((unit) => `/${unit}`)
        .join(' '),
    )
    .replace(WORDS_IN_BRACES, ' $1 ')
    .replace(LOOKS, ' ')
    .replace(/\\(?:text|mathrm)(?=\s*\{)/g, ' ')
    .replace(/(?<=[\d\s])\[([^[\]]+)\]$/, ' $1')
    .replace(/\^\s*\{?\\circ\}?|\\degree/g, ' \u00b0')
    .replace(/[\u2212\u2013\u2012]/g, '-')
    .replace(/(?<=\d)(?:\s*[x\u00d7]|\s+\.|(?<=[.,]\d+)\.)\s*10\s*(?:\^\s*|(?=[+-]\d))/i, 'x10^')
    .replace(/\\times|\\cdot|[\u00d7\u00b7\u22c5]/g, '*')
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' $1/$2')
    .replace(/\\[,;:! ]|[$\\]|\s/g, ' ')
    .replace(/[{}()]/g, '')
    .trim()
    .replace(/^(?:[A-Za-z]\w*)?\s*[=\u2248]\s*/, '')
    .replace(/\s*([*^/])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\u00b5 (?=[A-Za-z])/g, '\u00b5')
    .replace(/^([\u20ac\u00a3\u00a5\u20b9]|[A-Z]{3}) ?(?=[-+.\d])(.*)$/, '$2 $1');
