import type { Question, ResponseOf } from '@api/contract';
import type { Filters } from '../addresses/list-selection.ts';

/**
 * How many of the shown questions no longer belong to the user's list, because their marks have changed since it loaded. They stay
 * in view until the page is turned; the list behind them is shorter by as many.
 */
export function countLeaving(questions: readonly Pick<Question, 'learner'>[], filters: Filters): number {
  const { completedQuestion: completed, uncompletedQuestion: uncompleted, bookmarkedQuestion, pinnedQuestion } = filters;
  return questions.filter(({ learner }) => {
    if (!learner) return false;
    const ofOtherCompletion = completed !== uncompleted && learner.completed !== completed;
    return ofOtherCompletion || (bookmarkedQuestion && !learner.bookmarked) || (pinnedQuestion && !learner.pinned);
  }).length;
}

/** A page of a list, as the API answers it. */
type ListedPage = Pick<ResponseOf<'GET /api/questions'>, 'questions' | 'page' | 'pageSize' | 'pinnedCount'>;

/** Whether the question at a place of a page (counted from 0) is there because it was pinned when the list loaded. */
export function standsAsPinned({ page, pageSize, pinnedCount = 0 }: Omit<ListedPage, 'questions'>, index: number): boolean {
  return (page - 1) * pageSize + index < pinnedCount;
}

/** How many questions came first as pinned and have been unpinned since: they return to their place when the page is turned. */
export function countGoingBack(list: ListedPage, { pinnedQuestion }: Filters): number {
  if (pinnedQuestion) return 0;
  return list.questions.filter(({ learner }, index) => standsAsPinned(list, index) && learner?.pinned === false).length;
}
