import type { Knex } from 'knex';
import { queryWords } from './query-words.ts';
import { type EngineHit, HIT_END, HIT_START, type SearchEngine, type SearchRequest } from './search-engine.ts';
import { correctWord } from './spelling.ts';
import { synonyms } from './synonyms.ts';

interface KnownWord {
  word: string;
  /** Stands in some document just so. */
  exact: boolean;
  /** Some document has a word that begins so. */
  started: boolean;
  similar: string[];
}

/** What the documents know of some words, with similar words for those that they do not know at all. */
async function lookUpWords(db: Knex, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await db.raw(
    `SELECT word, exact, started,
            CASE WHEN started THEN '{}' ELSE ARRAY(
              SELECT w.word FROM search_words w
               WHERE similarity(w.word, asked.word) > 0.15 AND length(w.word) >= length(asked.word) - 2
               ORDER BY similarity(w.word, asked.word) DESC, w.word LIMIT 40) END AS similar
       FROM (SELECT word, EXISTS (SELECT FROM search_words w WHERE w.word = asked.word) AS exact,
                    EXISTS (SELECT FROM search_words w WHERE w.word LIKE asked.word || '%') AS started
               FROM unnest(?::text[]) WITH ORDINALITY AS asked (word, place) ORDER BY place) AS asked`,
    [[...words]],
  );
  return rows;
}

/** A word that is looked for, with everything that does as well. */
interface Term {
  /** How the word is written properly. */
  spelling: string;
  alternatives: string[];
}

function toTerm({ word, exact, started, similar }: KnownWord, isLast: boolean): Term {
  const corrected = started || synonyms.has(word) ? [word] : correctWord(word, similar);
  const spellings = corrected.length > 0 ? corrected : [word];
  const unfinished = !exact || isLast;
  const written = spellings.map((spelling) => (unfinished && spelling.length > 1 ? `${spelling}:*` : spelling));
  const meant = spellings.flatMap((spelling) => synonyms.get(spelling) ?? []);
  const phrases = meant.map((phrase) => `(${phrase.split(' ').join(' & ')})`);
  return { spelling: spellings[0] ?? word, alternatives: [...written, ...phrases] };
}

/** `w:*` and `w` in a title only: `w:*A` and `w:A`. */
const inTitle = (expression: string) =>
  expression.replace(/[\p{L}\p{N}]+(:\*)?/gu, (word) => (word.includes(':') ? `${word}A` : `${word}:A`));

/** Questions that are ranked at most: to rank a fifth of a large bank, because of words that stand everywhere, takes many seconds. */
const CANDIDATES = 2_000;

/** Questions with every word; where hardly any has, those with some. Topics by name first, then by what is said and asked in them. */
const FIND = `
  WITH term AS (
    SELECT to_tsquery('english', anywhere) AS anywhere, to_tsquery('english', in_title) AS in_title
      FROM unnest(:anywhere::text[], :inTitle::text[]) AS t (anywhere, in_title)
     WHERE numnode(to_tsquery('english', anywhere)) > 0),
  whole AS (SELECT to_tsquery('english', :every) AS every_word, to_tsquery('english', :some) AS any_word, greatest(count(*), 1) AS terms FROM term),
  strict AS (
    SELECT d.id, 1.0 AS covered, ts_rank_cd(d.words, every_word, 2) AS rank
      FROM whole CROSS JOIN LATERAL (
        SELECT id, words FROM search_documents
         WHERE kind = 'question' AND words @@ every_word AND (listed OR :staff::boolean) LIMIT ${CANDIDATES}) AS d),
  loose AS (
    SELECT d.id, (SELECT count(*) FROM term WHERE d.words @@ anywhere) / terms::float AS covered, ts_rank(d.words, any_word, 1) AS rank
      FROM whole CROSS JOIN LATERAL (
        SELECT id, words FROM search_documents
         WHERE (SELECT count(*) FROM strict) < :enough::int AND kind = 'question' AND words @@ any_word AND (listed OR :staff::boolean)
         LIMIT ${CANDIDATES}) AS d),
  question AS (
    SELECT id, max(covered) AS covered, max(rank) AS rank FROM (SELECT * FROM strict UNION ALL SELECT * FROM loose) AS found GROUP BY id),
  asked_in AS (
    SELECT q.topic_id, sum(covered ^ 3) / (SELECT sum(covered ^ 3) FROM question) AS share
      FROM question JOIN questions q USING (id) GROUP BY q.topic_id),
  topic AS (
    SELECT d.id, d.title,
           0.5 * (SELECT count(*) FROM term WHERE d.words @@ anywhere) / terms
           + 1.0 * (SELECT count(*) FROM term WHERE d.words @@ in_title) / terms
           + 0.8 * similarity(lower(d.title), :spelling::text)
           + 0.8 * coalesce(asked_in.share, 0) AS score
      FROM whole, search_documents d LEFT JOIN asked_in ON asked_in.topic_id = d.id
     WHERE d.kind = 'topic' AND (d.listed OR :staff::boolean) AND (d.words @@ any_word OR asked_in.share > 0.05 OR lower(d.title) % :spelling::text)),
  -- The same topic of another course comes after other topics that fit nearly as well.
  varied AS (
    SELECT id, title, score / 3.1 - 0.06 * (row_number() OVER (PARTITION BY title ORDER BY score DESC, id) - 1) AS score FROM topic),
  best AS (
    (SELECT 'topic' AS kind, id, score, title AS text FROM varied ORDER BY score DESC, id LIMIT :limit::int)
    UNION ALL
    (SELECT 'question', id, covered * 0.5 + least(rank, 0.4) - 0.01 * (row_number() OVER (PARTITION BY topic_id ORDER BY covered DESC, rank DESC, id) - 1), NULL
       FROM question JOIN questions USING (id) ORDER BY 3 DESC, id LIMIT :limit::int))
  SELECT best.kind, best.id, best.score::float,
         ts_headline('english', coalesce(best.text, d.body), whole.any_word,
           'StartSel=${HIT_START}, StopSel=${HIT_END}, MaxWords=28, MinWords=14, ShortWord=2, MaxFragments=1, HighlightAll=' ||
           (best.kind = 'topic')) AS excerpt
    FROM best JOIN search_documents d USING (kind, id), whole ORDER BY best.score DESC, best.kind, best.id`;

/** Fewer questions with all words than this, and those with some of them are shown as well. */
const ENOUGH = 5;

async function search(db: Knex, { text, staff, limit }: SearchRequest): Promise<EngineHit[]> {
  const { rows: reduced } = await db.raw('SELECT plain_words(?) AS text', [text]);
  const words = queryWords(reduced[0].text);
  if (words.length === 0) return [];
  const known = await lookUpWords(db, words);
  const terms = known.map((word, index) => toTerm(word, index === known.length - 1));
  const anywhere = terms.map(({ alternatives }) => `(${alternatives.join(' | ')})`);
  const { rows } = await db.raw(FIND, {
    anywhere,
    inTitle: anywhere.map(inTitle),
    every: anywhere.join(' & '),
    some: anywhere.join(' | '),
    spelling: terms.map(({ spelling }) => spelling).join(' '),
    staff,
    limit,
    enough: ENOUGH,
  });
  return rows;
}

/** Searches in the database itself: stemmed words by weight, unfinished and misspelt words, synonyms. */
export function createPostgresSearch(db: Knex): SearchEngine {
  return { search: (request) => search(db, request) };
}
