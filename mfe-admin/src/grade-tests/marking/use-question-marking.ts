import type { Grading } from '@api/contract';
import { counted, useHost } from '@shell/kit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withVerdict } from '../draft/draft-content.ts';
import { missingOf } from '../draft/totals.ts';
import type { GradingWork } from '../draft/use-grading-draft.ts';

export type QuestionMarking = ReturnType<typeof useQuestionMarking>;

/** The question in view, with navigation, marks and comment. */
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
  /** The next question without marks, wrapping round. */
  const goToUnmarked = () => {
    const [next] = missingOf(work.content, onwardsFrom(questions, entry?.question_id));
    if (next) goTo(next.question_id);
  };
  return { entry, goTo, setMarks, setComment, step, goToUnmarked };
}

interface Placed {
  question_id: number;
  /** From 1. */
  position: number;
}

/** The question in view. The address only follows: a router may lag, and a quick "3 ] 4" must not mark one question twice. */
function useQuestionInView<Q extends Placed>(questions: readonly Q[]): [Q | undefined, (questionId: number) => void] {
  const [search, setSearch] = useSearchParams();
  const [position, setPosition] = useState(() => Number(search.get('question') ?? 1));
  const entry = questions.find((question) => question.position === position) ?? questions[0];
  const shown = entry?.position ?? 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question changes the address.
  useEffect(() => {
    if (shown !== Number(search.get('question') ?? 1)) setSearch({ question: String(shown) }, { replace: true });
  }, [shown]);
  const goTo = (questionId: number) => {
    const next = questions.find(({ question_id }) => question_id === questionId);
    if (next) setPosition(next.position);
  };
  return [entry, goTo];
}

/** Those after `questionId`, then from the start. */
function onwardsFrom<Q extends Placed>(questions: readonly Q[], questionId: number | undefined): Q[] {
  const index = questions.findIndex(({ question_id }) => question_id === questionId);
  return [...questions.slice(index + 1), ...questions.slice(0, index + 1)];
}
