const VOWEL_SOUND = /^(?!uni|use|usu|eu|one\b)[aeiou]/i;

/** A noun with its article: `a tram`, `an aquarium`, `a university`. */
export const withA = (noun: string) => `${VOWEL_SOUND.test(noun) ? 'an' : 'a'} ${noun}`;

/** The same at the start of a sentence. */
export const withCapitalA = (noun: string) => withA(noun).replace(/^a/, 'A');

/** A place where the article is wrong; null where there is none. A capital A within a sentence names a point. */
export function wrongArticle(text: string): string | null {
  const found = [...text.matchAll(/(?:\ba|(?:^|[.!?]\s+)A|\b[Aa]n) ([a-z][a-z-]+)/gm)];
  const wrong = found.find(({ 0: words, 1: noun = '' }) => {
    if (noun === 'and' || noun === 'is') return false;
    return words.includes('n ') ? !VOWEL_SOUND.test(noun) && !/^(?:hour|honest)/.test(noun) : VOWEL_SOUND.test(noun);
  });
  return wrong?.[0] ?? null;
}
