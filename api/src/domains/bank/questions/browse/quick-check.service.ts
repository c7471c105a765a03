import { QUICK_CHECK_LENGTH } from '@api/contract';
import type { Call } from '../../../../http/route.ts';
import { loadQuestions } from '../load/question-loading.ts';
import { resolveFilter } from './question-filter.ts';
import { drawMultipleChoice } from './quick-check.queries.ts';

/**
 * Questions for a quick check of a topic. Those not completed by the caller come first, at most one variant of an item
 * family is among them, and they are ordered from easy to hard. The same `draw` returns the same questions, until one
 * is completed or the bank changes.
 */
export async function getQuickCheck({ db, caller, query }: Call<'GET /api/questions/quick-check'>) {
  const { draw = 0, ...place } = query;
  const listing = await resolveFilter(db, caller, place);
  const { placements, available } = await drawMultipleChoice(db, listing, draw, QUICK_CHECK_LENGTH);
  return { questions: (await loadQuestions(db, placements, caller)).map(({ question }) => question), available };
}
