import type { NearDuplicate } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../../db/in-transaction.ts';
import type { Call } from '../../../../../http/route.ts';
import { findSubjects } from '../../load/questions.queries.ts';
import { findTopicsAndAbove } from '../content/editable.queries.ts';
import { presentTopic } from '../content/editable-question.ts';
import { findNear, listUncompared, storeComparisons, storeNearPairs } from './near-duplicates.queries.ts';

/**
 * Sketches of texts (MinHash with bands, Broder 1997): whatever their length, similar texts share a band, and others
 * hardly ever do. Of pairs with four fifths of their trigrams in common one in 3,000 is missed; of pairs with a third
 * in common, one in 12 is compared in vain.
 */
const BANDS = 20;
const ROWS = 5;

/** Constants derived from their index, so that sketches are the same everywhere. */
function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
const SEEDS = Array.from({ length: BANDS * ROWS }, (_, place) => mixed(place + 1));

/** The trigrams of a text as PostgreSQL's pg_trgm has them, as numbers: of words in lower case with two blanks before and one behind. */
function trigramsOf(text: string): Set<number> {
  const trigrams = new Set<number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1)
      trigrams.add(
        mixed(
          Math.imul(padded.charCodeAt(at), 31 * 31) + Math.imul(padded.charCodeAt(at + 1), 31 ** 4) + padded.charCodeAt(at + 2),
        ),
      );
  }
  return trigrams;
}

/** The bands of a text: numbers of 32 bits, one of which near texts share. */
export function bandsOf(text: string): number[] {
  const trigrams = trigramsOf(text);
  const least = SEEDS.map((seed) => {
    let found = 0xffffffff;
    for (const trigram of trigrams) {
      const hash = mixed(trigram ^ seed);
      if (hash < found) found = hash;
    }
    return found;
  });
  return Array.from({ length: BANDS }, (_, band) =>
    least.slice(band * ROWS, (band + 1) * ROWS).reduce((hash, value) => mixed(hash ^ value) | 0, mixed(band + 1_000)),
  ).map((band) => band | 0);
}

/** Texts shorter than this, in characters, are alike without being duplicates. */
const SHORTEST = 20;

/** Near duplicates of a text; see `findNear`. */
export async function listNearDuplicates(db: Knex, sought: Parameters<typeof findNear>[1]): Promise<NearDuplicate[]> {
  if (sought.text.trim().length < SHORTEST) return [];
  const rows = await findNear(db, sought);
  const topics = await findTopicsAndAbove(
    db,
    rows.map(({ topic_id }) => topic_id),
  );
  const subjects = await findSubjects(db, [...new Set([...topics.values()].map(({ subject_id }) => subject_id))]);
  return rows.flatMap(({ topic_id, ...row }) => {
    const topic = topics.get(topic_id);
    const subject = topic && subjects.get(topic.subject_id);
    return topic && subject ? [{ ...row, subject, topic: presentTopic(topic) }] : [];
  });
}

export async function findNearDuplicates({ db, body }: Call<'POST /api/admin/questions/near-duplicates'>) {
  const exceptId = body.question_id ?? null;
  return { near_duplicates: await listNearDuplicates(db, { text: body.questions_text, exceptId, former: null }) };
}

/** Milliseconds that one run may take. */
const LONGEST = 20_000;
const BATCH = 100;

/**
 * Finds near duplicates of questions that are new or whose text has changed. Returns how many were compared. Variants
 * of one template are alike by design and do not count.
 */
export async function compareQuestions(db: Knex): Promise<number> {
  const started = performance.now();
  let looked = 0;
  while (performance.now() - started < LONGEST) {
    const texts = await listUncompared(db, BATCH);
    if (texts.length === 0) break;
    const changed = texts.filter(({ unchanged }) => !unchanged);
    await inTransaction(db, async (transaction) => {
      await storeComparisons(
        transaction,
        texts.map((question) => ({ ...question, bands: question.unchanged ? [] : bandsOf(question.text) })),
      );
      await storeNearPairs(
        transaction,
        changed.map(({ id }) => id),
      );
    });
    looked += texts.length;
  }
  return looked;
}
