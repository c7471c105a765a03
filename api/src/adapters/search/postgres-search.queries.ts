import type { Knex } from 'knex';
import { preparedQuery } from '../../db/row-validation.ts';
import { type EngineHit, engineHitRow, HIT_END, HIT_START, type SearchEngine, type SearchRequest } from './search-engine.ts';
import { searchTerms } from './search-terms.queries.ts';

/** `w:*` and `w` in a title only: `w:*A` and `w:A`. */
const inTitle = (expression: string) =>
  expression.replace(/[\p{L}\p{N}]+(:\*)?/gu, (word) => (word.includes(':') ? `${word}A` : `${word}:A`));

/** Limit of questions to rank: ranking a fifth of a large bank, for words that are everywhere, takes many seconds. */
const CANDIDATES = 1_000;
/** The best, and as many others, are looked up for topics: all would take as long as ranking. */
const LOOKED_UP = 250;
/**
 * A word this frequent in the sample counts as common: 64 times as frequent in the bank, too frequent to look up there.
 */
const EVERYWHERE = 200;
/** The same of an unfinished word, which takes an index four times as long. */
const EVERYWHERE_UNFINISHED = 100;
/** Less often in the sample, and all questions with the word are few enough to be looked at where others fit better. */
const SELDOM = 40;
/** Fewer questions with all words than this, and those with some of them are shown as well. */
const ENOUGH = 5;

/** The words, and all of them together; neither has a row if a text has no words. */
const WORDS = `
  term AS MATERIALIZED (
    SELECT *, times < CASE WHEN unfinished THEN ${EVERYWHERE_UNFINISHED} ELSE ${EVERYWHERE} END AS telling
      FROM (SELECT written, to_tsquery('english', written) AS anywhere, to_tsquery('english', in_title) AS in_title, written LIKE '%:*%' AS unfinished,
                   (SELECT count(*) FROM (SELECT FROM search_sample WHERE words @@ to_tsquery('english', written) LIMIT ${EVERYWHERE}) AS s) AS times
              FROM jsonb_to_recordset(:terms::jsonb) AS t (written text, in_title text)
             WHERE numnode(to_tsquery('english', written)) > 0 LIMIT 10) AS counted),
  whole AS MATERIALIZED (
    SELECT to_tsquery('english', :every) AS every_word, to_tsquery('english', :some) AS any_word, count(*) AS terms, bool_or(telling) AS telling,
           -- What an index is asked for: beside a rare word it steps over most of the others, but of unfinished ones it collects everything.
           to_tsquery('english', string_agg(written, ' & ') FILTER (WHERE telling OR NOT unfinished)) AS narrowing,
           to_tsquery('english', string_agg(written, ' | ') FILTER (WHERE times < ${SELDOM})) AS any_rare
      FROM term HAVING count(*) > 0)`;

/** Questions of the bank or of its sample, as many as are ranked. */
const some = (table: 'search_documents' | 'search_sample', condition: string) => `
  (SELECT id, words FROM ${table} WHERE ${table === 'search_documents' ? `kind = 'question' AND` : ''} ${condition}
      AND (listed OR :staff::boolean) LIMIT ${CANDIDATES})`;

/**
 * Questions with every word, from the sample if all words are common; else some words. Cost is independent of the
 * bank's size.
 */
const QUESTIONS = `
  strict AS (
    SELECT d.id, 1.0::float AS covered, ts_rank_cd(d.words, every_word, 2) AS rank
      FROM whole CROSS JOIN LATERAL (
        SELECT * FROM ${some('search_documents', 'telling AND words @@ narrowing')} AS met WHERE words @@ every_word
        UNION ALL SELECT * FROM ${some('search_sample', 'NOT telling AND words @@ every_word')} AS sampled) AS d),
  loose AS (
    SELECT d.id, (SELECT count(*) FROM term WHERE d.words @@ anywhere) / terms::float AS covered, ts_rank(d.words, any_word, 1) AS rank
      FROM whole CROSS JOIN LATERAL (
        SELECT * FROM ${some('search_documents', `(SELECT count(*) FROM strict) < ${ENOUGH} AND words @@ any_rare`)} AS rare
        UNION ALL SELECT * FROM ${some('search_sample', `(SELECT count(*) FROM strict) < ${ENOUGH} AND words @@ any_word`)} AS sampled) AS d),
  question AS MATERIALIZED (
    SELECT id, topic_id, covered, rank, is_best, is_drawn
      FROM (SELECT *, row_number() OVER (ORDER BY covered DESC, rank DESC, id) <= ${LOOKED_UP} AS is_best,
                   row_number() OVER (ORDER BY hashint4(id), id) <= ${LOOKED_UP} AS is_drawn
              FROM (SELECT id, max(covered) AS covered, max(rank) AS rank FROM (SELECT * FROM strict UNION ALL SELECT * FROM loose) AS met
                     GROUP BY id) AS found) AS placed
      JOIN questions USING (id) WHERE is_best OR is_drawn)`;

/** Topics by name first, then by the text of their questions. */
const TOPICS = `
  asked_in AS (
    SELECT topic_id, sum(covered ^ 3) / sum(sum(covered ^ 3)) OVER () AS share FROM question WHERE is_drawn GROUP BY topic_id),
  topic AS MATERIALIZED (
    SELECT d.id, d.title,
           0.5 * (SELECT count(*) FROM term WHERE d.words @@ anywhere) / terms
           + 1.0 * (SELECT count(*) FROM term WHERE d.words @@ in_title) / terms
           + 0.8 * similarity(lower(d.title), :spelling::text)
           + 0.8 * coalesce(asked_in.share, 0) AS score
      FROM whole, search_documents d LEFT JOIN asked_in ON asked_in.topic_id = d.id
     WHERE d.kind = 'topic' AND (d.listed OR :staff::boolean) AND (d.words @@ any_word OR asked_in.share > 0.05 OR d.id IN (
       SELECT id FROM search_documents WHERE kind = 'topic' AND lower(title) % :spelling::text))),
  -- The same topic of another course comes after other topics that fit nearly as well.
  varied AS (
    SELECT id, title, score / 3.1 - 0.06 * (row_number() OVER (PARTITION BY title ORDER BY score DESC, id) - 1) AS score FROM topic)`;

const FIND = `
  WITH ${[WORDS, QUESTIONS, TOPICS].join(',')},
  best AS (
    (SELECT 'topic' AS kind, id, score, title AS text FROM varied ORDER BY score DESC, id LIMIT :limit::int)
    UNION ALL
    (SELECT 'question', id, covered * 0.5 + least(rank, 0.4) - 0.01 * (row_number() OVER (PARTITION BY topic_id ORDER BY covered DESC, rank DESC, id) - 1), NULL
       FROM question WHERE is_best ORDER BY 3 DESC, id LIMIT :limit::int))
  SELECT best.kind, best.id, best.score::float,
         ts_headline('english', coalesce(best.text, d.body), whole.any_word,
           'StartSel=${HIT_START}, StopSel=${HIT_END}, MaxWords=28, MinWords=14, ShortWord=2, MaxFragments=1, HighlightAll=' ||
           (best.kind = 'topic')) AS excerpt
    FROM best JOIN search_documents d USING (kind, id), whole ORDER BY best.score DESC, best.kind, best.id`;

async function search(db: Knex, { text, staff, limit }: SearchRequest): Promise<EngineHit[]> {
  const terms = await searchTerms(db, text);
  if (terms.length === 0) return [];
  const anywhere = terms.map(({ alternatives }) => `(${alternatives.join(' | ')})`);
  return preparedQuery(db, engineHitRow, FIND, {
    // Not an array: its length would change the estimates and thus plan each search again.
    terms: JSON.stringify(anywhere.map((written) => ({ written, in_title: inTitle(written) }))),
    every: anywhere.join(' & '),
    some: anywhere.join(' | '),
    spelling: terms.map(({ spelling }) => spelling).join(' '),
    staff,
    limit,
  });
}

/** Searches in the database itself: stemmed words by weight, unfinished and misspelt words, synonyms. */
export function createPostgresSearch(db: Knex): SearchEngine {
  return { search: (request) => search(db, request) };
}
