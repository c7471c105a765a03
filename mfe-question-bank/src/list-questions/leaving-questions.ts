import type { Question } from '@api/contract';

/**
 * How many of the shown questions no longer belong to a list of one's own marks, because they were marked since it was read. They stay
 * in view until the page is turned; the list behind them is shorter by as many.
 */
export function countLeaving(questions: readonly Pick<Question, 'learner'>[], search: URLSearchParams): number {
  const on = (name: string) => search.get(name) === 'true';
  const [completed, uncompleted] = [on('completedQuestion'), on('uncompletedQuestion')];
  return questions.filter(({ learner }) => {
    if (!learner) return false;
    const ofOtherCompletion = completed !== uncompleted && learner.completed !== completed;
    return ofOtherCompletion || (on('bookmarkedQuestion') && !learner.bookmarked);
  }).length;
}
