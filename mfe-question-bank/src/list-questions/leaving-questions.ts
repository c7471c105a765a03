import type { Question, ResponseOf } from '@api/contract';
import type { Filters } from '../addresses/list-selection.ts';

/** The number of shown questions that no longer match because their marks changed. They stay until the page changes. */
export function countLeaving(questions: readonly Pick<Question, 'learner'>[], filters: Filters): number {
  const { completedQuestion: completed, uncompletedQuestion: uncompleted, bookmarkedQuestion, pinnedQuestion } = filters;
  return questions.filter(({ learner }) => {
    if (!learner) return false;
    const ofOtherCompletion = completed !== uncompleted && learner.completed !== completed;
    return ofOtherCompletion || (bookmarkedQuestion && !learner.bookmarked) || (pinnedQuestion && !learner.pinned);
  }).length;
}

type ListedPage = Pick<ResponseOf<'GET /api/questions'>, 'questions' | 'page' | 'pageSize' | 'pinnedCount'>;

/** Whether the question at a place of a page (counted from 0) is there because it was pinned when the list loaded. */
export function standsAsPinned({ page, pageSize, pinnedCount = 0 }: Omit<ListedPage, 'questions'>, index: number): boolean {
  return (page - 1) * pageSize + index < pinnedCount;
}

/** Questions unpinned since the list loaded: they return to their place when the page changes. */
export function countGoingBack(list: ListedPage, { pinnedQuestion }: Filters): number {
  if (pinnedQuestion) return 0;
  return list.questions.filter(({ learner }, index) => standsAsPinned(list, index) && learner?.pinned === false).length;
}
