import type { SearchHit } from '@api/contract';
import type { SearchEngine } from '../../adapters/search/index.ts';
import type { Call } from '../../http/route.ts';
import { presentQuestionHit, presentTopicHit } from './hit.presenter.ts';
import { findFoundQuestions, findFoundTopics } from './search.queries.ts';

/** Hits of each kind. */
const LIMIT = 8;

/**
 * Questions and topics for some words, best first. The content comes from the database, so a hit that is deleted or
 * that the caller may not see is left out, whatever the search engine returns.
 */
export async function getHits(
  { db, caller, query }: Call<'GET /api/search'>,
  engine: SearchEngine,
): Promise<{ hits: SearchHit[] }> {
  const found = await engine.search({ text: query.query, staff: caller.staff, limit: LIMIT });
  const idsOf = (kind: 'question' | 'topic') => found.filter((hit) => hit.kind === kind).map(({ id }) => id);
  const [questions, topics] = await Promise.all([
    findFoundQuestions(db, idsOf('question'), caller.staff),
    findFoundTopics(db, idsOf('topic'), caller.staff),
  ]);
  const hits = found.map((hit) => {
    if (hit.kind === 'question') {
      const row = questions.get(hit.id);
      return row && presentQuestionHit(row, hit);
    }
    const row = topics.get(hit.id);
    return row && presentTopicHit(row, hit);
  });
  return { hits: hits.filter((hit) => hit !== undefined) };
}
