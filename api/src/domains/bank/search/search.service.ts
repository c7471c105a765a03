import type { SearchHit } from '@api/contract';
import { readable } from '@api/typesetting';
import type { EngineHit, SearchEngine } from '../../../adapters/search/index.ts';
import type { Call } from '../../../http/route.ts';
import { listCourseIds } from '../../progress/study-plan/index.ts';
import { presentQuestionHit, presentTopicHit } from './hit.presenter.ts';
import { findByNumber, findFoundQuestions, findFoundTopics } from './search.queries.ts';

/** Hits of each kind. */
const LIMIT = 8;
/** `2.5`, `41`: the number of a topic or of a question. */
const NUMBER = /^\d+(?:\.\d+)*$/;
const AT_ONCE = 1;

/** What has the number that is searched for: nothing of words is nearer. */
async function hitsByNumber({ db, caller, query }: Call<'GET /api/search'>): Promise<EngineHit[]> {
  const number = query.query.trim();
  if (!NUMBER.test(number)) return [];
  const found = await findByNumber(db, number, { staff: caller.staff, limit: LIMIT });
  return found.map(({ kind, id, name }) => ({ kind, id, score: AT_ONCE, excerpt: kind === 'topic' ? name : readable(name) }));
}

/**
 * Questions and topics for some words or a number, best first, those of the caller's own courses before others. The content comes from the database, so a hit that is deleted or
 * that the caller may not see is left out, whatever the search engine returns.
 */
export async function getHits(call: Call<'GET /api/search'>, engine: SearchEngine): Promise<{ hits: SearchHit[] }> {
  const { db, caller, query } = call;
  const [numbered, worded, courses] = await Promise.all([
    hitsByNumber(call),
    engine.search({ text: query.query, staff: caller.staff, limit: LIMIT }),
    listCourseIds(db, caller),
  ]);
  const isNumbered = (hit: EngineHit) => numbered.some(({ kind, id }) => kind === hit.kind && id === hit.id);
  const found = [...numbered, ...worded.filter((hit) => !isNumbered(hit))];
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
  const known = hits.filter((hit) => hit !== undefined);
  const [own, others] = [true, false].map((wanted) => known.filter(({ subject }) => courses.includes(subject.id) === wanted));
  return { hits: [...(own ?? []), ...(others ?? [])] };
}
