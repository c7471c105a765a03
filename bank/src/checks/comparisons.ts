const NUMBER = String.raw`(-?\d+(?:\.\d+)?)(?: \\times 10\^\{?(-?\d+)\}?)?`;
/** A unit behind a number, in or out of a formula. */
const UNIT = String.raw`(?:[^()\d]|\^\{?-?\d\}?)*?`;
const LESS = 'closer|nearer|smaller|lower|less|shorter|slower|weaker|fewer';
const MORE = 'larger|greater|higher|more|longer|faster|stronger|farther|further';

/** "closer together (240 against 235 pm)": the first number belongs to the comparative. */
const AGAINST = new RegExp(String.raw`\b(${LESS}|${MORE})\b[^.;:()]*\(${NUMBER}${UNIT} against ${NUMBER}`, 'g');
/** "240 pm, which is less than 235 pm". */
const THAN = new RegExp(`${NUMBER}${UNIT}, (?:which is )?(${LESS}|${MORE}) than ${NUMBER}`, 'g');

const isLess = (word: string) => new RegExp(`^(?:${LESS})$`).test(word);
const sizeOf = (mantissa = '', exponent = '0') => Number(mantissa) * 10 ** Number(exponent);
const holds = (word: string, first: number, second: number) => (isLess(word) ? first < second : first > second);

/** Comparing sentences that the two numbers in them contradict. */
export function comparisonFaults(markdown: string): string[] {
  const plain = markdown.replace(/\$|\\,/g, '').replace(/(?<=\d)\{,\}(?=\d)/g, '');
  const against = [...plain.matchAll(AGAINST)].filter(
    ([, word = '', a, aPower, b, bPower]) => !holds(word, sizeOf(a, aPower), sizeOf(b, bPower)),
  );
  const than = [...plain.matchAll(THAN)].filter(
    ([, a, aPower, word = '', b, bPower]) => !holds(word, sizeOf(a, aPower), sizeOf(b, bPower)),
  );
  return [...against, ...than].map(([sentence]) => `"${sentence}"`);
}
