import { chainsOf, formulasOf, proseOf } from './printed-formulas.ts';

/** What templates leave behind in formulae when numbers are put in. */
const IN_FORMULAE: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.a-zA-Z\\{_^])1(?=[a-z](?![a-zA-Z]))(?!\s*\\text)/, 'a factor 1'],
  [/[+-]\s*[+-](?!\s*$)/, 'two signs in a row'],
  [/(?<!\\[a-zA-Z]*|[spdf])(?<=[a-zA-Z)])\^(?:1|\{1\})(?![\d./])/, 'an exponent 1'],
  [/(?<![\d.])0(?:x|y|t|n)(?![a-z])/, 'a factor 0'],
  [/[a-z}]\s*[+-]\s*0(?![\d.,:°\\])(?=\s*(?:=|$))/, 'a term 0'],
  [/\\frac\{0\}(?!\{0\})/, 'a fraction 0'],
  [/\\frac\{[^{}]*\}\{1\}/, 'a denominator 1'],
  [/(?<!\d)-0(?:\.0+)?(?![\d.])/, 'minus zero'],
  [/\bNaN\b|undefined|Infinity|\d\.\d{9,}/, 'no number'],
];

/** The same in words. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\d.,])1 (?:hours|minutes|seconds|days|weeks|months|years|metres|kilometres|students|people|times|marks|items|points|sides|moles|atoms|turns)\b/,
    'one of several',
  ],
  [/\b([a-z]{2,}) \1\b(?<!\b(?:that|had|is) \1)/i, 'a word twice'],
  [/ {2,}\S/, 'two spaces'],
  [/\s[,.;](?:\s|$)/, 'a space before a stop'],
  [/\bNaN\b|undefined|Infinity|\[object|\d\.\d{9,}/, 'no number'],
];

/** "x = 3 and x = 3": the same equation twice within a sentence. */
function repeatedSolutions(markdown: string): string[] {
  return [...markdown.matchAll(/\$([^$]+)\$ (?:and|or) \$([^$]+)\$/g)]
    .filter(([, one = '', other = '']) => one.includes('=') && one.replace(/\s/g, '') === other.replace(/\s/g, ''))
    .map(([text]) => `the same twice: ${text}`);
}

const COUNT_WORDS = /^\s*(?:hours|minutes|seconds|days|weeks|months|years|times|people|students)\b/;

/** `$1$ hours` and `1\text{ hours}`. */
function oneOfSeveral(markdown: string): string[] {
  const inline = [...markdown.matchAll(/\$1\$( [a-z]+)/g)]
    .filter(([, word = '']) => COUNT_WORDS.test(word))
    .map(([text]) => text);
  const upright = [...markdown.matchAll(/(?<![\d.,])1\\text\{( [a-z]+)\}/g)]
    .filter(([, word = '']) => COUNT_WORDS.test(word))
    .map(([text]) => text);
  return [...inline, ...upright].map((text) => `one of several: ${text}`);
}

/** Equations that say nothing, such as `5 = 5` or `x = x`, where nothing is asked to be shown. */
function emptyEqualities(tex: string): string[] {
  return chainsOf(tex).flatMap(({ sides, relations }) =>
    relations.flatMap((relation, index) => {
      const [left, right] = [sides[index]?.replace(/\s/g, ''), sides[index + 1]?.replace(/\s/g, '')];
      return relation === '=' && left !== '' && left === right ? [`both sides are the same: ${left} = ${right}`] : [];
    }),
  );
}

/** Traces of a template that a reader would stumble over. */
export function residueFaults(markdown: string): string[] {
  const formulas = formulasOf(markdown);
  const words = proseOf(markdown.replace(FORMULA_WITH_SPACES, 'X').replace(/^\|.*$/gm, ''));
  return [
    ...formulas.flatMap((tex) => IN_FORMULAE.flatMap(([pattern, what]) => found(pattern, tex, what))),
    ...IN_WORDS.flatMap(([pattern, what]) => found(pattern, words, what)),
    ...formulas.flatMap(emptyEqualities),
    ...repeatedSolutions(markdown),
    ...oneOfSeveral(markdown),
  ];
}

const FORMULA_WITH_SPACES = /\$\$[\s\S]+?\$\$|\$(?:\\.|[^$\\])+?\$|!\[\]\([^)]*\)/g;

const found = (pattern: RegExp, text: string, what: string): string[] => {
  const match = pattern.exec(text);
  return match ? [`${what}: "${text.slice(Math.max(0, match.index - 15), match.index + match[0].length + 15)}"`] : [];
};
