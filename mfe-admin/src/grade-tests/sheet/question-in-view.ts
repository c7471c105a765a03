import { useSearchParams } from 'react-router-dom';

interface Placed {
  question_id: number;
  /** From 1. */
  position: number;
}

/** The question that the address names by its position, the first one without; and the way to another, which is no step back. */
export function useQuestionInView<Q extends Placed>(questions: readonly Q[]): [Q | undefined, (questionId: number) => void] {
  const [search, setSearch] = useSearchParams();
  const position = Number(search.get('question') ?? 1);
  const entry = questions.find((question) => question.position === position) ?? questions[0];
  const goTo = (questionId: number) => {
    const next = questions.find(({ question_id }) => question_id === questionId);
    if (next) setSearch({ question: String(next.position) }, { replace: true });
  };
  return [entry, goTo];
}

/** The questions in the order in which a grader goes on from `questionId`: those behind it, then from the start. */
export function onwardsFrom<Q extends Placed>(questions: readonly Q[], questionId: number | undefined): Q[] {
  const index = questions.findIndex(({ question_id }) => question_id === questionId);
  return [...questions.slice(index + 1), ...questions.slice(0, index + 1)];
}
