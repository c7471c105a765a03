import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { useCorrectedAddress } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, EmptyState, Sheet, token } from 'design-system';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BANK } from '../addresses/addresses.ts';
import { ListFooter } from '../list-questions/ListFooter.tsx';
import { QuestionListSkeleton } from '../list-questions/QuestionListSkeleton.tsx';
import { QuestionRow } from '../list-questions/QuestionRow.tsx';
import type { Mark } from '../mark-questions/marks.ts';

const list = css({ display: 'grid', gap: token.space[5], outline: 'none' });

interface MarkedListProps {
  label: string;
  questions: readonly Question[];
  page: number;
  pageSize: number;
  totalCount: number;
  /** Of the list; a question that loses it leaves at once. */
  mark: Mark;
  search?: URLSearchParams;
}

export function MarkedList({ label, questions, page, pageSize, totalCount, mark, search }: MarkedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(totalCount);
  useEffect(() => {
    // The focused row is gone: focus the list, not the page.
    if (totalCount < count.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    count.current = totalCount;
  }, [totalCount]);
  return (
    <section css={list} ref={box} tabIndex={-1} aria-label={label}>
      <Sheet padding="none">
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            number={(page - 1) * pageSize + index + 1}
            search={search ?? new URLSearchParams()}
            withPin={mark === 'pinned'}
            listOf={mark}
          />
        ))}
      </Sheet>
      <ListFooter page={page} pageSize={pageSize} totalCount={totalCount} />
    </section>
  );
}

interface MarkedQuestionsProps<List extends { totalCount: number }> {
  list: UseQueryResult<List>;
  /** Without what the API refused; null if nothing was. */
  correctedQuery: URLSearchParams | null;
  failed: string;
  empty: { icon: ReactElement; title: string; hint: string };
  children: (list: List) => ReactNode;
}

/** Marked questions: loading, failed, empty or loaded. */
export function MarkedQuestions<List extends { totalCount: number }>({
  list,
  correctedQuery,
  failed,
  empty,
  children,
}: MarkedQuestionsProps<List>) {
  const redirecting = useCorrectedAddress(correctedQuery);
  if (list.isPending || redirecting) return <QuestionListSkeleton />;
  if (list.isError) {
    return (
      <Sheet>
        <LoadFailed title={failed} answer={list} />
      </Sheet>
    );
  }
  if (list.data.totalCount > 0) return children(list.data);
  return (
    <Sheet>
      <EmptyState
        icon={empty.icon}
        title={empty.title}
        actions={
          <Button variant="primary" render={<Link to={BANK} />}>
            Go to the question bank
          </Button>
        }
      >
        {empty.hint}
      </EmptyState>
    </Sheet>
  );
}
