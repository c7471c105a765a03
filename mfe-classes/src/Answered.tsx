import { isApiError, messageOf } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, EmptyState, ErrorState, LoadingRegion, Page, PageLoading, RefreshNotice, Skeleton } from 'design-system';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AnsweredProps<Answer> {
  answer: UseQueryResult<Answer>;
  /** "The class did not load". */
  failed: string;
  /** `notice` says when the page is out of date. */
  children: (data: Answer, notice: ReactNode) => ReactNode;
}

/** A page of one call's response; until then a skeleton, an error with a retry, or not found. */
export function Answered<Answer>({ answer, failed, children }: AnsweredProps<Answer>) {
  const { data, error, isFetching } = answer;
  const again = () => void answer.refetch();
  // Deleted or no longer the reader's: earlier data must not stay in view.
  if (isApiError(error) && [403, 404, 422].includes(error.status)) return <NotHere />;
  if (data !== undefined) {
    return children(
      data,
      answer.isRefetchError && (
        <RefreshNotice onRetry={again} retrying={isFetching}>
          {messageOf(error)}
        </RefreshNotice>
      ),
    );
  }
  const offline = answer.fetchStatus === 'paused';
  if (!offline && !answer.isError) return <PageLoading width="wide" />;
  return (
    <Page>
      <ErrorState headingLevel={1} title={offline ? 'You are offline' : failed} onRetry={again} retrying={isFetching}>
        {offline ? 'This page loads when you are back online.' : messageOf(error)}
      </ErrorState>
    </Page>
  );
}

function NotHere() {
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        icon={<Users />}
        title="You can’t open this page"
        actions={
          <Button variant="primary" render={<Link to={addressOf('classes')} />}>
            Your classes
          </Button>
        }
      >
        It may have been deleted, or it belongs to a class you aren’t in.
      </EmptyState>
    </Page>
  );
}

interface LoadedProps<Answer> {
  answer: UseQueryResult<Answer>;
  /** "The class did not load". */
  failed: string;
  children: (data: Answer) => ReactNode;
}

/** A part of a page of one call's response; until then a skeleton or an error with a retry. */
export function Loaded<Answer>({ answer, failed, children }: LoadedProps<Answer>) {
  if (answer.data !== undefined) return children(answer.data);
  if (!answer.isError) {
    return (
      <LoadingRegion>
        <Skeleton shape="block" height="8rem" />
      </LoadingRegion>
    );
  }
  return <LoadFailed title={failed} answer={answer} />;
}
