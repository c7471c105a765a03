import type { Question, ResponseOf } from '@api/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes one question; any other comes back as it is. */
export type QuestionUpdate = <Q extends Question>(question: Q) => Q;

const READS: readonly unknown[] = [
  'GET /api/questions',
  'GET /api/questions/:id',
  'GET /api/user_question',
  'GET /api/pinned_question/user',
];

/** Finds the reads that bring questions with the marks of a user. */
export function readsOfQuestions(userId: number): { predicate: (query: { queryKey: QueryKey }) => boolean } {
  return { predicate: ({ queryKey: [name, , reader] }) => reader === userId && READS.includes(name) };
}

/** Puts a change into every question that is loaded for this user, so that list, page and saved questions agree. */
export function updateCachedQuestions(client: QueryClient, userId: number, update: QuestionUpdate): void {
  const loaded = (name: string) => ({ queryKey: [name], ...readsOfQuestions(userId) });
  for (const name of ['GET /api/questions', 'GET /api/pinned_question/user'] as const) {
    client.setQueriesData<ResponseOf<typeof name>>(
      loaded(name),
      (list) => list && { ...list, questions: list.questions.map((question) => update(question)) },
    );
  }
  client.setQueriesData<ResponseOf<'GET /api/questions/:id'>>(
    loaded('GET /api/questions/:id'),
    (detail) => detail && { ...detail, question: update(detail.question) },
  );
  client.setQueriesData<ResponseOf<'GET /api/user_question'>>(
    loaded('GET /api/user_question'),
    (list) =>
      list && {
        ...list,
        user_questions: list.user_questions.map((saved) => ({ ...saved, question: update(saved.question) })),
      },
  );
}
