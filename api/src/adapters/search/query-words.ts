/** Signs that people type or paste, in words. */
const SIGNS: Readonly<Record<string, string>> = {
  '∫': 'integral',
  '√': 'square root',
  '∑': 'sum',
  π: 'pi',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  σ: 'sigma',
  α: 'alpha',
  β: 'beta',
  χ: 'chi',
  Δ: 'delta',
  '∞': 'infinity',
};

/** Words that do not identify a topic. */
const EMPTY_WORDS = new Set(
  (
    'a an and are as at be by do does find for from get give how i in into is it its me my of on or our show solve than that the ' +
    'their then this to using what when which who why with you your question questions formula formulas formulae equation topic ' +
    'problem problems example examples practice'
  ).split(' '),
);

const MOST_WORDS = 10;

/**
 * The words of a search text, in lower case and without accents. Stop words are dropped, unless there are no others.
 */
export function queryWords(text: string): string[] {
  const named = text.replace(/\P{ASCII}/gu, (sign) => (SIGNS[sign] ? ` ${SIGNS[sign]} ` : sign));
  const plain = named
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '');
  const words = [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => word.slice(0, 30));
  const telling = words.filter((word) => !EMPTY_WORDS.has(word) && (word.length > 1 || /\d/.test(word)));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}
