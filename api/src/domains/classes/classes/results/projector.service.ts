import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { loadAnswers, loadDrawnQuestions } from '../../../bank/questions/index.ts';
import { findQuestionKeys } from '../../../tests/timed-tests/index.ts';
import { momentsOf } from '../assignments/moments.ts';
import { requireTaught } from '../work/assignment-access.ts';
import { readClassWork } from './class-work.ts';
import { countAnswers } from './given-answers.ts';
import { readAnswers } from './overview.service.ts';

/** With fewer, the class would know whose answer it is. */
const FEWEST_LEARNERS = 3;

/**
 * A question to show to the class. Its solution opens once a learner has handed in, and where solutions open after the due date not
 * before it.
 */
export async function getProjectedQuestion({ db, caller, params, now }: Call<'GET /api/assignments/:id/questions/:questionId'>) {
  const { assignment } = await requireTaught(db, caller, params.id);
  const work = await readClassWork(db, assignment, now);
  const all = await readAnswers(db, work, assignment.draw === 'learner' ? null : params.questionId);
  const ids =
    assignment.draw === 'learner' ? [...all.keys()].toSorted((a, b) => a - b) : assignment.questions.map(({ id }) => id);
  const place = ids.indexOf(params.questionId);
  const [key] = await findQuestionKeys(db, [params.questionId]);
  if (place < 0 || !key) throw notFound('This question is not in the assignment');
  const rows = all.get(params.questionId) ?? [];
  const { dueAt } = momentsOf(assignment);
  const isOpen = rows.length > 0 && (assignment.solutions !== 'after_due' || (dueAt !== null && now >= dueAt));
  const opened = new Set(isOpen ? [params.questionId] : []);
  const [question] = await loadDrawnQuestions(db, [params.questionId], { caller, opened });
  if (!question) throw notFound('This question is no longer in the bank');
  // The teacher's own bookmarks are nobody else's to see.
  return {
    question: { ...question, learner: null },
    answers:
      rows.length < FEWEST_LEARNERS
        ? []
        : countAnswers(key, rows).map((answer) => (isOpen ? answer : { ...answer, right: null, slip: null })),
    learners: rows.length,
    Answer: isOpen ? ((await loadAnswers(db, [params.questionId])).get(params.questionId) ?? []) : null,
    previous: ids[place - 1] ?? null,
    next: ids[place + 1] ?? null,
  };
}
