import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Placed {
  question_id: number;
  /** From 1. */
  position: number;
}

/**
 * The question in view and the way to another. The address names it by its position, for reload and sharing, but only
 * follows: a router may change it a moment later, and a quick "3 ] 4" must not give both marks to one question.
 */
export function useQuestionInView<Q extends Placed>(questions: readonly Q[]): [Q | undefined, (questionId: number) => void] {
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

/** The questions in the order in which a grader goes on from `questionId`: those behind it, then from the start. */
export function onwardsFrom<Q extends Placed>(questions: readonly Q[], questionId: number | undefined): Q[] {
  const index = questions.findIndex(({ question_id }) => question_id === questionId);
  return [...questions.slice(index + 1), ...questions.slice(0, index + 1)];
}
