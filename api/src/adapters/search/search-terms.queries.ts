import type { Knex } from 'knex';
import { z } from 'zod';
import { preparedQuery } from '../../db/row-validation.ts';
import { queryWords } from './query-words.ts';
import { correctWord } from './spelling.ts';
import { synonyms } from './synonyms.ts';

const knownWordRow = z.object({
  word: z.string(),
  /** Occurs in some document in this form. */
  exact: z.boolean(),
  /** Some document has a word that begins so. */
  started: z.boolean(),
  similar: z.array(z.string()),
});
type KnownWord = z.infer<typeof knownWordRow>;

const reducedRow = z.object({ text: z.string() });

export interface Term {
  /** The word in its correct spelling. */
  spelling: string;
  alternatives: string[];
}

/** Short words and numbers are not corrected. Indexed words are lower-case letters; `{` sorts after `z`. */
const KNOWN_WORDS = `
  SELECT word, exact, started,
         CASE WHEN started OR length(word) < 4 OR word !~ '[a-z]' THEN '{}' ELSE ARRAY(SELECT similar_search_words(word)) END AS similar
    FROM (SELECT word, (SELECT true FROM search_words w WHERE w.word = asked.word) IS NOT NULL AS exact,
                 EXISTS (SELECT FROM search_words w WHERE w.word ~>=~ asked.word AND w.word ~<~ (asked.word || '{')) AS started
            FROM jsonb_array_elements_text(?::jsonb) WITH ORDINALITY AS asked (word, place) ORDER BY place LIMIT 10) AS asked`;

function toTerm({ word, exact, started, similar }: KnownWord, isLast: boolean): Term {
  const corrected = started || synonyms.has(word) ? [word] : correctWord(word, similar);
  const spellings = corrected.length > 0 ? corrected : [word];
  const unfinished = !exact || isLast;
  const written = spellings.map((spelling) => (unfinished && spelling.length > 1 ? `${spelling}:*` : spelling));
  const meant = spellings.flatMap((spelling) => synonyms.get(spelling) ?? []);
  const phrases = meant.map((phrase) => `(${phrase.split(' ').join(' & ')})`);
  return { spelling: spellings[0] ?? word, alternatives: [...written, ...phrases] };
}

/** Characters of markup: a text without any of them is neither Markdown nor TeX. */
const MARKUP = /[\\{}$*_~`#|&[\]]/;

/**
 * The words of a search text with their variants: corrected if no document has them, completed if unfinished, and
 * synonyms.
 */
export async function searchTerms(db: Knex, text: string): Promise<Term[]> {
  const [reduced] = MARKUP.test(text) ? await preparedQuery(db, reducedRow, 'SELECT plain_words(?) AS text', [text]) : [{ text }];
  const words = queryWords(reduced?.text ?? '');
  if (words.length === 0) return [];
  const known = await preparedQuery(db, knownWordRow, KNOWN_WORDS, [JSON.stringify(words)]);
  return known.map((word, index) => toTerm(word, index === known.length - 1));
}
