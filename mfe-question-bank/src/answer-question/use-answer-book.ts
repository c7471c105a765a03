import type { Question } from '@api/contract';
import { hasWaiting, messageOf, readDraft, useHost, useSession } from '@shell/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { markInCache, useRefreshCounts } from '../mark-questions/marks.ts';
import { AnswerBook } from './answer-book.ts';
import type { BookState } from './book-state.ts';
import { DRAFT, MODULE } from './kept-answers.ts';

/** The answers to the question in view. Where something of them is kept, here or on the server, it is brought at once. */
export function useAnswerBook(question: Question): AnswerBook {
  const host = useHost();
  const client = useQueryClient();
  const refreshCounts = useRefreshCounts();
  const { user } = useSession();
  const userId = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one book a question, which may be loaded anew.
  const book = useMemo(() => new AnswerBook(question, host), [question.id, host]);
  book.question = question;
  book.onCompleted = () => {
    if (userId === undefined) return;
    const change = { questionId: question.id, mark: 'completed', on: true } as const;
    markInCache(client, userId, change);
    void refreshCounts(change);
    const turnOff = () =>
      host.request('PUT /api/practice/settings', { body: { complete_answered: false } }).then(
        () =>
          host.notify({
            tone: 'info',
            text: 'We won’t mark questions as complete for you. You can change this in your account.',
          }),
        (error: unknown) => host.notify({ tone: 'error', text: messageOf(error) }),
      );
    host.notify({
      tone: 'success',
      text: 'All parts answered: marked as complete',
      action: { label: 'Turn this off', run: () => void turnOff() },
    });
  };
  useEffect(() => {
    book.changeUser();
    if (userId !== undefined || hasWaiting(MODULE) || readDraft(0, DRAFT + book.question.id)) book.begin();
  }, [book, userId]);
  return book;
}

/** What stands in a book, drawn anew with each change. */
export const useBook = (book: AnswerBook): BookState => useStore(book.store);
