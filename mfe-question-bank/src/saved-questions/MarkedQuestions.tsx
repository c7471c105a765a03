import { messageOf, useCorrectedAddress } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, EmptyState, ErrorState, Sheet } from 'design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BANK } from '../addresses/addresses.ts';
import { QuestionListSkeleton } from '../list-questions/QuestionListSkeleton.tsx';

interface MarkedQuestionsProps<List extends { totalCount: number }> {
  list: UseQueryResult<List>;
  /** The address without what the API refused of it; null where nothing was. */
  correctedQuery: URLSearchParams | null;
  failed: string;
  empty: { icon: ReactElement; title: string; hint: string };
  children: (list: List) => ReactNode;
}

/** A list of marked questions in each of its states: on its way, failed, empty, there. */
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
        <ErrorState title={failed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {messageOf(list.error)}
        </ErrorState>
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
