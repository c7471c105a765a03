const RAISED: Readonly<Record<string, string>> = { '-': '⁻', '+': '⁺' };
const raise = (text: string) => [...text].map((sign) => RAISED[sign] ?? '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign).join('');
const lower = (text: string) => text.replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] as string);

/** `m s ^-2`, `x^3`: a power as formulae leave it among plain words. */
const POWER = /\s?\^\(?([+-]?\d+)\)?(?!\d|\.\d|\()/g;
const ELEMENTS = 'Ag|Al|Ar|Ba|Br|Ca|Cl|Co|Cr|Cu|Fe|He|Hg|Li|Mg|Mn|Na|Ne|Ni|Pb|Si|Sn|Ti|Zn|B|C|F|H|I|K|N|O|P|S|V';
/** `CH3CH2OH`, `H2O`: element after element, with at least one number. */
const FORMULA = new RegExp(`(?<![\\p{L}\\d])(?=[A-Z]\\S*\\d)(?:(?:${ELEMENTS})\\d{0,3}){2,}(?![\\p{L}\\d])`, 'gu');

/** Plain words of a question as a reader would print them: `2 m s⁻²`, `CH₃OH`, `X ~ B(4, p)`. Marks around found words stay. */
export function printedWords(words: string): string {
  return words
    .replace(POWER, (_, power: string) => raise(power))
    .replace(FORMULA, lower)
    .replace(/ (?=[.,;:?!](?:\s|$))/g, '')
    .replace(/ sim(?= )/g, ' ~')
    .replace(/(?<=\b[A-Z]) \(/g, '(');
}
