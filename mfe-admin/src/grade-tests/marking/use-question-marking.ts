import type { Grading } from '@api/contract';
import { counted, useHost } from '@shell/kit';
import { withVerdict } from '../draft/draft-content.ts';
import { missingOf } from '../draft/totals.ts';
import type { GradingWork } from '../draft/use-grading-draft.ts';
import { onwardsFrom, useQuestionInView } from './question-in-view.ts';

export type QuestionMarking = ReturnType<typeof useQuestionMarking>;

/** The question in view, the ways to others, and its marks and comment. */
export function useQuestionMarking(work: GradingWork, questions: Grading['questions'], readOnly: boolean) {
  const host = useHost();
  const [entry, goTo] = useQuestionInView(questions);

  const setMarks = (marks: number | null) => {
    if (!entry || readOnly) return;
    if (marks !== null && marks > entry.marks) {
      host.notify({ tone: 'info', text: `Question ${entry.position} has at most ${counted(entry.marks, 'mark')}` });
      return;
    }
    work.change((before) => withVerdict(before, entry.question_id, { marks }), `marks:${entry.question_id}`);
  };
  const setComment = (comment: string) => {
    if (entry) work.change((before) => withVerdict(before, entry.question_id, { comment }), `comment:${entry.question_id}`);
  };
  const step = (by: 1 | -1) => {
    const index = questions.findIndex(({ question_id }) => question_id === entry?.question_id) + by;
    const next = questions[index];
    if (next) goTo(next.question_id);
  };
  /** To the next question that has no marks yet, from the start again behind the last. */
  const goToUnmarked = () => {
    const [next] = missingOf(work.content, onwardsFrom(questions, entry?.question_id));
    if (next) goTo(next.question_id);
  };
  return { entry, goTo, setMarks, setComment, step, goToUnmarked };
}
